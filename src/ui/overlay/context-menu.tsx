import { useId, useState } from 'react'
import type { MenuEntry } from './menu-button.tsx'
import { useOverlayCode } from './overlay-code.ts'

/** A place in the window, px. */
export interface MenuPlace {
  x: number
  y: number
}

/**
 * A menu at a place of the window: of the right mouse button, or of the key for it. It stays when it has closed, to
 * give the focus back; another place is another menu.
 */
export function ContextMenu({
  place,
  opened,
  entries,
  onClose,
}: {
  place: MenuPlace
  opened: boolean
  entries: readonly MenuEntry[]
  onClose: () => void
}) {
  const id = useId()
  const parts = useOverlayCode(true, onClose)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <div ref={setAnchor} style={{ position: 'fixed', left: place.x, top: place.y }} />
      {parts && anchor && (
        <parts.MenuList
          id={id}
          button={anchor}
          opened={opened}
          position="bottom-start"
          entries={entries}
          onClose={onClose}
        />
      )}
    </>
  )
}
