import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf, minuteOf } from './schedule.ts'
import { splitAtMidnight, timeTyped } from './times-of-day.ts'

const [FORM, RANGE] = ['时间请写成 21:15 的形式', '时间为 00:00 至 23:59']

test.each([
  ['21:15', '21:15'],
  ['21：15', '21:15'],
  ['２１：１５', '21:15'],
  [' 21 : 15 ', '21:15'],
  ['\u202D21:15\u202C', '21:15'],
  ['9:05', '09:05'],
  ['2115', '21:15'],
  ['905', '09:05'],
  ['21点15分', '21:15'],
  ['21.15', '21:15'],
  ['21:15:00', '21:15'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
])('%j is the time %s', (text, time) => expect(timeTyped(text)).toEqual({ time }))

test.each(['24:00', '2400', '24：00', '24:00:00'])('%s is the end of a day', (text) =>
  expect(timeTyped(text)).toEqual({ midnight: true }),
)

test.each([
  ['24:01', RANGE],
  ['25:00', RANGE],
  ['12:60', RANGE],
  ['9999', RANGE],
  ['', FORM],
  ['9', FORM],
  ['21', FORM],
  ['21:1', FORM],
  ['21:155', FORM],
  ['08305', FORM],
  ['一点', FORM],
  ['-1:00', FORM],
])('%j is no time: %s', (text, wrong) => expect(timeTyped(text)).toEqual({ wrong }))

test('a time that is written is read as itself, and nothing else is made a time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      expect(timeTyped(clockOf(minute))).toEqual({ time: clockOf(minute) })
    }),
    { examples: [[0], [1439], [60], [599]] },
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (hour, minute) => {
      const read = timeTyped(`${hour}:${String(minute).padStart(2, '0')}`)
      if (hour < 24 && minute < 60) expect(read).toEqual({ time: clockOf(hour * 60 + minute) })
      else expect(read).not.toHaveProperty('time')
    }),
    {
      examples: [
        [24, 0],
        [23, 60],
        [24, 1],
        [0, 99],
      ] as [number, number][],
    },
  )
})

test.each([
  ['22:00', '02:00', { first: { start: '22:00', end: '23:59' }, second: { start: '00:00', end: '02:00' } }],
  ['22:00', '00:00', { first: { start: '22:00', end: '23:59' } }],
  ['23:59', '02:00', { second: { start: '00:00', end: '02:00' } }],
  ['08:00', '20:00', undefined],
  ['08:00', '08:00', undefined],
  ['23:59', '00:00', undefined],
  ['', '08:00', undefined],
  ['22:00', '25:00', undefined],
])('%s to %s over midnight', (start, end, parts) => expect(splitAtMidnight({ start, end })).toEqual(parts))

test('the parts of a time over midnight have its minutes, but for the last of the day', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(minute, minute, (from, to) => {
      const parts = splitAtMidnight({ start: clockOf(from), end: clockOf(to) })
      expect(parts === undefined).toBe(from <= to || from - to === 1439)
      if (parts === undefined) return
      const spans = [parts.first, parts.second].filter((span) => span !== undefined)
      const length = spans.reduce((sum, { start, end }) => sum + (minuteOf(end) ?? 0) - (minuteOf(start) ?? 0), 0)
      expect(length).toBe(1439 - from + to)
    }),
    {
      examples: [
        [1320, 120],
        [1439, 0],
        [1, 0],
        [600, 600],
      ],
    },
  )
})
