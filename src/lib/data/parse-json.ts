/*
 * Ids may be integers above 2^53, which JSON.parse rounds: then the wrong terminal would be stopped (C16). A number
 * that a double cannot hold is read as the string of its digits behind a mark, and written back as the bare number
 * that it was. Neither reading nor writing needs to know where ids are.
 */

/**
 * Half of a surrogate pair, which no text has at its start: in UTF-8 it cannot stand, and where JSON escapes it it is
 * read as the replacement character.
 */
const MARK = '\uDFFF'
const MARK_IN_TEXT = /\uDFFF|\\udfff/iy
const REPLACEMENT = String.raw`\ufffd`
const [QUOTE, MINUS, NINE, BACKSLASH] = [34, 45, 57, 92]
const UNUSUAL = /\d{16}|\de\+?\d{3}|\uDFFF|\\udfff/i
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy
const MARKED = /"\\udfff(-?\d[\d.e+-]*)"/gi

/** Parses JSON; numbers that a double cannot hold become marked strings. Throws SyntaxError like JSON.parse. */
export function parseJson(text: string): unknown {
  return JSON.parse(UNUSUAL.test(text) ? withMarks(text) : text)
}

/** A scanner and not a pattern: however the text is broken, each of its characters is looked at once. */
function withMarks(text: string): string {
  let marked = ''
  let copied = 0
  let at = 0
  function replace(end: number, by: string) {
    marked += text.slice(copied, at) + by
    copied = end
  }
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at += 1
      const end = endOf(MARK_IN_TEXT, text, at)
      if (end > at) replace(end, REPLACEMENT)
      at = endOfString(text, at)
    } else if (code <= NINE && code >= MINUS) {
      const end = endOf(NUMBER, text, at)
      const number = text.slice(at, end)
      if (!isHeld(number)) replace(end, `"${MARK}${number}"`)
      at = Math.max(end, at + 1)
    } else at += 1
  }
  return marked + text.slice(copied)
}

/** Where that ends which fits at a place: there, where nothing does. */
function endOf(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at
  return sticky.test(text) ? sticky.lastIndex : at
}

/** Where the text goes on behind a string whose characters begin here. */
function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at + 1
    if (code === BACKSLASH) at += 1
  }
  return text.length
}

/** Whether a double holds a number: fractions are rounded, as everywhere, integers must not be. */
function isHeld(number: string): boolean {
  return /^-?\d+$/.test(number) ? Number.isSafeInteger(Number(number)) : Math.abs(Number(number)) !== Infinity
}

export function stringifyJson(value: unknown): string {
  return JSON.stringify(value).replace(MARKED, '$1')
}

/** The digits of an id, without the mark: for addresses, and to compare it with an id that comes from one. */
export function plainId(id: string | number): string {
  const text = String(id)
  return text.startsWith(MARK) ? text.slice(MARK.length) : text
}
