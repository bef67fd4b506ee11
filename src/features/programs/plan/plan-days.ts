import { dayAfter, dayNumber } from '#src/domain/plan/network-plan.ts'
import { weekdayOf } from '#src/domain/plan/plan-bars.ts'
import type { ProgramSearch } from '../program-search.ts'

export const WEEKS = ['1', '2', '4', '8', '12'] as const

export type Weeks = (typeof WEEKS)[number]

/** The days that a plan shows. */
export interface PlanDays {
  /** `yyyyMMdd`. */
  first: number
  last: number
  count: number
}

/** Where it begins by itself: a week and a day before today, of a short one today. */
function beginOf(weeks: number, today: number): number {
  return dayAfter(today, weeks > 2 ? -8 : weeks > 1 ? -3 : 0)
}

export function planDays({ from, weeks: chosen }: Pick<ProgramSearch, 'from' | 'weeks'>, today: number): PlanDays {
  const weeks = Number(chosen ?? 4)
  const count = weeks * 7
  const first = readDay(from) ?? beginOf(weeks, today)
  return { first, last: dayAfter(first, count - 1), count }
}

/** A day of an address, as far as plans reach. */
function readDay(from: string | undefined): number | undefined {
  if (!/^\d{8}$/.test(from ?? '')) return undefined
  const day = Number(from)
  // the same day again, else it is none: 20260231
  return day > 20170101 && day < 20500101 && dayAfter(day, 0) === day ? day : undefined
}

/** The first day of the plan before or after. */
export function movedFrom({ first, count }: PlanDays, by: -1 | 1): string {
  return String(dayAfter(first, by * Math.max(count / 2, 7)))
}

export interface DayHead {
  day: number
  date: number
  /** Its month where that begins, or the plan does. */
  month: number | undefined
  /** 1 Monday to 7 Sunday. */
  weekday: number
  today: boolean
}

export function dayHeads({ first, count }: PlanDays, today: number): DayHead[] {
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(first, index)
    const date = day % 100
    const month = Math.trunc(day / 100) % 100
    return {
      day,
      date,
      month: date === 1 || index === 0 ? month : undefined,
      weekday: weekdayOf(day),
      today: day === today,
    }
  })
}

export interface BarPlace {
  /** Per cent of the width. */
  left: number
  width: number
  /** It goes on beyond the edge. */
  before: boolean
  after: boolean
}

export function placeOf(days: { first: number; last: number }, shown: PlanDays): BarPlace {
  const start = days.first <= shown.first ? 0 : dayNumber(days.first) - dayNumber(shown.first)
  const end = days.last >= shown.last ? shown.count : dayNumber(days.last) - dayNumber(shown.first) + 1
  return {
    left: (start / shown.count) * 100,
    width: ((end - start) / shown.count) * 100,
    before: days.first < shown.first,
    after: days.last > shown.last,
  }
}
