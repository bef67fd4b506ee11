import { useMemo, useState } from 'react'
import { sessionMarker } from '#src/lib/dom/session-marker.ts'
import { stored } from '#src/lib/dom/stored.ts'
import { defaultLayout, readLayout, type ColumnLayout } from './column-layout.ts'
import type { Column } from '../table-column.ts'

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
  const [place] = useState(
    () =>
      storageKey &&
      stored(`${storageKey}.${sessionMarker.read()?.account ?? ''}`, (value) => readLayout(value, columns)),
  )
  const [layout, setLayout] = useState(() => (place && place.read()) || defaultLayout(columns))
  const changes = useMemo<LayoutChanges>(
    () => ({
      change: (update) =>
        setLayout((before) => {
          const after = update(before)
          if (place) place.write(after)
          return after
        }),
      reset() {
        if (place) place.remove()
        setLayout(defaultLayout(columns))
      },
    }),
    [columns, place],
  )
  return [layout, changes]
}
