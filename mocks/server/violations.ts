/*
 * Whether requests and answers fit the contract. The validator makes no code from strings, so that the strict policy of
 * the page holds.
 */
import { dereference, validate, type OutputUnit, type Schema } from '@cfworker/json-schema'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import bundled from '#openapi/bundled.json' with { type: 'json' }
import { calls, resolveIn, type Content, type ContractDocument } from './contract.ts'

const document = bundled as unknown as ContractDocument

export type Part = 'query' | 'path' | 'body' | 'answer'

export interface Violation {
  part: Part
  /** Where in the part, such as `data/0/name`; empty for all of it. */
  path: string
  /** The keyword of JSON Schema that is broken; `false` for what should not be there. */
  keyword: string
  /** What this keyword demands: a type, the values that are allowed, a length. */
  expected: unknown
  /** The beginning of the value that came, as JSON; undefined when none did. */
  actual?: string | undefined
}

/** How many violations are kept of one part; a list of the wrong things would repeat one for each. */
const SAID = 5
/** How many characters of that value are kept. */
const SHOWN = 60

/** Rules that only repeat that one of their parts is broken. */
const REPEATS: ReadonlySet<string> = new Set([
  '$ref',
  'properties',
  'items',
  'additionalProperties',
  'propertyNames',
  'allOf',
  'oneOf',
])
/** Rules by which the forms of a choice are told apart, as an answer by its code. */
const TELLS_APART: ReadonlySet<string> = new Set(['const', 'enum', 'not'])

export type FindViolations = typeof findViolations

/** What does not fit in one part of a call; empty when it fits. */
export function findViolations(operationId: OperationId, part: Part, value: unknown): Violation[] {
  compiled ??= compile()
  const { schemas, lookup } = compiled
  const schema = schemas[`${operationId}.${part}`]
  if (value === undefined)
    return schema === undefined || part !== 'body' ? [] : [{ part, path: '', keyword: 'required', expected: true }]
  if (schema === undefined) return [{ part, path: '', keyword: 'false', expected: false, actual: shown(value) }]
  const { valid, errors } = validate(value, schema, '2020-12', lookup)
  if (valid) return []
  const all = meant(errors)
  const innermost = all.filter(({ keyword }) => !REPEATS.has(keyword))
  return (innermost.length > 0 ? innermost : all.slice(-1))
    .slice(0, SAID)
    .map(({ keyword, keywordLocation, instanceLocation, error }) => {
      // the keyword names every field that has to be there; which one is missing is in its text alone
      const missing = keyword === 'required' ? (/"(.*)"/.exec(error)?.[1] ?? '') : undefined
      const path = [...stepsOf(instanceLocation), ...(missing === undefined ? [] : [missing])].join('/')
      const expected = missing === undefined ? ruleAt(schema, keywordLocation, lookup) : true
      return {
        part,
        path,
        keyword: keyword,
        expected,
        actual: missing === undefined ? shown(at(value, instanceLocation)) : undefined,
      }
    })
}

export function violationText({ part, path, keyword, expected, actual }: Violation): string {
  return `${part}${path && `/${path}`}: ${keyword} ${JSON.stringify(expected)}, but it is ${actual ?? 'not there'}`
}

/** Of a choice of forms, the violations of the form that was meant; the others complain that it is not them. */
function meant(errors: OutputUnit[]): OutputUnit[] {
  return errors
    .filter(({ keyword }) => keyword === 'oneOf')
    .reduce((left, choice) => {
      const formOf = ({ keywordLocation }: OutputUnit) =>
        keywordLocation.startsWith(`${choice.keywordLocation}/`)
          ? keywordLocation.slice(choice.keywordLocation.length + 1).split('/')[0]
          : undefined
      const isBelow = ({ instanceLocation }: OutputUnit) =>
        instanceLocation.startsWith(`${choice.instanceLocation}/`) &&
        !instanceLocation.slice(choice.instanceLocation.length + 1).includes('/')
      const others = new Set(left.filter((error) => TELLS_APART.has(error.keyword) && isBelow(error)).map(formOf))
      const isOther = (error: OutputUnit) => formOf(error) !== undefined && others.has(formOf(error))
      return left.some((error) => formOf(error) !== undefined && !isOther(error))
        ? left.filter((error) => !isOther(error))
        : left
    }, errors)
}

/** What a pointer of the validator leads to. */
function at(value: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>((node, key) => Reflect.get(Object(node), key), value)
}

/** What a keyword demands, found through the references on the way to it. */
function ruleAt(schema: Schema, pointer: string, lookup: Record<string, Schema | boolean>): unknown {
  return stepsOf(pointer).reduce<unknown>((node, key) => {
    const next: unknown = Reflect.get(Object(node), key)
    return key === '$ref' ? lookup[(node as Schema).__absolute_ref__ ?? String(next)] : next
  }, schema)
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function shown(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined
  return text === undefined || text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`
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
    const content = answer && ('$ref' in answer ? (resolveIn(document, answer.$ref) as Content) : answer)
    schemas[`${operationId}.answer`] = content?.content?.['application/json']?.schema ?? {}
  }
  const root = JSON.parse(JSON.stringify({ $defs: schemas }).replaceAll('"#/components/schemas/', '"#/$defs/')) as {
    $defs: Record<string, Schema>
  }
  return { schemas: root.$defs, lookup: dereference(root) }
}
