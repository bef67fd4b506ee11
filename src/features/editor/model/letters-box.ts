import type { Layout, TextStyle } from '#src/scene/model/scene-types.ts'
import { middleOf, toPixels, turnedPoint, type Rect } from './geometry.ts'
import type { Size } from './new-elements.ts'
import { percent } from './percent.ts'

/** Which part of what a box gains lies before its letters. */
const BEFORE = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const

/**
 * The place of a box with sides of so many pixels, percent of the scene: what it is aligned to stays where it is seen,
 * also when it is turned. It may leave the scene.
 */
export function boxAround(
  layout: Layout,
  needed: Size,
  { horizontalAlign, verticalAlign }: Pick<TextStyle, 'horizontalAlign' | 'verticalAlign'>,
  size: Size,
): Rect {
  const box = toPixels(layout, size)
  const middle = middleOf(box)
  const untouched = {
    x: middle.x + (needed.width - box.width) * (0.5 - BEFORE[horizontalAlign]),
    y: middle.y + (needed.height - box.height) * (0.5 - BEFORE[verticalAlign]),
  }
  const { x, y } = turnedPoint(untouched, middle, layout.rotate)
  return {
    left: ((x - needed.width / 2) / size.width) * 100,
    top: ((y - needed.height / 2) / size.height) * 100,
    width: percent((needed.width / size.width) * 100),
    height: percent((needed.height / size.height) * 100),
  }
}
