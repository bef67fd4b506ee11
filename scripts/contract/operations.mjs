import { dataOf, nameOf, operationsOf, rowsField } from './document.mjs'

const head = `// Generated from openapi/ by "npm run contract". Do not edit.
import type * as T from './types.gen.ts'

/** The rows of one page, and how many there are in all, as they travel. */
type Paged<Field extends 'data' | 'list', Row> = { total?: number } & { [K in Field]: Row[] }

/**
 * What the client needs at run time for each call: method, path, \`public\` when it needs no session, and \`list\`, the
 * field that holds the rows of a paged answer. Permission codes and messages stay in openapi/bundled.json.
 */
`

export function generateOperations(document, typesText) {
  const all = operationsOf(document)
  const table = all.map(({ path, method, operation }) => {
    const list = rowsField(dataOf(document, operation))
    const fields = [`method: '${method.toUpperCase()}'`, `path: '${path}'`]
    if (operation.security?.length === 0) fields.push('public: true')
    if (list) fields.push(`list: '${list}'`)
    return `  ${operation.operationId}: { ${fields.join(', ')} },`
  })
  const types = all.map(({ operation, parameters }) => {
    const id = operation.operationId
    const name = id[0].toUpperCase() + id.slice(1)
    if (!typesText.includes(`export type ${name}Data = `)) throw new Error(`types.gen.ts has no ${name}Data`)
    const part = (place, key) => {
      const present = place === 'body' ? operation.requestBody : parameters.some((one) => one.in === place)
      if (!present) return `${key}: never`
      return `${key}: NonNullable<T.${name}Data['${key}']>`
    }
    const data = dataType(dataOf(document, operation), id)
    const summary = `  /** ${operation.summary} */\n`
    return `${summary}  ${id}: { ${part('path', 'path')}; ${part('query', 'query')}; ${part('body', 'body')}; data: ${data} }`
  })
  return `${head}export const operations = {
${table.join('\n')}
} as const satisfies Record<string, Operation>

/** One row of {@link operations}. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly public?: true
  readonly list?: 'data' | 'list'
}

/** The name of a call: the one key for client, query cache, mock handler and tests. */
export type OperationId = keyof typeof operations

/** Parameters, body and \`data\` of the successful answer of each call; \`void\` where nothing is answered. */
export interface OperationTypes {
${types.join('\n')}
}
`
}

/** How the type of `data` is written. */
function dataType(schema, id) {
  if (!schema) return 'void'
  if (schema.$ref) return `T.${nameOf(schema.$ref)}`
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  const list = rowsField(schema)
  if (list) return `Paged<'${list}', T.${nameOf(schema.properties[list].items.$ref)}>`
  if (schema.type === 'array' && schema.items.$ref) return `T.${nameOf(schema.items.$ref)}[]`
  throw new Error(`${id}: no way to write the type of its data; name its schema`)
}
