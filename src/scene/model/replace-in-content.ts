import { isJsonObject, type Json, type JsonObject } from './json.ts'
import { namedMaterial } from './uses-material.ts'

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
 * A content with one material in the place of another wherever it names that; the same value where nothing is replaced.
 * `from` is its id as text, `item` the other one as it stands in contents.
 */
export function replaceInContent(value: Json, from: string, item: JsonObject): Json {
  if (Array.isArray(value)) {
    const next = value.map((each) => replaceInContent(each, from, item))
    return next.every((each, index) => each === value[index]) ? value : next
  }
  if (!isJsonObject(value)) return value
  if (namedMaterial(value) === from) {
    const kept = Object.entries(value).filter(([key]) => !OF_MATERIAL.has(key))
    return { ...Object.fromEntries(kept), ...item }
  }
  const entries = Object.entries(value)
  const next = entries.map(([key, child]) => [key, replaceInContent(child, from, item)] as const)
  return next.every(([, child], index) => child === entries[index]?.[1]) ? value : Object.fromEntries(next)
}
