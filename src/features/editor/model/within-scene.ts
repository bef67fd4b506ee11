import type { JsonObject } from '#src/scene/model/json.ts'
import type { Layout } from '#src/scene/model/scene-types.ts'
import { elementView, setIn } from './edit-document.ts'
import type { Size } from './new-elements.ts'
import { percent, percentDown, startWithin } from './percent.ts'

const layouts = new WeakMap<JsonObject, Layout>()

export function layoutOf(raw: JsonObject): Layout {
  const layout = layouts.get(raw) ?? elementView({ id: '', raw }, 0).layout
  layouts.set(raw, layout)
  return layout
}

/** An element with its box inside the scene; the same object when it is there already. */
export function withinScene(raw: JsonObject): JsonObject {
  const { left, top, width, height } = layoutOf(raw)
  return movedTo(raw, { width: Math.min(100, percent(width)), height: Math.min(100, percent(height)), left, top })
}

/**
 * Copies of elements, moved a little to the lower right: by the distance of snapping, 20 pixels of the scene; to the
 * other side where there is no room. They keep their places among themselves.
 */
export function movedALittle(raws: readonly JsonObject[], size: Size): JsonObject[] {
  const layouts = raws.map(layoutOf)
  const x = room(
    2000 / size.width,
    layouts.map(({ left }) => left),
    layouts.map(({ left, width }) => left + width),
  )
  const y = room(
    2000 / size.height,
    layouts.map(({ top }) => top),
    layouts.map(({ top, height }) => top + height),
  )
  return raws.map((raw, index) => {
    const layout = layouts[index]
    return layout ? movedTo(raw, { ...layout, left: layout.left + x, top: layout.top + y }) : raw
  })
}

/** How far all can go together: the distance if there is room for it, else back, else as far as there is room. */
function room(distance: number, starts: readonly number[], ends: readonly number[]): number {
  const forward = Math.max(0, percentDown(100 - Math.max(...ends)))
  const back = Math.max(0, percentDown(Math.min(...starts)))
  const wanted = percent(distance)
  if (forward >= wanted) return wanted
  return back >= wanted ? -wanted : forward >= back ? forward : -back
}

export function movedTo(
  raw: JsonObject,
  { left, top, width, height }: Pick<Layout, 'left' | 'top' | 'width' | 'height'>,
): JsonObject {
  const box = { width, height, left: startWithin(left, width), top: startWithin(top, height) }
  return (['width', 'height', 'left', 'top'] as const).reduce(
    (value, key) => setIn(value, ['layout', key], box[key]),
    raw,
  )
}
