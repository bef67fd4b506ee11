import type { CommandLogEntry } from '#src/api/generated/types.gen.ts'
import { parseMoment } from '#src/domain/dates.ts'
import { atMinute } from '#src/domain/server-time.ts'

export interface FailedToday {
  count: number
  /** There are more, beyond the rows that were loaded. */
  more: boolean
  /** When the last of them was sent, epoch milliseconds. */
  latest: number | undefined
}

/**
 * How many of the failed commands are of today. The log filters by no date (3§7), so the rows of its first page are
 * looked at: `total` is how many failed in all. A server that answers the newest first is done with that page; another
 * one, with more rows than that, cannot be counted: undefined.
 */
export function failedToday(rows: readonly CommandLogEntry[], total: number, now: Date): FailedToday | undefined {
  const moments = rows.map(({ createTime }) => parseMoment(createTime)?.getTime() ?? 0)
  const midnight = atMinute(now, 0).getTime()
  const todays = moments.filter((moment) => moment >= midnight)
  const count = todays.length
  const latest = count > 0 ? Math.max(...todays) : undefined
  if (total <= rows.length) return { count, more: false, latest }
  const newestFirst = moments.every((moment, index) => index === 0 || moment <= (moments[index - 1] ?? 0))
  return newestFirst ? { count, more: count === rows.length, latest } : undefined
}
