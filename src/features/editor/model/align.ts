/*
 * Aligning and spreading elements (3§4). What counts is the box that is seen; what is written is the box before it is
 * turned, which never leaves the scene. Doing it again changes nothing.
 */
import { isKnown } from '#src/scene/kinds/kind-of.ts'
import { setIn, viewById, withElements, type EditScene } from './edit-document.ts'
import { boundsAround, visibleBounds, type Bounds } from './bounds.ts'
import type { Size } from './new-elements.ts'
import { startWithin } from './percent.ts'

export type AlignAction = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'
export type Axis = 'x' | 'y'

export const DISTRIBUTE_FROM = 3

/** What rounding to four decimals can move two edges apart. */
const TOLERANCE = 0.000_101

const SCENE: Bounds = { left: 0, top: 0, width: 100, height: 100 }

/** An element along one axis, percent. */
interface Span {
  readonly id: string
  /** Of the box before it is turned. */
  readonly start: number
  readonly length: number
  /** Half the length that is seen; it has the same middle. */
  readonly half: number
  readonly middle: number
}

export function aligned(scene: EditScene, ids: readonly string[], action: AlignAction, size: Size): EditScene {
  const axis: Axis = action === 'left' || action === 'center' || action === 'right' ? 'x' : 'y'
  const spans = spansOf(scene, ids, axis, size)
  const around =
    spans.length === 1
      ? SCENE
      : boundsAround(
          spans.map(({ middle, half }) => ({
            ...SCENE,
            left: middle - half,
            top: middle - half,
            width: 2 * half,
            height: 2 * half,
          })),
        )
  if (!around) return scene
  const [start, end] =
    axis === 'x' ? [around.left, around.left + around.width] : [around.top, around.top + around.height]
  switch (action) {
    case 'left':
    case 'top':
      return moved(scene, axis, spans, ({ half }) => start + half)
    case 'right':
    case 'bottom':
      return moved(scene, axis, spans, ({ half }) => end - half)
    case 'center':
    case 'middle': {
      // where none of them leaves the scene, so that all get there
      const room = Math.max(...spans.map(({ length }) => length)) / 2
      const middle = Math.min(100 - room, Math.max(room, (start + end) / 2))
      return moved(scene, axis, spans, () => middle)
    }
  }
}

/**
 * The scene with equal gaps between elements; the first and the last stay. Where there is no room for gaps, middles are
 * spread.
 */
export function distributed(scene: EditScene, ids: readonly string[], axis: Axis, size: Size): EditScene {
  const spans = spansOf(scene, ids, axis, size).sort((a, b) => a.middle - b.middle)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || spans.length < DISTRIBUTE_FROM) return scene
  const inner = spans.slice(1, -1)
  const free =
    last.middle - last.half - (first.middle + first.half) - inner.reduce((sum, { half }) => sum + 2 * half, 0)
  const middles = new Map<string, number>()
  let edge = first.middle + first.half
  for (const [index, { id, half }] of inner.entries()) {
    const gap = free / (spans.length - 1)
    middles.set(
      id,
      free >= 0 ? edge + gap + half : first.middle + ((last.middle - first.middle) * (index + 1)) / (spans.length - 1),
    )
    edge += gap + 2 * half
  }
  return moved(scene, axis, inner, ({ id, middle }) => middles.get(id) ?? middle)
}

/** Puts middles where they should be, as near as the scene allows; the very scene when all are there already. */
function moved(scene: EditScene, axis: Axis, spans: readonly Span[], middleOf: (span: Span) => number): EditScene {
  const starts = new Map(spans.map((span) => [span.id, startWithin(middleOf(span) - span.length / 2, span.length)]))
  if (spans.every(({ id, start }) => Math.abs((starts.get(id) ?? start) - start) <= TOLERANCE)) return scene
  const key = axis === 'x' ? 'left' : 'top'
  return withElements(scene, [...starts.keys()], (raw, id) => setIn(raw, ['layout', key], starts.get(id) ?? 0))
}

function spansOf(scene: EditScene, ids: readonly string[], axis: Axis, size: Size): Span[] {
  return ids.flatMap((id) => {
    const view = viewById(scene, id)
    // what is not known stays as it came (E1)
    if (!view || !isKnown(view)) return []
    const seen = visibleBounds(view.layout, size)
    const [start, length, half] =
      axis === 'x'
        ? [view.layout.left, view.layout.width, seen.width / 2]
        : [view.layout.top, view.layout.height, seen.height / 2]
    return [{ id, start, length, half, middle: start + length / 2 }]
  })
}
