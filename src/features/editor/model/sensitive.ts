/*
 * Sensitive words in a text (3§5): the text without white space is compared. Letters count the same in either case, and
 * signs that nobody sees hide nothing.
 */

/** A word that was found, by its place in the text as it was given: UTF-16 units, `end` being the first behind it. */
export interface SensitiveSpan {
  readonly start: number
  readonly end: number
  /** As it stands in the text, with what lies between its letters. */
  readonly text: string
}

export type SensitiveFinder = (text: string) => readonly SensitiveSpan[]

/** White space, and signs that are not seen. */
const UNSEEN = /[\s\p{Cf}]/u

export const findNothing: SensitiveFinder = () => []

export function sensitiveFinder(words: readonly string[]): SensitiveFinder {
  // by the first letter, so that a long list costs no more than a short one
  const byFirst = new Map<string, string[]>()
  for (const word of new Set(
    words.map((word) =>
      lettersOf(word)
        .map(({ letter }) => letter)
        .join(''),
    ),
  )) {
    const [first] = word
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), word])
  }
  if (byFirst.size === 0) return findNothing
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length)

  return (text) => {
    const letters = lettersOf(text)
    const joined = letters.map(({ letter }) => letter).join('')
    const spans: { start: number; end: number }[] = []
    let at = 0
    for (const [index, { letter, start }] of letters.entries()) {
      const word = byFirst.get(letter)?.find((word) => joined.startsWith(word, at))
      at += letter.length
      if (word === undefined) continue
      const end = endOf(letters, index, word.length)
      const last = spans.at(-1)
      // words that overlap are marked as one
      if (last && start < last.end) last.end = Math.max(last.end, end)
      else spans.push({ start, end })
    }
    return spans.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }))
  }
}

interface Letter {
  readonly letter: string
  readonly start: number
  readonly end: number
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  let start = 0
  for (const sign of text) {
    if (!UNSEEN.test(sign)) letters.push({ letter: lower(sign), start, end: start + sign.length })
    start += sign.length
  }
  return letters
}

/** The small letter, where it is a single one. */
function lower(sign: string): string {
  const small = sign.toLowerCase()
  return small.length === sign.length ? small : sign
}

/** Where a word of so many units ends that begins at a letter. */
function endOf(letters: readonly Letter[], first: number, units: number): number {
  let left = units
  let end = 0
  for (let index = first; left > 0 && index < letters.length; index += 1) {
    const letter = letters[index]
    if (!letter) break
    left -= letter.letter.length
    end = letter.end
  }
  return end
}
