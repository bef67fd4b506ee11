import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useMemo, useRef, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { ColumnMenu } from './column-menu.tsx'
import classes from './data-table.module.css'
import { DataTableHead } from './data-table-head.tsx'
import { PlainRows, SkeletonRows, type RowsProps } from './data-table-rows.tsx'
import { ListFrame } from './list-frame.tsx'
import { stateInsteadOfRows, type ListStateProps } from './list-state.tsx'
import { useArranged, type Selection } from './selection.ts'
import { compareValues, present, rowKeys, type Column, type RowActions, type RowId } from './table-column.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

export interface DataTableProps<Row extends RowData> extends ListStateProps<Row> {
  /** What the table lists, for those who do not see it. */
  label: string
  /** Keep it outside the component, or memoised. */
  columns: readonly Column<Row>[]
  rowId: (row: Row) => RowId
  /** What a row is called, for its checkbox; its id by default. */
  rowName?: (row: Row) => string
  /** Keep it memoised. */
  actions?: RowActions<Row>
  /** Shows a column of checkboxes; from `useSelection`. */
  selection?: Selection<Row>
  /** Buttons above the table, at the left. */
  toolbar?: ReactNode
  /** Small tools above the table, at the right, between refresh and the menu of columns: export. */
  tools?: ReactNode
  /** The name under which the browser remembers which columns are shown. Without it there is no menu of columns. */
  storageKey?: string
  /** How many rows the skeleton has; the page size. Default 10. */
  skeletons?: number
  /** Lets the table take its full height instead of scrolling in itself, for short tables in dialogs. */
  fullHeight?: boolean
}

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** As wide as a phone: some columns are left out, and actions are in a menu. */
const NARROW = '(max-width: 600px)'

/**
 * Comes when the first long table does; until then the first rows stand for all. When it does not come, all are drawn.
 */
const VirtualRows = lazy<ComponentType<RowsProps<unknown>>>(() =>
  import('./virtual-rows.tsx').then(
    (module) => ({ default: module.VirtualRows }),
    () => ({ default: PlainRows }),
  ),
) as unknown as typeof PlainRows

/** More rows than this are drawn only where they are seen. */
const VIRTUAL_FROM = 60
/** More of a long table are below every screen that it opens on. */
const FIRST_ROWS = 30
const NO_ROWS: readonly never[] = []

/**
 * Rows of 40 px under a head that stays, with skeleton, empty, nothing-found and error states of its own. Sorts the
 * rows on screen and says so (C28). Rows that did not change are not rendered again, so keep `columns` and `actions`
 * the same from render to render.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rowId,
    rowName,
    selection,
    tools,
    storageKey,
    rows,
    stale,
    skeletons = 10,
    fullHeight,
  } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [visibility, setVisibility] = useHiddenColumns(columns, storageKey)

  const definitions = useMemo(() => columns.map((column) => definition(column)), [columns])
  const data = rows ?? NO_ROWS
  const keys = useMemo(() => rowKeys(data, rowId), [data, rowId])
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (_row, index) => keys[index] ?? String(index),
    enableMultiSort: false,
    sortDescFirst: false,
    state: { columnVisibility: visibility },
    onColumnVisibilityChange: setVisibility,
  })

  const narrow = useMediaQuery(NARROW) ?? false
  const visible = useMemo(
    () => columns.filter((column) => visibility[column.id] !== false && !(narrow && column.narrow !== undefined)),
    [columns, visibility, narrow],
  )
  const below = useMemo(
    () => columns.filter((column) => visibility[column.id] !== false && narrow && column.narrow === 'below'),
    [columns, visibility, narrow],
  )
  const actions = useMemo(
    () => (narrow && props.actions ? { ...props.actions, shown: 0, width: 76 } : props.actions),
    [narrow, props.actions],
  )
  const sorting = table.state.sorting[0]
  const instead = stateInsteadOfRows(props)
  const columnCount = visible.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  const sorted = table.getRowModel().rows
  useArranged(
    selection,
    useMemo(() => sorted.map(({ original }) => original), [sorted]),
  )
  const rowsProps: RowsProps<Row> = {
    rows: sorted,
    columns: visible,
    below,
    rowName,
    actions,
    selection,
    columnCount,
    scroller,
  }
  const long = data.length > VIRTUAL_FROM

  return (
    <ListFrame
      {...props}
      tools={
        storageKey === undefined ? (
          tools
        ) : (
          <>
            {tools}
            <ColumnMenu columns={columns} visibility={visibility} onChange={setVisibility} />
          </>
        )
      }
    >
      <div
        ref={scroller}
        className={classes.scroller}
        data-full-height={fullHeight || undefined}
        aria-label={label}
        {...scrollRegion}
      >
        <table
          className={classes.table}
          aria-label={label}
          aria-busy={stale || (rows === undefined && instead === undefined) || undefined}
          aria-rowcount={long ? data.length + 1 : undefined}
          style={{ '--table-min-width': `${widthOf(visible, actions, selection !== undefined)}px` } as CSSProperties}
        >
          <colgroup>
            {selection && <col style={{ width: 44 }} />}
            {visible.map((column) => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
            {actions && <col style={{ width: actions.width ?? DEFAULT_WIDTH }} />}
          </colgroup>
          <DataTableHead
            columns={visible}
            sorting={sorting}
            onSort={(id) => table.getColumn(id)?.toggleSorting()}
            rows={data}
            rowId={rowId}
            selection={selection}
            withActions={actions !== undefined}
          />
          {/* what belongs to another page must not be acted on */}
          <tbody inert={stale} data-stale={stale || undefined} onPointerOver={tellWhole}>
            {instead !== undefined ? (
              <tr>
                <td colSpan={columnCount} className={classes.state}>
                  <div className={classes.stateFrame}>{instead}</div>
                </td>
              </tr>
            ) : rows === undefined ? (
              <SkeletonRows count={skeletons} columnCount={columnCount} />
            ) : long ? (
              <Suspense fallback={<PlainRows {...rowsProps} rows={rowsProps.rows.slice(0, FIRST_ROWS)} />}>
                <VirtualRows {...rowsProps} />
              </Suspense>
            ) : (
              <PlainRows {...rowsProps} />
            )}
          </tbody>
        </table>
      </div>
      {sorting && <p className={classes.sortNote}>仅对本页排序</p>}
    </ListFrame>
  )
}

const DEFAULT_WIDTH = 140

/** The pointer upon what is cut is told the whole; who comes by keyboard sees it (`data-table.module.css`). */
function tellWhole({ target }: { target: EventTarget }) {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : ''
}

/** What scrolls must take the focus, so that arrow keys can scroll it. */
const scrollRegion = { role: 'region', tabIndex: 0 }

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

function widthOf<Row>(
  columns: readonly Column<Row>[],
  actions: RowActions<Row> | undefined,
  selectable: boolean,
): number {
  const widths = columns.map((column) => column.width ?? column.minWidth ?? DEFAULT_WIDTH)
  return (
    widths.reduce((sum, width) => sum + width, 0) +
    (selectable ? 44 : 0) +
    (actions ? (actions.width ?? DEFAULT_WIDTH) : 0)
  )
}
