import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatDay, formatMoment, lastDays, parseMoment } from './dates.ts'
import { addMonths, formatMonth, lastMonths, monthAt, monthsOf } from './months.ts'
import { clockOf, minuteOf, wallTime } from './schedule.ts'

/*
 * What the server writes as a day, a month or a time of day is that in every browser, wherever it stands (R4): from
 * eleven hours before UTC to fourteen after it, with half hours, summer time, and a day that one island left out.
 */

const zone = process.env.TZ
afterAll(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

/** Zones, and their minutes behind UTC in January 2026. */
const zones = [
  ['Asia/Shanghai', -480],
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Pacific/Apia', -780],
  ['Asia/Kolkata', -330],
] as const

const two = (part: number) => String(part).padStart(2, '0')
const year = fc.integer({ min: 1970, max: 2099 })
/** A day of the calendar as numbers, made without the zone. */
const day = fc.tuple(year, fc.integer({ min: 0, max: 365 })).map(([of, after]) => {
  const date = new Date(Date.UTC(of, 0, 1 + after))
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay() || 7,
  }
})
/** Noon is there on every day in every zone, but for the one that Apia skipped. */
const isThere = ({ year: y, month, day: d }: { year: number; month: number; day: number }) =>
  process.env.TZ !== 'Pacific/Apia' || `${y}${month}${d}` !== '20111230'

describe.each(zones)('in %s', (name, offset) => {
  beforeAll(() => void (process.env.TZ = name))

  test('the zone is that one', () => {
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset)
  })

  test('a moment of the server is shown as it came', () => {
    fc.assert(
      fc.property(day, (on) => {
        fc.pre(isThere(on))
        const text = `${on.year}-${two(on.month)}-${two(on.day)} 12:34:56`
        expect(formatMoment(text)).toBe(text)
        expect(formatDay(`${on.year}${two(on.month)}${two(on.day)}`)).toBe(text.slice(0, 10))
        expect(formatMonth(`${on.year}${two(on.month)}`)).toBe(text.slice(0, 7))
      }),
      { numRuns: 1000 },
    )
  })

  test('a day, its weekday and its month are those of the wall clock, from the first minute to the last', () => {
    fc.assert(
      fc.property(day, fc.constantFrom([0, 0], [12, 0], [23, 59]), (on, [hour = 0, minute = 0]) => {
        const moment = new Date(on.year, on.month - 1, on.day, hour, minute)
        // not a minute that summer time leaves out
        fc.pre(isThere(on) && moment.getHours() === hour)
        const number = on.year * 10_000 + on.month * 100 + on.day
        expect(wallTime(moment)).toEqual({ day: number, weekday: on.weekday, minute: hour * 60 + minute })
        expect(lastDays(1, moment)).toEqual([String(number)])
        expect(monthAt(moment)).toBe(String(number).slice(0, 6))
      }),
      { numRuns: 1000 },
    )
  })

  test('the last days of a month, a leap day and summer time leave no day out', () => {
    expect(lastDays(3, new Date(2028, 2, 1, 0, 0, 1))).toEqual(['20280228', '20280229', '20280301'])
    expect(lastDays(7, new Date(2026, 2, 11, 23, 59))).toEqual([
      '20260305',
      '20260306',
      '20260307',
      '20260308',
      '20260309',
      '20260310',
      '20260311',
    ])
    expect(lastDays(2, new Date(2027, 0, 1))).toEqual(['20261231', '20270101'])
    expect(lastMonths(2, new Date(2026, 0, 31))).toEqual({ from: '202512', to: '202601' })
    expect(addMonths(monthAt(new Date(2026, 0, 31)), 1)).toBe('202602')
    expect(monthsOf(lastMonths(3, new Date(2027, 0, 1)))).toEqual(['202611', '202612', '202701'])
  })

  test('a time of day needs no date', () => {
    for (const text of ['00:00', '07:30', '23:59']) expect(clockOf(minuteOf(text) ?? -1)).toBe(text)
    expect(parseMoment('2026-11-20 00:00:00')?.getHours()).toBe(0)
  })
})
