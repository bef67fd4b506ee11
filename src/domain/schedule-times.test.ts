import { expect, test } from 'vitest'
import {
  clashesWith,
  isPermanent,
  minuteOf,
  overlapOf,
  playsAt,
  playsFrom,
  slotsOf,
  wallTime,
  weekdaysBetween,
  weekdaysOf,
  type WallTime,
} from './schedule.ts'

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
    { end: '9:00' },
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

test('a time of day is HH:mm as a text, weekdays are 1 to 7, each once and in order', () => {
  expect(['08:30', '23:59', '24:00', '08:60', 'x08:30', '08:30x', ['08:30'], 510].map(minuteOf)).toEqual([
    510,
    1439,
    ...Array.from({ length: 6 }, () => undefined),
  ])
  expect(weekdaysOf('7,1,8,0,1,1.5')).toEqual([1, 7])
})

test('what collides is named once, with the first time that is shared', () => {
  const days = { dateStart: 20261120, dateEnd: 20261120 }
  const item = {
    schedules: [
      {
        ...days,
        period: [
          { ...whole, end: '08:00' },
          { ...whole, start: '20:00' },
        ],
      },
    ],
  }
  expect(clashesWith(item, [item])).toEqual([{ item, overlap: { weekdays: [5], start: 0, end: 480 } }])
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
  // what ends first ends what they share
  const [week] = slotsOf([{ schedules: [{ dateStart: 20261101, dateEnd: 20261130, period: [whole] }] }])
  expect(a && week && overlapOf(week, a)).toEqual({ weekdays: [6, 7], start: 0, end: 540 })
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
  // one of two schedules is enough
  const over = { dateStart: 20261101, dateEnd: 20261102, period: [whole] }
  expect(playsFrom({ schedules: [over, ...item.schedules] }, 20261120)).toBe(true)
})

test('wall time is that of the browser', () => {
  expect(wallTime(new Date(2026, 10, 22, 23, 59, 59))).toEqual({ day: 20261122, weekday: 7, minute: 1439 })
  expect(wallTime(new Date(2024, 1, 29))).toEqual({ day: 20240229, weekday: 4, minute: 0 })
})
