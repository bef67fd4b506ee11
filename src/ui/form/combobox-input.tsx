import { Input, InputBase, type InputBaseProps } from '@mantine/core'
import { createContext, use, type ComponentProps } from 'react'
import classes from './combobox-input.module.css'

interface ComboboxInputProps extends Omit<ComponentProps<'input'>, 'size'>, Pick<InputBaseProps, 'size' | 'error'> {
  pointer?: boolean
  /** Whether it has a cross, which takes the place of the chevron. */
  clearable: boolean
  onClear: () => void
}

/** Whether what surrounds an input draws its surface: then it is the input alone, of which every list has a row. */
export const BareInput = createContext(false)

/**
 * The input of a list, as Mantine's `Select` draws it. What Mantine's own components say to their input, and its types
 * do not, stands here alone: an upgrade that changes it fails this component's stories.
 */
export function ComboboxInput({ clearable, onClear, size, pointer, error, ...input }: ComboboxInputProps) {
  const bare = use(BareInput)
  const clear = (
    <Input.ClearButton
      aria-label="清除"
      aria-hidden
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  )
  if (bare && !error)
    return (
      <>
        <input {...input} />
        {clearable && clear}
      </>
    )
  return (
    <InputBase
      {...input}
      size={size}
      pointer={pointer}
      error={error}
      rightSectionPointerEvents="none"
      __defaultRightSection={<Chevron size={size} />}
      __clearable={clearable}
      __clearSection={clear}
    />
  )
}

/** The sign of a field that opens a list, as Mantine draws it, without what comes with it there. */
function Chevron({ size }: { size?: InputBaseProps['size'] }) {
  return (
    <svg
      viewBox="0 0 15 15"
      fill="none"
      className={classes.chevron}
      data-small={size === 'xs' || undefined}
      aria-hidden
    >
      <path
        d="M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.38064 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.43179 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.35753 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z"
        fill="currentColor"
        fillRule="evenodd"
        clipRule="evenodd"
      />
    </svg>
  )
}
