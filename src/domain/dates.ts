/*
 * Dates of the contract are local wall time and never pass through UTC (R4): 20261120 is that day wherever the
 * browser stands.
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

/** The local `yyyyMMdd` of the last `count` days, oldest first, today last. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - index))
    return `${day.getFullYear()}${pad(day.getMonth() + 1)}${pad(day.getDate())}`
  })
}

/** A moment of the server (`yyyy-MM-dd HH:mm:ss`, or epoch milliseconds) as a Date, or undefined. */
export function parseMoment(value: unknown): Date | undefined {
  if (typeof value === 'number' && value > 0) return valid(new Date(value))
  const match =
    typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?/.exec(value) : null
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return year === 0 || month === 0 || day === 0
    ? undefined
    : valid(new Date(year, month - 1, day, hour, minute, second))
}

/** A moment of the server as `yyyy-MM-dd HH:mm:ss`, or `--`. */
export function formatMoment(value: unknown): string {
  const moment = parseMoment(value)
  if (!moment) return '--'
  const day = `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
  return `${day} ${pad(moment.getHours())}:${pad(moment.getMinutes())}:${pad(moment.getSeconds())}`
}

function valid(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
