import { cleanText, plainText } from '#src/lib/text/clean-text.ts'

/** What a number or an account looks like: letters and digits of ASCII, among them a digit. */
const NUMBER = /^(?=.*\d)[0-9A-Za-z][0-9A-Za-z_:.-]*$/
/** What stands between numbers that are pasted from a list. */
const BETWEEN = /[\s,，;；、|/]/
/** Shorter ones may as well be words of a name. */
const LONG = 6

/** What is looked for by number or name: a number in its plain form, a name as it was typed (R42). */
export function searchText(text: string): string {
  const plain = plainText(text)
  return NUMBER.test(plain) ? plain : cleanText(text)
}

/** Whether a text is several numbers, of which a call finds one (R42). */
export function isSeveralNumbers(text: string): boolean {
  const parts = plainText(text).split(BETWEEN).filter(Boolean)
  return parts.length > 1 && parts.every((part) => part.length >= LONG && NUMBER.test(part))
}
