import type { RefObject } from 'react'
import { withinWidths, type ColumnLayout, type TableWidths } from './column-layout.ts'
import { columnTable } from './column-table.ts'
import type { Column } from '../table-column.ts'
import type { LayoutChanges } from './use-column-layout.ts'

export interface Arrangement extends LayoutChanges {
  /** All, in the order of the code. */
  columns: readonly Column<never>[]
  /** From left to right. */
  shown: readonly Column<never>[]
  layout: ColumnLayout
  widths: (sizing: ColumnLayout['columnSizing']) => TableWidths
  /** Around the table. */
  scroller: RefObject<HTMLDivElement | null>
}

type Sizing = ColumnLayout['columnSizing']

/** Of a long table in sight, how much pinned columns may cover: the others are read beside them. */
const MOST_PINNED = 0.6
const BEST_AT_MOST = 480

export const tableOf = ({ columns, layout, change }: Arrangement) => columnTable(columns, layout, change)

const cellsOf = ({ scroller }: Arrangement) => [
  ...(scroller.current?.querySelectorAll<HTMLTableCellElement>('th[data-column]') ?? []),
]

export const headCell = (arrangement: Arrangement, id: string) =>
  cellsOf(arrangement).find((cell) => cell.dataset['column'] === id)

/** How wide a column is on screen, in px. */
export const shownWidth = (arrangement: Arrangement, id: string) =>
  Math.round(headCell(arrangement, id)?.getBoundingClientRect().width ?? 0)

/** The columns that one may change places with: pinned or not, as it is; hidden ones too. */
export function regionOf(arrangement: Arrangement, id: string): string[] {
  const table = tableOf(arrangement)
  const region = table.getColumn(id)?.getIsPinned() === 'start' ? table.getStartLeafColumns : table.getCenterLeafColumns
  return region().map((column) => column.id)
}

/** Puts a column before or after another of its region. */
export function moveColumn(arrangement: Arrangement, id: string, beside: string, side: 'before' | 'after') {
  const region = regionOf(arrangement, id)
  const moved = region.filter((other) => other !== id)
  const at = moved.indexOf(beside)
  if (at < 0) return
  moved.splice(side === 'after' ? at + 1 : at, 0, id)
  const table = tableOf(arrangement)
  const { start } = arrangement.layout.columnPinning
  if (start.includes(id)) table.setColumnPinning((before) => ({ ...before, start: moved }))
  else table.setColumnOrder([...start, ...moved])
}

/** Sets a width and fixes all columns at its left as they are: what grows does so at its right edge. */
export function withWidth(arrangement: Arrangement, id: string, width: number): Sizing {
  const { shown, layout } = arrangement
  const sizing = { ...layout.columnSizing }
  for (const column of shown.slice(
    0,
    shown.findIndex((other) => other.id === id),
  ))
    if (column.width === undefined) sizing[column.id] ??= withinWidths(shownWidth(arrangement, column.id))
  sizing[id] = withinWidths(width)
  return sizing
}

export function setWidth(arrangement: Arrangement, id: string, width: number) {
  tableOf(arrangement).setColumnSizing(withWidth(arrangement, id, width))
}

/** How wide a column must be to show everything that the page has in it, in px. */
export function bestWidth(arrangement: Arrangement, id: string): number {
  const cell = headCell(arrangement, id)
  const table = cell?.closest('table')
  const column = table?.querySelectorAll('col')[cell?.cellIndex ?? -1]
  if (!cell || !table || !column) return 0
  const [before, width] = [table.getAttribute('style') ?? '', column.style.width]
  column.style.width = ''
  Object.assign(table.style, { tableLayout: 'auto', width: 'max-content', minWidth: '0' })
  const best = Math.ceil(cell.getBoundingClientRect().width)
  table.setAttribute('style', before)
  column.style.width = width
  return Math.min(best, BEST_AT_MOST)
}

/** Keeps a column in sight at the left, or no longer; false where too little would be left for the others. */
export function togglePinned(arrangement: Arrangement, id: string): boolean {
  const { layout, scroller, shown } = arrangement
  const column = tableOf(arrangement).getColumn(id)
  if (column?.getIsPinned()) {
    column.pin(false)
    return true
  }
  const width = withinWidths(shownWidth(arrangement, id))
  const others = shown.filter((other) => layout.columnPinning.start.includes(other.id))
  const covered = others.reduce((sum, other) => sum + shownWidth(arrangement, other.id), width)
  if (covered > (scroller.current?.clientWidth ?? 0) * MOST_PINNED) return false
  // what it shared of the room beside it is its own from now on
  tableOf(arrangement).setColumnSizing((before) => ({ ...before, [id]: width }))
  column?.pin('start')
  return true
}
