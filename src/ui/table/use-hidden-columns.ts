import { useCallback, useState } from 'react'
import { stored } from '#src/lib/dom/stored.ts'
import type { Column } from './table-column.ts'

/** Columns by id; false is hidden, and what is not named is shown. */
export type ColumnVisibility = Record<string, boolean>

type Change = (next: ColumnVisibility | ((before: ColumnVisibility) => ColumnVisibility)) => void

/** Which columns are shown: those the column says, then as the browser remembers under `storageKey`. */
export function useHiddenColumns<Row>(
  columns: readonly Column<Row>[],
  storageKey: string | undefined,
): [ColumnVisibility, Change] {
  const [visibility, setVisibility] = useState<ColumnVisibility>(() => ({
    ...Object.fromEntries(columns.filter((column) => column.hidden).map((column) => [column.id, false])),
    ...(storageKey === undefined ? {} : memoryOf(storageKey).read()),
  }))
  const change = useCallback<Change>(
    (next) =>
      setVisibility((before) => {
        const after = typeof next === 'function' ? next(before) : next
        if (storageKey !== undefined) memoryOf(storageKey).write(after)
        return after
      }),
    [storageKey],
  )
  return [visibility, change]
}

function memoryOf(key: string) {
  return stored(key, checkVisibility)
}

function checkVisibility(value: unknown): ColumnVisibility | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.values(value).every((shown) => typeof shown === 'boolean') ? (value as ColumnVisibility) : undefined
}
