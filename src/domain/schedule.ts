import type { PeriodSeen, ScheduleSeen } from '#src/api/generated/types.gen.ts'
import { isInterruption } from './read-values.ts'
import { wallClock } from './server-time.ts'

/*
 * When ads play. Everything here is pure and goes by wall time (R4): days as yyyyMMdd, minutes of the day, weekdays 1
 * for Monday to 7. Periods are half-open (R5); an interruption beats the rotation, and the lower level plays first
 * (R6). What comes from a server may be anything: a period that makes no sense never plays.
 */

export interface Scheduled {
  /** 0 rotation, anything else interruption (1§3). */
  scheduleType?: number
  schedules?: readonly ScheduleSeen[]
}

export interface WallTime {
  /** `yyyyMMdd`. */
  day: number
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** Minutes since midnight. */
  minute: number
}

export interface Slot<Item> {
  item: Item
  interrupts: boolean
  dateStart: number
  dateEnd: number
  /** Bit 1 to 7 for each weekday. */
  weekdays: number
  /** Minutes since midnight, half-open. */
  start: number
  end: number
  level: number
}

/** What a moment is where the server and its terminals stand (T6). */
export function wallTime(moment: Date): WallTime {
  const { year, month, day, weekday, hour, minute } = wallClock(moment)
  return { day: year * 10_000 + month * 100 + day, weekday, minute: hour * 60 + minute }
}

/** A range that begins before 2017 and ends after 2050 has no end (R7). */
export function isPermanent(dateStart: unknown, dateEnd: unknown): boolean {
  return Number(dateStart) < 20170101 && Number(dateEnd) > 20500101
}

/** `HH:mm` as minutes since midnight, or undefined. */
export function minuteOf(clock: unknown): number | undefined {
  const match = typeof clock === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) : null
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

/** Minutes since midnight as `HH:mm`; the day's end is 23:59, the last that the contract can say. */
export function clockOf(minute: number): string {
  const shown = Math.min(Math.max(minute, 0), 24 * 60 - 1)
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

/** `1,3` as weekdays in order, each once. */
export function weekdaysOf(weeks: unknown): number[] {
  const days = String(weeks ?? '')
    .split(',')
    .map(Number)
    .filter((day) => Number.isInteger(day) && day >= 1 && day <= 7)
  return [...new Set(days)].sort((a, b) => a - b)
}

function weekdayBits(weeks: unknown): number {
  let bits = 0
  for (const part of String(weeks ?? '').split(',')) {
    const day = Number(part)
    if (Number.isInteger(day) && day >= 1 && day <= 7) bits |= 1 << day
  }
  return bits
}

/** Every period of what is scheduled, without those that never play. */
export function slotsOf<Item extends Scheduled>(items: readonly Item[]): Slot<Item>[] {
  const slots: Slot<Item>[] = []
  // plain loops, for there may be thousands
  for (const item of items) {
    for (const schedule of item.schedules ?? []) {
      for (const period of schedule.period ?? []) {
        const slot = slotOf(item, schedule, period)
        if (slot) slots.push(slot)
      }
    }
  }
  return slots
}

function slotOf<Item extends Scheduled>(
  item: Item,
  { dateStart, dateEnd }: ScheduleSeen,
  period: PeriodSeen,
): Slot<Item> | undefined {
  const start = minuteOf(period.start)
  const end = minuteOf(period.end)
  const weekdays = weekdayBits(period.weeks)
  const permanent = isPermanent(dateStart, dateEnd)
  const first = permanent ? 0 : Number(dateStart)
  const last = permanent ? Infinity : Number(dateEnd)
  if (start === undefined || end === undefined || start >= end || weekdays === 0 || !(first <= last)) return undefined
  const level = Number(period.level)
  return {
    item,
    interrupts: isInterruption(item),
    dateStart: first,
    dateEnd: last,
    weekdays,
    start,
    end,
    level: Number.isFinite(level) ? level : 1,
  }
}

/**
 * What plays at a moment, first to last: the interruptions when there are any, otherwise the rotation; the lower level
 * first, and among equals in the order given.
 */
export function playsAt<Item extends Scheduled>(items: readonly Item[], at: WallTime): Item[] {
  return [...turnsAt(slotsOf(items), at)].sort(([, a], [, b]) => a - b).map(([item]) => item)
}

export function turnsAt<Item>(slots: readonly Slot<Item>[], at: WallTime): Map<Item, number> {
  const levels = new Map<Item, number>()
  let interrupted = false
  for (const slot of slots) {
    if (!covers(slot, at) || (interrupted && !slot.interrupts)) continue
    if (slot.interrupts && !interrupted) {
      interrupted = true
      levels.clear()
    }
    levels.set(slot.item, Math.min(slot.level, levels.get(slot.item) ?? Infinity))
  }
  return levels
}

function covers(
  { dateStart, dateEnd, weekdays, start, end }: Slot<unknown>,
  { day, weekday, minute }: WallTime,
): boolean {
  return start <= minute && minute < end && (weekdays & (1 << weekday)) !== 0 && dateStart <= day && day <= dateEnd
}

export interface Overlap {
  weekdays: number[]
  /** Minutes since midnight, half-open. */
  start: number
  end: number
}

/** What two slots share on the days on which both apply, or undefined. */
export function overlapOf(a: Slot<unknown>, b: Slot<unknown>): Overlap | undefined {
  const common = a.weekdays & b.weekdays
  const start = Math.max(a.start, b.start)
  const end = Math.min(a.end, b.end)
  const first = Math.max(a.dateStart, b.dateStart)
  const last = Math.min(a.dateEnd, b.dateEnd)
  if (common === 0 || start >= end || first > last) return undefined
  const weekdays = weekdaysBetween(first, last).filter((day) => (common & (1 << day)) !== 0)
  return weekdays.length === 0 ? undefined : { weekdays, start, end }
}

const ALL_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

export function weekdaysBetween(first: number, last: number): number[] {
  // a year apart at least
  if (last - first > 10_000) return [...ALL_WEEKDAYS]
  const days = new Set<number>()
  const date = new Date(Date.UTC(Math.floor(first / 10_000), (Math.floor(first / 100) % 100) - 1, first % 100))
  for (let step = 0; step < 7; step++) {
    const day = date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
    if (day > last) break
    days.add(date.getUTCDay() || 7)
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return [...days].sort((a, b) => a - b)
}

export interface Clash<Item> {
  item: Item
  overlap: Overlap
}

/**
 * Which of the items want the same turn as something new: both interrupt, or both rotate with the same level, at a time
 * that they share. Each item is named once, with the first time shared.
 */
export function clashesWith<Item extends Scheduled>(wanted: Scheduled, items: readonly Item[]): Clash<Item>[] {
  const found = new Map<Item, Overlap>()
  const mine = slotsOf([wanted])
  for (const slot of slotsOf(items)) {
    if (found.has(slot.item)) continue
    for (const own of mine) {
      if (own.interrupts !== slot.interrupts || (!own.interrupts && own.level !== slot.level)) continue
      const overlap = overlapOf(own, slot)
      if (overlap) {
        found.set(slot.item, overlap)
        break
      }
    }
  }
  return [...found].map(([item, overlap]) => ({ item, overlap }))
}

export function playsFrom(item: Scheduled, day: number): boolean {
  return slotsOf([item]).some(({ dateStart, dateEnd, weekdays }) =>
    weekdaysBetween(Math.max(dateStart, day), dateEnd).some((weekday) => (weekdays & (1 << weekday)) !== 0),
  )
}
