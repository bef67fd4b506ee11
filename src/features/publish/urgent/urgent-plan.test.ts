import { expect, test } from 'vitest'
import { endWrong, urgentEnd, urgentSchedule } from './urgent-plan.ts'

const now = new Date(2026, 10, 20, 23, 40, 30)
const none = { day: null, time: '' }

test('when it ends', () => {
  expect(urgentEnd('30', none, now)).toEqual(new Date(2026, 10, 21, 0, 10, 30))
  expect(urgentEnd('today', none, now)).toEqual(new Date(2026, 10, 20, 23, 59))
  expect(urgentEnd('until', { day: '2026-11-22', time: '08:00' }, now)).toEqual(new Date(2026, 10, 22, 8))
  for (const until of [
    none,
    { day: '2026-11-22', time: '' },
    { day: '2026-11-22', time: '8' },
    { day: null, time: '08:00' },
  ])
    expect(urgentEnd('until', until, now)).toBeUndefined()
})

test('an end that is missing or past is said', () => {
  expect(endWrong(undefined, now)).toBe('请选择结束时间')
  expect(endWrong(new Date(2026, 10, 20, 23, 40), now)).toBe('结束时间必须晚于现在')
  expect(endWrong(new Date(2026, 10, 20, 23, 41), now)).toBeUndefined()
})

test('an interruption that passes midnight is two', () => {
  expect(urgentSchedule(now, new Date(2026, 10, 21, 0, 10))).toMatchObject({
    scheduleType: 1,
    schedules: [
      { dateStart: 20261120, dateEnd: 20261120, period: [{ start: '23:40', end: '23:59', level: 1, times: 1 }] },
      { dateStart: 20261121, dateEnd: 20261121, period: [{ start: '00:00', end: '00:10' }] },
    ],
  })
})
