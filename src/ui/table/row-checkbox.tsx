import { useEffect, useRef } from 'react'
import classes from './row-checkbox.module.css'
import { useIsChosen, type Selection } from './selection.ts'

export interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  /** `ranged` with Shift held, which chooses all from the last one to this. */
  onChange: (checked: boolean, ranged: boolean) => void
  /** There is nothing to choose. */
  disabled?: boolean
  /** All of what it stands in takes the click, such as the picture of a card. */
  cover?: boolean
}

/** The browser's own checkbox in the colour of the theme: lists have dozens of them, and this one costs nothing. */
export function RowCheckbox({ label, checked, indeterminate = false, onChange, disabled, cover }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classes.area} data-cover={cover || undefined}>
      <input
        ref={input}
        type="checkbox"
        className={classes.box}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        // it comes with the click that changes it
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
        }
      />
    </label>
  )
}

/** The checkbox that chooses a row. Of its row it alone is rendered when that is chosen. */
export function SelectionCheckbox<Row>({
  selection,
  id,
  row,
  ...rest
}: Pick<RowCheckboxProps, 'label' | 'cover'> & { selection: Selection<Row>; id: string; row: Row }) {
  const checked = useIsChosen(selection, id) === true
  return (
    <RowCheckbox
      {...rest}
      checked={checked}
      onChange={(on, ranged) => selection.toggle(ranged ? selection.rangeTo(row) : [row], on)}
    />
  )
}
