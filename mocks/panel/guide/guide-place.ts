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

/** The corner where a card of this size covers least of what it speaks of. */
export function cornerFor(
  spot: Rect | undefined,
  card: { width: number; height: number },
  window: { width: number; height: number },
  gap: number,
): Corner {
  if (!spot) return corners[0]
  const covered = ({ across, down }: Corner) => {
    const left = across === 'left' ? gap : window.width - gap - card.width
    const top = down === 'top' ? gap : window.height - gap - card.height
    const width = Math.min(spot.right, left + card.width) - Math.max(spot.left, left)
    const height = Math.min(spot.bottom, top + card.height) - Math.max(spot.top, top)
    return Math.max(0, width) * Math.max(0, height)
  }
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}
