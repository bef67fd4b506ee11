import { middleOf, turnedPoint, type Point, type Rect, type Turned } from './geometry.ts'
import type { Size } from './new-elements.ts'

/** A handle of a box: -1 at its left or top, 1 at its right or bottom, 0 in the middle between them. */
export interface Handle {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

/** The eight handles, clockwise from the left top one. */
export const HANDLES: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
]

/** No side is made shorter than this, in pixels; what came shorter may stay so. */
export const LEAST_SIDE = 10

export function handlePoint(box: Turned, { x, y }: Handle): Point {
  const middle = middleOf(box)
  return turnedPoint({ x: middle.x + (x * box.width) / 2, y: middle.y + (y * box.height) / 2 }, middle, box.rotate)
}

/** A side this short has no proportion to another one. */
const NOTHING = 1e-3

interface ResizeOptions {
  size: Size
  /** Keeps width and height in proportion; for the handles at the corners. */
  keepRatio?: boolean
  /** Makes the sides whole pixels. */
  whole?: boolean
  /** Keeps the middle where it is, instead of what lies opposite of the handle. */
  centred?: boolean
}

/**
 * A box whose handle was moved by a distance, in pixels of the scene. What lies opposite of the handle stays where it
 * is seen, or the middle, also when the box is turned; the box before it is turned stays inside the scene.
 */
export function resized(
  box: Turned,
  handle: Handle,
  delta: Point,
  { size, keepRatio = false, whole = false, centred = false }: ResizeOptions,
): Rect {
  // the distance along the sides of the box
  const along = turnedPoint(delta, { x: 0, y: 0 }, -box.rotate)
  const reach = centred ? 2 : 1
  const wanted = { width: box.width + reach * handle.x * along.x, height: box.height + reach * handle.y * along.y }
  const pull: Point = centred ? MIDDLE : handle
  const start: Sides = { width: box.width, height: box.height }
  if (keepRatio && handle.x !== 0 && handle.y !== 0 && Math.min(box.width, box.height) > NOTHING) {
    const factor = (wanted.width * box.width + wanted.height * box.height) / (box.width ** 2 + box.height ** 2)
    const least = Math.min(1, Math.max(LEAST_SIDE / box.width, LEAST_SIDE / box.height))
    const scale = Math.max(factor, least)
    return rectOf(box, pull, furthest(box, pull, start, { width: box.width * scale, height: box.height * scale }, size))
  }
  const side = (length: number, came: number) =>
    Math.max(whole ? Math.round(length) : length, Math.min(came, LEAST_SIDE))
  const width = handle.x === 0 ? box.width : side(wanted.width, box.width)
  const height = handle.y === 0 ? box.height : side(wanted.height, box.height)
  // one side after the other, so that a side that meets an edge does not hold the other; the first may have room again
  // after the second
  let sides = furthest(box, pull, start, { width, height: start.height }, size)
  sides = furthest(box, pull, sides, { width: sides.width, height }, size)
  sides = furthest(box, pull, sides, { width, height: sides.height }, size)
  return rectOf(box, pull, sides)
}

/** Of a way of a corner that part which goes along the diagonal of its frame: proportion keeps it there. */
export function alongDiagonal({ width, height }: Rect, { x, y }: Handle, delta: Point): Point {
  const share = (x * delta.x * width + y * delta.y * height) / (width ** 2 + height ** 2)
  return { x: x * share * width, y: y * share * height }
}

/** A way along the diagonal of a frame that goes further on one axis, and on the other one as the diagonal leads. */
export function diagonalTo({ width, height }: Rect, handle: Handle, delta: Point, further: Partial<Point>): Point {
  const share =
    further.x === undefined
      ? (handle.y * (delta.y + (further.y ?? 0))) / height
      : (handle.x * (delta.x + further.x)) / width
  return { x: handle.x * share * width, y: handle.y * share * height }
}

interface Sides {
  readonly width: number
  readonly height: number
}

/** What is pulled at when the middle stays: nothing to either side. */
const MIDDLE: Point = { x: 0, y: 0 }

/** The box with other sides, what lies opposite of where it is pulled at where it was. */
function rectOf(box: Turned, pull: Point, { width, height }: Sides): Rect {
  const middle = middleOf(box)
  const { x, y } = turnedPoint(
    { x: middle.x + (pull.x * (width - box.width)) / 2, y: middle.y + (pull.y * (height - box.height)) / 2 },
    middle,
    box.rotate,
  )
  return { left: x - width / 2, top: y - height / 2, width, height }
}

/** How far the sides can go from some that fit to the wanted ones. */
function furthest(box: Turned, pull: Point, from: Sides, to: Sides, size: Size): Sides {
  const part = partWithin(roomAround(rectOf(box, pull, from), size), roomAround(rectOf(box, pull, to), size))
  return { width: from.width + (to.width - from.width) * part, height: from.height + (to.height - from.height) * part }
}

/** The room between a box and each edge of the scene; below 0 beyond it. */
export function roomAround({ left, top, width, height }: Rect, size: Size): number[] {
  return [left, top, size.width - left - width, size.height - top - height]
}

/**
 * How much of a change can be made, 0 to 1, given the room at some edges before and after all of it. Each edge moves
 * evenly, so that the first to leave decides; one that was outside already may come in, and goes no further out.
 */
export function partWithin(before: readonly number[], after: readonly number[]): number {
  let part = 1
  for (const [index, room] of after.entries()) {
    const had = Math.max(0, before[index] ?? 0)
    if (room < 0 && room < (before[index] ?? 0)) part = Math.min(part, had / (had - room))
  }
  return part
}
