export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Corner {
  across: 'left' | 'right'
  down: 'top' | 'bottom'
}

/** The corners in the order in which they are taken: the badge is at the lower left, the header above. */
const corners: readonly [Corner, ...Corner[]] = [
  { across: 'right', down: 'bottom' },
  { across: 'left', down: 'bottom' },
  { across: 'right', down: 'top' },
  { across: 'left', down: 'top' },
]

/** So much of what is spoken of says what it is, px. */
const BEGINNING = 80

/**
 * The corner where a card of this size covers nothing of what it speaks of, and not the title of the page either. Where
 * there is none the foot of the first is covered, not its beginning.
 */
export function cornerFor(
  spot: Rect | undefined,
  card: { width: number; height: number },
  window: { width: number; height: number },
  gap: number,
  title?: Rect,
): Corner {
  if (!spot) return corners[0]
  const covers = ({ across, down }: Corner, what: Rect) => {
    const left = across === 'left' ? gap : window.width - gap - card.width
    const top = down === 'top' ? gap : window.height - gap - card.height
    const width = Math.min(what.right, left + card.width) - Math.max(what.left, left)
    const height = Math.min(what.bottom, top + card.height) - Math.max(what.top, top)
    return width > 0 && height > 0
  }
  const free = corners.filter((corner) => !covers(corner, spot))
  const beginning = { ...spot, bottom: Math.min(spot.bottom, spot.top + BEGINNING) }
  return (
    free.find((corner) => !title || !covers(corner, title)) ??
    corners.find((corner) => title && !covers(corner, title) && !covers(corner, beginning)) ??
    free[0] ??
    corners[0]
  )
}
