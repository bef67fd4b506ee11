import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import { loadAll } from '#src/api/paging.ts'
import { useWrite } from '#src/api/query.ts'
import type { Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { toSentProgram } from '#src/domain/activity.ts'
import { thisPage } from '#src/lib/hooks/this-page.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifyError, notifyInfo } from '#src/ui/feedback/notify.ts'
import type { Selection } from '#src/ui/table/selection.ts'
import { SentWords, StopQuestion } from './sent-words.tsx'
import { toPlayQuery } from './published/published-devices-search.ts'

const CHECK_MS = 10_000

/**
 * Stops an ad on the chosen terminals after a question (2§4). Terminals that it has left meanwhile are taken out of the
 * choice first, which is said: nothing is done to what is not there any more.
 */
export function useStopPlay(
  program: Pick<Program, 'id' | 'name' | 'resolutionType'>,
  selection: Selection<PublishedDevice>,
  onScreen: readonly PublishedDevice[] | undefined,
) {
  const { mutateAsync } = useWrite('programPlay')

  const seen = new Set(onScreen?.map(({ deviceId }) => String(deviceId)))
  const inSight = ({ deviceId }: PublishedDevice) => seen.has(String(deviceId))

  async function stillThere(chosen: readonly PublishedDevice[]): Promise<readonly PublishedDevice[]> {
    if (chosen.every(inSight)) return chosen
    try {
      const now = new Set(
        (await loadAll('programPlayList', toPlayQuery(program, {}), AbortSignal.timeout(CHECK_MS))).map(
          ({ deviceId }) => String(deviceId),
        ),
      )
      const gone = chosen.filter(({ deviceId }) => !now.has(String(deviceId)))
      if (gone.length > 0) {
        selection.toggle(gone, false)
        notifyInfo(`${gone.length} 台终端已不在发布列表中，已从选择中移除`)
      }
      return chosen.filter((device) => !gone.includes(device))
    } catch {
      // the server decides; it knows what it has
      return chosen
    }
  }

  return useSingleFlight(async () => {
    const all = selection.current().list
    // said as an error where it is asked for, not by a button that cannot be pressed (2§2)
    if (all.length === 0) return notifyError('请选择终端')
    const signal = thisPage()
    const chosen = await stillThere(all)
    if (chosen.length === 0) return
    let count = chosen.length
    const stopped = await confirm({
      signal,
      title: '停播广告',
      message: <StopQuestion count={chosen.length} unseen={chosen.filter((device) => !inSight(device)).length} />,
      danger: true,
      action: async () => {
        const devices = chosen.map(({ deviceId: id, deviceSn: sn, deviceName: name }) => ({ id, sn, name }))
        count = await sendRecorded(
          () =>
            mutateAsync({
              body: { programId: program.id, deviceIds: devices.map(({ id }) => id), publish: 0 },
            }),
          (unansweredAt) => recordActivity({ kind: 'stop', program: toSentProgram(program) }, devices, unansweredAt),
        )
        selection.clear()
      },
    })
    if (!stopped) return
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
  })
}
