/*
 * Ids may be integers above 2^53, which JSON.parse rounds: then the wrong terminal would be stopped (C16).
 * Such an integer is read as a string of its digits behind a private-use mark, and written back as the bare
 * number that it was. Neither reading nor writing needs to know where ids are.
 */

const MARK = '\uE000'
// digits behind a point or in an exponent belong to a number that is no integer
const STRING_OR_LONG_INTEGER = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g')

/** Parses JSON; integers that a double cannot hold become marked strings. Throws SyntaxError like JSON.parse. */
export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  const safe = text.replace(STRING_OR_LONG_INTEGER, (token) =>
    token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${MARK}${token}"`,
  )
  return JSON.parse(safe)
}

/** Serialises a request body; marked integers leave as the numbers that they were. */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value).replace(MARKED, '$1')
}

/** The digits of an id for a URL, without the mark. */
export function plainId(id: string | number): string {
  return String(id).replace(MARK, '')
}
