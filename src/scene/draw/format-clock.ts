const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']

/** What a date and time element shows (3§4): 1 date and time, 2 date, 3 time, 4 date and weekday. */
export function formatClock(formatter: 1 | 2 | 3 | 4, clock: Date): string {
  const date = Number.isNaN(clock.getTime()) ? new Date(0) : clock
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  if (formatter === 4) return `${year}年${month}月${day}日 星期${WEEKDAYS[date.getDay()] ?? ''}`
  const dateText = `${year}-${pad(month)}-${pad(day)}`
  if (formatter === 2) return dateText
  const timeText = `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`
  return formatter === 3 ? timeText : `${dateText} ${timeText}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
