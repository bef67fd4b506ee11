import { useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#src/api/client.ts'
import { loadAll } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import type { Program, PublishedDevice } from '#src/api/generated/types.gen.ts'
import { thisPage } from '#src/lib/hooks/this-page.ts'
import { samePlan } from '#src/domain/schedule-rules.ts'
import { lookUpLimit, unlessAborted } from '#src/lib/data/gather-pages.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { notifyInfo } from '#src/ui/feedback/notify.ts'
import { sayChooseFirst } from '#src/ui/feedback/say-choose-first.ts'
import type { Selection } from '#src/ui/table/selection.ts'
import { toPlayQuery } from './published/play-request.ts'
import { useSendStop } from './use-send-stop.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'

/**
 * Stops an ad on the chosen terminals after a question (2§4). The list is looked at again first: terminals that the ad
 * has left meanwhile are taken out of the choice, and where somebody has published it anew the question says so (R53).
 */
export function useStopPlay(
  program: Pick<Program, 'id' | 'name' | 'resolutionType'>,
  selection: Selection<PublishedDevice>,
  /** The page of the list, as it was asked for. */
  onScreen: { rows: readonly PublishedDevice[] | undefined; request: RequestOf<'programPlayList'> },
) {
  const client = useQueryClient()
  const send = useSendStop(program)

  const seen = new Set(onScreen.rows?.map(({ deviceId }) => String(deviceId)))
  const inSight = ({ deviceId }: PublishedDevice) => seen.has(String(deviceId))

  /** The terminals of the ad as they are now: those in sight, or all where these do not have each that is chosen. */
  async function now(chosen: readonly PublishedDevice[]): Promise<Map<string, PublishedDevice>> {
    const signal = lookUpLimit()
    const byId = (rows: readonly PublishedDevice[]) => new Map(rows.map((row) => [String(row.deviceId), row]))
    if (chosen.every(inSight)) {
      const { data } = await unlessAborted(
        client.fetchQuery({ ...read('programPlayList', onScreen.request), staleTime: 0 }),
        signal,
      )
      const rows = byId(data)
      if (chosen.every(({ deviceId }) => rows.has(String(deviceId)))) return rows
    }
    return byId(await loadAll('programPlayList', toPlayQuery(program, {}), signal))
  }

  /** What is still there of the choice, and how much of it has been published anew since it was chosen. */
  async function lookedUp(chosen: readonly PublishedDevice[]) {
    try {
      const rows = await now(chosen)
      const there = chosen.filter(({ deviceId }) => rows.has(String(deviceId)))
      const gone = chosen.filter((device) => !there.includes(device))
      if (gone.length > 0) {
        selection.toggle(gone, false)
        notifyInfo(`${formatNumber(gone.length)} 台终端已不在发布列表中，已从选择中移除`)
      }
      const replaced = there.filter((device) => {
        const row = rows.get(String(device.deviceId))
        return row !== undefined && !samePlan(row, device)
      }).length
      return { chosen: there, replaced }
    } catch {
      // the server decides; it knows what it has
      return { chosen, replaced: 0 }
    }
  }

  return useSingleFlight(async () => {
    const all = selection.current().list
    // said as an error where it is asked for, not by a button that cannot be pressed (2§2)
    if (all.length === 0) return sayChooseFirst('请选择终端', selection)
    const signal = thisPage()
    const { chosen, replaced } = await lookedUp(all)
    if (chosen.length === 0) return
    await send(chosen, {
      signal,
      unseen: chosen.filter((device) => !inSight(device)).length,
      replaced,
      onSent: selection.clear,
    })
  })
}
