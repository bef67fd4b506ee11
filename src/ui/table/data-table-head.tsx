import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import classes from './data-table.module.css'
import { RowCheckbox } from './row-checkbox.tsx'
import type { Selection } from './selection.ts'
import type { Column, RowId } from './table-column.ts'

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sorting: { id: string; desc: boolean } | undefined
  onSort: (id: string) => void
  rows: readonly Row[]
  rowId: (row: Row) => RowId
  selection: Selection<Row> | undefined
  withActions: boolean
}

/** The head of a `DataTable`: names, sorting of the page, and the checkbox of the page. */
export function DataTableHead<Row>({
  columns,
  sorting,
  onSort,
  rows,
  rowId,
  selection,
  withActions,
}: DataTableHeadProps<Row>) {
  const chosen = selection ? rows.filter((row) => selection.rows.has(String(rowId(row)))).length : 0
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.checkCell}>
            <RowCheckbox
              label="选择本页"
              checked={rows.length > 0 && chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              disabled={rows.length === 0}
              onChange={(on) => selection.toggle(rows, on)}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sorting?.id !== column.id ? undefined : sorting.desc ? 'descending' : 'ascending'
          return (
            <th key={column.id} scope="col" data-align={column.align} aria-sort={direction}>
              {column.sortBy ? (
                <button type="button" className={classes.sort} title="仅对本页排序" onClick={() => onSort(column.id)}>
                  {column.header}
                  <SortIcon direction={direction} />
                </button>
              ) : (
                column.header
              )}
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

function SortIcon({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  if (direction === 'ascending') return <IconArrowUp size={14} aria-hidden />
  if (direction === 'descending') return <IconArrowDown size={14} aria-hidden />
  return <IconArrowsSort size={14} className={classes.sortIdle} aria-hidden />
}
