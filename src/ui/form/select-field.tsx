import type { InputBaseProps } from '@mantine/core'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { shownText } from '#src/lib/text/shown-text.ts'
import { useOverlayCode, preloadOverlays } from '../overlay/overlay-code.ts'
import type { ListAria, TargetProps } from '../overlay/choice-list.tsx'
import { ComboboxInput } from './combobox-input.tsx'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends Pick<InputBaseProps, 'size' | 'className' | 'error'> {
  label: string
  placeholder?: string
  options: readonly SelectOption[]
  value: string | null
  /** Gives null when the choice is taken back, which `clearable` allows. */
  onChange: (value: string | null) => void
  clearable?: boolean
}

const CLOSED: ListAria = { 'aria-expanded': false }
/** Keys that open the list. */
const OPENING = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/**
 * As Mantine's `Select`, without a form's label: a field that costs no more than an input until somebody
 * opens its list. For filters, of which every list has a row.
 */
export function SelectField({
  label,
  placeholder,
  options,
  value,
  onChange,
  clearable = false,
  ...others
}: SelectFieldProps) {
  const id = useId()
  const [input, setInput] = useState<HTMLInputElement>()
  const [aria, setAria] = useState(CLOSED)
  const target = useRef<TargetProps>(undefined)
  const parts = useOverlayCode(input !== undefined, () => setInput(undefined))
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <ComboboxInput
        {...others}
        {...aria}
        id={id}
        role="combobox"
        aria-expanded={aria['aria-expanded']}
        aria-controls={aria['aria-controls']}
        aria-haspopup="listbox"
        aria-label={label}
        placeholder={placeholder}
        value={shownText(chosen?.label ?? '')}
        readOnly
        pointer
        clearable={clearable && chosen !== undefined}
        onClear={() => onChange(null)}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onBlur={() => target.current?.onBlur()}
        onClick={(event) => {
          if (target.current) target.current.onClick(event)
          else setInput(event.currentTarget)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (target.current) target.current.onKeyDown(event)
          else if (OPENING.has(event.key)) {
            event.preventDefault()
            setInput(event.currentTarget)
          }
        }}
      />
      {parts && input && (
        <parts.ChoiceList
          input={input}
          label={label}
          options={options}
          value={value}
          deselectable={clearable}
          onChange={onChange}
          onTarget={(props) => void (target.current = props)}
          onAria={setAria}
        />
      )}
    </>
  )
}
