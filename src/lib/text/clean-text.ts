/**
 * Characters that are there and not seen: marks that turn the text around them (U+202E and its family), spaces without
 * width, fillers. The joiners and selectors stay: they hold emoji and some scripts together.
 */
const UNSEEN = /[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g

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

/** Whether nothing of a text is seen. */
export function isUnseen(text: string): boolean {
  return NOTHING.test(text)
}
