import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedTime, isPowered, mondayOf, nextPlay, playWeek, parsePowerWindow, spanAt } from './play-week.ts'
import { playsAt, type Scheduled } from './schedule.ts'

const FOREVER = { dateStart: 19700101, dateEnd: 20501231 }
const DAILY = '1,2,3,4,5,6,7'

interface Ad extends Scheduled {
  name: string
}

/** An ad in rotation, or with level 0 an interruption. */
function ad(name: string, start: string, end: string, level = 1, weeks = DAILY, days = FOREVER): Ad {
  return {
    name,
    scheduleType: level === 0 ? 1 : 0,
    schedules: [{ ...days, period: [{ start, end, weeks, level: level || 1, times: 1 }] }],
  }
}

// a Wednesday
const NOW = new Date(2026, 10, 25, 15, 30)

test.each([
  ['07:00-23:00', { start: 420, end: 1380 }],
  ['00:00-23:59', { start: 0, end: 1440 }],
  ['08:00-08:00', undefined],
  ['22:00-06:00', undefined],
  ['8点到22点', undefined],
  ['07:00-12:00-13:00', undefined],
  ['07:00-', undefined],
  ['-23:00', undefined],
  ['', undefined],
  [undefined, undefined],
])('the power window %j', (workCron, window) => {
  expect(parsePowerWindow(workCron)).toEqual(window)
})

test('a screen is on from the start to before the end', () => {
  const window = { start: 420, end: 1380 }
  expect([419, 420, 1379, 1380].map((minute) => isPowered(window, minute))).toEqual([false, true, true, false])
})

test('a day is cut where something begins, ends, interrupts, or the power goes', () => {
  const [monday] = playWeek(
    [ad('轮播一', '00:00', '23:59'), ad('轮播二', '10:00', '12:00', 2), ad('插播', '11:00', '11:30', 0)],
    NOW,
    { start: 480, end: 1320 },
  )
  const seen = monday?.spans.map(({ start, end, items, interrupts, powered }) => [
    start / 60,
    end / 60,
    items.map(({ name }) => name).join('、'),
    interrupts,
    powered,
  ])
  expect(seen).toEqual([
    [0, 8, '轮播一', false, false],
    [8, 10, '轮播一', false, true],
    [10, 11, '轮播一、轮播二', false, true],
    [11, 11.5, '插播', true, true],
    [11.5, 12, '轮播一、轮播二', false, true],
    [12, 22, '轮播一', false, true],
    [22, 24, '轮播一', false, false],
  ])
})

test('two ads one after the other are two parts of the day, and one that goes on is one', () => {
  const [monday] = playWeek(
    [ad('甲', '08:00', '10:00'), ad('乙', '10:00', '12:00'), ad('丙', '12:00', '13:00'), ad('丙', '13:00', '14:00')],
    NOW,
    undefined,
  )
  const seen = monday?.spans.map(({ start, end, items }) => [
    start / 60,
    end / 60,
    items.map(({ name }) => name).join(),
  ])
  // the last two are two ads of one name
  expect(seen).toEqual([
    [0, 8, ''],
    [8, 10, '甲'],
    [10, 12, '乙'],
    [12, 13, '丙'],
    [13, 14, '丙'],
    [14, 24, ''],
  ])
  const both = ad('甲', '08:00', '10:00')
  both.schedules?.[0]?.period?.push({ start: '10:00', end: '12:00', weeks: DAILY, level: 1, times: 1 })
  const [whole] = playWeek([both], NOW, undefined)
  expect(whole?.spans.map(({ start, end }) => [start / 60, end / 60])).toEqual([
    [0, 8],
    [8, 12],
    [12, 24],
  ])
})

test.each([
  ['the same order in rotation', [ad('甲', '08:00', '10:00', 2), ad('乙', '09:00', '10:00', 2)], ['甲', '乙']],
  ['two interruptions', [ad('甲', '08:00', '10:00', 0), ad('乙', '09:00', '10:00', 0)], ['甲', '乙']],
  ['different orders', [ad('甲', '08:00', '10:00', 1), ad('乙', '09:00', '10:00', 2)], []],
  ['an interruption over rotation', [ad('甲', '08:00', '10:00', 1), ad('乙', '09:00', '10:00', 0)], []],
])('what wants the same turn: %s', (_what, ads, clashing) => {
  const [monday] = playWeek(ads, NOW, undefined)
  expect(monday && spanAt(monday, 9 * 60 + 30)?.clashing.map(({ name }) => name)).toEqual(clashing)
})

test('the week is that of the date, Monday to Sunday, also over a month and on a Sunday', () => {
  expect(mondayOf(NOW)).toEqual(new Date(2026, 10, 23, 12))
  expect(mondayOf(new Date(2026, 10, 29, 23, 59))).toEqual(new Date(2026, 10, 23, 12))
  const week = playWeek([], new Date(2026, 11, 1), undefined)
  expect(week.map(({ date }) => date.getDate())).toEqual([30, 1, 2, 3, 4, 5, 6])
  expect(week[0]?.spans).toEqual([
    { start: 0, end: 1440, items: [], interrupts: false, clashing: [], powered: undefined },
  ])
})

test('parts of a day that have the same are one, and what differs in anything is apart', () => {
  const parts = (...ads: Ad[]) =>
    playWeek(ads, NOW, undefined)[0]?.spans.map(({ start, end, items, clashing }) => [
      start / 60,
      end / 60,
      items.map(({ name }) => name).join('、'),
      clashing.length,
    ])
  const twice = {
    ...ad('甲', '08:00', '09:00'),
    schedules: [...(ad('甲', '08:00', '09:00').schedules ?? []), ...(ad('甲', '09:00', '10:00').schedules ?? [])],
  }
  expect(parts(twice)).toEqual([
    [0, 8, '', 0],
    [8, 10, '甲', 0],
    [10, 24, '', 0],
  ])
  expect(parts(twice, ad('乙', '08:00', '10:00'))).toEqual([
    [0, 8, '', 0],
    [8, 10, '甲、乙', 2],
    [10, 24, '', 0],
  ])
  // another ad, in the place of the first and of the second
  expect(parts(ad('甲', '08:00', '09:00'), ad('乙', '09:00', '10:00'), ad('丙', '08:00', '10:00', 2))).toEqual([
    [0, 8, '', 0],
    [8, 9, '甲、丙', 0],
    [9, 10, '乙、丙', 0],
    [10, 24, '', 0],
  ])
  expect(parts(ad('丙', '08:00', '10:00'), ad('甲', '08:00', '09:00', 2), ad('乙', '09:00', '10:00', 2))).toEqual([
    [0, 8, '', 0],
    [8, 9, '丙、甲', 0],
    [9, 10, '丙、乙', 0],
    [10, 24, '', 0],
  ])
  // the same ads, of which others want the same turn
  const second = ad('乙', '08:00', '09:00', 1)
  const turning = {
    ...second,
    schedules: [...(second.schedules ?? []), ...(ad('乙', '09:00', '10:00', 2).schedules ?? [])],
  }
  expect(parts(ad('甲', '08:00', '10:00'), turning)).toEqual([
    [0, 8, '', 0],
    [8, 9, '甲、乙', 2],
    [9, 10, '甲、乙', 0],
    [10, 24, '', 0],
  ])
  expect(parts(turning, ad('丙', '08:00', '10:00', 2))).toEqual([
    [0, 8, '', 0],
    [8, 9, '乙、丙', 0],
    [9, 10, '乙、丙', 2],
    [10, 24, '', 0],
  ])
  expect(parts(ad('甲', '08:00', '10:00'), turning, ad('丙', '08:00', '10:00', 2))).toEqual([
    [0, 8, '', 0],
    [8, 9, '甲、乙、丙', 2],
    [9, 10, '甲、乙、丙', 2],
    [10, 24, '', 0],
  ])
})

test('an ad plays on its first and its last day, and on none beside them', () => {
  const days = { dateStart: 20261124, dateEnd: 20261125 }
  const week = playWeek([ad('甲', '08:00', '10:00', 1, DAILY, days)], NOW, undefined)
  expect(week.map((day) => spanAt(day, 500)?.items.length)).toEqual([0, 1, 1, 0, 0, 0, 0])
})

test('what plays first has the lower order, whatever came first in the list', () => {
  const [monday] = playWeek([ad('甲', '08:00', '10:00', 3), ad('乙', '08:00', '10:00', 1)], NOW, undefined)
  expect(monday && spanAt(monday, 500)?.items.map(({ name }) => name)).toEqual(['乙', '甲'])
})

test('the last minute of a day, which no period can say, counts with the one before', () => {
  const ads = [ad('全天', '00:00', '23:59')]
  expect(playsAt(ads, askedTime(new Date(2026, 10, 25, 23, 59)))).toEqual(ads)
  expect(playWeek(ads, NOW, undefined).flatMap(({ spans }) => spans)).toHaveLength(7)
})

test.each([
  ['now', [ad('甲', '15:00', '16:00')], new Date(2026, 10, 25, 15, 30)],
  ['later today', [ad('甲', '18:00', '19:00')], new Date(2026, 10, 25, 18)],
  ['tomorrow', [ad('甲', '08:00', '09:00')], new Date(2026, 10, 26, 8)],
  ['at the weekend', [ad('甲', '08:00', '09:00', 1, '6,7')], new Date(2026, 10, 28, 8)],
  ['when it is over', [ad('甲', '08:00', '09:00', 1, DAILY, { dateStart: 20260101, dateEnd: 20261124 })], undefined],
  // what ends now is over
  ['tomorrow, when today has just ended', [ad('甲', '08:00', '15:30')], new Date(2026, 10, 26, 8)],
  ['on the same day of next week', [ad('甲', '08:00', '09:00', 1, '3')], new Date(2026, 11, 2, 8)],
  [
    'next month, of what begins on another weekday, before what begins later',
    [
      ad('甲', '08:00', '09:00', 1, DAILY, { dateStart: 20270201, dateEnd: 20270301 }),
      ad('乙', '08:00', '09:00', 1, '6', { dateStart: 20270103, dateEnd: 20270131 }),
    ],
    new Date(2027, 0, 9, 8),
  ],
  [
    'never, of what begins and ends between its weekdays, or on no day',
    [
      ad('甲', '08:00', '09:00', 1, '6', { dateStart: 20270103, dateEnd: 20270105 }),
      ad('乙', '08:00', '09:00', 1, DAILY, { dateStart: 1e20, dateEnd: 1e21 }),
    ],
    undefined,
  ],
  ['without ads', [], undefined],
])('the next play: %s', (_what, ads, next) => {
  expect(nextPlay(ads, NOW)).toEqual(next)
})

test('every minute of a week has what the engine says of it', () => {
  const clock = fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
  const ads = fc.array(
    fc.record({
      start: clock,
      end: clock,
      level: fc.integer({ min: 0, max: 3 }),
      weeks: fc.subarray([1, 2, 3, 4, 5, 6, 7]).map(String),
    }),
    { maxLength: 5 },
  )
  const crossing = [
    { start: '08:00', end: '23:59', level: 1, weeks: DAILY },
    { start: '09:00', end: '10:00', level: 0, weeks: DAILY },
  ]
  fc.assert(
    fc.property(ads, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1439 }), (drawn, index, minute) => {
      const list = drawn.map(({ start, end, level, weeks }, name) => ad(String(name), start, end, level, weeks))
      const day = playWeek(list, NOW, { start: 300, end: 1200 })[index]
      if (!day) throw new Error('A week has seven days')
      const at = new Date(day.date)
      at.setHours(0, minute)
      expect(spanAt(day, minute)?.items).toEqual(playsAt(list, askedTime(at)))
    }),
    {
      examples: [
        // what begins, is interrupted and ends, at each of its cuts and at the last minute of a day
        ...[479, 480, 539, 540, 599, 600, 1439].map((minute): [typeof crossing, number, number] => [
          crossing,
          0,
          minute,
        ]),
        // another order than the one they are given in, on a Sunday alone
        [
          [{ ...crossing[0], level: 3, weeks: '7' } as const, { ...crossing[0], level: 1, weeks: '7' } as const],
          6,
          500,
        ],
      ],
    },
  )
})
