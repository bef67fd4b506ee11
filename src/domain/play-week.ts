import { atMinute, momentAt } from './server-time.ts'
import { isInterruption } from './read-values.ts'
import { minuteOf, slotsOf, turnsAt, wallTime, type Scheduled, type Slot } from './schedule.ts'

/*
 * What plays when on one terminal, day by day, from the engine in schedule.ts. No period can say a day's last minute
 * (R5), so it counts with the minute before.
 */

const DAY_MINUTES = 24 * 60
const LAST_SAID = DAY_MINUTES - 1

/** When a screen is on each day: minutes since midnight, half-open. */
export interface PowerWindow {
  start: number
  end: number
}

/** The power window of a terminal (`07:00-23:00`); undefined when it says nothing (R34). */
export function parsePowerWindow(workCron: unknown): PowerWindow | undefined {
  const [from, to, ...others] = typeof workCron === 'string' ? workCron.split('-') : []
  const start = minuteOf(from)
  const end = minuteOf(to)
  if (start === undefined || end === undefined || start >= end || others.length > 0) return undefined
  return { start, end: end === LAST_SAID ? DAY_MINUTES : end }
}

export function isPowered({ start, end }: PowerWindow, minute: number): boolean {
  return start <= minute && minute < end
}

export interface PlaySpan<Item> {
  /** Minutes since midnight, half-open. */
  start: number
  end: number
  /** What plays, first to last; none where nothing is scheduled. */
  items: Item[]
  /** Whether what plays interrupts the rotation. */
  interrupts: boolean
  /** The items that want the same turn as another one. */
  clashing: Item[]
  /** Whether the screen is on; undefined where nobody knows. */
  powered: boolean | undefined
}

export interface PlayDay<Item> {
  /** At noon, where no change of summer time reaches. */
  date: Date
  spans: PlaySpan<Item>[]
}

/** The moment as the engine is asked: the last minute of a day is asked as the one before. */
export function askedTime(date: Date): ReturnType<typeof wallTime> {
  const at = wallTime(date)
  return { ...at, minute: Math.min(at.minute, LAST_SAID - 1) }
}

export function spanAt<Item>({ spans }: PlayDay<Item>, minute: number): PlaySpan<Item> | undefined {
  return spans.find(({ start, end }) => start <= minute && minute < end)
}

export function mondayOf(date: Date): Date {
  return noon(date, 1 - wallTime(date).weekday)
}

export function noon(date: Date, days: number): Date {
  return atMinute(date, 12 * 60, days)
}

export function playWeek<Item extends Scheduled>(
  items: readonly Item[],
  date: Date,
  power: PowerWindow | undefined,
): PlayDay<Item>[] {
  const monday = mondayOf(date)
  const slots = slotsOf(items)
  return Array.from({ length: 7 }, (_, index) => playDay(slots, noon(monday, index), power))
}

function playDay<Item extends Scheduled>(
  all: readonly Slot<Item>[],
  date: Date,
  power: PowerWindow | undefined,
): PlayDay<Item> {
  const { day, weekday } = wallTime(date)
  const slots = all.filter(
    ({ dateStart, dateEnd, weekdays }) => dateStart <= day && day <= dateEnd && (weekdays & (1 << weekday)) !== 0,
  )
  const cuts = new Set([0, ...(power ? [power.start, power.end] : [])])
  for (const { start, end } of slots) cuts.add(start).add(end)
  const starts = [...cuts].filter((minute) => minute < LAST_SAID).sort((a, b) => a - b)
  const spans: PlaySpan<Item>[] = []
  for (const [index, start] of starts.entries()) {
    const turns = [...turnsAt(slots, { day, weekday, minute: start })].sort(([, a], [, b]) => a - b)
    const items = turns.map(([item]) => item)
    const interrupts = items.some(isInterruption)
    const span: PlaySpan<Item> = {
      start,
      end: starts[index + 1] ?? DAY_MINUTES,
      items,
      interrupts,
      clashing: turns
        .filter(([item, level]) => turns.some(([other, same]) => other !== item && (interrupts || same === level)))
        .map(([item]) => item),
      powered: power && isPowered(power, start),
    }
    const before = spans.at(-1)
    if (before && isSame(before, span)) before.end = span.end
    else spans.push(span)
  }
  return { date, spans }
}

function isSame<Item>(a: PlaySpan<Item>, b: PlaySpan<Item>): boolean {
  return (
    a.powered === b.powered &&
    a.items.length === b.items.length &&
    a.clashing.length === b.clashing.length &&
    a.items.every((item, index) => item === b.items[index]) &&
    a.clashing.every((item, index) => item === b.clashing[index])
  )
}

/** The last day that has a number of its form. */
const LAST_DAY = 9999_12_31

/** When something plays next, from a moment on; undefined when nothing ever does. */
export function nextPlay(items: readonly Scheduled[], from: Date): Date | undefined {
  const slots = slotsOf(items)
  const { day: today, minute } = askedTime(from)
  const later = new Set(slots.map(({ dateStart }) => dateStart).filter((day) => today < day && day <= LAST_DAY))
  // plans repeat by the week: what plays at all does so within one from now, or from its own beginning
  for (const base of [from, ...[...later].sort((a, b) => a - b).map(noonOf)])
    for (let days = 0; days <= 7; days++) {
      const isToday = base === from && days === 0
      const { date, spans } = playDay(slots, noon(base, days), undefined)
      const span = spans.find((one) => one.items.length > 0 && (!isToday || one.end > minute))
      if (span) return atMinute(date, isToday ? Math.max(span.start, minute) : span.start)
    }
  return undefined
}

function noonOf(day: number): Date {
  return momentAt(Math.trunc(day / 10_000), Math.trunc(day / 100) % 100, day % 100, 12)
}
