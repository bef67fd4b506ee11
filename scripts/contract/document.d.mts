/** What is read of a schema. */
export interface Schema {
  $ref?: string
  title?: string
  description?: string
  type?: string
  enum?: (string | number)[]
  'x-enumDescriptions'?: Record<string, string>
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
}

type Rows = Record<string, Record<string, unknown>[] | undefined>

interface Operation {
  operationId: string
  summary?: string
  'x-permission'?: string[]
  responses: {
    200: { content: { 'application/json': { examples?: { success?: { value?: { data?: Rows } } } } } }
  }
}

interface Parameter {
  name: string
  in: string
  description?: string
  schema: Schema
}

export function operationsOf(
  document: object,
): { path: string; method: string; operation: Operation; parameters: Parameter[] }[]
export function resolve(document: object, node: Schema): Schema
export function nameOf(reference: string): string
export function dataOf(document: object, operation: Operation): Schema | undefined
export function rowsField(schema: Schema | undefined): 'data' | 'list' | undefined
