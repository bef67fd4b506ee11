/*
 * Fields of a page's address, as functions from whatever stands there to the value that the page goes by. Every one
 * falls back instead of failing: an address may be typed, cut off or years old.
 */

import { cleanText } from '../text/clean-text.ts'

export type SearchField<Value> = (given: unknown) => Value | undefined

export type SearchOf<Schema> =
  Schema extends Record<string, SearchField<unknown>> ? { [Name in keyof Schema]?: ReturnType<Schema[Name]> } : never

export function searchSchema<Schema extends Record<string, SearchField<unknown>>>(
  schema: Schema,
): (given: Record<string, unknown>) => SearchOf<Schema> {
  return (given) =>
    Object.fromEntries(Object.entries(schema).map(([name, read]) => [name, read(given[name])])) as SearchOf<Schema>
}

export function isFiltered(filters: object, search: object): boolean {
  const given = new Map(Object.entries(search))
  return Object.keys(filters).some((name) => given.get(name) !== undefined)
}

/** The fields without a value, which clears them in an address. */
export function clearedFields<Schema extends object>(fields: Schema): { [Name in keyof Schema]: undefined } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])) as {
    [Name in keyof Schema]: undefined
  }
}

/** The longest text of a filter. */
const TEXT_LIMIT = 100

/** The longest list of ids. */
const IDS_LIMIT = 2000

/** A text filter, without what nobody sees: of that alone is no filter. */
export const text = textUpTo(TEXT_LIMIT)

export const ids = textUpTo(IDS_LIMIT)

function textUpTo(limit: number): SearchField<string> {
  return (given) => (typeof given === 'string' ? cleanText(given).slice(0, limit) || undefined : undefined)
}

/** A minute by the server's wall clock: `2026-11-28T1900`. */
export const minute: SearchField<string> = (given) =>
  typeof given === 'string' && /^\d{4}-\d\d-\d\dT\d{4}$/.test(given) ? given : undefined

export function oneOf<const Value extends string>(...values: Value[]): SearchField<Value> {
  return (given) => values.find((value) => value === given)
}

/** The number of a page as people count, from 1; undefined is the first. */
export const pageNumber: SearchField<number> = (given) => {
  const page = Math.trunc(Number(given))
  return page > 1 && page < 1_000_000 ? page : undefined
}

/** How many rows a page has, out of the sizes offered; undefined is the one that is kept, else the first of them. */
export const pageSize =
  (sizes: readonly number[]): SearchField<number> =>
  (given) =>
    sizes.find((size) => size === Number(given))
