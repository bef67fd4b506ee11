import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { escapeCloses } from './escape.ts'
import { useReturnFocus } from './return-focus.ts'

export interface DetailDrawerProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Width in px: 960 for what is a table. */
  size?: 420 | 640 | 960
  children: ReactNode
}

/** A drawer at the right for reading. Dialogs may open above it: their Escape leaves it open. */
export function DetailDrawer({ opened, onClose, title, size = 640, children }: DetailDrawerProps) {
  useReturnFocus(opened)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      returnFocus={false}
      // it is read first, and has no ring where an address opens it
      attributes={{ title: { tabIndex: -1, 'data-autofocus': true } }}
      styles={{ title: { outline: 'none' } }}
      {...escapeCloses(onClose)}
    >
      {children}
    </Drawer>
  )
}
