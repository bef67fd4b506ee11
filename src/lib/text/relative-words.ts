import { formatNumber } from '#src/lib/text/format-number.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago a moment was, in words; undefined when that says nothing (a month ago and more, or still to come). */
export function relativeWords(moment: Date, now: Date): string | undefined {
  const age = now.getTime() - moment.getTime()
  // clocks differ: a terminal's may be a little ahead of ours
  if (age < -MINUTE) return undefined
  if (age < MINUTE) return '刚刚'
  if (age < HOUR) return `${formatNumber(Math.floor(age / MINUTE))} 分钟前`
  if (age < DAY) return `${formatNumber(Math.floor(age / HOUR))} 小时前`
  if (age < 30 * DAY) return `${formatNumber(Math.floor(age / DAY))} 天前`
  return undefined
}
