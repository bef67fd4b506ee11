import { Input, InputBase, type InputBaseProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Chevron } from './chevron.tsx'

interface ComboboxInputProps extends Omit<ComponentProps<'input'>, 'size'>, Pick<InputBaseProps, 'size' | 'error'> {
  pointer?: boolean
  /** Whether it has a cross, which takes the place of the chevron. */
  clearable: boolean
  onClear: () => void
}

/**
 * The input of a list, as Mantine's `Select` draws it. What Mantine's own components say to their input, and its types
 * do not, stands here alone: an upgrade that changes it fails this component's stories.
 */
export function ComboboxInput({ clearable, onClear, ...others }: ComboboxInputProps) {
  return (
    <InputBase
      {...others}
      rightSectionPointerEvents="none"
      __defaultRightSection={<Chevron size={others.size} />}
      __clearable={clearable}
      __clearSection={
        <Input.ClearButton
          aria-label="清除"
          aria-hidden
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        />
      }
    />
  )
}
