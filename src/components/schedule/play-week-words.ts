import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import type { PlayDay, PlaySpan } from '#src/domain/play-week.ts'
import { formatShortDay } from '#src/domain/dates.ts'
import { clockOf, wallTime } from '#src/domain/schedule.ts'
import { WEEKDAYS } from '#src/domain/schedule-text.ts'
import { unnamed } from '#src/lib/text/nameless.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** How many ads are named in a cell. */
const NAMED = 3

export function entryName({ programName, programId }: PlayEntry): string {
  return programName || unnamed(programId)
}

/** `轮播 2 个广告：甲、乙，顺序相同，关机`: what plays in a part of a day. */
function spanText({ items, interrupts, clashing, powered }: PlaySpan<PlayEntry>): string {
  const names = items.slice(0, NAMED).map(entryName).join('、')
  const parts = [
    items.length === 0
      ? '无排期'
      : `${interrupts ? '插播' : '轮播'} ${formatNumber(items.length)} 个广告：${names}${items.length > NAMED ? ' 等' : ''}`,
    ...(clashing.length > 0 ? ['有顺序相同的'] : []),
    ...(powered === false ? ['关机'] : []),
  ]
  return parts.join('，')
}

/** `周六 19:00，轮播 1 个广告：甲；19:30 起无排期`: what a reader of the screen hears in an hour's cell. */
export function hourText({ spans }: PlayDay<PlayEntry>, day: number, hour: number): string {
  const start = hour * 60
  const parts = spans
    .filter((span) => span.start < start + 60 && span.end > start)
    .map((span) => `${span.start > start ? `${clockOf(span.start)} 起` : ''}${spanText(span)}`)
  return `${WEEKDAYS[day]} ${clockOf(start)}，${parts.join('；')}`
}

/** `11-28`. */
export function shortDate(date: Date): string {
  return formatShortDay(wallTime(date).day)
}
