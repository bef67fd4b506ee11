import { UNSEEN } from './unseen.ts'

/** Nothing else is seen of a text: spaces, what Unicode says to ignore where it is not supported, empty patterns. */
const NOTHING = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800\u{1D159}]*$/u

/** Full-width forms of the marks, digits and letters of ASCII, which a Chinese input method types. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g

/**
 * Text as a person meant it: without spaces of any kind at its ends (full-width and non-breaking ones too) and without
 * characters that nobody sees, which come along when text is copied.
 */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').trim()
}

/** Text where digits and letters of ASCII are asked for: clean, and full-width forms as their plain twins. */
export function plainText(text: string): string {
  return cleanText(text).replace(FULL_WIDTH, (form) => String.fromCharCode(form.charCodeAt(0) - 0xfee0))
}

export function isUnseen(text: string): boolean {
  return NOTHING.test(text)
}
