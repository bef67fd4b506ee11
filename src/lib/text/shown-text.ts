/*
 * Texts as they are shown. What a server or a user has written may hold marks that turn around what stands beside it
 * (U+202E and its family), characters that are not seen, and words that run from right to left, which take digits and
 * marks behind them along (R44).
 */
import { UNSEEN } from './unseen.ts'

/** Letters of scripts that run from right to left. */
const LETTER = /[\u0590-\u061B\u061D-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.source

/** Words of them with what joins them: as much as is one text, and not two names in a list. */
const WORDS = `${LETTER}+(?:[ '’._&-]{1,3}${LETTER}+)*`

/** Words that stand apart already, words that do not, and the marks. */
const PARTS = new RegExp(`\u2068(${WORDS})\u2069|(${WORDS})|${UNSEEN.source}`, 'gu')

/**
 * A text that changes nothing beside it, and can be told from another: marks and what is not seen stand as their code,
 * such as `[U+202E]`, and words from right to left apart from what surrounds them. Done twice it changes nothing more.
 */
export function shownText(text: string): string {
  if (isPlain(text)) return text
  return text.replace(PARTS, (part: string, apart?: string, words?: string) => {
    if (apart !== undefined) return part
    return words === undefined ? codeOf(part) : `\u2068${words}\u2069`
  })
}

export function shownLine(text: string): string {
  return shownText(text.replace(/[\t\n\r]/g, codeOf))
}

export function markedText(text: string): string {
  return text.replace(UNSEEN, codeOf)
}

/** Whether a text is made of ASCII and Chinese alone, as nearly all are: every text of every element asks. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const plain =
      (code >= 0x20 && code < 0x7f) ||
      (code >= 0x3000 && code < 0xd800 && code !== 0x3164) ||
      (code >= 0xff00 && code < 0xffa0)
    if (!plain) return false
  }
  return true
}

function codeOf(mark: string): string {
  return `[U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
