import { boundsOf, middleOf, movedBy, normalDegrees, turnedPoint, type Point, type Rect, type Turned } from './geometry.ts'
import type { Size } from './new-elements.ts'

/** Boxes that were turned together. */
export interface TurnedTogether<Box> {
  readonly boxes: Box[]
  /** The frame that was around them, turned and moved as they are. */
  readonly frame: Turned
}

/**
 * Boxes turned together about the middle of their common frame, in pixels of the scene. Before each is turned it stays inside
 * the scene: where all can be moved there together they are, else they rest at the nearest turn that has room. `degrees` is a
 * multiple of `step`, and so is every turn that is tried.
 */
export function turnedTogether<Box extends Turned>(boxes: readonly Box[], degrees: number, size: Size, step = 1): TurnedTogether<Box> | undefined {
  const bounds = boundsOf(boxes)
  const start = boundsOf(boxes.map(upright))
  if (!bounds || !start) return undefined
  // what came from outside may stay there
  const [left, top] = [Math.min(0, start.left), Math.min(0, start.top)]
  const area = { left, top, width: Math.max(size.width, start.left + start.width) - left, height: Math.max(size.height, start.top + start.height) - top }
  const middle = middleOf(bounds)
  for (let off = 0; off <= Math.abs(degrees); off += step) {
    for (const turn of [degrees - off, degrees + off]) {
      const turned = boxes.map((box) => turnedAbout(box, middle, turn))
      const way = wayInto(turned, area)
      if (way) return { boxes: turned.map((box) => movedBy(box, way)), frame: { ...movedBy(bounds, way), rotate: turn } }
    }
  }
  return undefined
}

function upright(box: Turned): Turned {
  return { ...box, rotate: 0 }
}

function turnedAbout<Box extends Turned>(box: Box, about: Point, degrees: number): Box {
  if (degrees === 0) return box
  const middle = middleOf(box)
  const { x, y } = turnedPoint(middle, about, degrees)
  return { ...movedBy(box, { x: x - middle.x, y: y - middle.y }), rotate: normalDegrees(box.rotate + degrees) }
}

/** Differences that are none: what rounding leaves. */
const CLOSE = 1e-6

/** The shortest way that brings boxes into an area before they are turned; undefined when they have no room there. */
function wayInto(boxes: readonly Turned[], area: Rect): Point | undefined {
  const taken = boundsOf(boxes.map(upright))
  if (!taken || taken.width > area.width + CLOSE || taken.height > area.height + CLOSE) return undefined
  return { x: intoSpan(taken.left, taken.width, area.left, area.width), y: intoSpan(taken.top, taken.height, area.top, area.height) }
}

function intoSpan(start: number, length: number, least: number, room: number): number {
  return Math.min(Math.max(start, least), least + room - length) - start + 0
}
