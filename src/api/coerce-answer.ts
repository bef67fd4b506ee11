import { plainId } from '#src/lib/data/parse-json.ts'
import { ApiError } from './errors.ts'
import { operations, type Operation, type OperationId } from './generated/operations.gen.ts'
import { shapes, type Shape } from './generated/shapes.gen.ts'

/** Stands for a value that its shape cannot take. */
const INVALID = Symbol('INVALID')

/**
 * Makes an answer's `data` what the contract says of it, as far as it can: numbers sent as text and the reverse are
 * read as meant, an optional field of another kind counts as absent, unknown fields stay. Of a list what cannot be read
 * is left out, and counted as `unreadable` in a paged answer (N11). What lacks something that the console cannot work
 * without is no answer: throws `ApiError` of kind `malformed`.
 */
export function coerceAnswer(operationId: OperationId, data: unknown): unknown {
  const given = rowsNamed(operationId, data)
  let answer: unknown
  leftOut = 0
  try {
    answer = coerce(shapes[operationId], given)
  } catch {
    // nested deeper than any real answer
    answer = INVALID
  }
  // a spreadsheet is whole, or is none
  if (answer === INVALID || (leftOut > 0 && operationId.endsWith('Export'))) throw new ApiError('malformed', '数据异常')
  const { list }: Operation = operations[operationId]
  const unreadable = list && leftOut > 0 ? rowsOf(given, list) - rowsOf(answer, list) : 0
  return unreadable > 0 ? { ...(answer as object), unreadable } : answer
}

/** Items of lists that could not be read in the answer that is being coerced. */
let leftOut = 0

function rowsOf(answer: unknown, list: string): number {
  return ((answer as Record<string, unknown>)[list] as unknown[]).length
}

/**
 * The rows of a paged answer under the name that the contract has for them, also when they came under the other (C2).
 */
function rowsNamed(operationId: OperationId, data: unknown): unknown {
  const { list }: Operation = operations[operationId]
  if (!list || typeof data !== 'object' || data === null || Array.isArray(data) || Object.hasOwn(data, list))
    return data
  const other = list === 'data' ? 'list' : 'data'
  return Object.hasOwn(data, other) ? { ...data, [list]: (data as Record<string, unknown>)[other] } : data
}

function coerce(shape: Shape, value: unknown): unknown {
  if (shape === 'any') return value
  if (typeof shape === 'string') return coerceScalar(shape, value)
  if ('u' in shape)
    return shape.u.map((option) => coerce(option, value)).find((result) => result !== INVALID) ?? INVALID
  if ('a' in shape) return Array.isArray(value) ? coerceItems(shape.a, value) : INVALID
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return INVALID
  return 'm' in shape
    ? coerceMap(shape.m, value)
    : coerceFields(shape.o, shape.r ?? [], value as Record<string, unknown>)
}

function coerceScalar(shape: 's' | 'n' | 'b' | 'id', value: unknown): unknown {
  const kind = typeof value
  // of an empty one no call could be made, or one about all records
  if (shape === 'id') return kind === 'number' || (kind === 'string' && value !== '') ? value : INVALID
  if (shape === 's') return kind === 'string' || kind === 'number' ? plainId(value as string | number) : INVALID
  if (shape === 'b') return kind === 'boolean' ? value : INVALID
  if (kind === 'string' && (value as string).trim() !== '') return coerceScalar('n', Number(plainId(value as string)))
  return kind === 'number' && Number.isFinite(value) ? value : INVALID
}

/** What can be read of a list; where nothing can it is none, but for a list of plain values. */
function coerceItems(shape: Shape, items: readonly unknown[]): unknown {
  const read = items.map((item) => coerce(shape, item)).filter((item) => item !== INVALID)
  leftOut += items.length - read.length
  return read.length === 0 && items.length > 0 && typeof shape !== 'string' ? INVALID : read
}

function coerceMap(shape: Shape, value: object): unknown {
  const entries = Object.entries(value).map(([key, item]) => [key, coerce(shape, item)] as const)
  return Object.fromEntries(entries.filter(([, item]) => item !== INVALID))
}

const OWN = { enumerable: true, configurable: true, writable: true }

function coerceField(shape: Shape, given: unknown): unknown {
  return given === undefined || given === null ? INVALID : coerce(shape, given)
}

function coerceFields(
  fields: Readonly<Record<string, Shape>>,
  required: readonly string[],
  value: Record<string, unknown>,
): unknown {
  const result: Record<string, unknown> = {}
  for (const [key, given] of Object.entries(value)) {
    const coerced = Object.hasOwn(fields, key) ? coerceField(fields[key] as Shape, given) : given
    if (coerced === INVALID) continue
    // a key such as __proto__ must stay a key
    if (key in Object.prototype) Object.defineProperty(result, key, { value: coerced, ...OWN })
    // nothing is set and deleted again: rows of one shape are quick to read
    else result[key] = coerced
  }
  if (!required.every((key) => Object.hasOwn(result, key))) return INVALID
  return result
}
