import { markedText } from '../text/shown-text.ts'

/** What a column may give for a row; undefined is an empty cell. */
export type CellInput = string | number | undefined

/**
 * A cell as it is written: a number or a text that files can hold. What is only text in a CSV file is guarded there
 * (`safeText`).
 */
export type Cell = string | number

/** The longest text that a spreadsheet cell holds, in UTF-16 units. */
export const CELL_LIMIT = 32_767

/** What screens show where there is no value. */
const NOTHING = '--'

const CUT = '…（已截断）'

/** From this size on a spreadsheet rounds whole numbers: they are ids and become text. */
const ROUNDED_FROM = 1e15

// Spaces, control, format and other invisible characters are skipped, since spreadsheets skip them too. A leading tab,
// line break or NUL counts alone, because importers drop it and look at what follows.
const LIVE = /^(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@|%])/u

/** A negative number that arrives as text cannot be a formula: "-5" stays "-5". */
const NEGATIVE_NUMBER = /^-\d{1,11}(?:\.\d{1,11})?$/

// What XML 1.0 does not allow, besides lone surrogates, which no encoding can carry.
// oxlint-disable-next-line no-control-regex -- these characters are what it is about
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Text without the characters that a file cannot hold; line breaks become plain line feeds. */
export function writableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNWRITABLE, '')
}

/** Whether a spreadsheet could take the text for a formula. */
function looksLive(text: string): boolean {
  // full-width, small and raised signs count: a Chinese spreadsheet reads them as their plain twins
  return LIVE.test(text.normalize('NFKC')) && !NEGATIVE_NUMBER.test(text)
}

export function cutText(text: string, limit = CELL_LIMIT): string {
  if (text.length <= limit) return text
  return text.slice(0, limit - CUT.length).replace(/[\ud800-\udbff]$/, '') + CUT
}

/**
 * A text for files without types, where a spreadsheet takes what looks like a formula for one: marked where it does.
 */
export function safeText(text: string): string {
  const plain = writableText(text)
  return cutText(looksLive(plain) || looksLive(text) ? `'${plain}` : plain)
}

/**
 * The cell for a value. Numbers stay numbers, except those that a spreadsheet would round; NaN, infinities and the sign
 * that screens show for nothing are empty. What the types do not promise but a drifting server sends (null, booleans,
 * objects) becomes text.
 */
export function toCell(value: unknown): Cell {
  if (value === undefined || value === null) return ''
  if (value === NOTHING) return ''
  if (typeof value !== 'number') return cutText(markedText(writableText(String(value))))
  if (!Number.isFinite(value)) return ''
  return Number.isInteger(value) && Math.abs(value) >= ROUNDED_FROM ? String(value) : value
}
