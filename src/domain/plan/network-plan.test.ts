import { expect, test } from 'vitest'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { barNote, barsOf, barText, barTone, dayWord, standText } from './plan-bars.ts'
import {
  adPlan,
  adDays,
  beginsSoon,
  dayAfter,
  endsSoon,
  insertionOf,
  insertionsAt,
  planFigures,
  withoutPlan,
  type AdStand,
} from './network-plan.ts'
import { momentAt } from '../server-time.ts'

/** A Friday. */
const TODAY = 20261127
const NOON = momentAt(2026, 11, 27, 12)
const FOREVER = [19700101, 20501231] as const
type Days = readonly [first: number, last: number]

let terminal = 0
function rows(
  [dateStart, dateEnd]: Days,
  { count = 1, status = 1, scheduleType = 0, start = '00:00', end = '23:59', weeks = '1,2,3,4,5,6,7' } = {},
): PublishedDevice[] {
  return Array.from({ length: count }, () => {
    terminal += 1
    return {
      deviceId: terminal,
      deviceSn: `SN${terminal}`,
      deviceName: `终端 ${terminal}`,
      scheduleType,
      status: status as 0 | 1,
      schedules: [{ dateStart, dateEnd, period: [{ start, end, weeks, times: 1, level: 1 }] }],
    }
  })
}
const ad = (...all: PublishedDevice[][]) => adPlan({ id: 1, name: '晨间拿铁' }, all.flat(), 0)

test.each<[string, Days[], AdStand, ends: boolean, begins: boolean]>([
  ['its last day is today', [[20261101, TODAY]], 'running', true, false],
  ['its last day was yesterday', [[20261101, 20261126]], 'over', false, false],
  ['the seventh day, today among them', [[20261101, 20261203]], 'running', true, false],
  ['the eighth', [[20261101, 20261204]], 'running', false, false],
  ['goes on elsewhere', [[20261101, 20261128], FOREVER], 'running', false, false],
  ['begins tomorrow', [[20261128, 20261231]], 'coming', false, true],
  ['begins and ends within them', [[20261128, 20261130]], 'coming', true, true],
  ['begins on the eighth day', [[20261204, 20261231]], 'coming', false, false],
  [
    'has begun elsewhere',
    [
      [20261128, 20261231],
      [20261101, 20261231],
    ],
    'running',
    false,
    false,
  ],
  ['without end', [FOREVER], 'running', false, false],
  ['the wrong way round', [[20261231, 20261101]], 'none', false, false],
  ['on no terminal', [], 'none', false, false],
])('%s', (_name, days, stand, ends, begins) => {
  const plan = ad(...days.map((each) => rows(each)))
  expect([adDays(plan, TODAY).stand, endsSoon(plan, TODAY), beginsSoon(plan, TODAY)]).toEqual([stand, ends, begins])
})

test('terminals count once over pages, and those without a plan in the answer are unknown', () => {
  const [first] = rows(FOREVER)
  const plan = ad([first!], [first!], [{ deviceId: 'x' }], rows(FOREVER, { count: 2, status: 0 }))
  expect(plan).toMatchObject({
    terminals: 4,
    unknown: 1,
    waiting: 2,
    shares: [{ terminals: { length: 3 }, waiting: 2 }],
  })
})

test('figures count ads, and of what has not arrived the terminals', () => {
  const ads = [
    ad(rows([20261101, 20261130], { count: 3, status: 0 })),
    ad(rows([20261130, 20261231])),
    ad(rows(FOREVER, { scheduleType: 1, start: '11:00', end: '12:30' })),
    ad(rows(FOREVER, { scheduleType: 1, start: '13:00', end: '14:00' })),
  ]
  expect(planFigures({ ads }, NOON)).toEqual({ ending: 1, beginning: 1, waiting: 3, inserting: 1 })
})

test('an insertion runs in its periods, until the end of the last of them', () => {
  const urgent = ad(
    rows([TODAY, TODAY], { count: 38, scheduleType: 1, start: '11:30', end: '12:30' }),
    rows([20261101, 20261231], { count: 9, scheduleType: 0 }),
  )
  expect(insertionOf(urgent, NOON)).toMatchObject({ terminals: { length: 38 }, until: momentAt(2026, 11, 27, 12, 30) })
  expect(insertionOf(urgent, momentAt(2026, 11, 27, 12, 30))).toBeUndefined()
  const endless = ad(rows(FOREVER, { scheduleType: 2 }))
  expect(insertionOf(endless, NOON)).toMatchObject({ until: undefined })
  expect(insertionsAt({ ads: [endless, urgent] }, NOON).map(({ terminals }) => terminals.length)).toEqual([38, 1])
})

test('terminals without a plan from today on', () => {
  const over = ad(rows([20261101, 20261126]))
  const coming = ad(rows([20261128, 20261130]))
  const terminals = [over, coming].flatMap(({ shares }) => shares.flatMap(({ terminals: on }) => on))
  const plan = { ads: [over, coming], unread: [], devices: terminals }
  expect(withoutPlan(plan, TODAY)).toEqual(over.shares[0]?.terminals)
  // what is not known may be on them
  expect(withoutPlan({ ...plan, unread: [over.program] }, TODAY)).toBeUndefined()
  expect(withoutPlan({ ...plan, ads: [over, ad([{ deviceId: 'x' }])] }, TODAY)).toBeUndefined()
  expect(withoutPlan({ ...plan, devices: undefined }, TODAY)).toBeUndefined()
})

test('of what was read before nothing is counted again when a part arrives', () => {
  let looks = 0
  const watched = () => {
    const plan = ad(rows([20261101, 20261203]))
    const shares = plan.shares.map(({ days, ...share }) => ({
      ...share,
      get days() {
        looks += 1
        return days
      },
    }))
    return { ...plan, shares }
  }
  const show = (ads: readonly ReturnType<typeof watched>[]) => {
    planFigures({ ads }, NOON)
    for (const each of ads) barsOf(each, { first: 20261118, last: 20261215 })
  }
  const ads = Array.from({ length: 60 }, watched)
  show(ads.slice(0, 50))
  const ofFifty = looks
  looks = 0
  show(ads)
  expect([ofFifty > 0, looks]).toEqual([true, ofFifty / 5])
})

test('plans with the same days are one bar, and bars that touch have lanes of their own', () => {
  const plan = ad(
    rows([20261101, 20261130], { count: 2 }),
    rows([20261101, 20261130], { start: '08:00', end: '09:00' }),
    rows([20261130, 20261210]),
    rows([20261201, 20261215]),
    rows([20261001, 20261010]),
  )
  const { bars, lanes, more } = barsOf(plan, { first: 20261118, last: 20261215 })
  expect(bars.map(({ days, terminals, lane }) => [days.first, terminals, lane])).toEqual([
    [20261101, 3, 0],
    [20261130, 1, 1],
    [20261201, 1, 0],
  ])
  expect([lanes, more]).toEqual([2, 0])
  expect(bars.map(barText)).toEqual(['3 台 · 多种时段', '1 台', '1 台'])
  const crowd = ad(...Array.from({ length: 9 }, (_, day) => rows([20261101 + day, 20261231])))
  expect(barsOf(crowd, { first: 20261118, last: 20261215 })).toMatchObject({ lanes: 4, more: 5 })
})

test.each<[Days, Parameters<typeof rows>[1], text: string, note: string, tone: string, card: string]>([
  [FOREVER, {}, '1 台 · 永久', '', 'info', '在播 1 台'],
  [
    [20261101, 20261128],
    { start: '07:30', end: '10:00' },
    '1 台 · 每天 07:30-10:00',
    '明天结束',
    'warning',
    '在播 1 台，至 11-28',
  ],
  [[20261101, 20261202], { weeks: '6,7' }, '1 台 · 周六、周日', '周三结束', 'warning', '在播 1 台，至 12-02'],
  [[20261201, 20261231], { scheduleType: 1 }, '1 台 · 插播', '周二开始', 'special', '1 台，12-01 开始'],
  [[20261210, 20261231], {}, '1 台', '12-10 开始', 'info', '1 台，12-10 开始'],
  [[20261101, 20261231], { count: 1200, status: 0 }, '1,200 台', '1,200 台未送达', 'info', '在播 1,200 台，至 12-31'],
  [
    [20261101, 20261128],
    { scheduleType: 1, status: 0 },
    '1 台 · 插播',
    '明天结束，1 台未送达',
    'special',
    '在播 1 台，至 11-28',
  ],
  [[20261101, 20261126], {}, '1 台', '已结束', 'neutral', '11-26 已结束'],
])('%j %j says so', (days, options, text, note, tone, cardText) => {
  const plan = ad(rows(days, options))
  const [bar] = barsOf(plan, { first: 20261101, last: 20261231 }).bars
  expect(bar && [barText(bar), barNote(bar, TODAY), barTone(bar, TODAY)]).toEqual([text, note, tone])
  expect(standText(plan, TODAY)).toBe(cardText)
})

test('days go over months and years', () => {
  expect([dayAfter(20261127, 6), dayAfter(20261231, 1), dayAfter(20260301, -1)]).toEqual([20261203, 20270101, 20260228])
  expect([20261127, 20261128, 20261203, 20261204].map((day) => dayWord(day, TODAY))).toEqual([
    '今天',
    '明天',
    '周四',
    '12-04 ',
  ])
})
