import { dataOf, nameOf, operationsOf, resolve, rowsField } from './document.mjs'

const head = `// Generated from openapi/ by "npm run contract". Do not edit.
import type { OperationId } from './operations.gen.ts'

/**
 * What a value of an answer must look like, coarsely: enough to survive an answer that drifts from the contract, small
 * enough to ship. Ranges, formats and enums are not part of it.
 *
 * - \`'s'\` string, \`'n'\` number, \`'b'\` boolean, \`'id'\` string or number, \`'any'\` anything
 * - \`{ a }\` array of that, \`{ m }\` object of that under any keys, \`{ u }\` any of these
 * - \`{ o, r }\` object with these fields, of which \`r\` are required; other fields are allowed
 *
 * Trees refer to themselves: a shape is a graph, so walk it along a value, never on its own.
 */
export type Shape =
  | 's'
  | 'n'
  | 'b'
  | 'id'
  | 'any'
  | { readonly a: Shape }
  | { readonly m: Shape }
  | { readonly u: readonly Shape[] }
  | { readonly o: Readonly<Record<string, Shape>>; readonly r?: readonly string[] }

const page = (row: Shape, key = 'data'): Shape => ({ o: { total: 'n', [key]: { a: row } }, r: [key] })
const flag: Shape = { u: ['b', 'n'] }
const textOrObject: Shape = { u: ['s', { m: 'any' }] }
`

export function generateShapes(document) {
  const done = new Map()
  const open = new Set()

  /** Declares the constant of a named object and answers how to refer to it. */
  function named(reference) {
    const schema = resolve(document, { $ref: reference })
    const name = nameOf(reference)
    if (!isObject(schema)) return shape(schema)
    if (open.has(name)) return { text: name, lazy: true }
    if (!done.has(name)) {
      open.add(name)
      const { text } = shape(schema)
      open.delete(name)
      done.set(name, text)
    }
    return { text: name }
  }

  function shape(schema) {
    if (schema.$ref) return named(schema.$ref)
    const options = schema.oneOf ?? schema.anyOf
    if (options) {
      const texts = [...new Set(options.map((option) => shape(option).text))]
      return {
        text: texts.length === 1 ? texts[0] : texts.includes(`'any'`) ? `'any'` : `{ u: [${texts.join(', ')}] }`,
      }
    }
    if (Array.isArray(schema.type)) {
      const kinds = schema.type.join()
      if (kinds === 'string,integer') return { text: `'id'` }
      if (kinds === 'boolean,integer') return { text: 'flag' }
      if (kinds === 'string,object') return { text: 'textOrObject' }
      throw new Error(`no shape for type ${kinds}`)
    }
    if (schema.type === 'array') {
      const items = shape(schema.items ?? {})
      return { text: items.lazy ? `{ get a() { return ${items.text} } }` : `{ a: ${items.text} }` }
    }
    if (isObject(schema)) return { text: object(merged(schema)) }
    const kind = { string: `'s'`, integer: `'n'`, number: `'n'`, boolean: `'b'` }[schema.type]
    return { text: kind ?? `'any'` }
  }

  function object({ properties, required, additional }) {
    if (!Object.keys(properties).length) return additional ? `{ m: ${shape(additional).text} }` : `'any'`
    const fields = Object.entries(properties).map(([key, property]) => {
      const { text, lazy } = shape(property)
      const safe = /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`
      return lazy ? `get ${safe}() { return ${text} }` : `${safe}: ${text}`
    })
    const r = required.length ? `, r: [${required.map((key) => `'${key}'`).join(', ')}]` : ''
    return `{ o: { ${fields.join(', ')} }${r} }`
  }

  /** Properties of an object, those of its `allOf` included. */
  function merged(schema) {
    const parts = (schema.allOf ?? []).map((part) => merged(resolve(document, part)))
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties),
      required: [...new Set([...parts.flatMap((part) => part.required), ...(schema.required ?? [])])],
      additional: typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined,
    }
  }

  const entries = operationsOf(document).map(({ operation }) => {
    const data = dataOf(document, operation)
    const rows = rowsField(data)
    const text = !data
      ? `'any'`
      : rows
        ? `page(${shape(data.properties[rows].items).text}${rows === 'data' ? '' : `, '${rows}'`})`
        : shape(data).text
    return `  ${operation.operationId}: ${text},`
  })
  const constants = [...done].map(([name, text]) => `const ${name}: Shape = ${text}`)
  return `${head}${constants.join('\n')}

/** Shape of \`data\` in the successful answer of each call. */
export const shapes: Readonly<Record<OperationId, Shape>> = {
${entries.join('\n')}
}
`
}

function isObject(schema) {
  return schema.type === 'object' || Boolean(schema.allOf)
}
