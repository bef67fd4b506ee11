import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { Arrangement } from './columns/column-actions.ts'
import { columnCode } from './columns/use-column-code.ts'
import classes from './data-table.module.css'
import head from './data-table-head.module.css'
import { pinOf } from './columns/column-layout.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { useChosen, type Selection } from './selection.ts'
import type { Column, RowId, Sorting } from './table-column.ts'

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[]
  /** How many of them are pinned: the first. */
  pinned: number
  /** Where columns can be dragged and widened. */
  arrangement: Arrangement | undefined
  sorting: Sorting | undefined
  onSort: (id: string) => void
  rows: readonly Row[]
  rowId: (row: Row) => RowId
  selection: Selection<Row> | undefined
  withActions: boolean
}

/** The head of a `DataTable`: names, sorting of the page, and the checkbox of the page. */
export function DataTableHead<Row>({
  columns,
  pinned,
  arrangement,
  sorting,
  onSort,
  rows,
  rowId,
  selection,
  withActions,
}: DataTableHeadProps<Row>) {
  return (
    <thead className={head.head} {...gestures(arrangement)}>
      <tr>
        {selection && (
          <th scope="col" className={classes.checkCell}>
            <PageCheckbox rows={rows} rowId={rowId} selection={selection} />
          </th>
        )}
        {columns.map((column, index) => {
          const direction = sorting?.id !== column.id ? undefined : sorting.desc ? 'descending' : 'ascending'
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              data-column={arrangement && column.id}
              aria-sort={direction}
              {...pinOf(index, pinned)}
            >
              {column.sortBy ? (
                <button type="button" className={head.sort} title="仅对本页排序" onClick={() => onSort(column.id)}>
                  {column.header}
                  <SortIcon direction={direction} />
                </button>
              ) : (
                column.header
              )}
              {arrangement && <span className={head.edge} data-edge title="拖动调整列宽，双击为最佳宽度" />}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" className={classes.actionCell}>
            操作
          </th>
        )}
      </tr>
    </thead>
  )
}

/** By keys, columns are arranged from their menu. */
const gestures = (arrangement: Arrangement | undefined): ComponentProps<'thead'> => ({
  onPointerEnter: columnCode.warm,
  onFocus: columnCode.warm,
  onPointerDown: (press) => arrangement && columnCode.loaded?.pressHead(press.nativeEvent, arrangement),
  onDoubleClick: ({ target }) => arrangement && columnCode.loaded?.fitColumn(target, arrangement),
})

/** Chooses all rows of the page, or takes them out. */
function PageCheckbox<Row>({
  rows,
  rowId,
  selection,
}: Pick<DataTableHeadProps<Row>, 'rows' | 'rowId'> & { selection: Selection<Row> }) {
  const chosen = useChosen(selection).rows
  const count = rows.filter((row) => chosen.has(String(rowId(row)))).length
  return (
    <RowCheckbox
      label="选择本页"
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      disabled={rows.length === 0}
      onChange={(on) => selection.toggle(rows, on)}
    />
  )
}

function SortIcon({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  if (direction === 'ascending') return <IconArrowUp size={14} aria-hidden />
  if (direction === 'descending') return <IconArrowDown size={14} aria-hidden />
  return <IconArrowsSort size={14} className={head.sortIdle} aria-hidden />
}
