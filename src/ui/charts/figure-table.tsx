import type { ReactNode } from 'react'
import { BarCell } from './bar-cell.tsx'
import classes from './figure-table.module.css'

export interface FigureColumn<Row> {
  id: string
  header: string
  /** Names the row; the first column does when none says so. */
  names?: boolean
  /** Figures stand at the right. */
  figure?: boolean
  /** Figures that compare have a bar each, as long as its part of the largest. */
  bar?: (row: Row) => number
  cell: (row: Row) => ReactNode
}

export interface FigureTableProps<Row> {
  /** What the table is about; read out, not shown. */
  caption: string
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
  /** A last row with sums, one entry for each column. */
  sums?: readonly ReactNode[]
}

/** A small table without paging or sorting. Rows never change places, so that their index is their key. */
export function FigureTable<Row>({ caption, columns, rows, sums }: FigureTableProps<Row>) {
  const largest = new Map(columns.map(({ id, bar }) => [id, bar && Math.max(...rows.map(bar), 0)]))
  const cellOf = ({ id, bar, cell }: FigureColumn<Row>, row: Row) =>
    bar ? <BarCell share={bar(row) / (largest.get(id) || 1)}>{cell(row)}</BarCell> : cell(row)
  const naming = columns.find((column) => column.names) ?? columns[0]
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, header, figure }) => (
            <th key={id} scope="col" data-figure={figure || undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map((column) =>
              column === naming ? (
                <th key={column.id} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} data-figure={column.figure || undefined}>
                  {cellOf(column, row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            {columns.map((column, index) =>
              column === naming ? (
                <th key={column.id} scope="row">
                  {sums[index]}
                </th>
              ) : (
                <td key={column.id} data-figure={column.figure || undefined}>
                  {sums[index]}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The name of a row with the colour that it has in the chart. */
export function ColorName({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className={classes.name}>
      <span className={classes.dot} style={{ background: color }} />
      {children}
    </span>
  )
}
