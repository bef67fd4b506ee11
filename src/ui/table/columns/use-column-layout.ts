import { useEffect, useMemo, useState } from 'react'
import { sessionMarker } from '#src/lib/dom/session-marker.ts'
import { stored } from '#src/lib/dom/stored.ts'
import { defaultLayout, isArranged, readLayout, type ColumnLayout } from './column-layout.ts'
import type { Column } from '../table-column.ts'
import { columnCode } from './use-column-code.ts'

/** How a layout is changed. Never changes itself. */
export interface LayoutChanges {
  change: (update: (before: ColumnLayout) => ColumnLayout) => void
  /** The columns as they say themselves, and nothing kept. */
  reset: () => void
}

/** How the columns stand: as the account has left them in this browser under `storageKey`, else as they say. */
export function useColumnLayout<Row>(
  columns: readonly Column<Row>[],
  storageKey: string | undefined,
): [ColumnLayout, LayoutChanges] {
  const [place] = useState(() =>
    storageKey === undefined
      ? undefined
      : stored(`${storageKey}.${sessionMarker.read()?.account ?? ''}`, (value) => readLayout(value, columns)),
  )
  const [layout, setLayout] = useState(() => place?.read() ?? defaultLayout(columns))
  const changes = useMemo<LayoutChanges>(
    () => ({
      change(update) {
        // as it is kept, which another tab may have changed
        const after = update(place?.read() ?? defaultLayout(columns))
        place?.write(after)
        setLayout(after)
      },
      reset() {
        place?.remove()
        setLayout(defaultLayout(columns))
      },
    }),
    [columns, place],
  )
  useEffect(() => {
    async function follow({ key }: StorageEvent) {
      if (!place || (key !== place.key && key !== null)) return
      // rows would wait for it otherwise
      if (isArranged(place.read() ?? defaultLayout(columns))) await columnCode.preload().catch(() => undefined)
      setLayout(place.read() ?? defaultLayout(columns))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [columns, place])
  return [layout, changes]
}
