import { useCallback, useMemo, useRef, useState } from 'react'
import type { RowId } from './table-column.ts'

/** Rows that were chosen, over any number of pages, by id as text (C16). */
export interface Selection<Row> {
  /** The chosen rows in the order of choosing; those on screen as they are now. */
  rows: ReadonlyMap<string, Row>
  /** The same as a list, which stays the same while they do. */
  list: readonly Row[]
  /** Chooses rows or takes them out. */
  toggle: (rows: readonly Row[], on: boolean) => void
  /** Chooses exactly these, such as all that match, or those that failed in a batch. */
  replace: (rows: readonly Row[]) => void
  clear: () => void
}

/**
 * Holds a selection that survives paging and reloading. `onScreen` are the rows of the page as last loaded: chosen
 * rows among them are kept as fresh as the list. The functions never change.
 */
export function useSelection<Row>(rowId: (row: Row) => RowId, onScreen: readonly Row[] | undefined): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(() => new Map())
  const id = useRef(rowId)
  id.current = rowId

  const toggle = useCallback((rows: readonly Row[], on: boolean) => {
    setChosen((before) => {
      const after = new Map(before)
      for (const row of rows) {
        if (on) after.set(String(id.current(row)), row)
        else after.delete(String(id.current(row)))
      }
      return after
    })
  }, [])
  const replace = useCallback(
    (rows: readonly Row[]) => setChosen(new Map(rows.map((row) => [String(id.current(row)), row]))),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])

  const rows = useMemo(() => {
    const stale = onScreen?.filter((row) => {
      const key = String(id.current(row))
      return chosen.has(key) && chosen.get(key) !== row
    })
    if (!stale || stale.length === 0) return chosen
    const fresh = new Map(chosen)
    for (const row of stale) fresh.set(String(id.current(row)), row)
    return fresh
  }, [chosen, onScreen])

  return useMemo(() => ({ rows, list: [...rows.values()], toggle, replace, clear }), [rows, toggle, replace, clear])
}
