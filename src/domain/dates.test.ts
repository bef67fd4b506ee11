import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay, formatMoment, formatShortDay, lastDays, parseMoment } from './dates.ts'

test.each([
  [20261120, '2026-11-20'],
  ['20261120', '2026-11-20'],
  [0, '--'],
  [null, '--'],
  ['0000-00-00', '--'],
  ['00000000', '--'],
  [202611200, '--'],
  ['x20261120', '--'],
  [undefined, '--'],
])('the day %j is %s', (day, text) => expect(formatDay(day)).toBe(text))

test.each([
  ['2026-11-20 14:05:09', '2026-11-20 14:05:09'],
  ['2026-11-20T14:05', '2026-11-20 14:05:00'],
  // with a zone, it is said by the clock here
  ['2026-11-20T01:30:00.000Z', '2026-11-20 09:30:00'],
  ['2026-11-20T01:30:00z', '2026-11-20 09:30:00'],
  ['2026-11-20T01:30Z', '2026-11-20 09:30:00'],
  ['2026-11-20T09:30:00.000+08:00', '2026-11-20 09:30:00'],
  ['2026-11-20T09:30:00+0800', '2026-11-20 09:30:00'],
  ['2026-11-19 20:00:00 -0530', '2026-11-20 09:30:00'],
  ['2026-11-20 09:30:00.123', '2026-11-20 09:30:00'],
  ['2026-11-20 09:30:00,123', '2026-11-20 09:30:00'],
  // epochs, of which a call that answers texts makes texts
  [Date.UTC(2026, 10, 20, 1, 30), '2026-11-20 09:30:00'],
  [Date.UTC(2026, 10, 20, 1, 30) / 1000, '2026-11-20 09:30:00'],
  [String(Date.UTC(2026, 10, 20, 1, 30)), '2026-11-20 09:30:00'],
  [String(Date.UTC(2026, 10, 20, 1, 30) / 1000), '2026-11-20 09:30:00'],
  [`${Date.UTC(2026, 10, 20, 1, 30) / 1000}.123`, '2026-11-20 09:30:00'],
  [20_261_120, '--'],
  ['20261120', '--'],
  [-1, '--'],
  ['0000-00-00 00:00:00', '--'],
  ['0000-11-20 00:00:00', '--'],
  ['2026-00-20 00:00:00', '--'],
  ['2026-11-00 00:00:00', '--'],
  ['x2026-11-20 14:05:09', '--'],
  ['2026-11-20', '--'],
  [['2026-11-20 14:05:09'], '--'],
  ['', '--'],
  [0, '--'],
  [Number.NaN, '--'],
  // beyond any calendar
  [Date.UTC(9999, 0), '--'],
  [{}, '--'],
])('the moment %j is %s', (moment, text) => expect(formatMoment(moment)).toBe(text))

test('the last days end today and go over months, years and leap days', () => {
  expect(lastDays(3, new Date(2028, 2, 1, 0, 0, 1))).toEqual(['20280228', '20280229', '20280301'])
  expect(lastDays(2, new Date(2027, 0, 1, 23, 59))).toEqual(['20261231', '20270101'])
})

test('no value makes an invalid date', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseMoment(value)?.getTime()).not.toBeNaN()
    }),
  )
})

test('a day on an axis has no year', () => {
  expect([20261120, '20261231', 0, null].map(formatShortDay)).toEqual(['11-20', '12-31', '--', '--'])
})
