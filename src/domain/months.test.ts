import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { addMonths, formatMonth, lastMonths, monthAt, monthOf, monthsOf } from './months.ts'

const zone = process.env.TZ
afterAll(() => void (process.env.TZ = zone))

describe.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Apia', 'Asia/Kolkata'])('in %s', (name) => {
  test('a month begins and ends with the wall clock', () => {
    process.env.TZ = name
    expect(monthAt(new Date(2026, 10, 30, 23, 59, 59, 999))).toBe('202611')
    expect(monthAt(new Date(2026, 11, 1))).toBe('202612')
    expect(monthAt(new Date(2026, 11, 31, 23, 59))).toBe('202612')
    expect(monthAt(new Date(2027, 0, 1))).toBe('202701')
    expect(lastMonths(6, new Date(2027, 0, 31))).toEqual({ from: '202608', to: '202701' })
    fc.assert(
      fc.property(fc.date({ min: new Date(2000, 0, 2), max: new Date(2100, 0, 1), noInvalidDate: true }), (date) => {
        expect(monthAt(date)).toBe(`${date.getFullYear()}${String(date.getMonth() + 1).padStart(2, '0')}`)
      }),
    )
  })
})

test('months are counted over the year', () => {
  expect(addMonths('202612', 1)).toBe('202701')
  expect(addMonths('202701', -1)).toBe('202612')
  expect(addMonths('202601', -13)).toBe('202412')
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
  [null, '--'],
  [{}, '--'],
])('the month %j is %s', (month, text) => {
  expect(formatMonth(month)).toBe(text)
  expect(monthOf(month)).toBe(text === '--' ? undefined : String(month))
})
