/** The last character of each initial in the order of pinyin, as CLDR has it; no syllable begins with i, u or v. */
const LAST = [...'驁簿錯鵽樲鰒餜靃攟鬠纙鞪黁漚曝裠鶸蜶籜鶩鑂韻糳']
const LETTERS = 'abcdefghjklmnopqrstwxyz'

const HAN = /\p{Script=Han}/u
const order = new Intl.Collator('zh-CN-u-co-pinyin')

/**
 * The initials of a text by pinyin, as people type them to find a name: 终端管理 is `zdgl`; what is not Chinese stays,
 * in small letters. They come from the browser's own order of characters, which knows one reading of each.
 */
export function pinyinInitials(text: string): string {
  return [...text]
    .map((letter) =>
      HAN.test(letter)
        ? (LETTERS[LAST.findIndex((last) => order.compare(letter, last) <= 0)] ?? letter)
        : letter.toLowerCase(),
    )
    .join('')
}
