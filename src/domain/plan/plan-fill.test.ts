import { expect, test } from 'vitest'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { toTheEnd } from '#tests/support/to-the-end.ts'
import { adPlan } from './network-plan.ts'
import { byTerminal, dayFill, fillLevel, fillText } from './plan-fill.ts'

/** A Friday. */
const TODAY = 20261127

type Period = [start: string, end: string, weeks?: string]
const row = (deviceId: number, [start, end, weeks = '1,2,3,4,5,6,7']: Period, scheduleType = 0): PublishedDevice => ({
  deviceId,
  scheduleType,
  schedules: [{ dateStart: 20261101, dateEnd: 20261128, period: [{ start, end, weeks, times: 1, level: 1 }] }],
})

test.each<[string, PublishedDevice[], day: number, minutes: number, ads: number, text: string]>([
  ['nothing', [], TODAY, 0, 0, '没有本账号可见的广告'],
  ['a whole day, which no period can say', [row(1, ['00:00', '23:59'])], TODAY, 1440, 1, '1 个广告，24 小时'],
  [
    'what overlaps counts once',
    [row(1, ['07:00', '12:00']), row(1, ['10:00', '14:30'])],
    TODAY,
    450,
    2,
    '2 个广告，7.5 小时',
  ],
  [
    'what lies within another',
    [row(1, ['07:00', '12:00']), row(1, ['08:00', '09:00'])],
    TODAY,
    300,
    2,
    '2 个广告，5 小时',
  ],
  [
    'what lies apart is added',
    [row(1, ['07:00', '08:00']), row(1, ['20:00', '22:00'])],
    TODAY,
    180,
    2,
    '2 个广告，3 小时',
  ],
  ['another weekday', [row(1, ['07:00', '12:00', '6,7'])], TODAY, 0, 0, '没有本账号可见的广告'],
  ['after the last day', [row(1, ['07:00', '12:00'])], 20261129, 0, 0, '没有本账号可见的广告'],
])('%s', (_name, rows, day, minutes, ads, text) => {
  const [terminal = { parts: [] }] = toTheEnd(byTerminal(rows.map((each, id) => adPlan({ id }, [each], 0))))
  const fill = dayFill(terminal, day)
  expect([fill.minutes, fill.ads, fillText(fill)]).toEqual([minutes, ads, text])
})

test('all terminals stand there in their order, then others that ads are on', () => {
  const ad = adPlan({ id: 1 }, [row(5, ['07:00', '12:00'], 1), row(2, ['07:00', '12:00'])], 0)
  const rows = toTheEnd(
    byTerminal(
      [ad],
      [
        { id: 1, sn: 'A', name: '' },
        { id: 2, sn: 'B', name: '' },
      ],
    ),
  )
  expect(rows.map(({ terminal, parts }) => [terminal.id, parts.length])).toEqual([
    [1, 0],
    [2, 1],
    [5, 1],
  ])
  expect(rows.map((each) => dayFill(each, TODAY).interrupts)).toEqual([false, false, true])
})

test('levels go from nothing to most of the day', () => {
  const level = (minutes: number) => fillLevel({ minutes, ads: 1, interrupts: false })
  expect([0, 1, 360, 361, 1080, 1081, 1440].map(level)).toEqual([0, 1, 1, 2, 3, 4, 4])
})
