import { Popover } from '@mantine/core'
import { useState } from 'react'
import { Anchor } from './anchor.tsx'
import type { PopoverButtonProps } from './popover-button.tsx'

interface PopoverPanelProps extends Omit<PopoverButtonProps, 'children'> {
  /** Of the button. */
  id: string
  button: HTMLElement
  opened: boolean
  onClose: () => void
}

/**
 * The panel of a `PopoverButton`. It takes the focus, so that a long one can be scrolled by keys, and gives it back.
 */
export function PopoverPanel({ id, button, opened, onClose, width, padded = true, content }: PopoverPanelProps) {
  // opens after it was there closed, or else it would not know where the focus was
  const [there, setThere] = useState(false)
  return (
    <Popover
      id={id}
      position="bottom-start"
      width={width}
      trapFocus
      returnFocus
      opened={opened && there}
      onChange={(open) => open || onClose()}
    >
      <Popover.Target>
        <Anchor element={button} onThere={() => setThere(true)} />
      </Popover.Target>
      <Popover.Dropdown
        p={padded ? undefined : 0}
        aria-labelledby={id}
        data-autofocus={padded || undefined}
        style={{ overflowY: 'auto', maxHeight: 'min(420px, 70vh)' }}
      >
        {content()}
      </Popover.Dropdown>
    </Popover>
  )
}
