/** Characters that are there and not seen. The joiners stay: they hold emoji and some scripts together. */
const UNSEEN = /[\u200B\u2060\uFEFF]/g

/**
 * Text as a person meant it: without spaces of any kind at its ends (full-width and non-breaking ones too) and without
 * characters that nobody sees, which come along when text is copied.
 */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').trim()
}
