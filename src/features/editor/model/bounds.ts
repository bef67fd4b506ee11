import type { Layout } from '#src/scene/model/scene-types.ts'
import type { Size } from './new-elements.ts'

/** A box in percent of the scene. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The upright box around an element as it is seen: turned about its middle, in a scene of a size in pixels. */
export function visibleBounds(
  { left, top, width, height, rotate }: Bounds & Pick<Layout, 'rotate'>,
  size: Size,
): Bounds {
  if (rotate % 180 === 0) return { left, top, width, height }
  const turn = (rotate * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  // percent of width and height differ in pixels, and turning keeps pixels
  const ratio = size.width / size.height
  const seen = { width: width * cos + (height * sin) / ratio, height: width * sin * ratio + height * cos }
  return { left: left + (width - seen.width) / 2, top: top + (height - seen.height) / 2, ...seen }
}

/** How much two boxes may share before they overlap, percent of the scene: a shared edge is rounding. */
const EDGE = 0.1

export function overlap(one: Bounds, other: Bounds): boolean {
  const shared = (start: number, length: number, otherStart: number, otherLength: number) =>
    Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart)
  return (
    shared(one.left, one.width, other.left, other.width) > EDGE &&
    shared(one.top, one.height, other.top, other.height) > EDGE
  )
}

/** The smallest box around boxes; undefined for none. */
export function boundsAround(boxes: readonly Bounds[]): Bounds | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}
