import { plainId } from '#src/lib/data/parse-json.ts'
import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { namedMaterial } from '#src/scene/model/uses-material.ts'
import { contentOf, editDocument, withStay, type EditDocument } from './edit-document.ts'

/** What an item says of its material (3§3); how it is fitted and the like is the ad's. */
const OF_MATERIAL = new Set([
  'id',
  'type',
  'path',
  'name',
  'mime',
  'createTime',
  'size',
  'width',
  'height',
  'duration',
  'snapshot',
])

/**
 * The document with one material in the place of another wherever its content names that; the same one where it does
 * not. `item` is as `mediaRaw` makes it. Scenes last as long as what is timed in them then (E2).
 */
export function replaceMaterial(document: EditDocument, from: string | number, item: JsonObject): EditDocument {
  const raw = contentOf(document)
  const next = replaced(raw, plainId(from), item)
  if (next === raw || !isJsonObject(next)) return document
  const pages = own(raw, 'pages')
  const made = editDocument(next, document)
  return {
    ...made,
    scenes: made.scenes.map((scene, index) => {
      const before = document.scenes[index]
      return before && Array.isArray(pages) && scene.raw !== pages[index] ? withStay(scene, before) : scene
    }),
  }
}

/** The same value where nothing in it is replaced. A content is not deeper than what was read. */
function replaced(value: Json, from: string, item: JsonObject): Json {
  if (Array.isArray(value)) {
    const next = value.map((each) => replaced(each, from, item))
    return next.every((each, index) => each === value[index]) ? value : next
  }
  if (!isJsonObject(value)) return value
  if (namedMaterial(value) === from) {
    const kept = Object.entries(value).filter(([key]) => !OF_MATERIAL.has(key))
    return { ...Object.fromEntries(kept), ...item }
  }
  const entries = Object.entries(value)
  const next = entries.map(([key, child]) => [key, replaced(child, from, item)] as const)
  return next.every(([, child], index) => child === entries[index]?.[1]) ? value : Object.fromEntries(next)
}
