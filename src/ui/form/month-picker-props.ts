import { monthAt } from '#src/domain/dates.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { calendarProps } from './calendar-props.ts'

const { locale, yearLabelFormat, ariaLabels } = calendarProps

export const monthPickerProps = {
  locale,
  yearLabelFormat,
  ariaLabels,
  monthsListFormat: 'M月',
  valueFormat: 'YYYY-MM',
  popoverProps: {
    returnFocus: true,
    attributes: { dropdown: { 'aria-label': '选择月份', 'aria-labelledby': undefined } },
  },
} as const

/** `yyyyMM` as the library has it: texts on their way, never moments, so that no time zone moves them (R4). */
export function toPicked(month: string | undefined): string | null {
  return month === undefined ? null : `${month.slice(0, 4)}-${month.slice(4)}-01`
}

/** The library's `yyyy-MM-dd` as `yyyyMM`. */
export function fromPicked(text: string | null): string | undefined {
  return text === null ? undefined : text.slice(0, 7).replace('-', '')
}

/** The last month that can be chosen: the present one at the server, at the moment it is asked. */
export function latestPicked(): string {
  return toPicked(monthAt(new Date(serverNow()))) as string
}
