import { plainId } from '../data/parse-json.ts'

/*
 * The router's default reads `?sn=123456` as a number and `?sn=662E41` as whatever JSON makes of it. Here every value
 * in the address is the string that it is; what a screen makes of it is its schema's business.
 */

/** Reads a query string; of a repeated name the last one counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes a query string; undefined, null and "" are left out. Of an id stand its digits there (C16). */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([name, value]) => [name, plainId(value as string | number)]))}`
}
