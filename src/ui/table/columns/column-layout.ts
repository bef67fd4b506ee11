import type { Column } from '../table-column.ts'

/** What people change about the columns of a table (R65: kept by account), as the library has it. */
export interface ColumnLayout {
  /** False is hidden; what is not named is shown. */
  columnVisibility: Record<string, boolean>
  /** Empty is the order of the columns themselves. */
  columnOrder: string[]
  /** In px. */
  columnSizing: Record<string, number>
  /** `start` is the left; nothing is pinned at the end, where the actions stand. */
  columnPinning: { start: string[]; end: string[] }
}

/** In px. */
export const DEFAULT_WIDTH = 140
const MIN_WIDTH = 60
const MAX_WIDTH = 1000
export const CHECKBOX_WIDTH = 44

/** Between what can still be read and what still leaves room for others, in px. */
export const withinWidths = (width: number) => Math.min(Math.max(Math.round(width), MIN_WIDTH), MAX_WIDTH)

/** The columns as they say themselves. */
export function defaultLayout(columns: readonly Column<never>[]): ColumnLayout {
  return {
    columnVisibility: Object.fromEntries(columns.filter(({ hidden }) => hidden).map(({ id }) => [id, false])),
    columnOrder: [],
    columnSizing: {},
    columnPinning: { start: [], end: [] },
  }
}

/**
 * A kept layout, for the columns that there are now: those that are gone are dropped, and new ones stand where they
 * stand by themselves. Undefined when it cannot be read.
 */
export function readLayout(value: unknown, columns: readonly Column<never>[]): ColumnLayout | undefined {
  const { columnVisibility: shown, columnOrder: order, columnSizing: sizes, columnPinning } = Object(value)
  const pinned = Object(columnPinning).start
  if (!isRecordOf(shown, 'boolean') || !isRecordOf(sizes, 'number') || !isIds(order) || !isIds(pinned)) return undefined
  const layout = defaultLayout(columns)
  for (const { id, hideable } of columns) {
    if (hideable !== false && Object.hasOwn(shown, id)) layout.columnVisibility[id] = shown[id] === true
    if (Object.hasOwn(sizes, id)) layout.columnSizing[id] = withinWidths(sizes[id] ?? MIN_WIDTH)
  }
  const ids = columns.map(({ id }) => id)
  const known = (of: readonly string[]) => [...new Set(of)].filter((id) => ids.includes(id))
  layout.columnPinning.start = known(pinned)
  if (order.length > 0) {
    layout.columnOrder = known(order)
    for (const [at, id] of ids.entries())
      if (!order.includes(id)) {
        const before = at > 0 ? layout.columnOrder.indexOf(ids[at - 1] ?? '') : -1
        layout.columnOrder.splice(before + 1, 0, id)
      }
  }
  return layout
}

function isRecordOf(value: unknown, type: 'boolean'): value is Record<string, boolean>
function isRecordOf(value: unknown, type: 'number'): value is Record<string, number>
function isRecordOf(value: unknown, type: string) {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === type)
  )
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** More than which columns are shown: what the library is needed for. */
export const isArranged = ({ columnOrder, columnSizing, columnPinning }: ColumnLayout) =>
  columnOrder.length + columnPinning.start.length + Object.keys(columnSizing).length > 0

/** The widths of a table, in px; undefined shares what is left over. */
export interface TableWidths {
  columns: (number | undefined)[]
  actions: number | undefined
  /** Narrower than this the table scrolls sideways. */
  least: number
  /** How far from the left edge each pinned column stays. */
  pins: number[]
}

interface TableParts {
  /** How many of the columns are pinned: the first. */
  pinned: number
  selectable: boolean
  actions: { width?: number } | undefined
}

/**
 * How wide everything is. Where every column has a width, what is left over goes to the one that stays in view, and to
 * the last of the table where widths were chosen.
 */
export function tableWidths(
  columns: readonly Column<never>[],
  sizing: ColumnLayout['columnSizing'],
  { pinned, selectable, actions }: TableParts,
): TableWidths {
  const least = columns.map(({ id, width, minWidth }) => sizing[id] ?? width ?? minWidth ?? DEFAULT_WIDTH)
  const widths = columns.map(({ id, width }, at) => (at < pinned ? least[at] : (sizing[id] ?? width)))
  const fixed = columns.findIndex(({ id, hideable }) => hideable === false && sizing[id] === undefined)
  if (!widths.includes(undefined) && fixed >= pinned) widths[fixed] = undefined
  const isFilled = widths.includes(undefined)
  const actionsWidth = actions && (actions.width ?? DEFAULT_WIDTH)
  if (!isFilled && !actions) widths[widths.length - 1] = undefined
  let left = selectable ? CHECKBOX_WIDTH : 0
  const starts = least.map((width) => (left += width) - width)
  return {
    columns: widths,
    actions: isFilled ? actionsWidth : undefined,
    least: left + (actionsWidth ?? 0),
    pins: starts.slice(0, pinned),
  }
}

/** What keeps a cell in sight: the table says how far from its left edge. */
export const pinOf = (index: number, pinned: number) =>
  index < pinned
    ? { 'data-pinned': index === pinned - 1 ? 'last' : '', style: { left: `var(--pin-${index})` } }
    : undefined
