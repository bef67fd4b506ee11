import { Popover } from '@mantine/core'
import { useState } from 'react'
import { isModalOpen } from '#src/lib/dom/is-dialog-open.ts'
import { Anchor } from './anchor.tsx'
import type { PopoverButtonProps } from './popover-button.tsx'

/** Dialogs have 200, the page's head less than 100. */
const BELOW_DIALOGS = 150

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
export function PopoverPanel({
  id,
  button,
  opened,
  onClose,
  width,
  padded = true,
  staysBelowDialogs,
  content,
}: PopoverPanelProps) {
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
      // what a dialog over it is pressed for is not meant for the panel
      zIndex={staysBelowDialogs ? BELOW_DIALOGS : undefined}
      onChange={(open) => open || (staysBelowDialogs && isModalOpen()) || onClose()}
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
