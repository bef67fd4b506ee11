import { boundsOf, middleOf, type Point, type Turned } from './geometry.ts'
import type { Size } from './new-elements.ts'
import { handlePoint, LEAST_SIDE, partWithin, roomAround, type Handle } from './resize.ts'

/** Two lengths that have no proportion to each other below this, in pixels. */
const NOTHING = 1e-3

interface TogetherOptions {
  size: Size
  /** Keeps width and height in proportion; for the handles at the corners. */
  keepRatio?: boolean
  /** Keeps the middle where it is, instead of what lies opposite of the handle. */
  centred?: boolean
}

/** How many times as wide and as high. */
interface Factors {
  readonly x: number
  readonly y: number
}

/** Whether boxes can only grow in proportion: one that is turned askew would lose its right angles. */
export function keepsProportion(boxes: readonly Turned[]): boolean {
  return boxes.some(({ rotate }) => rotate % 90 !== 0)
}

/**
 * Boxes in one frame, a handle of which was moved by a distance, in pixels of the scene: each grows and moves as the
 * frame does. What lies opposite of the handle stays, or the middle. No box leaves the scene before it is turned, and
 * none gets shorter than a single one may.
 */
export function resizedTogether<Box extends Turned>(
  boxes: readonly Box[],
  handle: Handle,
  delta: Point,
  { size, keepRatio = false, centred = false }: TogetherOptions,
): Box[] {
  const bounds = boundsOf(boxes)
  if (!bounds) return []
  const frame = { ...bounds, rotate: 0 }
  const anchor = centred ? middleOf(frame) : handlePoint(frame, { x: opposite(handle.x), y: opposite(handle.y) })
  const reach = centred ? 2 : 1
  const wanted = { x: frame.width + reach * handle.x * delta.x, y: frame.height + reach * handle.y * delta.y }
  const free = { x: factor(wanted.x, frame.width), y: factor(wanted.y, frame.height) }
  const least = leastFactors(boxes)
  const go = (from: Factors, to: Factors) => furthest(boxes, anchor, from, to, size)
  const corner = handle.x !== 0 && handle.y !== 0
  if ((corner && keepRatio) || keepsProportion(boxes)) {
    const both = corner
      ? factor(wanted.x * frame.width + wanted.y * frame.height, frame.width ** 2 + frame.height ** 2)
      : handle.x === 0
        ? free.y
        : free.x
    const one = Math.max(both, least.x, least.y)
    return scaled(boxes, anchor, go(SAME, { x: one, y: one }))
  }
  const [x, y] = [handle.x === 0 ? 1 : Math.max(free.x, least.x), handle.y === 0 ? 1 : Math.max(free.y, least.y)]
  // one direction after the other, so that an edge that is met in one does not hold the other; the first may have room
  // again after the second
  let factors = go(SAME, { x, y: 1 })
  factors = go(factors, { x: factors.x, y })
  factors = go(factors, { x, y: factors.y })
  return scaled(boxes, anchor, factors)
}

const SAME: Factors = { x: 1, y: 1 }

const opposite = (side: Handle['x']) => (side === 0 ? 0 : side === 1 ? -1 : 1)

function factor(wanted: number, length: number): number {
  return length > NOTHING ? wanted / length : 1
}

/** Whether the width of a box is seen as its height. */
function liesAcross({ rotate }: Turned): boolean {
  return rotate % 180 !== 0
}

function scaled<Box extends Turned>(boxes: readonly Box[], anchor: Point, { x, y }: Factors): Box[] {
  return boxes.map((box) => {
    const middle = middleOf(box)
    const across = liesAcross(box)
    const [width, height] = [box.width * (across ? y : x), box.height * (across ? x : y)]
    return {
      ...box,
      left: anchor.x + (middle.x - anchor.x) * x - width / 2,
      top: anchor.y + (middle.y - anchor.y) * y - height / 2,
      width,
      height,
    }
  })
}

/** How far the factors can go from some that fit to the wanted ones: every edge of a box moves evenly with them. */
function furthest(boxes: readonly Turned[], anchor: Point, from: Factors, to: Factors, size: Size): Factors {
  const room = (factors: Factors) => scaled(boxes, anchor, factors).flatMap((box) => roomAround(box, size))
  const part = partWithin(room(from), room(to))
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/**
 * The factors at which the first side is as short as it may be. A short one may get as short as a pixel: a thin line
 * must not hold all the others.
 */
function leastFactors(boxes: readonly Turned[]): Factors {
  const least = (length: number) =>
    length > NOTHING ? Math.min(1, (length > LEAST_SIDE ? LEAST_SIDE : 1) / length) : 0
  const of = (side: (box: Turned) => number) => Math.max(...boxes.map((box) => least(side(box))))
  return {
    x: of((box) => (liesAcross(box) ? box.height : box.width)),
    y: of((box) => (liesAcross(box) ? box.width : box.height)),
  }
}
