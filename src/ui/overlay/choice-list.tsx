import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, OptionsDropdown, useCombobox } from '@mantine/core'
import { useForceUpdate } from '@mantine/hooks'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
} from 'react'
import type { SelectFieldProps } from '../form/select-field.tsx'
import { uniqueOptions } from '../form/unique-options.ts'
import { pickerTransition } from '../theme.ts'
import { useAnchor } from './anchor.tsx'

export interface TargetProps {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onClick: (event: MouseEvent<HTMLInputElement>) => void
  onBlur: () => void
}

export interface ListAria {
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-activedescendant'?: string
  'data-expanded'?: true
  'data-mantine-stop-propagation'?: true
}

interface ChoiceListProps extends Pick<SelectFieldProps, 'label' | 'options' | 'value' | 'onChange'> {
  input: HTMLInputElement
  /** What is chosen may be chosen once more, which takes it back. */
  deselectable: boolean
  onTarget: (props: TargetProps) => void
  onAria: (aria: ListAria) => void
}

/** The list of a `SelectField`; opens at once, since it comes when it is first asked for. */
export function ChoiceList({
  input,
  label,
  options,
  value,
  deselectable,
  onChange,
  onTarget,
  onAria,
}: ChoiceListProps) {
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  const open = useEffectEvent(() => combobox.openDropdown())
  useEffect(() => open(), [])
  // the store keeps the list's id in a ref: without a render the target would not say that it is open
  const renderAgain = useForceUpdate()
  return (
    <Combobox
      store={{
        ...combobox,
        setListId(id) {
          combobox.setListId(id)
          renderAgain()
        },
      }}
      {...pickerTransition}
      width="max-content"
      onOptionSubmit={(chosen) => {
        if (chosen !== value) onChange(chosen)
        else if (deselectable) onChange(null)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target targetType="button" withExpandedAttribute>
        <ListTarget
          input={input}
          onTarget={onTarget}
          onAria={onAria}
          onClick={() => combobox.toggleDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <OptionsDropdown
        {...NOT_SET}
        data={uniqueOptions(options)}
        value={value}
        aria-label={label}
        withCheckIcon
        checkIconPosition="left"
        nothingFoundMessage="没有匹配的选项"
      />
    </Combobox>
  )
}

/** What the list of Mantine's `Select` has of a form's field, of searching, of other looks. */
const NOT_SET = {
  filter: undefined,
  search: undefined,
  limit: undefined,
  withScrollArea: undefined,
  maxDropdownHeight: undefined,
  unstyled: undefined,
  labelId: undefined,
  scrollAreaProps: undefined,
}

interface ListTargetProps extends Pick<ChoiceListProps, 'input' | 'onTarget' | 'onAria'> {
  onClick: () => void
  onBlur: () => void
}

/** Stands for the field, and passes on what the list wants of it. */
function ListTarget({
  input,
  onTarget,
  onAria,
  ref,
  onBlur,
  ...given
}: ListTargetProps & { ref?: RefCallback<HTMLElement> }) {
  // what Mantine's target adds to its child
  const { onKeyDown, onClick, ...aria } = given as unknown as TargetProps & ListAria
  useAnchor(input, ref)
  useLayoutEffect(() => onTarget({ onKeyDown, onClick, onBlur }))
  const { 'aria-expanded': expanded, 'aria-controls': controls, 'aria-activedescendant': active } = aria
  const tell = useEffectEvent(onAria)
  useLayoutEffect(
    () =>
      tell({
        'aria-expanded': expanded,
        'aria-controls': controls,
        'aria-activedescendant': active,
        // for `escapeCloses`, and for dialogs that hear Escape from the window
        ...(expanded && { 'data-expanded': true, 'data-mantine-stop-propagation': true }),
      }),
    [expanded, controls, active],
  )
  return null
}
