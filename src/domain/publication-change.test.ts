import { expect, test } from 'vitest'
import { changeGroups, changeText, distinctPlans, publicationChange } from './publication-change.ts'
import { DEFAULT_PERIOD, DEFAULT_SCHEDULE, toSchedule, type ScheduleDraft } from './schedule-rules.ts'
import type { Scheduled } from './schedule.ts'

const permanent = toSchedule(DEFAULT_SCHEDULE)
const plan = (change: Partial<ScheduleDraft>) => toSchedule({ ...DEFAULT_SCHEDULE, ...change })
const period = (change: object) => plan({ periods: [{ ...DEFAULT_PERIOD, ...change }] })
const halfAnHour = plan({
  scheduleType: 1,
  dateStart: 20261120,
  dateEnd: 20261120,
  periods: [{ ...DEFAULT_PERIOD, start: '10:00', end: '10:30' }],
})
const device = (id: number | string) => ({ id })
const known = (plans: Record<string, Scheduled>, complete = true) => ({
  plans: new Map(Object.entries(plans)),
  complete,
})

test.each<[string, Parameters<typeof publicationChange>, object]>([
  ['an ad that is nowhere', [[device(1)], permanent, known({})], { added: [device(1)], kept: [] }],
  ['nothing chosen', [[], permanent, known({ 1: permanent })], { kept: [permanent] }],
  ['the same plan', [[device(1)], permanent, known({ 1: permanent })], { unchanged: [device(1)], kept: [] }],
  [
    'another plan',
    [[device(1)], halfAnHour, known({ 1: permanent })],
    { changed: [{ device: device(1), plan: permanent }], kept: [] },
  ],
  [
    'the same plan in other words: periods in another order, days before 2017',
    [
      [device(1)],
      plan({ periods: [DEFAULT_PERIOD, { ...DEFAULT_PERIOD, level: '2' }] }),
      known({
        1: plan({ dateStart: 20000101, periods: [{ ...DEFAULT_PERIOD, level: '2' }, DEFAULT_PERIOD] }),
      }),
    ],
    { unchanged: [device(1)], kept: [] },
  ],
  [
    'ids as text and as number are the same terminal (C16)',
    [[device('1'), device('9007199254740993')], permanent, known({ 1: permanent, '9007199254740993': halfAnHour })],
    { unchanged: [device('1')], changed: [{ device: device('9007199254740993'), plan: halfAnHour }], kept: [] },
  ],
  [
    'an answer that has not come makes nothing new, and nothing is said of the others',
    [[device(1), device(2)], permanent, known({ 1: permanent }, false)],
    { unchanged: [device(1)], unknown: [device(2)], kept: undefined },
  ],
  [
    'a plan that did not come with its terminal',
    [[device(1)], permanent, known({ 1: { scheduleType: 0 } })],
    { unknown: [device(1)], kept: [] },
  ],
  [
    'terminals that are not chosen stay as they are',
    [[device(2), device(3)], halfAnHour, known({ 1: permanent, 2: permanent })],
    { changed: [{ device: device(2), plan: permanent }], added: [device(3)], kept: [permanent] },
  ],
])('%s', (_, args, expected) => {
  expect(publicationChange(...args)).toEqual({ added: [], changed: [], unchanged: [], unknown: [], ...expected })
})

test('the counts in words; what is unknown only where something is', () => {
  const change = publicationChange([device(1), device(2)], permanent, known({ 1: halfAnHour }))
  expect(changeText(change)).toBe('新增 1 台 · 变更 1 台 · 不变 0 台')
  expect(changeText(publicationChange([device(1), device(2)], permanent, known({ 1: permanent }, false)))).toBe(
    '新增 0 台 · 变更 0 台 · 不变 1 台 · 未知 1 台',
  )
})

test.each<[string, Scheduled, Scheduled, string]>([
  ['permanent → half an hour', permanent, halfAnHour, '永久轮播 → 2026-11-20 插播；每天 全天 → 每天 10:00-10:30'],
  ['the order', period({ level: '5' }), period({ level: '7' }), '顺序 5 → 7'],
  ['how often in a row', permanent, period({ times: 3 }), '连续播放1次 → 3次'],
  [
    'days and weekdays',
    period({ weekdays: [1, 2, 3, 4, 5] }),
    plan({ dateStart: 20261201, dateEnd: 20261231 }),
    '永久轮播 → 2026-12-01 至 2026-12-31 轮播；周一至周五 全天 → 每天 全天',
  ],
  [
    'one period more',
    period({ end: '10:00' }),
    plan({
      periods: [
        { ...DEFAULT_PERIOD, end: '10:00' },
        { ...DEFAULT_PERIOD, start: '20:00', end: '22:00' },
      ],
    }),
    '每天 00:00-10:00 → 每天 00:00-10:00、每天 20:00-22:00',
  ],
  [
    'orders that change places',
    plan({
      periods: [
        { ...DEFAULT_PERIOD, end: '10:00' },
        { ...DEFAULT_PERIOD, start: '20:00', level: '2' },
      ],
    }),
    plan({
      periods: [
        { ...DEFAULT_PERIOD, end: '10:00', level: '2' },
        { ...DEFAULT_PERIOD, start: '20:00' },
      ],
    }),
    '永久，每天 00:00-10:00 轮播，顺序 1，连续播放1次；每天 20:00-23:59 轮播，顺序 2，连续播放1次。 → 永久，每天 00:00-10:00 轮播，顺序 2，连续播放1次；每天 20:00-23:59 轮播，顺序 1，连续播放1次。',
  ],
])('what changes in words: %s', (_, before, after, words) => {
  const [group] = changeGroups([{ device: device(1), plan: before }], after)
  expect(group?.difference).toBe(words)
})

test('terminals on which the same changes stand together, the most first', () => {
  const changed = [
    { device: device(1), plan: permanent },
    { device: device(2), plan: period({ level: '5' }) },
    { device: device(3), plan: period({ level: '5' }) },
  ]
  expect(changeGroups(changed, period({ level: '7' }))).toEqual([
    { before: '永久轮播', difference: '顺序 5 → 7', devices: [device(2), device(3)] },
    { before: '永久轮播', difference: '顺序 1 → 7', devices: [device(1)] },
  ])
})

test('the plans of an ad, each once, the most used first', () => {
  expect(distinctPlans([permanent, halfAnHour, halfAnHour])).toEqual([
    { plan: halfAnHour, rows: [halfAnHour, halfAnHour] },
    { plan: permanent, rows: [permanent] },
  ])
  expect(distinctPlans([])).toEqual([])
})
