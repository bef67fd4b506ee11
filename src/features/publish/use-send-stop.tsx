import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import { useWrite } from '#src/api/query.ts'
import type { Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { toSentProgram } from '#src/domain/activity.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { SentWords, StopQuestion } from './sent-words.tsx'

interface StopOptions {
  signal: AbortSignal
  /** How many of them nobody sees, and how many were published anew since they were chosen. */
  unseen?: number
  replaced?: number
  /** Called once it was sent. */
  onSent?: () => void
}

/** Stops an ad on these terminals after a question, records it, and says how it ended (2§4). */
export function useSendStop(program: Pick<Program, 'id' | 'name' | 'resolutionType'>) {
  const { mutateAsync } = useWrite('programPlay')
  return async (chosen: readonly PublishedDevice[], { signal, unseen, replaced, onSent }: StopOptions) => {
    const stopped = await confirm({
      signal,
      title: '停播广告',
      message: <StopQuestion count={chosen.length} unseen={unseen} replaced={replaced} />,
      danger: true,
      action: async () => {
        const devices = chosen.map(({ deviceId: id, deviceSn: sn, deviceName: name }) => ({ id, sn, name }))
        const answer = await sendRecorded(
          () =>
            mutateAsync({
              body: { programId: program.id, deviceIds: devices.map(({ id }) => id), publish: 0 },
            }),
          (unansweredAt) => recordActivity({ kind: 'stop', program: toSentProgram(program) }, devices, unansweredAt),
        )
        onSent?.()
        return answer
      },
    })
    if (!stopped.done) return
    const count = stopped.answer
    void confirm({
      title: '操作成功!',
      message: (
        <SentWords
          sentence={`已在${count}个终端上停播该广告`}
          verb="停播"
          count={count}
          devices={chosen.map(({ deviceState: state }) => ({ state }))}
        />
      ),
      cancelLabel: null,
    })
  }
}
