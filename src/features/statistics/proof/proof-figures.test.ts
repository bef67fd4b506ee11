import { expect, test } from 'vitest'
import { cellText, proofColumns } from './proof-columns.ts'
import { monthOfPlan, plannedSeconds, playsOf, proofRows, proofSum, type ProofGiven } from './proof-figures.ts'

const plan = (dateStart: number, dateEnd: number, ...periods: [string, string, number[]][]) => ({
  scheduleType: 0,
  schedules: [
    {
      dateStart,
      dateEnd,
      period: periods.map(([start, end, weeks]) => ({ start, end, weeks: weeks.join(','), level: 1 })),
    },
  ],
})
const WEEK = [1, 2, 3, 4, 5, 6, 7]

const given: ProofGiven = {
  plays: playsOf('7', [
    { d: '20261002', deviceSn: 'B', deviceName: '南门', duration: 1800 },
    { d: '20261001', deviceSn: 'A', deviceName: '大厅', duration: 3600 },
    { d: '20261002', deviceSn: 'A', deviceName: '大厅', duration: 7200 },
    // of nobody
    { d: 'x', deviceSn: 'A', duration: 9 },
  ]),
  lengths: new Map([['7', 60]]),
  plans: new Map([['A', [plan(20261001, 20261031, ['08:00', '10:00', WEEK], ['09:00', '12:00', WEEK])]]]),
  whole: [
    { day: 20261001, sn: 'A', seconds: 36_000 },
    { day: 20261002, sn: 'A', seconds: 36_000 },
    { day: 20261002, sn: 'B', seconds: 3600 },
  ],
}

const shown = (by: 'terminal' | 'day' | 'each') => {
  const columns = proofColumns(by, { names: undefined, plans: true, whole: true })
  return proofRows(given, by).map((row) => columns.map((column) => cellText(column, row)))
}

test('by terminal: days, hours, plays by the length of the ad, and shares of what is known', () => {
  expect(shown('terminal')).toEqual([
    ['A', '大厅', '2', '3.00', '180', '8.00', '37.50', '20.00', '15.00'],
    ['B', '南门', '1', '0.50', '30', '--', '--', '1.00', '50.00'],
  ])
})

test('by day, and each play by itself, oldest first; a plan that is not known of one is not known of all', () => {
  expect(shown('day')).toEqual([
    ['2026-10-01', '1', '1.00', '60', '4.00', '25.00', '10.00', '10.00'],
    ['2026-10-02', '2', '2.50', '150', '--', '--', '11.00', '22.73'],
  ])
  expect(shown('each').map((row) => row.slice(0, 4))).toEqual([
    ['2026-10-01', 'A', '大厅', '1.00'],
    ['2026-10-02', 'A', '大厅', '2.00'],
    ['2026-10-02', 'B', '南门', '0.50'],
  ])
  expect(proofSum(given)).toMatchObject({ terminals: 2, days: 2, seconds: 12_600 })
})

test('what was played on days that the plan does not have is no part of what was planned', () => {
  const later = { ...given, plans: new Map([['A', [plan(20261002, 20261031, ['08:00', '12:00', WEEK])]]]) }
  const columns = proofColumns('terminal', { names: undefined, plans: true, whole: false })
  const [first] = proofRows(later, 'terminal').map((row) => columns.map((column) => cellText(column, row)))
  // three hours in all, two of them on the one day of the plan
  expect(first).toEqual(['A', '大厅', '2', '3.00', '180', '4.00', '50.00'])
})

test('a plan counts its days and weekdays, and times that overlap once', () => {
  // 2026-10-01 is a Thursday
  expect(plannedSeconds([plan(20261001, 20261001, ['08:00', '09:00', [4]])], 20_261_001)).toBe(3600)
  expect(plannedSeconds([plan(20261001, 20261001, ['08:00', '09:00', [5]])], 20_261_001)).toBe(0)
  expect(plannedSeconds([plan(20261002, 20261031, ['08:00', '09:00', WEEK])], 20_261_001)).toBe(0)
  expect(plannedSeconds(undefined, 20_261_001)).toBeUndefined()
})

test.each([
  ['none', [], '202610'],
  ['one without an end', [plan(19700101, 20501231, ['08:00', '09:00', WEEK])], '202610'],
  ['one of this month', [plan(20261106, 20261122, ['08:00', '09:00', WEEK])], '202611'],
  ['one that ended', [plan(20260901, 20260915, ['08:00', '09:00', WEEK])], '202609'],
  [
    'one of this month and one that was there before',
    [plan(20261106, 20261122, ['08:00', '09:00', WEEK]), plan(20261001, 20261031, ['08:00', '09:00', WEEK])],
    '202610',
  ],
])('the month that is shown first has days of the plan: %s', (_, plans, month) => {
  expect(monthOfPlan(plans, '202611')).toBe(month)
})
