import { plainId } from '#src/lib/data/parse-json.ts'
import { readContent } from './content.ts'
import { isJsonObject, own, type Json } from './json.ts'

export interface SceneOutline {
  seconds: number
  /** By their ids, each once, with their names. */
  materials: [id: string, name: string][]
}

/** Longer names are told apart well enough by so much of them. */
const NAME_LENGTH = 60

/** What an ad is made of, scene by scene; undefined where its content cannot be read. */
export function outlineOf(content: unknown): SceneOutline[] | undefined {
  const read = readContent(content)
  if (!read.ok) return undefined
  return read.document.scenes.map(({ stay, raw }) => ({ seconds: stay, materials: [...materialsIn(raw)] }))
}

/** Items with an id and a file or size (3§3), as they are used. */
function materialsIn(value: Json, found = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const item of value) materialsIn(item, found)
  if (!isJsonObject(value)) return found
  const id = own(value, 'id')
  const name = own(value, 'name')
  if (
    (typeof id === 'string' || typeof id === 'number') &&
    (Object.hasOwn(value, 'path') || Object.hasOwn(value, 'size'))
  )
    found.set(plainId(id), typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '')
  for (const child of Object.values(value)) materialsIn(child, found)
  return found
}
