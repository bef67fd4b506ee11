import { plainId } from '#src/lib/data/parse-json.ts'
import { decodeContent } from './decode-content.ts'
import { isJsonObject, own, type Json, type JsonObject } from './json.ts'

/**
 * The materials that the content of an ad names, as items with their id and their file or size (3§3), by their ids as
 * text; undefined when it cannot be read.
 */
export function materialsIn(content: unknown): ReadonlySet<string> | undefined {
  const decoded = decodeContent(content)
  if (!decoded.ok) return undefined
  const found = new Set<string>()
  collect(decoded.raw, found)
  return found
}

/** Whether the content of an ad names a material; undefined when it cannot be read. */
export function usesMaterial(content: unknown, id: string | number): boolean | undefined {
  return materialsIn(content)?.has(plainId(id))
}

/** The material that an item is, by its id as text; undefined for what is none. */
export function namedMaterial(value: JsonObject): string | undefined {
  const id = own(value, 'id')
  return (typeof id === 'string' || typeof id === 'number') &&
    (Object.hasOwn(value, 'path') || Object.hasOwn(value, 'size'))
    ? plainId(id)
    : undefined
}

/** A content is not deeper than what was read. */
function collect(value: Json, found: Set<string>) {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  if (!isJsonObject(value)) return
  const id = namedMaterial(value)
  if (id !== undefined) found.add(id)
  for (const child of Object.values(value)) collect(child, found)
}
