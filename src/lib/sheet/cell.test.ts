import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuCost } from '#tests/support/cpu-time.ts'
import { CELL_LIMIT, cutText, safeText, toCell } from './cell.ts'
import { livePayloads, plainTexts } from './tests/payloads.ts'

// the first thing a spreadsheet sees, written independently of the rule
const firstSeen = (text: string): string =>
  [...text.normalize('NFKC')].find(
    (character) => !/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character),
  ) ?? ''
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠|% \t\r\n\0\uFEFF\u200B\ud800\udc00a1中') }),
)

describe('texts', () => {
  test.each(livePayloads)('%j is marked as text', (payload) => {
    expect(safeText(payload)).toMatch(/^'/)
  })

  test.each(plainTexts)('%j stays as it is', (text) => {
    expect(safeText(text)).toBe(text)
  })

  test('nothing live, unwritable or too long comes through', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = safeText(text)
        if (!/^-\d+(\.\d+)?$/.test(cell)) expect('=+-@').not.toContain(firstSeen(cell) || 'nothing')
        expect(cell).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/u)
        expect(cell).not.toMatch(/^[\t\n]/)
        expect(cell.length).toBeLessThanOrEqual(CELL_LIMIT)
      }),
      { numRuns: 3_000 },
    )
  })

  test('can fail: what escapes only the first character lets live texts through', () => {
    const usual = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
    expect(livePayloads.filter((text) => '=+-@'.includes(firstSeen(usual(text)) || 'nothing')).length).toBeGreaterThan(
      10,
    )
  })

  test('doing it twice changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(safeText(safeText(text))).toBe(safeText(text))
      }),
    )
  })

  test('characters that no file can hold are left out', () => {
    expect(safeText('a\0b\u0008c\u000bd\uFFFEe\uFFFFf\ud800g\udc00h😀')).toBe('abcdefgh😀')
  })

  test.each([
    ['plain', 'x'.repeat(CELL_LIMIT + 1)],
    ['marked', `=${'x'.repeat(CELL_LIMIT)}`],
    ['of pairs', '😀'.repeat(CELL_LIMIT)],
    ['of pairs, shifted', `a${'😀'.repeat(CELL_LIMIT)}`],
  ])('a long text (%s) is cut and says so', (_, text) => {
    const cell = safeText(text)
    expect(cell.length).toBeLessThanOrEqual(CELL_LIMIT)
    expect(cell.length).toBeGreaterThan(CELL_LIMIT - 3)
    expect(cell).toMatch(/…（已截断）$/)
    expect(cell).not.toMatch(/\p{Surrogate}/u)
  })

  test('a text of just the limit is kept', () => {
    expect(cutText('x'.repeat(CELL_LIMIT))).toHaveLength(CELL_LIMIT)
    expect(safeText('x'.repeat(CELL_LIMIT))).not.toContain('截断')
  })

  test('hostile texts take no time', () => {
    const hostile = [' ', '\uFEFF', '\t', '\u200B ', '-1', '1.'].map((unit) => unit.repeat(CELL_LIMIT))
    expect(cpuCost(() => hostile.forEach((text) => safeText(text)))).toBeLessThan(6)
  })
})

describe('values', () => {
  test.each([0, 5, -5, -0.25, 1e14, 123_456_789_012_345])('%d stays a number', (value) => {
    expect(toCell(value)).toBe(value)
  })

  test.each([
    [undefined, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [1_234_567_890_123_456, '1234567890123456'],
    ['123456789012345678', '123456789012345678'],
  ])('%j becomes the text %j', (value, cell) => {
    expect(toCell(value)).toBe(cell)
  })

  test.each([
    [null, ''],
    [true, 'true'],
    [['=1'], '=1'],
    ['--', ''],
  ])('%j, which a drifting server may send, becomes the text %j', (value, cell) => {
    expect(toCell(value as unknown as string)).toBe(cell)
  })
})
