/*
 * Alignment while dragging, in pixels of the scene. Lines are collected once a gesture; each step asks again from the
 * start of the gesture, so that nothing adds up. Per axis the nearest line counts: edges and middles of the scene and
 * of the other elements; where no line is near, a place that makes equal gaps.
 */
import type { Point, Rect } from './geometry.ts'
import type { Size } from './new-elements.ts'
import type { RulerGuide } from './rulers.ts'

/** Pixels of the scene within which a line draws (E6). */
export const SNAP_DISTANCE = 20

/**
 * A guide to be drawn: a line `at` a place of its axis, `from` and `to` on the other one. A gap is drawn along its
 * axis.
 */
export interface Guide {
  readonly kind: 'line' | 'gap'
  /** `x`: the place is a distance from the left, so that a line stands upright. */
  readonly axis: 'x' | 'y'
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Part of an axis, and of the other one beside it. */
interface Span {
  readonly start: number
  readonly end: number
  readonly crossStart: number
  readonly crossEnd: number
}

interface Line {
  readonly at: number
  readonly crossStart: number
  readonly crossEnd: number
}

/** Two neighbours with a gap between them. */
interface Pair {
  readonly before: Span
  readonly after: Span
}

interface Axis {
  /** In ascending order of their places. */
  readonly lines: readonly Line[]
  /** The places alone. */
  readonly places: readonly number[]
  readonly pairs: readonly Pair[]
}

export interface SnapLines {
  readonly x: Axis
  readonly y: Axis
}

export function snapLines(size: Size, others: readonly Rect[], guides: readonly RulerGuide[] = []): SnapLines {
  const scene = { left: 0, top: 0, ...size }
  const drawn = (axis: 'x' | 'y') => guides.filter((guide) => guide.axis === axis).map(({ at }) => at)
  return {
    x: axisOf([spanX(scene), ...others.map(spanX)], others.map(spanX), drawn('x')),
    y: axisOf([spanY(scene), ...others.map(spanY)], others.map(spanY), drawn('y')),
  }
}

const spanX = ({ left, top, width, height }: Rect): Span => ({
  start: left,
  end: left + width,
  crossStart: top,
  crossEnd: top + height,
})
const spanY = ({ left, top, width, height }: Rect): Span => ({
  start: top,
  end: top + height,
  crossStart: left,
  crossEnd: left + width,
})

/** `all` begins with the scene, as far as which the lines of the rulers reach. */
function axisOf(all: readonly Span[], elements: readonly Span[], drawn: readonly number[]): Axis {
  const { crossStart = 0, crossEnd = 0 } = all[0] ?? {}
  const lines = [
    ...all.flatMap(({ start, end, crossStart, crossEnd }) =>
      [start, (start + end) / 2, end].map((at) => ({ at, crossStart, crossEnd })),
    ),
    ...drawn.map((at) => ({ at, crossStart, crossEnd })),
  ]
  const sorted = [...elements].sort(
    (a, b) => a.start - b.start || a.end - b.end || a.crossStart - b.crossStart || a.crossEnd - b.crossEnd,
  )
  const pairs: Pair[] = []
  for (const [index, before] of sorted.entries()) {
    // the first beside it is its neighbour; what follows that one has its own
    const after = sorted.slice(index + 1).find((other) => other.start > before.end && isBeside(before, other))
    if (after) pairs.push({ before, after })
  }
  lines.sort((a, b) => a.at - b.at)
  return { lines, places: lines.map(({ at }) => at), pairs }
}

function isBeside(a: Span, b: Span): boolean {
  return a.crossStart < b.crossEnd && b.crossStart < a.crossEnd
}

/** How far a moved box has to go to lie at the lines; nothing on an axis where none is near. */
export function snapMove(moved: Rect, lines: SnapLines, distance = SNAP_DISTANCE): Point {
  const x = toLine(spanX(moved), lines.x, distance)
  const y = toLine(spanY(moved), lines.y, distance)
  // gaps are between what lies side by side, which the other axis decides: so lines first. A gap on the other axis
  // changes nothing of it, for where a box comes to lie beside another one, or leaves it, a line is near
  const placed = { ...moved, left: moved.left + (x ?? 0), top: moved.top + (y ?? 0) }
  return { x: x ?? toGap(spanX(placed), lines.x, distance) ?? 0, y: y ?? toGap(spanY(placed), lines.y, distance) ?? 0 }
}

/** How far the edges that a handle moves have to go; `edges` are their places, undefined for those that stay. */
export function snapEdges(
  edges: { x: number | undefined; y: number | undefined },
  lines: SnapLines,
  distance = SNAP_DISTANCE,
): Point {
  const edge = (at: number | undefined, axis: Axis) =>
    at === undefined ? 0 : (nearest([at], axis.places, distance) ?? 0)
  return { x: edge(edges.x, lines.x), y: edge(edges.y, lines.y) }
}

function toLine({ start, end }: Span, { places }: Axis, distance: number): number | undefined {
  return nearest([start, (start + end) / 2, end], places, distance)
}

/**
 * The shortest way from one of the places to one of the targets, which are in ascending order; of two as short ones the
 * one back.
 */
function nearest(places: readonly number[], targets: readonly number[], distance: number): number | undefined {
  let best: number | undefined
  for (const place of places) {
    const next = firstFrom(targets, place)
    for (const target of [targets[next - 1], targets[next]]) {
      if (target === undefined || Math.abs(target - place) > distance) continue
      const way = target - place
      const longer = best === undefined ? 0 : Math.abs(way) - Math.abs(best)
      if (best === undefined || longer < -CLOSE || (longer <= CLOSE && way < best)) best = way
    }
  }
  return best
}

/** The place of the first of ascending values that is not below another one. */
function firstFrom(values: readonly number[], least: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Differences that are none: what rounding leaves. */
const CLOSE = 1e-6

/**
 * Places that make the gap to neighbours as wide as the one between them: before two, between them where there is room,
 * after them.
 */
function gapStarts(moved: Span, pairs: readonly Pair[]): number[] {
  const length = moved.end - moved.start
  const starts: number[] = []
  for (const { before, after } of pairs) {
    if (!isBeside(moved, before) || !isBeside(moved, after)) continue
    const gap = after.start - before.end
    starts.push(before.start - gap - length, after.end + gap)
    if (gap > length) starts.push(before.end + (gap - length) / 2)
  }
  return starts
}

function toGap(moved: Span, axis: Axis, distance: number): number | undefined {
  const length = moved.end - moved.start
  // a place beside which a line would draw it away is none
  const starts = gapStarts(moved, axis.pairs).filter(
    (start) =>
      Math.abs(start - moved.start) <= distance &&
      drawsNowhere(toLine({ ...moved, start, end: start + length }, axis, distance)),
  )
  return nearest(
    [moved.start],
    starts.sort((a, b) => a - b),
    distance,
  )
}

function drawsNowhere(way: number | undefined): boolean {
  return way === undefined || Math.abs(way) < CLOSE
}

/** The guides that hold where a box lies now: of all its edges and middles, or of the edges that a handle moves. */
export function guidesFor(box: Rect, lines: SnapLines, handle?: Point): Guide[] {
  const [x, y] = [spanX(box), spanY(box)]
  const places = ({ start, end }: Span, side: number | undefined) =>
    side === undefined ? [start, (start + end) / 2, end] : side === 0 ? [] : [side < 0 ? start : end]
  return [
    ...lineGuides('x', x, places(x, handle?.x), lines.x),
    ...lineGuides('y', y, places(y, handle?.y), lines.y),
    ...(handle ? [] : [...gapGuides('x', x, lines.x), ...gapGuides('y', y, lines.y)]),
  ]
}

/** Half of what can be seen. */
const HOLDS = 0.05

function lineGuides(axis: 'x' | 'y', span: Span, at: readonly number[], { lines, places }: Axis): Guide[] {
  return at.flatMap((at): Guide[] => {
    const held = lines.slice(firstFrom(places, at - HOLDS), firstFrom(places, at + HOLDS))
    if (held.length === 0) return []
    return [
      {
        kind: 'line',
        axis,
        at,
        from: Math.min(span.crossStart, ...held.map(({ crossStart }) => crossStart)),
        to: Math.max(span.crossEnd, ...held.map(({ crossEnd }) => crossEnd)),
      },
    ]
  })
}

function gapGuides(axis: 'x' | 'y', span: Span, all: Axis): Guide[] {
  const pair = all.pairs.find((pair) => gapStarts(span, [pair]).some((start) => Math.abs(start - span.start) <= HOLDS))
  if (!pair) return []
  const row = [pair.before, pair.after, span].sort((a, b) => a.start - b.start)
  const at =
    (Math.max(...row.map(({ crossStart }) => crossStart)) + Math.min(...row.map(({ crossEnd }) => crossEnd))) / 2
  return row.slice(1).map((next, index) => ({ kind: 'gap', axis, at, from: row[index]?.end ?? 0, to: next.start }))
}
