import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { formatMoment } from '#src/domain/dates.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'

/** The present day at the server as the library has days, `yyyy-MM-dd`. */
export function todayPicked(): string {
  return formatMoment(serverNow()).slice(0, 10)
}

export const calendarProps = {
  locale: 'zh-cn',
  firstDayOfWeek: 1,
  monthLabelFormat: 'YYYY年M月',
  yearLabelFormat: 'YYYY年',
  // days of other months in their grey, and weekends in their red, cannot be read by all
  hideOutsideDates: true,
  weekendDays: [] as never[],
  highlightToday: true,
  // the library's own is that of this computer
  getDayProps: (day: string) => ({ 'data-today': day === todayPicked() || undefined }),
  getDayAriaLabel: (day: string) => dayjs(day).format('YYYY年M月D日'),
  ariaLabels: {
    monthLevelControl: '选择月份',
    yearLevelControl: '选择年份',
    previousMonth: '上个月',
    nextMonth: '下个月',
    previousYear: '上一年',
    nextYear: '下一年',
    previousDecade: '前十年',
    nextDecade: '后十年',
  },
  popoverProps: { returnFocus: true, attributes: { dropdown: { 'aria-label': '选择日期' } } },
} as const
