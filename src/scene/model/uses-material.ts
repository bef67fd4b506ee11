import { plainId } from '#src/lib/data/parse-json.ts'
import { decodeContent } from './decode-content.ts'
import { isJsonObject, own, type Json } from './json.ts'

/**
 * Whether the content of an ad names a material, as an item with its id and its file or size (3§3); undefined when it
 * cannot be read.
 */
export function usesMaterial(content: unknown, id: string | number): boolean | undefined {
  const wanted = plainId(id)
  const decoded = decodeContent(content)
  return decoded.ok ? names(decoded.raw, wanted) : undefined
}

/** A content is not deeper than what was read. */
function names(value: Json, wanted: string): boolean {
  if (Array.isArray(value)) return value.some((item) => names(item, wanted))
  if (!isJsonObject(value)) return false
  const item = own(value, 'id')
  const itself =
    (typeof item === 'string' || typeof item === 'number') &&
    plainId(item) === wanted &&
    (Object.hasOwn(value, 'path') || Object.hasOwn(value, 'size'))
  return itself || Object.values(value).some((child) => names(child, wanted))
}
