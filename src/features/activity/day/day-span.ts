import { formatDay } from '#src/domain/dates.ts'
import { minuteOf } from '#src/domain/schedule.ts'
import { momentAt, wallClock } from '#src/domain/server-time.ts'
import type { DaySearch } from './day-search.ts'

/** From a moment (ms) on, up to another. */
export interface DaySpan {
  day: string
  from: number
  until: number
}

const textOf = ({ year, month, day: date }: { year: number; month: number; day: number }) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** The day or shift of an address, by the server's clock (T6); a shift that ends before it begins ends a day later. */
export function spanOf(search: DaySearch, now: number): DaySpan {
  // an address may say anything
  const shown = formatDay(search.day?.replaceAll('-', '')) === search.day ? search.day : textOf(wallClock(now))
  const [year = 0, month = 1, date = 1] = shown.split('-').map(Number)
  const start = minuteOf(search.from) ?? 0
  const end = minuteOf(search.to) ?? 24 * 60
  return {
    day: shown,
    from: Number(momentAt(year, month, date, 0, start)),
    until: Number(momentAt(year, month, date + (end > start ? 0 : 1), 0, end)),
  }
}

/** So many days later; none is after today. */
export function dayFrom(shown: string, days: number, now: number): string | undefined {
  const [year = 0, month = 1, date = 1] = shown.split('-').map(Number)
  const moved = textOf(wallClock(momentAt(year, month, date + days, 12)))
  return moved < textOf(wallClock(now)) ? moved : undefined
}
