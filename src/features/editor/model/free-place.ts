import { isJsonObject, type JsonObject } from '#src/scene/model/json.ts'
import type { Layout } from '#src/scene/model/scene-types.ts'
import { visibleBounds, type Bounds } from './bounds.ts'
import type { EditScene } from './edit-document.ts'
import { percent } from './percent.ts'
import type { Size } from './new-elements.ts'
import { layoutOf, movedALittle, movedTo } from './within-scene.ts'

/** Copies in a row go further each time, until there is nowhere else to go. */
const MAX_TRIES = 50
/** How much of another element may lie below a new one before that counts as covered. */
const COVERED = 0.5

export function besideOthers(scene: EditScene, raws: readonly JsonObject[], size: Size): readonly JsonObject[] {
  const taken = new Set(layoutsOf(scene).map(placeOf))
  let placed = raws
  for (let tries = 0; tries < MAX_TRIES && placed.some((raw) => taken.has(placeOf(layoutOf(raw)))); tries += 1)
    placed = movedALittle(placed, size)
  return placed
}

/** Where an element is wanted that must not lie in the middle: at the lower edge, or at the right one from above. */
export type Wanted = 'bottom' | 'right'

/**
 * A new element where it covers none of the others: at its place, else in the next free row below it, or above, else
 * right below or above one of them. What is wanted at an edge stands in the row, from there on, that covers least.
 * Where no row is free it comes a little beside what it covers (E27). What is much larger, such as a picture that fills
 * the scene, is not covered but the ground.
 */
export function inFreePlace(scene: EditScene, raw: JsonObject, size: Size, wanted?: Wanted): JsonObject {
  const layout = layoutOf(raw)
  const others = layoutsOf(scene).map((other) => visibleBounds(other, size))
  if (others.length === 0 || layout.height === 0) return raw
  const coveredAt = (top: number) => others.map((other) => shareCovered(other, { ...layout, top }))
  const start = wanted === 'bottom' ? 100 - layout.height : layout.top
  const rows = (way: 1 | -1) => Array.from({ length: MAX_TRIES }, (_, index) => start + way * index * layout.height)
  const edges = others
    .flatMap((other) => [other.top + other.height, other.top - layout.height])
    .toSorted((one, another) => Math.abs(one - start) - Math.abs(another - start))
  const free = [...rows(1), ...rows(-1), ...edges].filter(
    (row) => row >= 0 && percent(row + layout.height) <= 100 && coveredAt(row).every((share) => share < COVERED),
  )
  const sumAt = (row: number) => percent(coveredAt(row).reduce((sum, share) => sum + share, 0))
  const top = wanted ? free.toSorted((one, another) => sumAt(one) - sumAt(another))[0] : free[0]
  if (top === undefined) return besideOthers(scene, [raw], size)[0] ?? raw
  return top === layout.top ? raw : movedTo(raw, { ...layout, top })
}

/** How much of a box lies below another, 0 to 1. */
function shareCovered(box: Bounds, by: Bounds): number {
  const width = Math.min(box.left + box.width, by.left + by.width) - Math.max(box.left, by.left)
  const height = Math.min(box.top + box.height, by.top + by.height) - Math.max(box.top, by.top)
  return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0
}

function layoutsOf(scene: EditScene): Layout[] {
  return scene.elements.flatMap(({ raw }) => (isJsonObject(raw) ? [layoutOf(raw)] : []))
}

function placeOf({ left, top, width, height }: Layout): string {
  return [left, top, width, height].map(percent).join(' ')
}
