import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clashesWith,
  clockOf,
  isPermanent,
  minuteOf,
  overlapOf,
  playsAt,
  playsFrom,
  slotsOf,
  wallTime,
  weekdaysBetween,
  type Scheduled,
  type WallTime,
} from './schedule.ts'

/*
 * The judge is a table of every minute of a fortnight, filled by hand-written loops that share nothing with the engine.
 */

const DAYS = Array.from({ length: 14 }, (_, index) => new Date(2028, 1, 22 + index))
const dayNumber = (date: Date) => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate()
const weekday = (date: Date) =>
  ['日', '一', '二', '三', '四', '五', '六'].indexOf(date.toLocaleDateString('zh-CN', { weekday: 'narrow' })) || 7

interface Entry extends Scheduled {
  name: number
}

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const period = fc.record({
  start: clock,
  end: clock,
  level: fc.integer({ min: 1, max: 4 }),
  weeks: fc.subarray([1, 2, 3, 4, 5, 6, 7]).map((days) => days.join(',')),
})
const schedule = fc.record({
  dateStart: fc.constantFrom(19700101, 20170101, ...DAYS.map(dayNumber)),
  dateEnd: fc.constantFrom(20500101, 20501231, ...DAYS.map(dayNumber)),
  period: fc.array(period, { maxLength: 3 }),
})
const entries: fc.Arbitrary<Entry[]> = fc
  .array(fc.record({ scheduleType: fc.constantFrom(0, 0, 1, 2), schedules: fc.array(schedule, { maxLength: 2 }) }), {
    maxLength: 6,
  })
  .map((list) => list.map((entry, name) => ({ ...entry, name })))

/** Each minute at which a period plays, as `day minute`. */
function minutesOf({ schedules = [] }: Scheduled, visit: (key: string, level: number) => void) {
  for (const { dateStart, dateEnd, period: periods = [] } of schedules) {
    for (const date of DAYS) {
      if (dayNumber(date) < Number(dateStart) || dayNumber(date) > Number(dateEnd)) continue
      for (const { start = '', end = '', weeks = '', level = 1 } of periods) {
        if (!weeks.split(',').includes(String(weekday(date)))) continue
        for (let hour = 0; hour < 24; hour++) {
          for (let minute = 0; minute < 60; minute++) {
            const now = `${hour < 10 ? '0' : ''}${hour}:${minute < 10 ? '0' : ''}${minute}`
            // as texts, which compare as times do
            if (now >= start && now < end) visit(`${dayNumber(date)} ${now}`, level)
          }
        }
      }
    }
  }
}

test('what plays at a moment is what the table of all minutes has', () => {
  fc.assert(
    fc.property(
      entries,
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 1439 }),
      (list, dayIndex, minute) => {
        const date = DAYS[dayIndex] as Date
        const key = `${dayNumber(date)} ${clockOf(minute)}`
        const best = new Map<Entry, number>()
        for (const entry of list)
          minutesOf(entry, (found, level) => found === key && best.set(entry, Math.min(level, best.get(entry) ?? 99)))
        const interrupting = [...best.keys()].filter((entry) => entry.scheduleType !== 0)
        const playing = interrupting.length > 0 ? interrupting : [...best.keys()]
        const inTurn = [1, 2, 3, 4].flatMap((level) => playing.filter((entry) => best.get(entry) === level))
        const at: WallTime = { day: dayNumber(date), weekday: weekday(date), minute }
        expect(playsAt(list, at).map(({ name }) => name)).toEqual(inTurn.map(({ name }) => name))
      },
    ),
    { numRuns: 150 },
  )
})

test('two collide when they share a minute, and only then', () => {
  fc.assert(
    fc.property(entries, entries, (some, others) => {
      const wanted: Scheduled = some[0] ?? {}
      const mine = new Set<string>()
      const type = (entry: Scheduled) => (entry.scheduleType ? 'interruption' : 'rotation')
      minutesOf(wanted, (key, level) => mine.add(`${key} ${type(wanted)} ${wanted.scheduleType ? '' : level}`))
      const hit = others.filter((entry) => {
        let shares = false
        minutesOf(entry, (key, level) => {
          shares ||= mine.has(`${key} ${type(entry)} ${entry.scheduleType ? '' : level}`)
        })
        return shares
      })
      const limited = (entry: Scheduled): Scheduled => ({
        ...entry,
        schedules: entry.schedules?.flatMap((one) => within(one)),
      })
      const found = clashesWith(
        limited(wanted),
        others.map((entry) => ({ ...limited(entry), name: entry.name })),
      )
      expect(new Set(found.map(({ item }) => item.name))).toEqual(new Set(hit.map(({ name }) => name)))
    }),
    { numRuns: 100 },
  )
})

/** A schedule cut to the fortnight of the table. */
function within(schedule: NonNullable<Scheduled['schedules']>[number]) {
  const dateStart = Math.max(Number(schedule.dateStart), dayNumber(DAYS[0] as Date))
  const dateEnd = Math.min(Number(schedule.dateEnd), dayNumber(DAYS.at(-1) as Date))
  return dateStart <= dateEnd ? [{ ...schedule, dateStart, dateEnd }] : []
}

const whole = { start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', level: 1 }
const at = (day: number, weekday: number, time: string): WallTime => ({ day, weekday, minute: minuteOf(time) ?? -1 })

test('an interruption beats the rotation, and the lower level plays first (R6)', () => {
  const rotation = (name: string, level: number) => ({
    name,
    scheduleType: 0,
    schedules: [{ dateStart: 19700101, dateEnd: 20501231, period: [{ ...whole, level }] }],
  })
  const urgent = {
    name: 'urgent',
    scheduleType: 1,
    schedules: [{ dateStart: 20261120, dateEnd: 20261120, period: [{ ...whole, start: '09:00', end: '10:00' }] }],
  }
  const list = [rotation('late', 9), rotation('early', 2), urgent, rotation('equal', 2)]
  expect(playsAt(list, at(20261120, 5, '08:59')).map(({ name }) => name)).toEqual(['early', 'equal', 'late'])
  expect(playsAt(list, at(20261120, 5, '09:00')).map(({ name }) => name)).toEqual(['urgent'])
  // half-open (R5)
  expect(playsAt(list, at(20261120, 5, '10:00')).map(({ name }) => name)).toEqual(['early', 'equal', 'late'])
})

test('permanent has no end, a range of days includes both (R7, T3)', () => {
  expect([
    isPermanent(20161231, 20500102),
    isPermanent(20170101, 20501231),
    isPermanent('19700101', '20500101'),
    isPermanent(undefined, 20501231),
  ]).toEqual([true, false, false, false])
  const list = [{ schedules: [{ dateStart: 19700101, dateEnd: 20501231, period: [whole] }] }]
  expect(playsAt(list, at(20991231, 4, '12:00'))).toHaveLength(1)
  const range = [{ schedules: [{ dateStart: 20240229, dateEnd: '20240301', period: [whole] }] }]
  expect([20240228, 20240229, 20240301, 20240302].map((day) => playsAt(range, at(day, 4, '12:00')).length)).toEqual([
    0, 1, 1, 0,
  ])
})

test('what makes no sense never plays', () => {
  const broken = [
    { start: '24:00', end: '23:59' },
    { start: '9:00', end: '10:00' },
    { start: '10:00', end: '10:00' },
    { start: '22:00', end: '02:00' },
    { weeks: '' },
    { weeks: '0,8,x' },
  ].map((wrong) => ({ schedules: [{ dateStart: 20261101, dateEnd: 20261130, period: [{ ...whole, ...wrong }] }] }))
  expect(
    slotsOf([
      ...broken,
      {},
      { schedules: [{}] },
      { schedules: [{ dateStart: 20261130, dateEnd: 20261101, period: [whole] }] },
    ]),
  ).toEqual([])
})

test('periods that touch do not cross; days that never come are not shared', () => {
  const [a, b, c] = slotsOf([
    {
      schedules: [
        {
          dateStart: 20261121,
          dateEnd: 20261122,
          period: [
            { ...whole, end: '09:00' },
            { ...whole, start: '09:00' },
            { ...whole, start: '08:59', end: '09:01', weeks: '1,2,3,4,5' },
          ],
        },
      ],
    },
  ])
  expect(a && b && overlapOf(a, b)).toBeUndefined()
  // a weekend has no Friday
  expect(a && c && overlapOf(a, c)).toBeUndefined()
  expect(a && overlapOf(a, a)).toEqual({ weekdays: [6, 7], start: 0, end: 540 })
  expect(weekdaysBetween(20281230, 20290102)).toEqual([1, 2, 6, 7])
  expect(weekdaysBetween(20261120, 20261120)).toEqual([5])
})

test('whether anything is still to come', () => {
  const item = { schedules: [{ dateStart: 20261121, dateEnd: 20261122, period: [{ ...whole, weeks: '6' }] }] }
  expect([20261101, 20261121, 20261122, 20261123].map((day) => playsFrom(item, day))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('wall time is that of the browser', () => {
  expect(wallTime(new Date(2026, 10, 22, 23, 59, 59))).toEqual({ day: 20261122, weekday: 7, minute: 1439 })
  expect(wallTime(new Date(2024, 1, 29))).toEqual({ day: 20240229, weekday: 4, minute: 0 })
})
