import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/dates/styles.layer.css'
import { MonthPickerInput } from '@mantine/dates'
import { useState, type ReactNode } from 'react'
import type { MonthRange } from '#src/domain/months.ts'
import { fromPicked, latestPicked, monthPickerProps, toPicked } from './month-picker-props.ts'

export interface MonthRangeInputProps {
  /** Shown above the field; `aria-label` names one that stands in a line. */
  label?: ReactNode
  'aria-label'?: string
  /** Undefined while none is chosen. */
  value?: MonthRange | undefined
  /** Called when both ends are chosen, and with undefined when the field was cleared. */
  onChange: (range: MonthRange | undefined) => void
  /** Default 选择月份区间. */
  placeholder?: string
  withAsterisk?: boolean
  error?: ReactNode
  className?: string
}

/** From one month to another, or one alone by choosing it twice; none of the future (3§9). */
export function MonthRangeInput({ value, onChange, placeholder = '选择月份区间', ...field }: MonthRangeInputProps) {
  // the first of two, while the calendar is open
  const [started, setStarted] = useState<string>()
  const [latest, setLatest] = useState(latestPicked)
  return (
    <MonthPickerInput
      type="range"
      {...monthPickerProps}
      {...field}
      allowSingleDateInRange
      clearable
      clearButtonProps={{ 'aria-label': '清除月份' }}
      labelSeparator=" 至 "
      placeholder={placeholder}
      defaultDate={toPicked(value?.from) ?? latest}
      maxDate={latest}
      value={started === undefined ? [toPicked(value?.from), toPicked(value?.to)] : [started, null]}
      popoverProps={{ ...monthPickerProps.popoverProps, onOpen: () => setLatest(latestPicked()) }}
      onDropdownClose={() => setStarted(undefined)}
      onChange={([first, last]) => {
        const [from, to] = [fromPicked(first), fromPicked(last)]
        setStarted(from !== undefined && to === undefined ? (first ?? undefined) : undefined)
        if (from !== undefined && to !== undefined) onChange({ from, to })
        if (from === undefined && to === undefined) onChange(undefined)
      }}
    />
  )
}
