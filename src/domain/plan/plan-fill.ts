import { formatNumber } from '#src/lib/text/format-number.ts'
import { isInterruption } from '../read-values.ts'
import { slotsOf, type Slot } from '../schedule.ts'
import type { AdPlan, AdShare, NetworkPlan, PlanTerminal } from './network-plan.ts'
import { weekdayOf } from './plan-bars.ts'

/*
 * The plan by terminal: which ads a screen has, and how much of each of its days they fill.
 */

export interface TerminalPlan {
  terminal: PlanTerminal
  /** One for each ad that is on it. */
  parts: readonly { ad: AdPlan; share: AdShare }[]
}

export interface DayFill {
  /** For how much of the day something plays, 0 to 24 * 60. */
  minutes: number
  /** How many ads have a turn on it. */
  ads: number
  interrupts: boolean
}

/** Terminals of ads that are counted in one step. */
const STEP = 4_000

/**
 * The terminals of `devices` in their order, whatever is on them, then others that these ads are on; in steps, for
 * there may be very many.
 */
export function* byTerminal(
  ads: readonly AdPlan[],
  devices: NetworkPlan['devices'] = [],
): Generator<undefined, TerminalPlan[], undefined> {
  const found = new Map<string, { terminal: PlanTerminal; parts: { ad: AdPlan; share: AdShare }[] }>()
  for (const terminal of devices) found.set(String(terminal.id), { terminal, parts: [] })
  let counted = 0
  for (const ad of ads)
    for (const share of ad.shares) {
      for (const terminal of share.terminals) {
        const key = String(terminal.id)
        const known = found.get(key)
        if (known) known.parts.push({ ad, share })
        else found.set(key, { terminal, parts: [{ ad, share }] })
      }
      counted += share.terminals.length
      if (counted < STEP) continue
      counted = 0
      yield
    }
  return [...found.values()]
}

const DAY_MINUTES = 24 * 60

/** How full a day is; a day's last minute counts with the one before (R5). */
export function dayFill({ parts }: Pick<TerminalPlan, 'parts'>, day: number): DayFill {
  const bit = 1 << weekdayOf(day)
  const spans: (readonly [start: number, end: number])[] = []
  let ads = 0
  let interrupts = false
  for (const { share } of parts) {
    const slots = slotsOfShare(share).filter(
      ({ dateStart, dateEnd, weekdays }) => dateStart <= day && day <= dateEnd && (weekdays & bit) !== 0,
    )
    if (slots.length === 0) continue
    ads += 1
    interrupts ||= isInterruption(share.plan)
    for (const { start, end } of slots) spans.push([start, end === DAY_MINUTES - 1 ? DAY_MINUTES : end])
  }
  spans.sort(([a], [b]) => a - b)
  let minutes = 0
  let until = 0
  for (const [start, end] of spans) {
    minutes += Math.max(end - Math.max(start, until), 0)
    until = Math.max(until, end)
  }
  return { minutes, ads, interrupts }
}

const known = new WeakMap<AdShare, Slot<AdShare['plan']>[]>()

/** A share is on many terminals, and is looked at for each of their days. */
function slotsOfShare(share: AdShare): Slot<AdShare['plan']>[] {
  const before = known.get(share)
  if (before) return before
  const slots = slotsOf([share.plan])
  known.set(share, slots)
  return slots
}

/** What a day says: `8 个广告，14.5 小时`. Of the ads of others nothing is known. */
export function fillText({ ads, minutes }: DayFill): string {
  return ads === 0
    ? '没有本账号可见的广告'
    : `${formatNumber(ads)} 个广告，${formatNumber(Math.round(minutes / 6) / 10)} 小时`
}

/** From 0 for nothing to 4 for most of the day. */
export function fillLevel({ minutes }: DayFill): number {
  return minutes === 0 ? 0 : Math.min(Math.ceil((minutes / DAY_MINUTES) * 4), 4)
}
