import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { MIXED } from './common-value.ts'
import { PropertyRow } from './property-row.tsx'

export interface ChoiceFieldProps<Value extends string> {
  label: string
  /** With an icon the words are its name. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  /** Several are chosen, which differ; `value` is that of one. */
  mixed?: boolean
  onChange: (value: Value) => void
  note?: ReactNode
}

export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  mixed = false,
  onChange,
  note,
}: ChoiceFieldProps<Value>) {
  return (
    <PropertyRow label={label} note={note}>
      <SegmentedControl
        aria-label={label}
        title={mixed ? MIXED : undefined}
        size="xs"
        fullWidth
        transitionDuration={0}
        data={options.map((option) => ({
          value: option.value,
          label: option.icon ? (
            <span title={option.label} style={{ display: 'flex', justifyContent: 'center' }}>
              {option.icon}
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </span>
          ) : (
            option.label
          ),
        }))}
        value={mixed ? '' : value}
        onChange={(next) => {
          if (next !== '') onChange(next)
        }}
      />
    </PropertyRow>
  )
}
