/*
 * Readers of single values. Content comes from outside and may be anything (M3, M9, M10): each reader answers with a
 * value that can be drawn, whatever it is given.
 */
import type { Color } from './scene-types.ts'
import { own } from './json.ts'

/** A finite number, also when it is written as text; anything else is undefined. */
export function finite(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\s*[-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d{1,3})?\s*$/i.test(value.slice(0, 40))
      ? Number(value)
      : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A number within bounds: what lies outside is moved to the nearest bound, what is none is `fallback`. */
export function numberIn(value: unknown, min: number, max: number, fallback: number): number {
  return Math.min(max, Math.max(min, finite(value) ?? fallback))
}

export function flag(value: unknown, fallback: boolean): boolean {
  if (value === true || value === 1) return true
  return value === false || value === 0 ? false : fallback
}

export function oneOf<Word extends string>(value: unknown, words: readonly [Word, ...Word[]]): Word {
  return words.find((word) => word === value) ?? words[0]
}

/** How many characters a text has: code points, as a sign of two UTF-16 units is one to whoever types it. */
export function characterCount(text: string): number {
  return [...text].length
}

/** Text of at most `limit` characters, without control characters but line ends; numbers become text. */
export function textOf(value: unknown, limit: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const start =
    text.length > limit
      ? Array.from(text.slice(0, 2 * limit))
          .slice(0, limit)
          .join('')
      : text
  return start.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
}

/** A colour of whole numbers from 0 to 255, as `{r, g, b}` or `#rrggbb`; anything else is `fallback` (M9). */
export function colorOf(value: unknown, fallback: Color): Color {
  const [, ...hex] = (typeof value === 'string' && /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)) || []
  const [r, g, b] =
    hex.length === 3
      ? hex.map((part) => Number.parseInt(part, 16))
      : ['r', 'g', 'b'].map((key) => finite(own(value, key)))
  if (r === undefined || g === undefined || b === undefined) return fallback
  const channel = (part: number) => Math.round(Math.min(255, Math.max(0, part)))
  return { r: channel(r), g: channel(g), b: channel(b) }
}

/** The name of a font of letters, digits, spaces and hyphens; undefined for what could be more than a name (M9). */
export function fontOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 60) return undefined
  const name = value.trim().replace(/^(['"])(.*)\1$/, '$2')
  return /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(name) ? name : undefined
}

/** An id as text (C16), '' when there is none. */
export function idOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : ''
}
