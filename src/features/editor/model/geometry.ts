/*
 * Where things lie. Computed in pixels of the scene, because only there a turned box keeps its shape; kept in percent
 * of it (E5). An element turns around its middle; what has to stay inside the scene is its box before it is turned.
 */

import type { Size } from './new-elements.ts'
import { percent } from './percent.ts'

/** Pixels of the scene, from its left top corner; or a distance. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A box that is not turned: in pixels or in percent of the scene, as the function says. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Turned extends Rect {
  readonly rotate: number
}

/** Percent as pixels. */
export function toPixels({ left, top, width, height }: Rect, size: Size): Rect {
  return {
    left: (left * size.width) / 100,
    top: (top * size.height) / 100,
    width: (width * size.width) / 100,
    height: (height * size.height) / 100,
  }
}

/**
 * Pixels as percent with at most four decimals, inside the scene. What `toPixels` and this make of whole pixels are the
 * same pixels.
 */
export function toPercent({ left, top, width, height }: Rect, size: Size): Rect {
  const [x, w] = spanToPercent(left, width, size.width)
  const [y, h] = spanToPercent(top, height, size.height)
  return { left: x, top: y, width: w, height: h }
}

function spanToPercent(start: number, length: number, side: number): [start: number, length: number] {
  const part = Math.min(100, Math.max(0, percent((neat(length, side) * 100) / side)))
  return [Math.min(percent(100 - part), Math.max(0, percent((neat(start, side) * 100) / side))), part]
}

/**
 * What differs from a whole pixel by no more than four decimals of a percent is that pixel: many small moves do not
 * drift.
 */
function neat(pixels: number, side: number): number {
  const whole = Math.round(pixels)
  return Math.abs(pixels - whole) <= side * 1e-6 ? whole : pixels
}

export function middleOf({ left, top, width, height }: Rect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

export function turnedPoint({ x, y }: Point, around: Point, degrees: number): Point {
  if (degrees === 0) return { x, y }
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [x - around.x, y - around.y]
  return { x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos }
}

/** The corners of a turned box as they are seen, clockwise from the one that is left top before it is turned. */
function cornersOf(box: Turned): Point[] {
  const { left, top, width, height, rotate } = box
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ]
  return corners.map((corner) => turnedPoint(corner, middleOf(box), rotate))
}

/** The smallest upright box around turned boxes; undefined around none. */
export function boundsOf(boxes: readonly Turned[]): Rect | undefined {
  if (boxes.length === 0) return undefined
  const corners = boxes.flatMap(cornersOf)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

export function isAt(box: Turned, point: Point): boolean {
  const { x, y } = turnedPoint(point, middleOf(box), -box.rotate)
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height
}

export function touches(box: Turned, area: Rect): boolean {
  const [bounds, middle] = [boundsOf([box]), middleOf(box)]
  if (!bounds || !overlap(bounds, area)) return false
  // and the other way round, seen from the turned box: no line between the two then
  const turnedArea = boundsOf([
    { ...area, ...movedTo(turnedPoint(middleOf(area), middle, -box.rotate), area), rotate: -box.rotate },
  ])
  return turnedArea !== undefined && overlap(turnedArea, box)
}

function movedTo(middle: Point, { width, height }: Rect) {
  return { left: middle.x - width / 2, top: middle.y - height / 2 }
}

function overlap(a: Rect, b: Rect): boolean {
  return (
    a.left <= b.left + b.width && b.left <= a.left + a.width && a.top <= b.top + b.height && b.top <= a.top + a.height
  )
}

/**
 * How far boxes can be moved together before the first of them leaves the scene. They keep their places to each other.
 */
export function clampedDelta(boxes: readonly Rect[], { x, y }: Point, size: Size): Point {
  return {
    x: clampedBy(
      boxes.map(({ left, width }) => [left, left + width]),
      x,
      size.width,
    ),
    y: clampedBy(
      boxes.map(({ top, height }) => [top, top + height]),
      y,
      size.height,
    ),
  }
}

function clampedBy(spans: readonly (readonly [start: number, end: number])[], delta: number, side: number): number {
  const least = Math.max(...spans.map(([start]) => -start))
  const most = Math.min(...spans.map(([, end]) => side - end))
  // nothing moves outwards that is outside already, by a rounding or because it came so
  return delta < 0 ? Math.max(delta, Math.min(0, least)) : Math.min(delta, Math.max(0, most))
}

export function movedBy<Box extends Rect>(box: Box, { x, y }: Point): Box {
  return { ...box, left: box.left + x, top: box.top + y }
}

/** Degrees from 0 up to 360, without what rounding left behind. */
export function normalDegrees(degrees: number): number {
  const rounded = Math.round(degrees * 100) / 100
  return ((rounded % 360) + 360) % 360
}

/** Degrees of the way from a middle to a point, clockwise from straight up. */
export function degreesTo(middle: Point, { x, y }: Point): number {
  return (Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI
}
