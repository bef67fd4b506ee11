import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { relativeWords } from '#src/lib/text/relative-words.ts'
import { formatDay, formatMoment, lastDays, parseMoment, monthAt } from './dates.ts'
import { diagnose, diagnosisChecks } from './diagnosis.ts'
import { addMonths, formatMonth, lastMonths, monthsOf } from './months.ts'
import { mondayOf, nextPlay, playWeek } from './play-week.ts'
import { schedulesUntil } from './schedule-rules.ts'
import { clockOf, minuteOf, wallTime } from './schedule.ts'

/*
 * What the server writes as a day, a month or a time of day is that in every browser, wherever it stands (R4, T6):
 * from eleven hours before UTC to fourteen after it, with half hours, summer time that begins at midnight, and a day
 * that one island left out.
 */

const zone = process.env.TZ
afterAll(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

/** Zones of browsers, and their minutes behind UTC in January 2026. */
const zones = [
  ['Asia/Shanghai', -480],
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['America/Sao_Paulo', 180],
  ['Asia/Tokyo', -540],
  ['Pacific/Apia', -780],
  ['Asia/Kolkata', -330],
] as const

const two = (part: number) => String(part).padStart(2, '0')
/** The moment of a time in Shanghai, which has had no summer time since 1991. */
const inShanghai = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) =>
  new Date(Date.UTC(year, month - 1, day, hour - 8, minute, second))
/** A day of the calendar as numbers. */
const day = fc
  .tuple(fc.integer({ min: 1992, max: 2099 }), fc.integer({ min: 0, max: 365 }))
  .map(([of, after]) => dayOf(of, after))
function dayOf(year: number, after: number) {
  const date = new Date(Date.UTC(year, 0, 1 + after))
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay() || 7,
  }
}
/** A leap day, the day that Apia left out, one whose midnight São Paulo left out, and New Year's Eve. */
const days = [dayOf(2028, 59), dayOf(2011, 363), dayOf(2018, 307), dayOf(2026, 364)]
const minutes = [
  [0, 0],
  [2, 30],
  [12, 0],
  [23, 59],
] as const

describe.each(zones)('in %s', (name, offset) => {
  beforeAll(() => void (process.env.TZ = name))

  test('the zone is that one', () => {
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset)
  })

  test('a moment of the server is shown as it came, and is that moment', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...minutes), (on, [hour, minute]) => {
        const text = `${on.year}-${two(on.month)}-${two(on.day)} ${two(hour)}:${two(minute)}:56`
        expect(parseMoment(text)).toEqual(inShanghai(on.year, on.month, on.day, hour, minute, 56))
        expect(formatMoment(text)).toBe(text)
        expect(formatDay(`${on.year}${two(on.month)}${two(on.day)}`)).toBe(text.slice(0, 10))
        expect(formatMonth(`${on.year}${two(on.month)}`)).toBe(text.slice(0, 7))
      }),
      { numRuns: 500, examples: days.flatMap((on) => minutes.map((at): [typeof on, typeof at] => [on, at])) },
    )
  })

  test('a day, its weekday and its month are those of the server, from the first minute to the last', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...minutes), (on, [hour, minute]) => {
        const moment = inShanghai(on.year, on.month, on.day, hour, minute)
        const number = on.year * 10_000 + on.month * 100 + on.day
        expect(wallTime(moment)).toEqual({ day: number, weekday: on.weekday, minute: hour * 60 + minute })
        expect(lastDays(1, moment)).toEqual([String(number)])
        expect(monthAt(moment)).toBe(String(number).slice(0, 6))
        expect(wallTime(mondayOf(moment))).toMatchObject({ weekday: 1, minute: 720 })
      }),
      { numRuns: 500, examples: days.flatMap((on) => minutes.map((at): [typeof on, typeof at] => [on, at])) },
    )
  })

  test('the last days of a month, a leap day and summer time leave no day out', () => {
    expect(lastDays(3, inShanghai(2028, 3, 1, 0, 0, 1))).toEqual(['20280228', '20280229', '20280301'])
    expect(lastDays(7, inShanghai(2026, 3, 11, 23, 59))).toEqual([
      '20260305',
      '20260306',
      '20260307',
      '20260308',
      '20260309',
      '20260310',
      '20260311',
    ])
    expect(lastDays(2, inShanghai(2027, 1, 1))).toEqual(['20261231', '20270101'])
    expect(lastMonths(2, inShanghai(2026, 1, 31))).toEqual({ from: '202512', to: '202601' })
    expect(addMonths(monthAt(inShanghai(2026, 1, 31)), 1)).toBe('202602')
    expect(monthsOf(lastMonths(3, inShanghai(2027, 1, 1)))).toEqual(['202611', '202612', '202701'])
  })

  test('a time of day needs no date', () => {
    for (const text of ['00:00', '07:30', '23:59']) expect(clockOf(minuteOf(text) ?? -1)).toBe(text)
  })

  test.each([
    ['at ten', inShanghai(2026, 11, 26, 10), '2026-11-26 10:00:00'],
    ['at midnight', inShanghai(2026, 11, 26), '2026-11-26 00:00:00'],
    ['where the summer of São Paulo began at midnight', inShanghai(2018, 11, 4, 11), '2018-11-04 11:00:00'],
    ['where that of Los Angeles ends', inShanghai(2026, 11, 1, 17, 30), '2026-11-01 17:30:00'],
  ])('a healthy terminal is healthy %s, and its clock right', (_, now, clientTime) => {
    const ad = {
      programId: 1,
      status: 1,
      scheduleType: 0,
      schedules: [
        {
          dateStart: 19700101,
          dateEnd: 20501231,
          period: [{ start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', level: 1, times: 1 }],
        },
      ],
    }
    const diagnosis = diagnose({
      device: { id: 1, state: 1, clientTime, workCron: '00:00-23:59', diskInfo: '1GB/10GB' } as never,
      deviceAt: now,
      playList: [ad] as never,
      commands: { rows: [], total: 0 },
      now,
    })
    expect(diagnosis).toMatchObject({ actual: 'playing', reasons: [], fine: diagnosisChecks, unknown: [] })
  })

  test('ages, weeks, what plays next and the end of an insertion are the same', () => {
    const now = inShanghai(2026, 11, 26, 23, 40)
    expect(relativeWords(parseMoment('2026-11-11 23:39:00') as Date, now)).toBe('15 天前')
    const evening = {
      schedules: [
        {
          dateStart: 20261126,
          dateEnd: 20261231,
          period: [{ start: '18:00', end: '20:00', weeks: '4', level: 1, times: 1 }],
        },
      ],
    }
    expect(playWeek([evening], now, undefined).map(({ date, spans }) => [wallTime(date).day, spans.length])).toEqual([
      [20261123, 1],
      [20261124, 1],
      [20261125, 1],
      [20261126, 3],
      [20261127, 1],
      [20261128, 1],
      [20261129, 1],
    ])
    expect(nextPlay([evening], now)).toEqual(inShanghai(2026, 12, 3, 18))
    expect(schedulesUntil(now, inShanghai(2026, 11, 28, 0, 10))).toMatchObject([
      { dateStart: 20261126, dateEnd: 20261126, period: [{ start: '23:40', end: '23:59' }] },
      { dateStart: 20261127, dateEnd: 20261127, period: [{ start: '00:00', end: '23:59' }] },
      { dateStart: 20261128, dateEnd: 20261128, period: [{ start: '00:00', end: '00:10' }] },
    ])
  })
})
