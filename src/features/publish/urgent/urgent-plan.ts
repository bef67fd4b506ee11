import type { ProgramPublishRequest } from '#src/api/generated/types.gen.ts'
import { parseMoment } from '#src/domain/dates.ts'
import { minuteOf } from '#src/domain/schedule.ts'
import { atMinute } from '#src/domain/server-time.ts'
import { schedulesUntil } from '#src/domain/schedule-rules.ts'

/** How long an urgent insertion lasts: minutes, to the end of the day, or to a chosen moment. */
export type UrgentLength = '30' | '60' | '120' | 'today' | 'until'

export const urgentLengths: { value: UrgentLength; label: string }[] = [
  { value: '30', label: '30 分钟' },
  { value: '60', label: '1 小时' },
  { value: '120', label: '2 小时' },
  { value: 'today', label: '今天结束' },
  { value: 'until', label: '自定义' },
]

/** When it ends, from now; undefined while no moment is chosen: `until` is a day as `yyyy-MM-dd` and a time of it. */
export function urgentEnd(
  length: UrgentLength,
  { day, time }: { day: string | null; time: string },
  now: Date,
): Date | undefined {
  if (length === 'until') return minuteOf(time) === undefined ? undefined : parseMoment(`${day} ${time}`)
  if (length === 'today') return atMinute(now, 24 * 60 - 1)
  return new Date(now.getTime() + Number(length) * 60_000)
}

export const END_PASSED = '结束时间必须晚于现在'

export function endWrong(end: Date | undefined, now: Date): string | undefined {
  if (!end) return '请选择结束时间'
  return schedulesUntil(now, end).length === 0 ? END_PASSED : undefined
}

export function urgentSchedule(now: Date, end: Date): Pick<ProgramPublishRequest, 'scheduleType' | 'schedules'> {
  return { scheduleType: 1, schedules: schedulesUntil(now, end) }
}
