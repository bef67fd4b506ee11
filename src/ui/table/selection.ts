import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createCell } from '#src/lib/data/cell.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import type { RowId } from './table-column.ts'

export interface Chosen<Row> {
  /** By id as text, in the order of choosing; those on screen as they are now. */
  rows: ReadonlyMap<string, Row>
  /** The same as a list. */
  list: readonly Row[]
}

/**
 * A choice of rows over any number of pages, by id as text (C16). It never changes itself, so that who holds it is not
 * rendered when rows are chosen: what shows the choice reads it by `useChosen` and `useIsChosen`, what acts on it by
 * `current`.
 */
export interface Selection<Row> {
  /** What is chosen at this moment; the same object while it stays. */
  current: () => Chosen<Row>
  /** Calls the listener after each change; the result ends that. */
  subscribe: (listener: () => void) => () => void
  /** Chooses rows or takes them out. */
  toggle: (rows: readonly Row[], on: boolean) => void
  /** Chooses exactly these, such as what a form begins with. */
  replace: (rows: readonly Row[]) => void
  clear: () => void
  /** Says in which order rows stand on screen. */
  arrange: (rows: readonly Row[]) => void
  /**
   * The rows on screen from the one that was chosen or taken out by itself last to this one; this one alone where there
   * is no such.
   */
  rangeTo: (row: Row) => readonly Row[]
  /** Puts rows as they are now in the place of chosen ones with the same ids. */
  refresh: (rows: readonly Row[]) => void
}

export function createSelection<Row>(keyOf: (row: Row) => string, first: readonly Row[] = []): Selection<Row> {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  const chosen = createCell<Chosen<Row>>({ rows: byKey(first), list: first })
  let order: readonly Row[] = []
  let last: string | undefined
  const set = (rows: ReadonlyMap<string, Row>) => chosen.set({ rows, list: [...rows.values()] })
  return {
    current: chosen.get,
    subscribe: chosen.subscribe,
    toggle(rows, on) {
      const after = new Map(chosen.get().rows)
      for (const row of rows) {
        if (on) after.set(keyOf(row), row)
        else after.delete(keyOf(row))
      }
      if (rows.length === 1) last = rows.map(keyOf)[0]
      set(after)
    },
    replace: (rows) => set(byKey(rows)),
    clear: () => set(new Map()),
    arrange(rows) {
      order = rows
    },
    rangeTo(row) {
      const places = [last, keyOf(row)].map((key) => order.findIndex((other) => keyOf(other) === key))
      return places.includes(-1) ? [row] : order.slice(Math.min(...places), Math.max(...places) + 1)
    },
    refresh(rows) {
      const stale = rows.filter((row) => {
        const before = chosen.get().rows.get(keyOf(row))
        return before !== undefined && before !== row
      })
      if (stale.length > 0) set(new Map([...chosen.get().rows, ...stale.map((row) => [keyOf(row), row] as const)]))
    },
  }
}

/**
 * A selection that survives paging and reloading; `onScreen` are the rows of the page as last loaded, `first` those
 * that are chosen at first.
 */
export function useSelection<Row>(
  rowId: (row: Row) => RowId,
  onScreen: readonly Row[] | undefined,
  first?: readonly Row[],
): Selection<Row> {
  const id = useLatest(rowId)
  const [selection] = useState(() => createSelection<Row>((row) => String(id.current(row)), first))
  useRefreshed(selection, onScreen)
  return selection
}

export function useRefreshed<Row>(selection: Selection<Row>, onScreen: readonly Row[] | undefined) {
  useLayoutEffect(() => selection.refresh(onScreen ?? []), [selection, onScreen])
}

export function useArranged<Row>(selection: Selection<Row> | undefined, rows: readonly Row[] | undefined) {
  useLayoutEffect(() => selection?.arrange(rows ?? []), [selection, rows])
}

const NOTHING: Chosen<never> = { rows: new Map<string, never>(), list: [] }
const noChange = () => () => undefined

/** What is chosen, nothing where there is no selection; renders again when that changes. */
export function useChosen<Row>(selection: Selection<Row> | undefined): Chosen<Row> {
  return useSyncExternalStore(selection?.subscribe ?? noChange, selection?.current ?? (() => NOTHING))
}

/** Whether a row is chosen, undefined where there is no selection; renders again only when that changes. */
export function useIsChosen<Row>(selection: Selection<Row> | undefined, key: string): boolean | undefined {
  return useSyncExternalStore(selection?.subscribe ?? noChange, () => selection?.current().rows.has(key))
}
