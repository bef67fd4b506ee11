interface OnScreen {
  page: number
  pageSize: number
  /** Rows of the page on screen; undefined while it loads. */
  rowCount: number | undefined
}

/**
 * The total of a list, from whatever the server sent: a count, a count as text, nothing, nonsense. Never less than what
 * is on screen, and never so much that numbers stop being exact.
 */
export function knownTotal(total: unknown, { page, pageSize, rowCount = 0 }: OnScreen): number {
  const sent =
    typeof total === 'number' || (typeof total === 'string' && total.trim() !== '') ? Number(total) : Number.NaN
  const seen = rowCount > 0 ? page * pageSize + rowCount : 0
  if (!Number.isFinite(sent) || sent < 0) return seen
  return Math.min(Math.max(Math.floor(sent), seen), Number.MAX_SAFE_INTEGER)
}

export function knownPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, pageSize)))
}
