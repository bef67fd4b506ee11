import { momentWritten, wallClock } from './server-time.ts'

/*
 * Dates of the contract are wall time of the server (R4, T6): 20261120 is that day wherever the browser stands.
 */

/** A date of the contract as `yyyyMMdd`, as number or string, shown as `yyyy-MM-dd`; anything else as `--`. */
export function formatDay(day: unknown): string {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(String(day))
  return match && match[1] !== '0000' ? `${match[1]}-${match[2]}-${match[3]}` : '--'
}

/** `MM-dd` of a `yyyyMMdd`, for axes. */
export function formatShortDay(day: unknown): string {
  const text = formatDay(day)
  return text === '--' ? text : text.slice(5)
}

/** The `yyyyMMdd` of the last `count` days, oldest first, today last. */
export function lastDays(count: number, now: Date): string[] {
  const { year, month, day } = wallClock(now)
  return daysUntil(count, year, month, day)
}

/** The `yyyyMMdd` of so many days, oldest first, the given one last. */
export function daysUntil(count: number, year: number, month: number, last: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(year, month - 1, last - (count - 1 - index)))
    return `${day.getUTCFullYear()}${pad(day.getUTCMonth() + 1)}${pad(day.getUTCDate())}`
  })
}

/** The month of a moment as `yyyyMM`. */
export function monthAt(now: Date): string {
  const { year, month } = wallClock(now)
  return String(year * 100 + month)
}

/** A text with its offset from UTC, if it says one; what is written beside it, such as milliseconds, is left alone. */
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s?(Z|[+-]\d{2}:?\d{2}))?/i
/** Epochs are of these lengths: seconds since 1973, milliseconds up to the year 9999. */
const EPOCH = /^\d{9,15}(\.\d+)?$/

/**
 * A moment of the server as a Date, or undefined: `yyyy-MM-dd HH:mm:ss` by the wall clock that its texts go by (W1),
 * ISO 8601 with its own offset, or epoch seconds or milliseconds, as number or text (W23).
 */
export function parseMoment(value: unknown): Date | undefined {
  if (typeof value === 'number') return parseEpoch(value)
  if (typeof value !== 'string') return undefined
  if (EPOCH.test(value)) return parseEpoch(Number(value))
  const match = WRITTEN.exec(value)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0))
  if (year === 0 || month === 0 || day === 0) return undefined
  const offset = match[7]
  if (offset === undefined) return momentWritten(year, month, day, hour, minute, second)
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) - minutesOf(offset) * 60_000)
}

/** Seconds would reach the year 5138 before they are as many as milliseconds were in 1973. */
const MILLISECONDS = 1e11

function parseEpoch(value: number): Date | undefined {
  const at = value < MILLISECONDS ? value * 1000 : value
  // what is less is no moment of this product: a day as a number, a count
  return value >= 1e8 && at < END ? new Date(at) : undefined
}

/** Minutes ahead of UTC of `Z`, `+08:00` or `+0800`. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** A moment of the server as `yyyy-MM-dd HH:mm:ss` by its own clock, or `--`. */
export function formatMoment(value: unknown): string {
  const moment = parseMoment(value)
  if (!moment) return '--'
  const { year, month, day, hour, minute, second } = wallClock(moment)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(second)}`
}

/** No calendar that people use reaches this moment (ms). */
const END = Date.UTC(9999, 0)

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
