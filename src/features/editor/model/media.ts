import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'

/** A material as a list or a detail has it. Comes from a server: only what is of its type is taken over. */
export interface MaterialLike {
  readonly id: string | number
}

const TEXTS = ['path', 'name', 'mime', 'createTime'] as const
const NUMBERS = ['size', 'width', 'height'] as const

/** A material as it stands in the content: in `images`, `medias` and as `image` of a background (3§3). */
export function mediaRaw(material: MaterialLike): JsonObject {
  const video = own(material, 'type') === 1
  return {
    id: material.id,
    type: video ? 1 : 0,
    ...taken(material, TEXTS, 'string'),
    ...taken(material, NUMBERS, 'number'),
    // the picture of a video stands for it wherever nothing plays
    ...(video && { ...taken(material, ['duration'], 'number'), ...taken(material, ['snapshot'], 'string') }),
  }
}

function taken(from: MaterialLike, keys: readonly string[], type: 'string' | 'number'): JsonObject {
  if (!isJsonObject(from)) return {}
  return Object.fromEntries(
    keys
      .map((key) => [key, own(from, key)] as const)
      .filter((entry): entry is [string, Json] => typeof entry[1] === type),
  )
}
