import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/dates/styles.layer.css'
import { Switch } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { formatDay } from '#src/domain/dates.ts'
import { isPermanent } from '#src/domain/schedule.ts'
import { dateRangeText } from '#src/domain/schedule-text.ts'
import { PERMANENT_DAYS } from '#src/domain/schedule-rules.ts'
import { calendarProps, todayPicked } from './calendar-props.ts'
import classes from './date-range-input.module.css'

export interface DayRange {
  dateStart: number | null
  dateEnd: number | null
}

export interface DateRangeInputProps {
  label: string
  value: DayRange
  onChange: (range: DayRange) => void
  error?: string
}

/**
 * From one day to another, or without end (R7). Days are texts on their way, never moments, so that no time zone moves
 * them (R4).
 */
export function DateRangeInput({ label, value, onChange, error }: DateRangeInputProps) {
  const { dateStart, dateEnd } = value
  const permanent = isPermanent(dateStart, dateEnd)
  return (
    <div className={classes.root}>
      <DatePickerInput
        className={classes.days}
        type="range"
        label={label}
        withAsterisk
        data-autofocus
        {...calendarProps}
        defaultDate={todayPicked()}
        allowSingleDateInRange
        valueFormat="YYYY-MM-DD"
        labelSeparator=" 至 "
        placeholder="开始日期 至 结束日期"
        valueFormatter={
          dateStart === null || dateEnd === null ? undefined : () => dateRangeText({ dateStart, dateEnd })
        }
        value={permanent ? [null, null] : [toText(dateStart), toText(dateEnd)]}
        onChange={([start, end]) => onChange({ dateStart: toDay(start), dateEnd: toDay(end) })}
        error={error}
      />
      <Switch
        className={classes.permanent}
        label="永久"
        checked={permanent}
        onChange={({ currentTarget: { checked } }) =>
          onChange(checked ? PERMANENT_DAYS : { dateStart: null, dateEnd: null })
        }
      />
    </div>
  )
}

function toText(day: number | null): string | null {
  const text = formatDay(day)
  return text === '--' ? null : text
}

/** `2026-11-20` as 20261120. */
function toDay(text: string | null): number | null {
  return text === null ? null : Number(text.slice(0, 10).replaceAll('-', ''))
}
