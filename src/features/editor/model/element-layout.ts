import { isKnown } from '#src/scene/kinds/kind-of.ts'
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { setIn, viewOf, type EditScene } from './edit-document.ts'
import { toPercent, toPixels, type Turned } from './geometry.ts'
import type { Placed } from './hit-test.ts'
import type { Size } from './new-elements.ts'

export interface PlacedElement extends Placed {
  /** Whether it can be changed: what is not known stays as it came (E1). */
  readonly known: boolean
}

const placed = new WeakMap<EditScene, { width: number; height: number; elements: readonly PlacedElement[] }>()

/**
 * Where the elements of a scene lie, in pixels and in the order in which they are drawn. The same list for the same
 * scene.
 */
export function placedElements(scene: EditScene, { width, height }: Size): readonly PlacedElement[] {
  const last = placed.get(scene)
  if (last?.width === width && last.height === height) return last.elements
  const elements = viewOf(scene).elements.map((view): PlacedElement => ({
    id: scene.elements[view.index]?.id ?? '',
    ...toPixels(view.layout, { width, height }),
    rotate: view.layout.rotate,
    known: isKnown(view),
  }))
  placed.set(scene, { width, height, elements })
  return elements
}

/** What of a layout a gesture or a key changes. */
const PARTS = ['left', 'top', 'width', 'height', 'rotate'] as const

/**
 * An element with another place in the scene, in pixels. What did not change between the two stays as it was written.
 */
export function withPlace(raw: JsonObject, before: Turned, after: Turned, size: Size): JsonObject {
  const next = { ...toPercent(after, size), rotate: after.rotate }
  return PARTS.reduce(
    (result, part) =>
      Math.abs(after[part] - before[part]) < 1e-6 ? result : setIn(result, ['layout', part], next[part] satisfies Json),
    raw,
  )
}
