import { Input } from '@mantine/core'
import { useId, type FocusEventHandler, type ReactNode } from 'react'
import { splitAtMidnight } from '#src/domain/times-of-day.ts'
import type { TimeRange } from '#src/domain/validation.ts'
import { ActionButton } from '../action-button.tsx'
import { TimeInput, useTimeText, type TimeText } from './time-input.tsx'
import classes from './time-range-input.module.css'

export interface TimeRangeInputProps {
  label: string
  /** What the two times are, where it is more than a beginning and an end; shown before each. */
  sides?: { start: string; end: string }
  /** Wall times as `HH:mm`; '' while not chosen, and the text itself where that is no time. */
  value?: TimeRange
  onChange?: (value: TimeRange) => void
  /** Makes two of one that goes over midnight, where there may be two. */
  onSplit?: () => void
  /** Why there may not be another one. */
  splitBlocked?: string | undefined
  /** What else is to be known before. */
  splitHint?: string | undefined
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
  error?: ReactNode
  description?: ReactNode
  withAsterisk?: boolean
  disabled?: boolean
}

/** From one time to another, 00:00 to 23:59, typed, pasted or picked. */
export function TimeRangeInput({
  label,
  sides,
  value = EMPTY,
  onChange,
  onSplit,
  splitBlocked,
  splitHint = '',
  onFocus,
  onBlur,
  error,
  description,
  withAsterisk,
  disabled,
}: TimeRangeInputProps) {
  const labelId = useId()
  const errorId = useId()
  const start = useTimeText(value.start, (time) => onChange?.({ ...value, start: time }), false)
  const end = useTimeText(value.end, (time) => onChange?.({ ...value, end: time }), true)
  // what is being typed is no time yet; when it is sent, that is what is wrong with it
  const wrong = [start, end].find((side) => side.wrong !== undefined && (Boolean(error) || !side.isTyping))?.wrong
  const said = wrong ?? error
  const note = end.note
  const side = (name: string, { field, wrong: own, isTyping }: TimeText) => (
    <TimeInput
      className={classes.time}
      aria-label={name}
      disabled={disabled}
      error={wrong === undefined ? Boolean(error) : own !== undefined && !(isTyping && !error)}
      {...field}
      onFocus={onFocus}
      onBlur={(event) => {
        field.onBlur?.(event)
        onBlur?.(event)
      }}
    />
  )
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      errorProps={{ id: errorId }}
      error={said}
      description={note ?? description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      descriptionProps={{ role: note === undefined ? undefined : 'status' }}
      withAsterisk={withAsterisk}
    >
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={said ? errorId : undefined}
        className={classes.range}
      >
        {sides && <span className={classes.side}>{sides.start}</span>}
        {side(sides?.start ?? '开始时间', start)}
        <span className={classes.side}>{sides?.end ?? '至'}</span>
        {side(sides?.end ?? '结束时间', end)}
      </div>
      {onSplit && !start.isTyping && !end.isTyping && (
        <OverMidnight value={value} onSplit={onSplit} blocked={splitBlocked} hint={splitHint} />
      )}
    </Input.Wrapper>
  )
}

const EMPTY: TimeRange = { start: '', end: '' }

/** Says that a time that goes over midnight is two, and makes them. */
function OverMidnight({
  value,
  onSplit,
  blocked,
  hint,
}: {
  value: TimeRange
  onSplit: () => void
  blocked: string | undefined
  hint: string
}) {
  const parts = splitAtMidnight(value)
  if (!parts) return null
  const { first, second } = parts
  const text = [first && `${first.start}-${first.end}`, second && `次日 ${second.start}-${second.end}`]
    .filter(Boolean)
    .join(' 和')
  const two = first !== undefined && second !== undefined
  return (
    <div className={classes.midnight} role="status">
      <span>
        {two ? `跨过零点的时段要分成两个：${text}${second && hint}` : `一天到 23:59 为止，这个时段可以写作 ${text}`}
      </span>
      <ActionButton variant="default" size="compact-sm" disabledReason={two ? blocked : undefined} onClick={onSplit}>
        {two ? '分成两个时段' : '改为这个时段'}
      </ActionButton>
    </div>
  )
}
