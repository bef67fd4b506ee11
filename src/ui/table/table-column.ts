import type { ReactNode } from 'react'

/** A column of a `DataTable`. Keep the array outside the component, or memoised: a new one renders every row again. */
export interface Column<Row> {
  /** Stable name; the layout is remembered by it. */
  id: string
  /** The word above the column. */
  header: string
  /** What stands in the cell. Text alone is cut with an ellipsis and shown in full on hover. */
  cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value, on the page on screen (C28). Nothing sorts last. */
  sortBy?: (row: Row) => string | number | null | undefined
  /** Width in px. A column without one shares what is left over; give at least one none. */
  width?: number
  /** How narrow a column without width may get before the table scrolls sideways, in px. Default 140. */
  minWidth?: number
  align?: 'right' | 'center'
  /** A serial number, in quiet figures of one width. */
  serial?: boolean
  /** What its row is called by: it stands out without being a link. */
  names?: boolean
  /** False keeps the column in view whatever the user hides. */
  hideable?: boolean
  /** Not shown until the user chooses it. */
  hidden?: boolean
  /**
   * On a phone: false leaves the column out, `below` has it in a second line of the first column without a
   * width, else of the one that stays in view.
   */
  narrow?: false | 'below'
  /** Gives way in a small window, or where something stands beside the table: 1 first. */
  yields?: 1 | 2
  /** False leaves the column out on paper. */
  paper?: false
  /** What stands in that second line, where the cell without the word above it would say too little. */
  below?: (row: Row) => ReactNode
}

/** By which column a page is sorted. */
export interface Sorting {
  id: string
  desc: boolean
}

/** A row under a key that is unique on its page. */
export interface TableRowData<Row> {
  id: string
  original: Row
}

export interface RowAction {
  /** Tells the action apart where a place leaves some out. */
  id?: 'preview' | 'review'
  label: string
  onClick: () => void
  /** Why it cannot be done to this row, in words (P8). */
  disabledReason?: string
  /** What cannot be undone. */
  danger?: boolean
}

export function when(allowed: boolean, action: RowAction): RowAction[] {
  return allowed ? [action] : []
}

/** Of the steps of a way, such as a review: what takes a record on now, and the others, which say why they do not. */
export function splitNextStep(steps: readonly RowAction[]): { next: RowAction[]; others: RowAction[] } {
  return {
    next: steps.filter((step) => step.disabledReason === undefined),
    others: steps.filter((step) => step.disabledReason !== undefined),
  }
}

export interface RowActions<Row> {
  /** The actions of a row, most used first; those that the role lacks left out. */
  of: (row: Row) => readonly RowAction[]
  /** Width of the column in px. Default 140. */
  width?: number
  /** How many stand in the row; the others go into a menu. Default 3. */
  shown?: number
}

/** An id as the server sent it, number or string (C16). */
export type RowId = string | number

export function rowKeys<Row>(rows: readonly Row[], rowId: (row: Row) => RowId): string[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const id = String(rowId(row))
    const key = seen.has(id) ? `${id}#${index}` : id
    seen.add(key)
    return key
  })
}

/** Nothing, however it is written, so that it sorts last; what could not be made a number is nothing as well. */
export function present(value: string | number | null | undefined): string | number | undefined {
  return value === null || value === '' || Number.isNaN(value) ? undefined : value
}

const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Order of two values of one column: numbers by size, words as a Chinese dictionary has them. */
export function compareValues(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
