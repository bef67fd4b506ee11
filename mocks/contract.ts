/*
 * The contract as the simulated server reads it: which call a request is, what permission it needs, and whether
 * request and answer fit. The validator makes no code from strings, so that the strict policy of the page holds.
 */
import { dereference, validate, type Schema } from '@cfworker/json-schema'
import bundled from '#openapi/bundled.json' with { type: 'json' }
import type { OperationId } from '#src/api/generated/operations.gen.ts'

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: Schema
}

interface Content {
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

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const document = bundled as unknown as Document

/** One call of the contract. */
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

/** A request that was recognised. */
export interface Match {
  call: Call
  path: Record<string, string>
}

const routes: Route[] = Object.entries(document.paths)
  .flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => toRoute(path, method, operation)))
  .sort((a, b) => a.variables - b.variables)

/** All calls of the contract. */
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
    parameters: (operation.parameters ?? []).map((parameter) => ('$ref' in parameter ? (resolve(parameter.$ref) as Parameter) : parameter)),
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

function resolve(ref: string): unknown {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => Reflect.get(node as object, key.replaceAll('~1', '/').replaceAll('~0', '~')), document)
}

/** The values of a query or path, numbers where the contract has numbers; what cannot be one stays text. */
export function typedValues(call: Call, part: 'query' | 'path', values: Iterable<[string, string]>): Record<string, unknown> {
  return Object.fromEntries([...values].map(([name, text]) => [name, isNumeric(call, part, name) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text]))
}

function isNumeric(call: Call, part: 'query' | 'path', name: string): boolean {
  const schema = call.parameters.find((parameter) => parameter.in === part && parameter.name === name)?.schema
  const { type } = (schema?.$ref ? (resolve(schema.$ref) as Schema) : schema) ?? {}
  return type === 'integer' || type === 'number'
}

/** The parts of a call that are checked. */
export type Part = 'query' | 'path' | 'body' | 'answer'

/** What is wrong with one part of a call, in words; empty when it fits. */
export function complaints(operationId: OperationId, part: Part, value: unknown): string[] {
  compiled ??= compile()
  const schema = compiled.schemas[`${operationId}.${part}`]
  if (value === undefined) return schema === undefined || part !== 'body' ? [] : ['body: missing']
  if (schema === undefined) return [`${part}: not expected`]
  const { valid, errors } = validate(value, schema, '2020-12', compiled.lookup)
  // the last ones are the innermost, which say what is really wrong
  return valid ? [] : errors.slice(-3).map(({ instanceLocation, error }) => `${part} ${instanceLocation}: ${error}`)
}

let compiled: { schemas: Record<string, Schema>; lookup: ReturnType<typeof dereference> } | undefined

/** One schema with everything in its `$defs`, so that references are looked up once for all calls. */
function compile() {
  const schemas: Record<string, Schema> = { ...document.components.schemas }
  for (const operation of Object.values(document.paths).flatMap((operations) => Object.values(operations))) {
    const { operationId, requestBody } = operation
    const answer = operation.responses['200']
    const call = calls.get(operationId)
    for (const part of ['query', 'path'] as const) {
      const parameters = (call?.parameters ?? []).filter((parameter) => parameter.in === part)
      schemas[`${operationId}.${part}`] = {
        type: 'object',
        properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
        required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
        additionalProperties: false,
      }
    }
    const body = requestBody?.content?.['application/json']?.schema
    if (body) schemas[`${operationId}.body`] = body
    const content = answer && ('$ref' in answer ? (resolve(answer.$ref) as Content) : answer)
    schemas[`${operationId}.answer`] = content?.content?.['application/json']?.schema ?? {}
  }
  const root = JSON.parse(JSON.stringify({ $defs: schemas }).replaceAll('"#/components/schemas/', '"#/$defs/')) as { $defs: Record<string, Schema> }
  return { schemas: root.$defs, lookup: dereference(root) }
}
