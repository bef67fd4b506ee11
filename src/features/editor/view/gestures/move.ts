import { notifyError } from '#src/ui/feedback/notify.ts'
import { duplicateAt } from '../../commands/elements.ts'
import { withElements, withScene } from '../../model/edit-document.ts'
import { withPlace, type PlacedElement } from '../../model/element-layout.ts'
import { boundsOf, clampedDelta, movedBy, type Point } from '../../model/geometry.ts'
import { guidesFor, snapMove, type SnapLines } from '../../model/snapping.ts'
import type { CanvasContext } from './canvas-context.ts'
import type { Gesture, HeldKeys } from './gesture.ts'
import { linesAround, publishLiveLayout, clearLiveLayout } from './live-layout.ts'
import { createDragPreview } from './drag-preview.ts'

const NOWHERE: Point = { x: 0, y: 0 }

/** Moves elements together. `grasped` is the one that the mouse took: it comes to lie on whole pixels. */
export function moveGesture(
  stage: CanvasContext,
  boxes: readonly PlacedElement[],
  grasped: PlacedElement,
  from: Point,
): Gesture {
  const { store } = stage
  const shown = createDragPreview(stage)
  const bounds = boundsOf(boxes)
  let lines: SnapLines | undefined
  let delta = NOWHERE
  let duplicates = false

  function step(at: Point, { shift, alt, ctrl }: HeldKeys) {
    if (!bounds) return
    const snaps = store.state.snap && !ctrl
    lines ??= linesAround(stage, boxes)
    const way = straight({ x: at.x - from.x, y: at.y - from.y }, shift)
    let next = { x: way.x === 0 ? 0 : toWhole(grasped.left, way.x), y: way.y === 0 ? 0 : toWhole(grasped.top, way.y) }
    if (snaps) {
      const snap = snapMove(movedBy(bounds, next), lines)
      next = { x: shift && way.x === 0 ? 0 : next.x + snap.x, y: shift && way.y === 0 ? 0 : next.y + snap.y }
    }
    delta = clampedDelta(boxes, next, stage.size())
    duplicates = alt
    shown.leaveCopies(boxes, alt)
    shown.move(boxes, delta)
    stage.guides.set(snaps ? guidesFor(movedBy(bounds, delta), lines) : NO_GUIDES)
    publishLiveLayout(stage, () => boxes.map((box) => movedBy(box, delta)))
  }

  function end() {
    shown.clear()
    clearLiveLayout(stage)
  }

  return {
    step,
    cancel: end,
    finish() {
      end()
      if (delta.x === 0 && delta.y === 0) return
      if (duplicates) duplicateBy(stage, boxes, delta)
      else moveBy(stage, boxes, delta, '移动')
    },
  }
}

const NO_GUIDES: readonly never[] = []

/** Moves elements by a distance in pixels of the scene, as one step of the history, or of a row of such steps. */
export function moveBy(
  { store, size }: CanvasContext,
  boxes: readonly PlacedElement[],
  delta: Point,
  label: string,
  coalesce?: string,
): boolean {
  const byId = new Map(boxes.map((box) => [box.id, box]))
  return store.edit(
    label,
    ({ document, sceneId }) =>
      withScene(document, sceneId, (scene) =>
        withElements(scene, [...byId.keys()], (raw, id) => {
          const box = byId.get(id)
          return box ? withPlace(raw, box, movedBy(box, delta), size()) : raw
        }),
      ),
    coalesce === undefined ? {} : { coalesce },
  )
}

function toWhole(start: number, way: number): number {
  return Math.round(start + way) - start
}

/** Along one axis only, if asked for. */
function straight({ x, y }: Point, only: boolean): Point {
  if (!only) return { x, y }
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y }
}

/** Puts copies in front of everything; the limits of the scene hold for them too. */
function duplicateBy({ store, size }: CanvasContext, boxes: readonly PlacedElement[], delta: Point) {
  const byId = new Map(boxes.map((box) => [box.id, box]))
  const refusal = duplicateAt(store, [...byId.keys()], (raw, id) => {
    const box = byId.get(id)
    return box ? withPlace(raw, box, movedBy(box, delta), size()) : raw
  })
  if (refusal !== undefined) notifyError(refusal)
}
