import bundled from '#openapi/bundled.json' with { type: 'json' }
import { placeOf } from './findings.ts'

export interface Schema {
  $ref?: string
  const?: number
  properties?: Record<string, Schema>
  items?: Schema
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
}

export interface Fields {
  known: ReadonlySet<string>
  seen: Set<string>
  objects: number
}

const schemas = bundled.components.schemas as unknown as Record<string, Schema>

export function noteFields(schema: Schema, value: unknown, pointer: string, into: Map<string, Fields>) {
  if (Array.isArray(value)) {
    const items = partsOf(schema).find((part) => part.items)?.items
    if (items) value.forEach((item, index) => noteFields(items, item, `${pointer}/${index}`, into))
    return
  }
  if (typeof value !== 'object' || value === null) return
  const parts = partsOf(schema)
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>
  const others = parts.map((part) => part.additionalProperties).find((part) => typeof part === 'object')
  // a map, or an object of which nothing is said, may have any
  if (Object.keys(properties).length === 0) {
    if (others) for (const [key, item] of Object.entries(value)) noteFields(others, item, `${pointer}/${key}`, into)
    return
  }
  const place = placeOf(pointer)
  const fields = into.get(place) ?? { known: new Set(Object.keys(properties)), seen: new Set(), objects: 0 }
  into.set(place, fields)
  fields.objects += 1
  for (const [key, item] of Object.entries(value)) {
    fields.seen.add(key)
    if (properties[key]) noteFields(properties[key], item, `${pointer}/${key}`, into)
  }
}

/** A schema with everything that it refers to and is combined of. */
function partsOf(schema: Schema): Schema[] {
  const referred = schema.$ref === undefined ? [] : [schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {}]
  return [
    schema,
    ...[...referred, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(partsOf),
  ]
}
