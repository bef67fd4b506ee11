import { calls } from '#mocks/server/contract.ts'
import { operations, type Operation, type OperationId } from '#src/api/generated/operations.gen.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { isObject } from './dialect.ts'

/*
 * What is asked of a list beside its first page: the next one, and every filter with a value for which it can be seen
 * whether the filter was heard.
 */

export type Rows = readonly Readonly<Record<string, unknown>>[]

/** A filter with a value, and how to see from the rows whether it was heard. */
export interface Probe {
  name: string
  value: string | number
  /** Whether a row fits; undefined where it does not say. */
  fits: (row: Rows[number]) => boolean | undefined
  /** Nothing fits: rows that come all the same were not filtered. */
  impossible: boolean
}

/** The rows of a page and its total, under whichever names of the contract. */
export function pageIn(operationId: OperationId, json: unknown): { rows: Rows; total: unknown } | undefined {
  const { list }: Operation = operations[operationId]
  const data = isObject(json) && json.code === 1 ? json.data : undefined
  const rows = list && isObject(data) ? (data[list] ?? data[list === 'data' ? 'list' : 'data']) : undefined
  return Array.isArray(rows) && isObject(data) ? { rows: rows.filter(isObject), total: data.total } : undefined
}

/** Fields of a row that repeat a filter, where they do not have its name. */
const REPEATED: Readonly<Record<string, readonly string[]>> = {
  state: ['state', 'deviceState'],
  syncStatus: ['status'],
}
/** Fields in which a text is looked for. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  programName: ['programName'],
  snOrName: ['sn', 'name', 'deviceSn', 'deviceName'],
}
/** Sent and never computed with (W14); organisations have others below them. */
const UNKNOWN_MEANING = new Set(['resolutionType', 'page', 'limit'])
/** What nothing is called, and an id that nothing has. */
const NOTHING = 'zz0zz0zz'
const NOBODY = 987_654_321

export function probesOf(operationId: OperationId, rows: Rows): Probe[] {
  const query = (calls.get(operationId)?.parameters ?? []).filter(
    ({ in: place, required }) => place === 'query' && !required,
  )
  return query.flatMap(({ name }): Probe[] => {
    if (UNKNOWN_MEANING.has(name)) return []
    if (name.endsWith('Id')) return [{ name, value: NOBODY, fits: () => undefined, impossible: true }]
    if (/^(province|city|district|accountOrName)$/.test(name))
      return [{ name, value: NOTHING, fits: () => undefined, impossible: true }]
    const texts = TEXTS[name]
    if (texts) {
      const value = rows
        .flatMap((row) => texts.map((field) => row[field]))
        .find((one) => typeof one === 'string' && one.trim() !== '')
      const fits = (row: Rows[number]) => {
        const said = texts.map((field) => row[field]).filter((one) => typeof one === 'string')
        return said.length === 0 ? undefined : said.some((one) => one.includes(String(value)))
      }
      const nothing: Probe = { name, value: NOTHING, fits: () => undefined, impossible: true }
      return typeof value === 'string' ? [nothing, { name, value, fits, impossible: false }] : [nothing]
    }
    const fields = REPEATED[name] ?? [name]
    const saidBy = (row: Rows[number]) =>
      fields.map((field) => row[field]).find((one) => one !== undefined && one !== null)
    const values = [...new Set(rows.map(saidBy).filter((one) => typeof one === 'number' || typeof one === 'string'))]
    // of the rarer value more rows would have to go
    const value = values.at(-1)
    if (value === undefined) return []
    const fits = (row: Rows[number]) => {
      const said = saidBy(row)
      return said === undefined ? undefined : String(said) === String(value)
    }
    return [{ name, value: plainNumber(value), fits, impossible: false }]
  })
}

/** What a filtered page tells of its filter; undefined where it was heard, or nothing can be seen. */
export function filterProblem(probe: Probe, before: { rows: Rows }, after: { rows: Rows }): string | undefined {
  const { impossible, fits } = probe
  if (after.rows.length === 0) return undefined
  if (impossible)
    return before.rows.length > 0 ? 'is not heard: rows come back for a value that nothing has' : undefined
  const wrong = after.rows.filter((row) => fits(row) === false).length
  return wrong > 0 ? `is not heard: ${wrong} of ${after.rows.length} rows have another value` : undefined
}

const plainNumber = (value: string | number) => {
  const plain = typeof value === 'number' ? String(value) : plainId(value)
  return /^\d{1,15}$/.test(plain) ? Number(plain) : plain
}
