import '@mantine/dates/styles.layer.css'
import { DatePickerInput } from '@mantine/dates'
import { calendarProps, todayPicked } from './calendar-props.ts'

interface DayInputProps {
  label: string
  description?: string
  /** What an empty one means. */
  placeholder: string
  /** `yyyy-MM-dd`, null while none is chosen. */
  value: string | null
  onChange: (day: string | null) => void
}

/** A day from today on, or none. */
export function DayInput(props: DayInputProps) {
  const today = todayPicked()
  return (
    <DatePickerInput
      {...calendarProps}
      defaultDate={today}
      minDate={today}
      valueFormat="YYYY-MM-DD"
      clearable
      clearButtonProps={{ 'aria-label': '清除日期' }}
      {...props}
    />
  )
}
