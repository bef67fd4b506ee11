/*
 * How backgrounds change (3§4). They are the same for scenes and elements: 0 none, 1 colour, 2 image. What a background
 * has beside these stays.
 */
import { own, type JsonObject } from '#src/scene/model/json.ts'
import type { Color } from '#src/scene/model/scene-types.ts'

const WHITE: Color = { r: 255, g: 255, b: 255 }

export function withColor(background: JsonObject, { r, g, b }: Color): JsonObject {
  return opaque({ ...without(background, 'image'), type: 1, color: { r, g, b } })
}

/** With an image, as `mediaRaw` makes it; the colour becomes white. */
export function withImage(background: JsonObject, image: JsonObject): JsonObject {
  return opaque({ ...background, type: 2, color: { ...WHITE }, image })
}

/** Without colour and image. The colour is remembered for the next time. */
export function withNone(background: JsonObject): JsonObject {
  return { ...without(background, 'image'), type: 0 }
}

export function withOpacity(background: JsonObject, opacity: number): JsonObject {
  return { ...background, opacity: Math.round(Math.min(100, Math.max(0, opacity))) }
}

function opaque(background: JsonObject): JsonObject {
  return own(background, 'opacity') === undefined ? { ...background, opacity: 100 } : background
}

function without(background: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(background).filter(([name]) => name !== key))
}
