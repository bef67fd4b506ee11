import type { RowData } from '@tanstack/react-table'
import {
  lazy,
  Suspense,
  use,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react'
import type { Arrangement } from './columns/column-actions.ts'
import { CHECKBOX_WIDTH, DEFAULT_WIDTH, isArranged, tableWidths } from './columns/column-layout.ts'
import { ColumnMenu } from './columns/column-menu.tsx'
import classes from './data-table.module.css'
import { DataTableHead } from './data-table-head.tsx'
import { PlainRows, SkeletonRows, type RowsProps } from './data-table-rows.tsx'
import { ListFrame } from './list-frame.tsx'
import { ListTools } from './list-layout.tsx'
import { stateInsteadOfRows, type ListStateProps } from './list-state.tsx'
import { useArranged, type Selection } from './selection.ts'
import { rowKeys, type Column, type RowActions, type RowId, type Sorting } from './table-column.ts'
import { columnCode, useColumnCode } from './columns/use-column-code.ts'
import { useColumnLayout } from './columns/use-column-layout.ts'
import { useSmallWindow } from './columns/use-small-window.ts'
import { useMedia } from '#src/ui/use-media.ts'
import { usePrinting } from '#src/ui/use-printing.ts'

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
  /** Under which the browser keeps, by account, how the columns stand. Without it they stay as they are. */
  storageKey?: string
  /** How many rows the skeleton has; the page size. Default 10. */
  skeletons?: number
  /** In the room of a phone, whatever the window has. */
  narrow?: boolean
  /**
   * How much room something beside it takes: columns with `yields` up to this are left out. In a small window it is 1
   * at least.
   */
  crowded?: 0 | 1 | 2
  /** The row that is open beside the table. */
  openRow?: RowId | undefined
  /** Lets the table take its full height instead of scrolling in itself, for short tables in dialogs. */
  fullHeight?: boolean
}

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
 * Rows of 36 px under a head that stays, with skeleton, empty, nothing-found and error states of its own. Sorts the
 * rows on screen and says so (C28). Rows that did not change are not rendered again, so keep `columns` and `actions`
 * the same from render to render.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rowId, rowName, selection, tools, storageKey, stale, skeletons = 10, fullHeight } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [layout, changes] = useColumnLayout(columns, storageKey)
  const [sorting, setSorting] = useState<Sorting>()
  const [isPlain, setPlain] = useState(false)
  const isSmall = useMedia(NARROW)
  const narrow = props.narrow || isSmall
  const isSmallWindow = useSmallWindow()
  const printed = usePrinting()
  const crowded = Math.max(props.crowded ?? 0, isSmallWindow ? 1 : 0)

  const isKept = isArranged(layout) && !narrow && (!isPlain || columnCode.loaded !== undefined)
  const code = useColumnCode(sorting !== undefined || isKept, () => {
    setSorting(undefined)
    setPlain(true)
  })
  const arranged = isKept ? code : undefined
  // the rows wait for the columns, or else they would be rendered twice
  const rows = isKept && !code ? undefined : props.rows
  const data = rows ?? NO_ROWS
  const { columnVisibility, columnOrder, columnPinning, columnSizing } = layout
  const all = useMemo(() => {
    const kept = { columnVisibility, columnOrder, columnPinning }
    return arranged?.headColumns(columns, kept) ?? columns.filter(({ id }) => columnVisibility[id] !== false)
  }, [arranged, columns, columnVisibility, columnOrder, columnPinning])
  const visible = useMemo(() => {
    const shown = all.filter(
      ({ narrow: inNarrow, yields = 3, paper }) =>
        (narrow ? inNarrow === undefined : yields > crowded) && !(printed && paper === false),
    )
    // columns get narrower before the table scrolls sideways
    return narrow
      ? shown.map((column) => ({ ...column, minWidth: Math.min(column.minWidth ?? DEFAULT_WIDTH, DEFAULT_WIDTH) }))
      : shown
  }, [all, narrow, crowded, printed])
  const below = useMemo(() => all.filter((column) => narrow && column.narrow === 'below'), [all, narrow])
  const pinned = arranged ? visible.filter(({ id }) => columnPinning.start.includes(id)).length : 0
  const actions = useMemo(
    () => (narrow && props.actions ? { ...props.actions, shown: 0, width: 76 } : props.actions),
    [narrow, props.actions],
  )
  const selectable = selection !== undefined
  const arrangement = useMemo<Arrangement>(
    () => ({
      ...changes,
      columns,
      shown: visible,
      layout,
      widths: (sizing) => tableWidths(visible, sizing, { pinned, selectable, actions }),
      scroller,
    }),
    [changes, columns, visible, layout, pinned, selectable, actions, scroller],
  )
  const widths = arrangement.widths(arranged ? columnSizing : {})
  const instead = stateInsteadOfRows(props)
  const columnCount = visible.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  const keyed = useMemo(() => {
    const keys = rowKeys(data, rowId)
    return data.map((original, index) => ({ id: keys[index] ?? String(index), original }))
  }, [data, rowId])
  const sorted = useMemo(
    () => (sorting && code ? code.sortRows(columns, keyed, sorting) : keyed),
    [code, columns, keyed, sorting],
  )
  useArranged(
    selection,
    useMemo(() => sorted.map(({ original }) => original), [sorted]),
  )
  const rowsProps: RowsProps<Row> = {
    rows: sorted,
    columns: visible,
    pinned,
    below,
    rowName,
    actions,
    selection,
    openRow: props.openRow,
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
            <ColumnMenu arrangement={arrangement} narrow={narrow || crowded > 0} />
          </>
        )
      }
    >
      <div
        ref={scroller}
        className={classes.scroller}
        data-full-height={fullHeight || undefined}
        data-page={use(ListTools) !== undefined || undefined}
        aria-label={label}
        {...scrollRegion}
      >
        <table
          className={classes.table}
          aria-label={label}
          aria-busy={stale || (rows === undefined && instead === undefined) || undefined}
          aria-rowcount={long ? data.length + 1 : undefined}
          data-pinned={pinned > 0 || undefined}
          style={
            {
              '--table-min-width': `${widths.least}px`,
              ...Object.fromEntries(widths.pins.map((left, at) => [`--pin-${at}`, `${left}px`])),
            } as CSSProperties
          }
        >
          <colgroup>
            {selection && <col style={{ width: CHECKBOX_WIDTH }} />}
            {visible.map((column, at) => (
              <col key={column.id} style={{ width: widths.columns[at] }} />
            ))}
            {actions && <col style={{ width: widths.actions }} />}
          </colgroup>
          <DataTableHead
            columns={visible}
            pinned={pinned}
            arrangement={storageKey === undefined || narrow || crowded > 0 ? undefined : arrangement}
            sorting={sorting}
            onSort={(id) => setSorting((before) => nextSorting(id, before))}
            rows={data}
            rowId={rowId}
            selection={selection}
            withActions={actions !== undefined}
          />
          {/* what belongs to another page must not be acted on */}
          <tbody inert={stale} data-stale={stale || undefined} onPointerOver={titleCutCell}>
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

/** Upwards, downwards, then as the server has it. */
function nextSorting(id: string, before: Sorting | undefined): Sorting | undefined {
  if (before?.id !== id) return { id, desc: false }
  return before.desc ? undefined : { id, desc: true }
}

/** The pointer upon what is cut is told the whole; who comes by keyboard sees it (`data-table.module.css`). */
function titleCutCell({ target }: { target: EventTarget }) {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : ''
}

/** What scrolls must take the focus, so that arrow keys can scroll it. */
const scrollRegion = { role: 'region', tabIndex: 0 }
