import type { KeyboardEvent } from 'react'

/**
 * Props for Mantine's `Modal` and `Drawer`: Escape closes only the one that the focus is in. Theirs listens on the
 * window, and closes every open one at once. An open list in a field keeps its Escape for itself.
 */
export function escapeCloses(close: () => void) {
  return {
    closeOnEscape: false,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const target = event.target as HTMLElement
      // events of dialogs rendered inside this one come here through React, but stand elsewhere in the page
      if (!event.currentTarget.contains(target)) return
      if (target.hasAttribute('data-expanded')) return
      close()
    },
  }
}
