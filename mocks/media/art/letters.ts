import { round } from './backdrops.ts'
import { box, disc } from './shapes.ts'

/** Whose a picture is, with its sign. */
export function brand(x: number, y: number, size: number, words: string, colour: string, anchor = 'start'): string {
  const middle = anchor === 'middle'
  const left = middle ? x - (size * (length(words) + 1.3)) / 2 : x
  return (
    disc(round(left + size * 0.42), round(y - size * 0.36), round(size * 0.42), colour) +
    disc(round(left + size * 0.55), round(y - size * 0.48), round(size * 0.16), '#ffffffb3') +
    text(left + size * 1.25, y, size, colour, words, 700)
  )
}

/** A cry in a pill; nothing where there is none. */
export function button(x: number, y: number, height: number, ink: string, words = '', anchor = 'start'): string {
  if (words === '') return ''
  const width = height * (0.5 * length(words) + 1.1)
  const left = anchor === 'middle' ? x - width / 2 : x
  return (
    box(round(left), round(y), round(width), round(height), round(height / 2), '#fff') +
    text(left + width / 2, y + height * 0.66, height * 0.45, ink, words, 700, 'middle')
  )
}

export function text(
  x: number,
  y: number,
  size: number,
  fill: string,
  words: string,
  weight: number,
  anchor = 'start',
): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" fill="${fill}" text-anchor="${anchor}" font-family="sans-serif" font-weight="${weight}">${words}</text>`
}

/** In letters. */
export const length = (words: string) => [...words].length
