/*
 * What the contract says of a list: the fields of its rows and its filters, as the files of a new list need them.
 */
import { dataOf, nameOf, operationsOf, resolve, rowsField, type Schema } from '../contract/document.mjs'

/** What stands for a schema of yes and no, which need none with a name. */
export const FLAG = 'boolean'
const YES_OR_NO = { schema: FLAG, names: { true: '是', false: '否' } }

export type Kind = 'id' | 'text' | 'number' | 'moment' | 'choice'

/** A field of a row or a filter. */
export interface Field {
  name: string
  kind: Kind
  /** Its Chinese name: the `title` of its schema. */
  title?: string
  /** What the contract says of a filter. */
  about?: string
  /** The values of a choice with their Chinese names, and the schema that has them. */
  choices?: { schema: string; names: Readonly<Record<string, string>> }
}

export interface ListCall {
  operationId: string
  /** What the rows are, in English. */
  summary: string
  /** The schema of a row, which is its type. */
  row: string
  /** The field of the answer that has the rows. */
  rows: 'data' | 'list'
  fields: readonly Field[]
  filters: readonly Field[]
  permission: readonly string[]
  /** The rows of the operation's example. */
  examples: readonly Record<string, unknown>[]
  /** What a list has no use for, in words. */
  leftOut: readonly string[]
}

/** A schema with what it refers to: its own words stand before those of what it names. */
function whole(document: object, schema: Schema): Schema & { names: string[] } {
  const names: string[] = []
  let found = schema
  let title = schema.title
  while (found.$ref) {
    names.push(nameOf(found.$ref))
    found = resolve(document, { $ref: found.$ref })
    title ??= found.title
  }
  return { ...found, title, names }
}

/** The properties of a schema and of all that it is made of. */
function propertiesOf(document: object, schema: Schema): Record<string, Schema> {
  const { properties, allOf } = whole(document, schema)
  return Object.assign({ ...properties }, ...(allOf ?? []).map((part) => propertiesOf(document, part)))
}

/** A field, or undefined for what a list has no column or filter for. */
function fieldOf(document: object, name: string, schema: Schema): Field | undefined {
  const { names, title, type, enum: values, 'x-enumDescriptions': words } = whole(document, schema)
  const field = (kind: Kind): Field => ({ name, kind, ...(title !== undefined && { title }) })
  if (values) {
    const [own] = names
    if (own === undefined) return undefined
    const named = values.map((value) => [String(value), words?.[String(value)] ?? String(value)])
    return { ...field('choice'), choices: { schema: own, names: Object.fromEntries(named) } }
  }
  if (type === 'boolean' || names.includes('Flag')) return { ...field('choice'), choices: YES_OR_NO }
  if (names.includes('Timestamp')) return field('moment')
  if (names.includes('Id')) return field('id')
  if (type === 'integer' || type === 'number') return field('number')
  return type === 'string' ? field('text') : undefined
}

/** Reads a list out of the contract; throws what is wrong with it, in words. */
export function listCallOf(document: object, operationId: string): ListCall {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId)
  if (!found) throw new Error(`The contract has no call ${operationId}: describe it in openapi/, then npm run contract`)
  const { operation, parameters } = found
  const data = dataOf(document, operation)
  const rows = rowsField(data)
  if (!rows) throw new Error(`${operationId} answers no pages: its data has no total beside data or list`)
  const reference = data?.properties?.[rows]?.items?.$ref
  if (!reference)
    throw new Error(`The rows of ${operationId} have no schema with a name: give them one in openapi/schemas/`)

  const leftOut: string[] = []
  const read = (what: string, [name, schema]: [string, Schema]) => {
    const field = fieldOf(document, name, schema)
    if (!field) leftOut.push(`${what} ${name}: neither text, number, moment, id, yes or no nor an enum with a name`)
    return field ?? []
  }
  const fields = Object.entries(propertiesOf(document, { $ref: reference })).flatMap((each) => read('field', each))
  const filters = parameters
    .filter((one) => one.in === 'query' && !['page', 'limit'].includes(one.name))
    .flatMap(({ name, schema, description }): Field[] | Field => {
      const field = read('parameter', [name, schema])
      return Array.isArray(field) ? [] : { ...field, about: description?.replace(/\.$/, '') }
    })
    .filter(({ name, kind }) => {
      const usable = kind === 'text' || kind === 'choice'
      if (!usable) leftOut.push(`parameter ${name}: only texts, enums, and yes or no become filters`)
      return usable
    })
  if (!fields.some(({ name }) => name === 'id'))
    throw new Error(`The rows of ${operationId} have no id, which lists go by`)
  if (!filters.some(({ kind }) => kind === 'text'))
    throw new Error(`${operationId} has no text to search by, which every list has`)
  const { examples } = operation.responses[200].content['application/json']
  return {
    operationId,
    summary: String(operation.summary).replace(/, page by page$/, ''),
    row: nameOf(reference),
    rows,
    fields,
    filters,
    permission: operation['x-permission'] ?? [],
    examples: examples?.success?.value?.data?.[rows] ?? [],
    leftOut,
  }
}
