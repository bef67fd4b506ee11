import '@mantine/dates/styles.layer.css'
import { Input } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { useId, type ReactNode } from 'react'
import { calendarProps, todayPicked } from './calendar-props.ts'
import classes from './time-range-input.module.css'
import { TimeInput, useTimeText } from './time-input.tsx'

/** A day as `yyyy-MM-dd`, null while not chosen, and a time of it as `HH:mm`, '' while not chosen. */
export interface DayTime {
  day: string | null
  time: string
}

interface DayTimeInputProps {
  label: string
  value: DayTime
  onChange: (value: DayTime) => void
  error?: ReactNode
  className?: string
}

/** The end of something: a day, and a time of it. */
export function DayTimeInput({ label, value, onChange, error, className }: DayTimeInputProps) {
  const labelId = useId()
  const errorId = useId()
  const { field, wrong, isTyping, note } = useTimeText(value.time, (time) => onChange({ ...value, time }), true)
  // what is being typed is no time yet; when it is sent, that is what is wrong with it
  const said = (isTyping && !error ? undefined : wrong) ?? error
  return (
    <Input.Wrapper
      className={className}
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      errorProps={{ id: errorId }}
      error={said}
      description={note}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      descriptionProps={{ role: 'status' }}
      withAsterisk
    >
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={said ? errorId : undefined}
        className={classes.range}
      >
        <DatePickerInput
          className={classes.time}
          aria-label={`${label}的日期`}
          {...calendarProps}
          defaultDate={todayPicked()}
          valueFormat="YYYY-MM-DD"
          placeholder="选择日期"
          value={value.day}
          onChange={(day) => onChange({ ...value, day })}
          error={Boolean(said) && wrong === undefined}
        />
        <TimeInput className={classes.time} aria-label={`${label}的时刻`} error={Boolean(said)} {...field} />
      </div>
    </Input.Wrapper>
  )
}
