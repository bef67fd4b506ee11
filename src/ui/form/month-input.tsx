import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/dates/styles.layer.css'
import { MonthPickerInput } from '@mantine/dates'
import { useState } from 'react'
import { fromPicked, latestPicked, monthPickerProps, toPicked } from './month-picker-props.ts'
import type { MonthRangeInputProps } from './month-range-input.tsx'

export interface MonthInputProps extends Omit<MonthRangeInputProps, 'value' | 'onChange'> {
  /** `yyyyMM`; undefined while none is chosen. */
  value?: string | undefined
  onChange: (month: string | undefined) => void
}

/** One month; none of the future (3§9). */
export function MonthInput({ value, onChange, placeholder = '选择月份', ...field }: MonthInputProps) {
  const [latest, setLatest] = useState(latestPicked)
  return (
    <MonthPickerInput
      {...monthPickerProps}
      {...field}
      clearable
      clearButtonProps={{ 'aria-label': '清除月份' }}
      placeholder={placeholder}
      defaultDate={toPicked(value) ?? latest}
      maxDate={latest}
      value={toPicked(value)}
      popoverProps={{ ...monthPickerProps.popoverProps, onOpen: () => setLatest(latestPicked()) }}
      onChange={(picked) => onChange(fromPicked(picked))}
    />
  )
}
