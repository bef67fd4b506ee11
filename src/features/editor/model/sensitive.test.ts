import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNothing, sensitiveFinder } from './sensitive.ts'

const find = sensitiveFinder(['国家级', '级别', 'Best Buy', '最', '最低价', '', '  ', '😀赞'])

describe('sensitive words (3§5)', () => {
  it.each<[string, [number, number, string][]]>([
    ['春茶上新', []],
    ['国家级好茶', [[0, 3, '国家级']]],
    ['是国 家\n级', [[1, 6, '国 家\n级']]],
    ['国\u3000家\u200b级', [[0, 5, '国\u3000家\u200b级']]],
    ['BESTBUY', [[0, 7, 'BESTBUY']]],
    ['the best buy!', [[4, 12, 'best buy']]],
    // the longest word counts, and words that overlap are one
    ['最低价', [[0, 3, '最低价']]],
    ['国家级别', [[0, 4, '国家级别']]],
    [
      '最好，最快',
      [
        [0, 1, '最'],
        [3, 4, '最'],
      ],
    ],
    ['好😀 赞', [[1, 5, '😀 赞']]],
    ['', []],
  ])('%j', (text, spans) => {
    expect(find(text).map(({ start, end, text }) => [start, end, text])).toEqual(spans)
  })

  it('finds a word exactly when the text without white space contains it', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'B', ' ', '\n', '国', '家', '😀', 'İ', '\u200b'),
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 4 }), letters, (words, text) => {
        const plain = (value: string) =>
          value.replace(/[\s\u200b]/g, '').replace(/[^İ]/gu, (sign) => sign.toLowerCase())
        const contained = words.some((word) => plain(word) !== '' && plain(text).includes(plain(word)))
        const spans = sensitiveFinder(words)(text)
        expect(spans.length > 0).toBe(contained)
        for (const [index, { start, end, text: found }] of spans.entries()) {
          expect(text.slice(start, end)).toBe(found)
          expect(words.some((word) => plain(word) !== '' && plain(found).includes(plain(word)))).toBe(true)
          expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('no list finds nothing', () => {
    expect(sensitiveFinder([])).toBe(findNothing)
  })
})
