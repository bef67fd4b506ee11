import { withElements, withScene } from '../../model/edit-document.ts'
import { withPlace, type PlacedElement } from '../../model/element-layout.ts'
import type { Turned } from '../../model/geometry.ts'
import type { Gesture } from './gesture.ts'
import { publishLiveLayout, clearLiveLayout } from './live-layout.ts'
import type { CanvasContext } from './canvas-context.ts'
import { createDragPreview } from './drag-preview.ts'

export interface Reshaped {
  readonly boxes: readonly PlacedElement[]
  readonly frame?: Turned | undefined
}

export function reshaping(
  stage: CanvasContext,
  before: readonly PlacedElement[],
  label: string,
  reshapedAt: (...step: Parameters<Gesture['step']>) => Reshaped,
): Gesture {
  const shown = createDragPreview(stage)
  let now = before
  function end() {
    shown.clear()
    clearLiveLayout(stage)
  }
  return {
    step(at, keys) {
      const { boxes, frame } = reshapedAt(at, keys)
      now = boxes
      for (const box of boxes) shown.place(box.id, box)
      if (frame) shown.placeGroup(frame)
      publishLiveLayout(stage, () => boxes)
    },
    cancel: end,
    finish() {
      end()
      reshape(stage, before, now, label)
    },
  }
}

/** Gives elements other boxes, in pixels of the scene, as one step of the history, or of a row of such steps. */
export function reshape(
  { store, size }: CanvasContext,
  before: readonly PlacedElement[],
  after: readonly PlacedElement[],
  label: string,
  coalesce?: string,
): boolean {
  const changes = new Map(before.map((box, index) => [box.id, [box, after[index] ?? box] as const]))
  return store.edit(
    label,
    ({ document, sceneId }) =>
      withScene(document, sceneId, (scene) =>
        withElements(scene, [...changes.keys()], (raw, id) => {
          const change = changes.get(id)
          return change ? withPlace(raw, ...change, size()) : raw
        }),
      ),
    coalesce === undefined ? {} : { coalesce },
  )
}
