/*
 * Months of the contract are `yyyyMM` (R4): 202611 is that month wherever the browser stands.
 */
import { isMonth } from '#src/lib/text/is-month.ts'
import { monthAt } from './dates.ts'

export interface MonthRange {
  from: string
  to: string
}

/** A month of the contract, string or number, as `yyyyMM` (W7); undefined when it is none. */
export function monthOf(value: unknown): string | undefined {
  const text = String(value)
  return isMonth(text) ? text : undefined
}

export function addMonths(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1 + by
  return String(Math.floor(count / 12) * 100 + (count % 12) + 1)
}

/** A month of the contract as `yyyy-MM`; anything else as `--`. */
export function formatMonth(value: unknown): string {
  const month = monthOf(value)
  return month === undefined ? '--' : `${month.slice(0, 4)}-${month.slice(4)}`
}

/** Every month of a range, oldest first; at most `limit`, those at its end. */
export function monthsOf({ from, to }: MonthRange, limit = 120): string[] {
  const months: string[] = []
  for (let month = to; month >= from && months.length < limit; month = addMonths(month, -1)) months.unshift(month)
  return months
}

export function lastMonths(count: number, now: Date): MonthRange {
  const to = monthAt(now)
  return { from: addMonths(to, 1 - count), to }
}
