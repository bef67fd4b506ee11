/* Puts an approved copy in the place of its ad on terminals, and takes the ad off them. The calls are given. */
import type { Id, PublishedDevice, Schedule } from '#src/api/generated/types.gen.ts'
import { takeOverPlays, type SwapAd, type TakenOver } from '#src/domain/uses/swap.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { putting, type Put } from './run-swap.ts'

export interface PlayCalls {
  /** Every terminal of an ad, with its plan. */
  plays: (id: Id) => Promise<PublishedDevice[]>
  publish: (
    ad: { id: Id; name: string },
    plan: { scheduleType: 0 | 1; schedules: Schedule[] },
    on: readonly PublishedDevice[],
  ) => Promise<unknown>
  stop: (ad: { id: Id; name: string }, on: readonly PublishedDevice[]) => Promise<unknown>
  /** `yyyyMMdd`. */
  today: () => number
}

/**
 * Publishes a copy with the plans and on the terminals of its ad. What is there already, of a try before, is not sent
 * again: the lists of both are looked at first. Throws what went wrong, of which the ad says why.
 */
export function publishCopy(calls: PlayCalls, ad: SwapAd, keep: (ad: SwapAd) => void): Promise<void> {
  return passingOn(calls, ad, keep, async (found, copy, put) => {
    for (const { plan, rows } of found.publish) await calls.publish(copy, plan, rows)
    const now = found.publish.length === 0 ? found : await compare(calls, ad.id, copy.id)
    const left = unsaid(now)
    if (now.arrived.length + now.underWay.length === 0 && left === '')
      return put({ step: 'done', message: '原广告没有在终端上播放，副本没有发布' })
    if (now.publish.length === 0) return put({ step: 'published', ...(left !== '' && { message: left }) })
    put({ message: `${count(now.publish.flatMap(({ rows }) => rows))}上没有接上，可以再次发布${left && `；${left}`}` })
  })
}

/** Stops an ad where its copy has arrived; where it has not, the ad plays on. */
export function stopReplaced(calls: PlayCalls, ad: SwapAd, keep: (ad: SwapAd) => void): Promise<void> {
  return passingOn(calls, ad, keep, async (found, _copy, put) => {
    if (found.publish.length > 0)
      return put({
        step: 'approved',
        message: `${count(found.publish.flatMap(({ rows }) => rows))}上没有新广告，请先发布`,
      })
    if (found.arrived.length > 0) await calls.stop(ad, found.arrived)
    if (found.underWay.length > 0)
      return put({ message: `${count(found.underWay)}还没有收到新广告，原广告在那里继续播放` })
    const left = unsaid(found)
    put({ step: 'done', ...(left !== '' && { message: left }) })
  })
}

async function passingOn(
  calls: PlayCalls,
  ad: SwapAd,
  keep: (ad: SwapAd) => void,
  work: (found: TakenOver<PublishedDevice>, copy: { id: Id; name: string }, put: Put) => Promise<void>,
) {
  if (ad.newId === undefined) return
  const { put } = putting(ad, keep)
  const copy = { id: ad.newId, name: ad.newName ?? ad.name }
  try {
    await work(await compare(calls, ad.id, copy.id), copy, put)
  } catch (error) {
    put({ message: messageOf(error) ?? '登录已失效，重新登录后继续' })
    throw error
  }
}

async function compare(calls: PlayCalls, ad: Id, copy: Id): Promise<TakenOver<PublishedDevice>> {
  const [old, own] = await Promise.all([calls.plays(ad), calls.plays(copy)])
  return takeOverPlays(old, own, calls.today())
}

const count = (rows: readonly PublishedDevice[]) => `${formatNumber(rows.length)} 台终端`

function unsaid({ unknown }: Pick<TakenOver<PublishedDevice>, 'unknown'>): string {
  return unknown.length === 0 ? '' : `${count(unknown)}的计划无法读取，原广告在那里继续播放`
}
