export interface GridPosition {
  index: number
  count: number
  columns: number
  /** How many whole rows are seen at once. */
  pageRows: number
}

/** The cell that a key leads to, or undefined for keys that do not move; at an edge it stays where it is. */
export function cellAfter(
  key: string,
  ctrl: boolean,
  { index, count, columns, pageRows }: GridPosition,
): number | undefined {
  const rowStart = index - (index % columns)
  const rowEnd = Math.min(rowStart + columns, count) - 1
  const lastRow = count - 1 - ((count - 1) % columns)
  const page = Math.max(pageRows, 1) * columns
  /** Down to a row that is not full: its last cell. */
  const down = (by: number) => (rowStart === lastRow ? index : Math.min(index + by, count - 1))
  const up = (by: number) => (index - by >= 0 ? index - by : index % columns)
  switch (key) {
    case 'ArrowLeft':
      return Math.max(index - 1, 0)
    case 'ArrowRight':
      return Math.min(index + 1, count - 1)
    case 'ArrowUp':
      return up(columns)
    case 'ArrowDown':
      return down(columns)
    case 'PageUp':
      return up(page)
    case 'PageDown':
      return down(page)
    case 'Home':
      return ctrl ? 0 : rowStart
    case 'End':
      return ctrl ? count - 1 : rowEnd
    default:
      return undefined
  }
}
