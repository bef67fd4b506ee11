import { sendRecorded } from '#src/api/activities.ts'
import type { RequestOf } from '#src/api/client.ts'
import { useWrite } from '#src/api/query.ts'
import { maySendAgain } from '#src/ui/form/may-send-again.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'

type PlayBody = RequestOf<'programPlay'>['body']

/** Sends a publish once and records it. The answer is how many terminals it went to. */
export function usePlay(record: (unansweredAt?: number) => void) {
  const { mutateAsync } = useWrite('programPlay')
  return useSubmit((body: PlayBody) => sendRecorded(() => mutateAsync({ body }), record), {
    before: maySendAgain,
    once: true,
  })
}
