/*
 * The contract as the simulated server reads it: which call a request is, and what permission it needs.
 */
import type { Schema } from '@cfworker/json-schema'
import bundled from '#openapi/bundled.json' with { type: 'json' }
import type { OperationId } from '#src/api/generated/operations.gen.ts'

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
}

export interface Content {
  content?: { 'application/json'?: { schema?: Schema } }
}

interface Operation {
  operationId: OperationId
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content | { $ref: string }>
  security?: unknown[]
  'x-permission'?: string[]
  'x-permission-by'?: Record<string, Record<string, string[]>>
}

export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** In a build it has what is read here alone: see mocks/build/slim-mock.ts. */
const document = bundled as unknown as ContractDocument

export interface Call {
  operationId: OperationId
  /** Holding any of these suffices; none for any session. */
  permission: readonly string[]
  /** By the name and value of a field of the body, the codes that this value needs. */
  permissionBy: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  needsSession: boolean
  parameters: readonly Parameter[]
}

interface Route extends Call {
  method: string
  pattern: RegExp
  names: string[]
  /** How many segments are parameters: `/api/device/page` goes before `/api/device/{id}`. */
  variables: number
}

export interface Match {
  call: Call
  path: Record<string, string>
}

const routes: Route[] = Object.entries(document.paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => toRoute(path, method, operation)),
  )
  .sort((a, b) => a.variables - b.variables)

export const calls: ReadonlyMap<OperationId, Call> = new Map(routes.map((route) => [route.operationId, route]))

/** Recognises a request by its method and path, to the letter: a trailing slash counts (C3). */
export function matchCall(method: string, pathname: string): Match | undefined {
  for (const route of routes) {
    if (route.method !== method) continue
    const values = route.pattern.exec(pathname)
    if (!values) continue
    const path = Object.fromEntries(route.names.map((name, index) => [name, decode(values[index + 1] ?? '')]))
    return { call: route, path }
  }
  return undefined
}

function toRoute(path: string, method: string, operation: Operation): Route {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return {
    operationId: operation.operationId,
    permission: operation['x-permission'] ?? [],
    permissionBy: operation['x-permission-by'] ?? {},
    needsSession: operation.security?.length !== 0,
    parameters: (operation.parameters ?? []).map((parameter) =>
      '$ref' in parameter ? (resolveIn(document, parameter.$ref) as Parameter) : parameter,
    ),
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
    names,
    variables: names.length,
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What a reference such as `#/components/schemas/Org` stands for. */
export function resolveIn(document: ContractDocument, ref: string): unknown {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (node, key) => Reflect.get(node as object, key.replaceAll('~1', '/').replaceAll('~0', '~')),
      document,
    )
}

/** The values of a query or path, numbers and booleans where the contract has such; what cannot be one stays text. */
export function typedValues(
  call: Call,
  part: 'query' | 'path',
  values: Iterable<[string, string]>,
): Record<string, unknown> {
  return Object.fromEntries(
    [...values].map(([name, text]) => {
      const types = typesOf(call, part, name)
      if (types.includes('boolean') && (text === 'true' || text === 'false')) return [name, text === 'true']
      // an id may be text, too, and larger than a number holds
      const isNumeric = !types.includes('string') && (types.includes('integer') || types.includes('number'))
      return [name, isNumeric && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text]
    }),
  )
}

function typesOf(call: Call, part: 'query' | 'path', name: string) {
  const schema = call.parameters.find((parameter) => parameter.in === part && parameter.name === name)?.schema
  const { type = [] } = (schema?.$ref ? (resolveIn(document, schema.$ref) as Schema) : schema) ?? {}
  return [type].flat()
}
