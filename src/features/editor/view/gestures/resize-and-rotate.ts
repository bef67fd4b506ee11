import { keepsRatio } from '../../commands/ratio.ts'
import type { PlacedElement } from '../../model/element-layout.ts'
import {
  boundsOf,
  degreesTo,
  middleOf,
  normalDegrees,
  type Point,
  type Rect,
  type Turned,
} from '../../model/geometry.ts'
import { alongDiagonal, diagonalTo, handlePoint, resized, type Handle } from '../../model/resize.ts'
import { keepsProportion, resizedTogether } from '../../model/resize-together.ts'
import { guidesFor, snapEdges, type SnapLines } from '../../model/snapping.ts'
import { turnedTogether } from '../../model/turn-together.ts'
import type { Gesture, HeldKeys } from './gesture.ts'
import { reshaping } from './reshaping.ts'
import { linesAround } from './live-layout.ts'
import type { CanvasContext } from './canvas-context.ts'

/**
 * Drags a handle of an element. What lies opposite stays, with Alt the middle; a box that is not turned snaps with its
 * edges.
 */
export function resizeGesture(stage: CanvasContext, box: PlacedElement, handle: Handle, from: Point): Gesture {
  const upright = box.rotate === 0
  const ties = tying(stage, [box], handle)
  const pull = snappingHandle(stage, [box], { frame: box, handle, from, free: upright, ties })
  return reshaping(stage, [box], '调整大小', (at, keys) => {
    const keepRatio = ties(keys)
    const { delta, showGuides } = pull(at, keys)
    const next = {
      ...box,
      ...resized(box, handle, delta, { size: stage.size(), keepRatio, whole: !upright, centred: keys.alt }),
    }
    showGuides(next)
    return { boxes: [next] }
  })
}

export function resizeTogetherGesture(
  stage: CanvasContext,
  boxes: readonly PlacedElement[],
  handle: Handle,
  from: Point,
): Gesture | undefined {
  const bounds = boundsOf(boxes)
  if (!bounds) return undefined
  const ties = tying(stage, boxes, handle)
  const frame = { ...bounds, rotate: 0 }
  const pull = snappingHandle(stage, boxes, { frame, handle, from, free: !keepsProportion(boxes), ties })
  return reshaping(stage, boxes, '调整大小', (at, keys) => {
    const { delta, showGuides } = pull(at, keys)
    const next = resizedTogether(boxes, handle, delta, {
      size: stage.size(),
      keepRatio: ties(keys),
      centred: keys.alt,
    })
    const now = boundsOf(next) ?? bounds
    showGuides(now)
    return { boxes: next, frame: { ...now, rotate: 0 } }
  })
}

/** Whether a handle keeps the proportion of boxes while some keys are held: Shift does otherwise than what was set. */
function tying(stage: CanvasContext, boxes: readonly PlacedElement[], handle: Handle) {
  const keeps = keepsRatio(
    stage.store,
    boxes.map(({ id }) => id),
  )
  const corner = handle.x !== 0 && handle.y !== 0
  return ({ shift }: HeldKeys): boolean => corner && keeps !== shift
}

/** A handle of a frame that is dragged `from` a point of the scene. */
interface DraggedHandle {
  frame: Turned
  handle: Handle
  from: Point
  /** Its edges go where the mouse leads them. */
  free: boolean
  /** Whether the edges go together. */
  ties: (keys: HeldKeys) => boolean
}

/**
 * How far a handle goes when the mouse is at a point: to whole pixels, and to lines that are near, which are shown
 * where they hold.
 */
function snappingHandle(
  stage: CanvasContext,
  moved: readonly PlacedElement[],
  { frame, handle, from, free, ties }: DraggedHandle,
) {
  let lines: SnapLines | undefined
  const corner = handlePoint(frame, handle)
  return (at: Point, keys: HeldKeys) => {
    const snaps = stage.store.state.snap && !keys.ctrl && free
    const tied = ties(keys)
    let delta = { x: at.x - from.x, y: at.y - from.y }
    if (tied) delta = alongDiagonal(frame, handle, delta)
    const wanted = { x: corner.x + delta.x, y: corner.y + delta.y }
    // the edge itself comes to lie on a whole pixel
    const whole = free ? { x: Math.round(wanted.x) - wanted.x, y: Math.round(wanted.y) - wanted.y } : NOWHERE
    if (!tied) delta = { x: delta.x + whole.x, y: delta.y + whole.y }
    let snap: Point = NOWHERE
    if (snaps) {
      lines ??= linesAround(stage, moved)
      snap = snapEdges(
        { x: handle.x === 0 ? undefined : corner.x + delta.x, y: handle.y === 0 ? undefined : corner.y + delta.y },
        lines,
      )
    }
    delta = tied
      ? diagonalTo(frame, handle, delta, nearer(snap) ?? { x: whole.x })
      : { x: delta.x + snap.x, y: delta.y + snap.y }
    return { delta, showGuides: (box: Rect) => stage.guides.set(snaps && lines ? guidesFor(box, lines, handle) : []) }
  }
}

const NOWHERE: Point = { x: 0, y: 0 }

/** The shorter way of both axes, which the other one follows; undefined where neither goes anywhere. */
function nearer({ x, y }: Point): Partial<Point> | undefined {
  if (x === 0 && y === 0) return undefined
  return y === 0 || (x !== 0 && Math.abs(x) <= Math.abs(y)) ? { x } : { y }
}

const QUARTER = 45
/** Degrees within which a turn rests at a multiple of 45. */
const REST = 3
/** Degrees of a turn with Shift. */
const STEP = 15

/** Turns an element around its middle: by whole degrees, with Shift by steps of 15. */
export function rotateGesture(stage: CanvasContext, box: PlacedElement, from: Point): Gesture {
  const turn = turning(stage, middleOf(box), from)
  return reshaping(stage, [box], '旋转', (at, keys) => ({
    boxes: [{ ...box, rotate: normalDegrees(turn(at, keys, box.rotate)) }],
  }))
}

/** Turns several elements around the middle of their frame, by whole degrees, with Shift by steps of 15. */
export function rotateTogetherGesture(
  stage: CanvasContext,
  boxes: readonly PlacedElement[],
  from: Point,
): Gesture | undefined {
  const bounds = boundsOf(boxes)
  if (!bounds) return undefined
  const turn = turning(stage, middleOf(bounds), from)
  return reshaping(
    stage,
    boxes,
    '旋转',
    (at, keys) => turnedTogether(boxes, turn(at, keys, 0), stage.size(), keys.shift ? STEP : 1) ?? { boxes },
  )
}

/** To how many degrees the mouse at a point turns what had some when it was taken: at most half around either way. */
function turning(stage: CanvasContext, middle: Point, from: Point) {
  const first = degreesTo(middle, from)
  return (at: Point, { shift, ctrl }: HeldKeys, start: number): number => {
    const wanted = start + normalDegrees(degreesTo(middle, at) - first + 180) - 180
    const rest = Math.round(wanted / QUARTER) * QUARTER
    const rests = stage.store.state.snap && !ctrl && Math.abs(wanted - rest) <= REST
    return shift ? Math.round(wanted / STEP) * STEP : rests ? rest : Math.round(wanted)
  }
}
