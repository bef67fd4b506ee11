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

/**
 * The corner where a card of this size covers nothing of what it speaks of. Where there is none the foot of that is
 * covered, not its beginning or the title of the page.
 */
export function cornerFor(
  spot: Rect | undefined,
  card: { width: number; height: number },
  window: { width: number; height: number },
  gap: number,
): Corner {
  if (!spot) return corners[0]
  const covers = ({ across, down }: Corner) => {
    const left = across === 'left' ? gap : window.width - gap - card.width
    const top = down === 'top' ? gap : window.height - gap - card.height
    const width = Math.min(spot.right, left + card.width) - Math.max(spot.left, left)
    const height = Math.min(spot.bottom, top + card.height) - Math.max(spot.top, top)
    return width > 0 && height > 0
  }
  return corners.find((corner) => !covers(corner)) ?? corners[0]
}
