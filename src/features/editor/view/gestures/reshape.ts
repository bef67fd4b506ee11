import { withElements, withScene } from '../../model/edit-document.ts'
import { withPlace, type PlacedElement } from '../../model/element-layout.ts'
import { degreesTo, middleOf, normalDegrees, type Point, type Turned } from '../../model/geometry.ts'
import { handlePoint, resized, type Handle } from '../../model/resize.ts'
import { guidesFor, snapEdges, type SnapLines } from '../../model/snapping.ts'
import type { Stage } from './stage.ts'
import type { Gesture } from './gesture.ts'
import { linesAround, tellLive, tellNothing } from './shown.ts'
import { createTransient } from './transient.ts'

/** Drags a handle of an element. What lies opposite stays; a box that is not turned snaps with its edges. */
export function resizeGesture(stage: Stage, box: PlacedElement, handle: Handle, from: Point): Gesture {
  let lines: SnapLines | undefined
  const corner = handlePoint(box, handle)
  const upright = box.rotate === 0
  return reshaping(stage, box, '调整大小', (at, { shift, ctrl }) => {
    const keepRatio = shift && handle.x !== 0 && handle.y !== 0
    const snaps = stage.store.state.snap && !ctrl && upright && !keepRatio
    let delta = { x: at.x - from.x, y: at.y - from.y }
    // the edge itself comes to lie on a whole pixel
    if (upright && !keepRatio) delta = { x: Math.round(corner.x + delta.x) - corner.x, y: Math.round(corner.y + delta.y) - corner.y }
    if (snaps) {
      lines ??= linesAround(stage, [box])
      const snap = snapEdges({ x: handle.x === 0 ? undefined : corner.x + delta.x, y: handle.y === 0 ? undefined : corner.y + delta.y }, lines)
      delta = { x: delta.x + snap.x, y: delta.y + snap.y }
    }
    const next = { ...resized(box, handle, delta, { size: stage.size(), keepRatio, whole: !upright }), rotate: box.rotate }
    stage.guides.set(snaps && lines ? guidesFor(next, lines, handle) : [])
    return next
  })
}

const QUARTER = 45
/** Degrees within which a turn rests at a multiple of 45. */
const REST = 3

/** Turns an element around its middle: by whole degrees, with Shift by steps of 15. */
export function rotateGesture(stage: Stage, box: PlacedElement, from: Point): Gesture {
  const middle = middleOf(box)
  const first = degreesTo(middle, from)
  return reshaping(stage, box, '旋转', (at, { shift, ctrl }) => {
    const wanted = box.rotate + degreesTo(middle, at) - first
    const rest = Math.round(wanted / QUARTER) * QUARTER
    const rests = stage.store.state.snap && !ctrl && Math.abs(wanted - rest) <= REST
    return { ...box, rotate: normalDegrees(shift ? Math.round(wanted / 15) * 15 : rests ? rest : Math.round(wanted)) }
  })
}

/** A gesture that changes the box of one element. */
function reshaping(stage: Stage, box: PlacedElement, label: string, boxAt: (...step: Parameters<Gesture['step']>) => Turned): Gesture {
  const shown = createTransient(stage)
  let now: Turned = box
  function end() {
    shown.clear()
    tellNothing(stage)
  }
  return {
    step(at, keys) {
      now = boxAt(at, keys)
      shown.place(box.id, now)
      tellLive(stage, () => [{ ...now, id: box.id }])
    },
    cancel: end,
    finish() {
      end()
      reshape(stage, box, now, label)
    },
  }
}

/** Gives an element another box, in pixels of the scene, as one step of the history, or of a row of such steps. */
export function reshape({ store, size }: Stage, before: PlacedElement, after: Turned, label: string, coalesce?: string): boolean {
  return store.edit(
    label,
    ({ document, sceneId }) => withScene(document, sceneId, (scene) => withElements(scene, [before.id], (raw) => withPlace(raw, before, after, size()))),
    coalesce === undefined ? {} : { coalesce },
  )
}
