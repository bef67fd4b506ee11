import { adDays, dayAfter, dayNumber, type AdPlan, type AdShare, type DayRange } from './network-plan.ts'
import { INTERRUPTION } from '../labels.ts'
import { isInterruption } from '../read-values.ts'
import { formatShortDay } from '../dates.ts'
import { WEEKDAYS, weekdaysText } from '../schedule-text.ts'
import { weekdaysOf } from '../schedule.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/*
 * The plan of an ad as bars over days, and in words.
 */

/** What of an ad has the same days and the same way to play. */
export interface PlanBar {
  days: DayRange
  interrupts: boolean
  terminals: number
  waiting: number
  shares: readonly AdShare[]
  /** From 0: bars of one lane do not touch. */
  lane: number
}

/** Lanes that an ad has at most; what has no room is counted. */
const LANES = 4

export interface PlanBars {
  bars: readonly PlanBar[]
  lanes: number
  /** Bars that have no lane. */
  more: number
}

const known = new WeakMap<AdPlan['shares'], DayRange & { found: PlanBars }>()

/** The bars of an ad that have a day of these, the earliest first; for the same days they are the same. */
export function barsOf({ shares }: Pick<AdPlan, 'shares'>, { first, last }: DayRange): PlanBars {
  const before = known.get(shares)
  if (before?.first === first && before.last === last) return before.found
  const found = findBars(shares, first, last)
  known.set(shares, { first, last, found })
  return found
}

function findBars(shares: AdPlan['shares'], first: number, last: number): PlanBars {
  const found = new Map<string, Omit<PlanBar, 'lane'> & { shares: AdShare[] }>()
  for (const share of shares) {
    const { days, plan, terminals, waiting } = share
    if (!days || days.last < first || days.first > last) continue
    const interrupts = isInterruption(plan)
    const key = `${days.first} ${days.last} ${interrupts}`
    const same = found.get(key)
    if (!same) found.set(key, { days, interrupts, terminals: terminals.length, waiting, shares: [share] })
    else {
      same.terminals += terminals.length
      same.waiting += waiting
      same.shares.push(share)
    }
  }
  const ends: number[] = []
  const bars: PlanBar[] = []
  let more = 0
  for (const bar of [...found.values()].sort(byBegin)) {
    const free = ends.findIndex((end) => end < bar.days.first)
    const lane = free < 0 ? ends.length : free
    if (lane < LANES) {
      ends[lane] = bar.days.last
      bars.push({ ...bar, lane })
    } else more += 1
  }
  return { bars, lanes: Math.max(ends.length, 1), more }
}

function byBegin(a: Omit<PlanBar, 'lane'>, b: Omit<PlanBar, 'lane'>): number {
  return a.days.first - b.days.first || b.terminals - a.terminals
}

/** What a bar says: `178 台 · 每天 07:30-10:00`. */
export function barText({ days, interrupts, terminals, shares }: PlanBar): string {
  const times = new Set(shares.map(timesOf))
  const parts = [`${formatNumber(terminals)} 台`]
  if (interrupts) parts.push('插播')
  if (!Number.isFinite(days.last)) parts.push('永久')
  const [only = ''] = times
  if (times.size > 1) parts.push('多种时段')
  else if (only !== '') parts.push(only)
  return parts.join(' · ')
}

/** When a plan plays on its days; empty for all of them from morning to night. */
function timesOf({ plan: { schedules = [] } }: AdShare): string {
  const periods = schedules.flatMap(({ period = [] }) => period)
  const byWeeks = new Map<string, string[]>()
  for (const { weeks, start, end } of periods) {
    const days = weekdaysText(weekdaysOf(weeks))
    const time = start === '00:00' && end === '23:59' ? '' : `${start ?? '--'}-${end ?? '--'}`
    byWeeks.set(days, [...(byWeeks.get(days) ?? []), time])
  }
  return [...byWeeks]
    .map(([days, times]) => [days, [...new Set(times)].filter(Boolean).join('、')].filter(Boolean).join(' '))
    .filter((text) => text !== '每天')
    .join('；')
}

interface BarNote {
  text: string
  /** It wants somebody's attention, whatever the bar is. */
  urges: boolean
}

/** What is special of a bar: that it ends or begins soon, is over, or has not arrived everywhere. */
export function barNotes({ days, waiting }: Pick<PlanBar, 'days' | 'waiting'>, today: number): BarNote[] {
  const notes: BarNote[] = []
  if (days.last < today) notes.push({ text: '已结束', urges: false })
  else if (days.first > today) notes.push({ text: `${dayWord(days.first, today)}开始`, urges: false })
  else if (endsSoon(days, today)) notes.push({ text: `${dayWord(days.last, today)}结束`, urges: true })
  if (waiting > 0) notes.push({ text: `${formatNumber(waiting)} 台未送达`, urges: true })
  return notes
}

export const barNote = (bar: Pick<PlanBar, 'days' | 'waiting'>, today: number): string =>
  barNotes(bar, today)
    .map(({ text }) => text)
    .join('，')

export type BarTone = 'neutral' | 'special' | 'warning' | 'info'

/** The colour of what it is; what has not arrived is words on it, for one terminal of many would colour them all. */
export function barTone({ days, interrupts }: Pick<PlanBar, 'days' | 'interrupts'>, today: number): BarTone {
  if (days.last < today) return 'neutral'
  if (interrupts) return INTERRUPTION
  return endsSoon(days, today) ? 'warning' : 'info'
}

const endsSoon = ({ first, last }: DayRange, today: number) =>
  first <= today && today <= last && last <= dayAfter(today, 6)

/** 今天, 明天, a weekday of the next seven days, else the date. */
export function dayWord(day: number, today: number): string {
  const ahead = dayNumber(day) - dayNumber(today)
  if (ahead === 0) return '今天'
  if (ahead === 1) return '明天'
  if (ahead > 1 && ahead < 7) return WEEKDAYS[weekdayOf(day) - 1] ?? ''
  return `${formatShortDay(day)} `
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: number): number {
  // the first of January 1970 was a Thursday
  return ((dayNumber(day) + 3) % 7) + 1
}

/** What a card says of an ad: 在播 18 台，至 12-15. Nothing where it is on no terminal. */
export function standText(ad: AdPlan, today: number): string {
  const on = (those: (days: DayRange) => boolean) =>
    ad.shares.reduce((sum, { days, terminals }) => sum + (days && those(days) ? terminals.length : 0), 0)
  const { stand, last, next } = adDays(ad, today)
  switch (stand) {
    case 'running': {
      const count = on(({ first, last: end }) => first <= today && today <= end)
      return `在播 ${formatNumber(count)} 台${Number.isFinite(last) ? `，至 ${formatShortDay(last)}` : ''}`
    }
    case 'coming':
      return `${formatNumber(on(({ first }) => first > today))} 台，${formatShortDay(next)} 开始`
    case 'over':
      return `${formatShortDay(last)} 已结束`
    case 'none':
      return ''
  }
}
