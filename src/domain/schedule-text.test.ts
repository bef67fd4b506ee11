import { expect, test } from 'vitest'
import {
  dateRangeText,
  overlapText,
  datedText,
  periodText,
  planDifference,
  planText,
  scheduleSentence,
  weekdaysText,
  weeksText,
} from './schedule-text.ts'

test('weekdays in words, all seven as one (2§9)', () => {
  expect(weeksText('1,2,3,4,5,6,7')).toBe('每天')
  expect(weeksText('6,7')).toBe('周六、周日')
  expect(weeksText('6,8,7,7')).toBe('周六、周日')
  expect(weeksText('1,2,3,4,5,6,7,8')).toBe('每天')
  expect(weeksText('5,1,2,3,4,1')).toBe('周一至周五')
  expect(weeksText('8,x')).toBe('--')
  expect(weeksText(undefined)).toBe('--')
})

test('a range is permanent strictly before 2017 to strictly after 2050 (R7)', () => {
  expect(dateRangeText({ dateStart: 19700101, dateEnd: 20501231 })).toBe('永久')
  expect(dateRangeText({ dateStart: 20170101, dateEnd: 20501231 })).toBe('2017-01-01 至 2050-12-31')
  expect(dateRangeText({ dateStart: '19700101', dateEnd: 20500101 })).toBe('1970-01-01 至 2050-01-01')
})

test('a single day is one date, not a range', () => {
  expect(dateRangeText({ dateStart: 20261125, dateEnd: '20261125' })).toBe('2026-11-25')
  expect(dateRangeText({})).toBe('--')
})

test('a period says when, how often and in which order', () => {
  expect(periodText({ start: '08:00', end: '22:00', weeks: '1', times: 2, level: 1 })).toBe(
    '周一 08:00-22:00，顺序 1，连续播放2次',
  )
})

test('a plan in words is that of its sentence', () => {
  const period = [{ start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', times: 3, level: 3 }]
  const plan = { dateStart: 20261106, dateEnd: 20261122, period }
  expect(datedText(plan)).toBe('2026-11-06 至 2026-11-22，每天全天，顺序 3，连续播放3次')
  expect(scheduleSentence({ schedules: [plan] })).toBe(`${datedText(plan).replace('全天', '全天轮播')}。`)
  expect(datedText({ dateStart: 20261125, dateEnd: 20261125 })).toBe('2026-11-25')
})

test('a period says only what it has', () => {
  expect(periodText({})).toBe('-- -----')
  expect(periodText({ start: '08:00', weeks: '1' })).toBe('周一 08:00---')
})

test('weekdays in a sentence are runs', () => {
  expect(weekdaysText([1, 2, 3, 4, 5, 6, 7])).toBe('每天')
  expect(weekdaysText([1, 2, 3, 4, 5])).toBe('周一至周五')
  expect(weekdaysText([2, 5, 6, 7])).toBe('周二、周五至周日')
  expect(weekdaysText([6, 7])).toBe('周六、周日')
  expect(weekdaysText([])).toBe('--')
})

test('a schedule in a sentence says what will play', () => {
  const whole = { start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }
  expect(
    scheduleSentence({ scheduleType: 0, schedules: [{ dateStart: 19700101, dateEnd: 20501231, period: [whole] }] }),
  ).toBe('永久，每天全天轮播，顺序 1，连续播放1次。')
  const two = [
    { ...whole, start: '08:00', end: '10:00', weeks: '1,2,3,4,5' },
    { ...whole, start: '18:00', end: '20:30', weeks: '7,6' },
  ]
  expect(
    scheduleSentence({ scheduleType: 1, schedules: [{ dateStart: 20261120, dateEnd: '20261231', period: two }] }),
  ).toBe('2026-11-20 至 2026-12-31，周一至周五 08:00-10:00 插播；周六、周日 18:00-20:30 插播，插播期间轮播的广告暂停。')
  expect(scheduleSentence({})).toBe('未选择时间。')
})

test('a sentence says what is still to be chosen, after what is chosen', () => {
  const sentence = (scheduleType: 0 | 1, period: object) =>
    scheduleSentence({ scheduleType, schedules: [{ dateStart: 20261120, dateEnd: 20261120, period: [period] }] })
  expect(sentence(1, { start: '', end: '', weeks: '1,2,3,4,5,6,7' })).toBe(
    '2026-11-20，每天插播，未选择时间，插播期间轮播的广告暂停。',
  )
  expect(sentence(0, { start: '00:00', end: '23:59', weeks: '', level: 1, times: 2 })).toBe(
    '2026-11-20，全天轮播，未选择周期，顺序 1，连续播放2次。',
  )
  expect(sentence(0, { start: '08:00', end: '09:00', weeks: '' })).toBe('2026-11-20，08:00-09:00 轮播，未选择周期。')
  expect(sentence(0, {})).toBe('2026-11-20，轮播，未选择周期，未选择时间。')
})

test('where periods cross, in words', () => {
  expect(overlapText({ weekdays: [1, 2, 3], start: 540, end: 600 })).toBe('周一至周三 09:00-10:00')
})

const plan = (period: object, days = [19700101, 20501231], scheduleType = 0) => ({
  scheduleType,
  schedules: [
    { dateStart: days[0], dateEnd: days[1], period: [{ start: '08:00', end: '09:00', weeks: '1', ...period }] },
  ],
})

test('what kind of plan it is', () => {
  expect(planText(plan({}))).toBe('永久轮播')
  expect(planText(plan({}, [20261201, 20261231], 1))).toBe('2026-12-01 至 2026-12-31 插播')
  expect(planText({ schedules: [...plan({}).schedules, ...plan({}, [20261201, 20261201]).schedules] })).toBe(
    '永久、2026-12-01 轮播',
  )
  expect(planText({})).toBe('-- 轮播')
})

test('days that are half chosen are not', () => {
  for (const days of [{ dateStart: 20261201 }, { dateEnd: 20261201 }, {}])
    expect(scheduleSentence({ schedules: [days] })).toBe('未选择日期，未选择时间。')
})

test('half a time is none', () => {
  for (const half of [{ start: '' }, { end: '' }])
    expect(scheduleSentence(plan(half, [20261201, 20261201]))).toBe('2026-12-01，周一轮播，未选择时间。')
})

test.each([
  [plan({ level: 1, times: 1 }), plan({ level: 2, times: 3 }), '顺序 1 → 2；连续播放1次 → 3次'],
  [plan({ level: 1 }), plan({ level: 2 }, undefined, 1), '永久轮播 → 永久插播'],
  [plan({ level: 1 }, undefined, 1), plan({ level: 2 }), '永久插播 → 永久轮播'],
  [plan({}), plan({ weeks: '1,2' }), '周一 08:00-09:00 → 周一、周二 08:00-09:00'],
  [plan({ start: '00:00', end: '23:59' }), plan({ end: '' }), '周一 全天 → 周一 未选择时间'],
  [plan({}), plan({}, [20261201, 20261201]), '永久轮播 → 2026-12-01 轮播'],
])('what another plan makes different (%#)', (before, after, words) => {
  expect(planDifference(before, after)).toBe(words)
})
