import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type RowData,
  type Updater,
} from '@tanstack/react-table'
import type { ColumnLayout } from './column-layout.ts'
import { compareValues, present, type Column, type Sorting, type TableRowData } from '../table-column.ts'
import type { LayoutChanges } from './use-column-layout.ts'

/*
 * The library's table. React has the state (`useColumnLayout`), and a table is made anew for each, so that its code may
 * come when somebody first sorts or arranges: nothing follows its atoms, which only hold what they are given.
 */
const atomOf = <T>(get: () => T) => ({ get, subscribe: () => ({ unsubscribe: () => undefined }) })

const coreReactivityFeature = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  createReadonlyAtom: atomOf,
  createWritableAtom<T>(value: T) {
    let now = value
    return Object.assign(
      atomOf(() => now),
      {
        set(next: T | ((before: T) => T)) {
          now = functionalUpdate(next, now)
        },
      },
    )
  },
  addSubscription: () => undefined,
  untrack: <T>(read: () => T) => read(),
  batch: (work: () => void) => work(),
  schedule: queueMicrotask,
}

const features = tableFeatures({
  coreReactivityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

const NO_ROWS: readonly never[] = []

export function columnTable<Row extends RowData>(
  columns: readonly Column<Row>[],
  state: Omit<ColumnLayout, 'columnSizing'> & Partial<ColumnLayout>,
  change: LayoutChanges['change'] = () => undefined,
) {
  const update =
    <Part extends keyof ColumnLayout>(part: Part) =>
    (updater: Updater<ColumnLayout[Part]>) =>
      change((before) => ({ ...before, [part]: functionalUpdate(updater, before[part]) }))
  return constructTable({
    features,
    columns: columns.map((column) => definition(column)),
    data: NO_ROWS,
    state,
    onColumnOrderChange: update('columnOrder'),
    onColumnPinningChange: update('columnPinning'),
    onColumnSizingChange: update('columnSizing'),
    onColumnVisibilityChange: update('columnVisibility'),
  })
}

export function headColumns<Row extends RowData>(
  columns: readonly Column<Row>[],
  layout: Omit<ColumnLayout, 'columnSizing'>,
): Column<Row>[] {
  const [head] = columnTable(columns, layout).getHeaderGroups()
  return (head?.headers ?? []).flatMap((header) => columns.find(({ id }) => id === header.column.id) ?? [])
}

export function sortRows<Row extends RowData>(
  columns: readonly Column<Row>[],
  rows: readonly TableRowData<Row>[],
  sorting: Sorting,
): TableRowData<Row>[] {
  return constructTable({
    features,
    columns: columns.map((column) => definition(column)),
    data: rows.map(({ original }) => original),
    getRowId: (_row: Row, index: number) => rows[index]?.id ?? String(index),
    state: { sorting: [sorting] },
  }).getRowModel().rows
}

function definition<Row extends RowData>(column: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row) => present(column.sortBy?.(row)),
    enableSorting: column.sortBy !== undefined,
    enableHiding: column.hideable !== false,
    sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
  }
}
