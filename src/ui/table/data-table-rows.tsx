import { Fragment, memo, type ReactNode, type RefObject } from 'react'
import classes from './data-table.module.css'
import belowClasses from './columns/row-below.module.css'
import skeleton from './skeleton.module.css'
import { RowActionButtons } from './row-action-buttons.tsx'
import { SelectionCheckbox } from './row-checkbox.tsx'
import { pinOf } from './columns/column-layout.ts'
import type { Selection } from './selection.ts'
import type { Column, RowActions, RowId, TableRowData } from './table-column.ts'

export interface RowsProps<Row> {
  /** In the order on screen. */
  rows: readonly TableRowData<Row>[]
  columns: readonly Column<Row>[]
  /** How many of them are pinned: the first. */
  pinned: number
  /** What stands in a second line on a phone; the same array from render to render. */
  below: readonly Column<Row>[]
  rowName: ((row: Row) => string) | undefined
  actions: RowActions<Row> | undefined
  selection: Selection<Row> | undefined
  /** The row that is open beside the table. */
  openRow: RowId | undefined
  columnCount: number
  scroller: RefObject<HTMLDivElement | null>
}

/** All rows. */
export function PlainRows<Row>({ rows, selection, columns, pinned, below, actions, rowName, openRow }: RowsProps<Row>) {
  return rows.map(({ id, original }) => (
    <TableRow
      key={id}
      id={id}
      row={original}
      columns={columns}
      pinned={pinned}
      below={below}
      actions={actions}
      rowName={rowName}
      selection={selection}
      open={id === String(openRow)}
    />
  ))
}

interface TableRowProps<Row> {
  id: string
  /** Set where not all rows are in the page. */
  index?: number
  row: Row
  columns: readonly Column<Row>[]
  pinned: number
  below: readonly Column<Row>[]
  rowName: ((row: Row) => string) | undefined
  actions: RowActions<Row> | undefined
  /** Undefined where rows cannot be chosen. */
  selection: Selection<Row> | undefined
  /** It is open beside the table. */
  open: boolean
}

/** Plain cells: a component of the library for each costs more than all that they show. */
function TableRowView<Row>({
  id,
  index,
  row,
  columns,
  pinned,
  below,
  rowName,
  actions,
  selection,
  open,
}: TableRowProps<Row>) {
  const main =
    below.length > 0 ? (columns.find(({ width }) => width === undefined) ?? columns.find(isFixed)) : undefined
  return (
    <tr
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-two-lines={main && true}
      data-open={open || undefined}
    >
      {selection && (
        <td className={classes.checkCell}>
          <SelectionCheckbox label={`选择 ${rowName?.(row) ?? id}`} selection={selection} id={id} row={row} />
        </td>
      )}
      {columns.map((column, at) => {
        const content = column.cell(row)
        return (
          <td
            key={column.id}
            data-align={column.align}
            data-serial={column.serial}
            data-names={column.names}
            {...pinOf(at, pinned)}
          >
            {isBlank(content) ? '--' : content}
            {column === main && (
              <div className={belowClasses.below}>
                {below.map((other, at) => (
                  <Fragment key={other.id}>
                    {at > 0 && ' '}
                    <span>{(other.below ?? other.cell)(row)}</span>
                  </Fragment>
                ))}
              </div>
            )}
          </td>
        )
      })}
      {actions && (
        <td className={classes.actionCell}>
          <RowActionButtons actions={actions.of(row)} shown={actions.shown} />
        </td>
      )}
    </tr>
  )
}

export const TableRow = memo(TableRowView) as typeof TableRowView

/** Rows in outline while the first page loads. */
export function SkeletonRows({ count, columnCount }: { count: number; columnCount: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columnCount }, (_cell, cell) => (
        <td key={cell}>
          <span className={skeleton.skeleton} style={{ width: `${45 + ((row * 7 + cell * 13) % 40)}%` }} />
        </td>
      ))}
    </tr>
  ))
}

const isFixed = ({ hideable }: Pick<Column<never>, 'hideable'>) => hideable === false

function isBlank(content: ReactNode): boolean {
  return content === undefined || content === null || content === ''
}
