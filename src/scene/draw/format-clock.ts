import { wallClock } from '#src/domain/server-time.ts'

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日']

/**
 * What a date and time element shows (3§4): 1 date and time, 2 date, 3 time, 4 date and weekday; by the clock where the
 * terminals stand (T6).
 */
export function formatClock(formatter: 1 | 2 | 3 | 4, clock: Date): string {
  const { year, month, day, weekday, hour, minute, second } = wallClock(Number.isNaN(clock.getTime()) ? 0 : clock)
  if (formatter === 4) return `${year}年${month}月${day}日 星期${WEEKDAYS[weekday - 1] ?? ''}`
  const dateText = `${year}-${pad(month)}-${pad(day)}`
  if (formatter === 2) return dateText
  const timeText = `${pad(hour)}:${pad(minute)}:${pad(second)}`
  return formatter === 3 ? timeText : `${dateText} ${timeText}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
