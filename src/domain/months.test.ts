import { expect, test } from 'vitest'
import { addMonths, formatMonth, lastMonths, monthOf, monthsOf } from './months.ts'
import { isMonth } from '#src/lib/text/is-month.ts'

test('months are counted over the year', () => {
  expect(addMonths('202612', 1)).toBe('202701')
  expect(addMonths('202701', -1)).toBe('202612')
  expect(addMonths('202601', -13)).toBe('202412')
  expect(lastMonths(6, new Date(2027, 0, 31))).toEqual({ from: '202608', to: '202701' })
  expect(monthsOf({ from: '202611', to: '202702' })).toEqual(['202611', '202612', '202701', '202702'])
  expect(monthsOf({ from: '202702', to: '202611' })).toEqual([])
  expect(monthsOf({ from: '100001', to: '202611' }, 2)).toEqual(['202610', '202611'])
})

test.each([
  [202611, '2026-11'],
  ['202611', '2026-11'],
  ['202613', '--'],
  ['202600', '--'],
  ['000011', '--'],
  ['20261', '--'],
  ['2026111', '--'],
  ['x202611', '--'],
  [null, '--'],
  [{}, '--'],
])('the month %j is %s', (month, text) => {
  expect(formatMonth(month)).toBe(text)
  expect(monthOf(month)).toBe(text === '--' ? undefined : String(month))
})

test('a month is a text', () => {
  expect(['202611', 202611, ['202611'], '202613'].map(isMonth)).toEqual([true, false, false, false])
})
