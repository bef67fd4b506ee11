export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

interface Corner {
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

/** A corner, and how far from its edge above or below, in px. */
interface Place extends Corner {
  away: number
}

/** So much of what is spoken of says what it is, px. */
const BEGINNING = 80

/**
 * The corner where a card of this size covers nothing of what it speaks of, and not the title of the page either. Where
 * there is none it goes up from the foot until it stands between both; where it has no room there, the foot of what it
 * speaks of is covered, not its beginning.
 */
export function placeFor(
  spot: Rect | undefined,
  card: { width: number; height: number },
  window: { width: number; height: number },
  gap: number,
  title?: Rect,
): Place {
  const inCorner = (corner: Corner) => ({ ...corner, away: gap })
  if (!spot) return inCorner(corners[0])
  const covers = ({ across, down }: Corner, what: Rect) => {
    const left = across === 'left' ? gap : window.width - gap - card.width
    const top = down === 'top' ? gap : window.height - gap - card.height
    const width = Math.min(what.right, left + card.width) - Math.max(what.left, left)
    const height = Math.min(what.bottom, top + card.height) - Math.max(what.top, top)
    return width > 0 && height > 0
  }
  const free = corners.filter((corner) => !covers(corner, spot))
  const alone = free.find((corner) => !title || !covers(corner, title))
  if (alone) return inCorner(alone)
  if (title && spot.top - gap - card.height >= title.bottom + gap)
    return { ...corners[0], away: window.height - spot.top + gap }
  const beginning = { ...spot, bottom: Math.min(spot.bottom, spot.top + BEGINNING) }
  return inCorner(
    corners.find((corner) => title && !covers(corner, title) && !covers(corner, beginning)) ?? free[0] ?? corners[0],
  )
}
