import { plainText } from '#src/lib/text/clean-text.ts'
import { clockOf, minuteOf } from './schedule.ts'
import type { TimeRange } from './validation.ts'

/*
 * Times of day as people type and paste them (T7): nothing that was typed becomes another time without a word.
 */

/** The last minute of a day, which is how its end is said (R5). */
export const LAST_TIME = '23:59'

/** What a text says: a time as `HH:mm`, the midnight that ends a day, or why it is neither. */
export type TypedTime = { time: string } | { midnight: true } | { wrong: string }

const TYPED = /^(\d{1,2})[:.点时](\d{2})分?(?::\d{2})?$|^(\d{1,2})(\d{2})$/

/** Reads a time of day: `21:15`, `21：15`, `9:05`, `2115`, `21点15分`. */
export function timeTyped(text: string): TypedTime {
  const match = TYPED.exec(plainText(text).replace(/\s/g, ''))
  if (!match) return { wrong: '时间请写成 21:15 的形式' }
  const [hour, minute] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])]
  if (hour === 24 && minute === 0) return { midnight: true }
  if (hour > 23 || minute > 59) return { wrong: '时间为 00:00 至 23:59' }
  return { time: clockOf(hour * 60 + minute) }
}

export function splitAtMidnight({ start, end }: TimeRange): { first?: TimeRange; second?: TimeRange } | undefined {
  const [from, to] = [minuteOf(start), minuteOf(end)]
  if (from === undefined || to === undefined || from <= to) return undefined
  // nothing can be said of the last minute alone
  if (start === LAST_TIME && to === 0) return undefined
  return {
    ...(start !== LAST_TIME && { first: { start, end: LAST_TIME } }),
    ...(to > 0 && { second: { start: '00:00', end } }),
  }
}
