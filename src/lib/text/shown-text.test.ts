import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { cpuCost } from '#tests/support/cpu-time.ts'
import { markedText, shownLine, shownText } from './shown-text.ts'

it.each([
  ['大堂屏一号', '大堂屏一号'],
  ['', ''],
  ['👨‍👩‍👧 𠮷 é\n\t', '👨‍👩‍👧 𠮷 é\n\t'],
  ['确定删除素材“photo。复恢能不后除删？”\u202Ejpg', '确定删除素材“photo。复恢能不后除删？”[U+202E]jpg'],
  ['大堂\u202D屏\u202C', '大堂[U+202D]屏[U+202C]'],
  ['a\u2066b\u2067c\u2068d\u2069e\u200E', 'a[U+2066]b[U+2067]c[U+2068]d[U+2069]e[U+200E]'],
  ['大堂\u200B屏\u00AD\u3164', '大堂[U+200B]屏[U+00AD][U+3164]'],
  ['a\0b', 'a[U+0000]b'],
  // words from right to left stand apart from what comes before and behind
  ['终端“שלום” 3 台', '终端“\u2068שלום\u2069” 3 台'],
  ['“שלום”、“עולם” 2 台', '“\u2068שלום\u2069”、“\u2068עולם\u2069” 2 台'],
  ['قاعة الشرق، 12', '\u2068قاعة الشرق،\u2069 12'],
  ['\u{1E900}\u{1E901} 1', '\u2068\u{1E900}\u{1E901}\u2069 1'],
  // what is written to look like it
  ['\u2068abc\u2069', '[U+2068]abc[U+2069]'],
  ['\u2068שלום', '[U+2068]\u2068שלום\u2069'],
])('shows %j as %j', (text, shown) => {
  expect(shownText(text)).toBe(shown)
})

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\u202A', '\u202B', '\u202D', '\u202E', '\u202C', '\u2066', '\u2067', '\u2068', '\u2069', '\u200F'),
    fc.constantFrom('ש', 'ل', ' ', '“', '1', '中', 'a', '\n'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

test('nothing turns what stands beside it, whatever the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      // what is set apart begins and ends in itself, and holds nothing but what runs from right to left
      const rest = shownText(text).replace(/\u2068[^\u2066-\u2069]*\u2069/g, '')
      expect(rest).not.toMatch(/[\u061C\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/)
    }),
  )
})

test('done twice it changes nothing more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(shownText(shownText(text))).toBe(shownText(text))
    }),
  )
})

test('names that differ in what is not seen differ on the screen', () => {
  const names = [
    '大堂',
    '大堂\u202E',
    '大堂\u202D',
    '\u202E大堂',
    '大堂\u200B',
    '大\u200B堂',
    '大堂\u2060',
    '大堂\u00AD',
  ]
  expect(new Set(names.map(shownText)).size).toBe(names.length)
})

test('a line is one line', () => {
  expect(shownLine('a\nb\r\tc\u2028d')).toBe('a[U+000A]b[U+000D][U+0009]c[U+2028]d')
})

test('a file has marks as their codes, and words as they are', () => {
  expect(markedText('大堂\u202E שלום 2')).toBe('大堂[U+202E] שלום 2')
})

test('hostile texts take no time', () => {
  const long = ['ש', 'ש ', '\u2068ש', '\u202E', 'ש-_', '\u2068'].map((unit) => unit.repeat(400_000))
  expect(cpuCost(() => long.forEach((text) => shownText(text)))).toBeLessThan(35)
})
