import {
  boundsOf,
  middleOf,
  movedBy,
  normalDegrees,
  turnedPoint,
  type Point,
  type Rect,
  type Turned,
} from './geometry.ts'
import type { Size } from './new-elements.ts'

export interface TurnedTogether<Box> {
  readonly boxes: Box[]
  /** The frame that was around them, turned and moved as they are. */
  readonly frame: Turned
}

/**
 * Boxes turned together about the middle of their common frame, in pixels of the scene. Before each is turned it stays
 * inside the scene: where all can be moved there together they are, else they rest at the nearest turn that has room.
 * `degrees` is a multiple of `step`, and so is every turn that is tried.
 */
export function turnedTogether<Box extends Turned>(
  boxes: readonly Box[],
  degrees: number,
  size: Size,
  step = 1,
): TurnedTogether<Box> | undefined {
  const bounds = boundsOf(boxes)
  if (!bounds) return undefined
  const middle = middleOf(bounds)
  const start = extentOf(boxes, middle, 0)
  // what came from outside may stay there
  const [left, top] = [Math.min(0, start.left), Math.min(0, start.top)]
  const area = {
    left,
    top,
    width: Math.max(size.width, start.left + start.width) - left,
    height: Math.max(size.height, start.top + start.height) - top,
  }
  for (let off = 0; off <= Math.abs(degrees); off += step) {
    for (const turn of [degrees - off, degrees + off]) {
      const way = wayInto(extentOf(boxes, middle, turn), area)
      if (way)
        return {
          boxes: boxes.map((box) => movedBy(turnedAbout(box, middle, turn), way)),
          frame: { ...movedBy(bounds, way), rotate: turn },
        }
    }
  }
  return undefined
}

function turnedAbout<Box extends Turned>(box: Box, about: Point, degrees: number): Box {
  if (degrees === 0) return box
  const middle = middleOf(box)
  const { x, y } = turnedPoint(middle, about, degrees)
  return { ...movedBy(box, { x: x - middle.x, y: y - middle.y }), rotate: normalDegrees(box.rotate + degrees) }
}

/** Differences that are none: what rounding leaves. */
const CLOSE = 1e-6

/**
 * What turned boxes take up before each is turned by itself; by hand, for a step of the mouse may try hundreds of
 * turns.
 */
function extentOf(boxes: readonly Turned[], about: Point, degrees: number): Rect {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    const [x, y] = [box.left + box.width / 2 - about.x, box.top + box.height / 2 - about.y]
    const [middleX, middleY] = [about.x + x * cos - y * sin, about.y + x * sin + y * cos]
    left = Math.min(left, middleX - box.width / 2)
    right = Math.max(right, middleX + box.width / 2)
    top = Math.min(top, middleY - box.height / 2)
    bottom = Math.max(bottom, middleY + box.height / 2)
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** The shortest way that brings a box into an area; undefined when it has no room there. */
function wayInto(taken: Rect, area: Rect): Point | undefined {
  if (taken.width > area.width + CLOSE || taken.height > area.height + CLOSE) return undefined
  return {
    x: intoSpan(taken.left, taken.width, area.left, area.width),
    y: intoSpan(taken.top, taken.height, area.top, area.height),
  }
}

function intoSpan(start: number, length: number, least: number, room: number): number {
  return Math.min(Math.max(start, least), least + room - length) - start + 0
}
