import { isAt, touches, type Point, type Rect, type Turned } from './geometry.ts'

export interface Placed extends Turned {
  readonly id: string
}

/** The topmost element at a point. `elements` in the order in which they are drawn. */
export function topmostAt(elements: readonly Placed[], point: Point): Placed | undefined {
  return elements.findLast((element) => isAt(element, point))
}

/** All elements at a point, from the front to the back. `elements` in the order in which they are drawn. */
export function allAt(elements: readonly Placed[], point: Point): Placed[] {
  return elements.filter((element) => isAt(element, point)).toReversed()
}

export function elementsIn(elements: readonly Placed[], area: Rect): Placed[] {
  return elements.filter((element) => touches(element, area))
}

export function areaBetween(a: Point, b: Point): Rect {
  return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}
