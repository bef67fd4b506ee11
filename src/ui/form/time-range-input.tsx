import '@mantine/dates/styles.layer.css'
import { Input } from '@mantine/core'
import { TimePicker } from '@mantine/dates'
import { useId, type FocusEventHandler, type ReactNode } from 'react'
import classes from './time-range-input.module.css'
import { useDigitsOnly } from './use-digits-only.ts'

/** Wall times as `HH:mm`; '' while not chosen. */
export interface TimeRangeValue {
  start: string
  end: string
}

/** Two times of a day. */
export interface TimeRangeInputProps {
  label: string
  /** What the two times are, where it is more than a beginning and an end; shown before each. */
  sides?: { start: string; end: string }
  value?: TimeRangeValue
  onChange?: (value: TimeRangeValue) => void
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
  error?: ReactNode
  description?: ReactNode
  withAsterisk?: boolean
  disabled?: boolean
}

/** From one time to another, 00:00 to 23:59, typed or picked. */
export function TimeRangeInput({
  label,
  sides,
  value = EMPTY,
  onChange,
  onFocus,
  onBlur,
  error,
  description,
  withAsterisk,
  disabled,
}: TimeRangeInputProps) {
  const labelId = useId()
  const errorId = useId()
  const digits = useDigitsOnly()
  const side = (which: 'start' | 'end', name: string) => (
    <TimePicker
      className={classes.time}
      value={value[which]}
      onChange={(time) => onChange?.({ ...value, [which]: time.slice(0, 5) })}
      withDropdown
      scrollAreaProps={SCROLL}
      disabled={disabled}
      error={Boolean(error)}
      hoursInputLabel={`${name}的小时`}
      minutesInputLabel={`${name}的分钟`}
      hoursInputProps={error ? INVALID : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      errorProps={{ id: errorId }}
      error={error || digits.note}
      description={description}
      withAsterisk={withAsterisk}
    >
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={error || digits.note ? errorId : undefined}
        className={classes.range}
        onInput={digits.onInput}
      >
        {sides && <span className={classes.side}>{sides.start}</span>}
        {side('start', sides?.start ?? '开始时间')}
        <span className={classes.side}>{sides?.end ?? '至'}</span>
        {side('end', sides?.end ?? '结束时间')}
      </div>
    </Input.Wrapper>
  )
}

const EMPTY: TimeRangeValue = { start: '', end: '' }
/** What scrolls can take the focus, so that keys can scroll it. */
const SCROLL = { viewportProps: { tabIndex: 0 } }
const INVALID = { 'aria-invalid': true }
