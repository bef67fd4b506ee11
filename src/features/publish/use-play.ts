import { useRef } from 'react'
import { sendRecorded } from '#src/api/activities.ts'
import type { RequestOf } from '#src/api/client.ts'
import { useWrite } from '#src/api/query.ts'
import { maySendAgain } from '#src/ui/form/may-send-again.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'

type PlayBody = RequestOf<'programPlay'>['body']

/**
 * Sends a publish and records it. `send` gives how many terminals it went to, or undefined when it failed: then `error`
 * says why.
 */
export function usePlay(record: (unansweredAt?: number) => void) {
  const { mutateAsync } = useWrite('programPlay')
  const count = useRef<number>(undefined)
  const { submit, busy, error } = useSubmit(
    async (body: PlayBody) => {
      count.current = await sendRecorded(() => mutateAsync({ body }), record)
    },
    { before: maySendAgain },
  )
  const send = async (body: PlayBody) => ((await submit(body)) ? count.current : undefined)
  return { busy, error, send }
}
