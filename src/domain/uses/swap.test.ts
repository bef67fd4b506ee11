import { expect, test } from 'vitest'
import {
  afterReview,
  firstStep,
  isFollowed,
  isSettled,
  isStuck,
  isToDo,
  SWAP_STEPS,
  swapMode,
  swapNotes,
  swapText,
  swapWrong,
  takeOverPlays,
  tryAgain,
  type SwapAd,
} from './swap.ts'

test.each<[status: 0 | 1 | 2 | 3 | 4 | 5, mode: string]>([
  [0, 'place'],
  [1, 'copy'],
  [2, 'blocked'],
  [3, 'blocked'],
  [4, 'place'],
  [5, 'place'],
])('an ad of status %j: %s', (status, mode) => {
  const found = swapMode({ status })
  expect(typeof found === 'object' ? 'blocked' : found).toBe(mode)
  expect(firstStep({ id: 1, name: '', status })).toMatchObject({
    name: '未命名广告',
    step: mode === 'blocked' ? 'blocked' : 'waiting',
  })
})

const ad = (more: Partial<SwapAd>): SwapAd => ({ id: 1, name: '春茶', step: 'waiting', ...more })
const steps = (which: (ad: SwapAd) => boolean, more: Partial<SwapAd> = {}) =>
  SWAP_STEPS.filter((step) => which(ad({ step, ...more })))

test('who moves an ad on: the console, a review, whoever looks on, or nobody any more', () => {
  expect(steps(isToDo)).toEqual(['waiting', 'saving'])
  expect(steps(isToDo, { copy: true })).toEqual(['waiting', 'saving', 'saved'])
  expect(steps(isFollowed)).toEqual(['submitted', 'refused'])
  expect(steps(isStuck)).toEqual(['blocked', 'failed', 'unsure'])
  expect(steps(isSettled)).toEqual(['saved', 'done', 'gone'])
  expect(steps(isSettled, { copy: true })).toEqual(['done', 'gone'])
})

const sent = { copy: true, version: 'v', before: [7] }
test.each<[string, SwapAd, SwapAd]>([
  ['anew', ad({ step: 'blocked', message: '审核中', version: 'v' }), ad({ step: 'waiting' })],
  ['anew', ad({ step: 'failed', ...sent }), ad({ step: 'waiting', copy: true })],
  ['a copy that is there', ad({ step: 'failed', ...sent, newId: 9 }), ad({ step: 'saved', ...sent, newId: 9 })],
  [
    'what nobody is sure of is looked for by what was there before',
    ad({ step: 'unsure', ...sent, message: '没有答复' }),
    ad({ step: 'saving', ...sent, again: true }),
  ],
])('tried again: %s', (_what, before, after) => {
  expect(tryAgain(before)).toEqual(after)
})

test.each<[SwapAd['step'], 0 | 1 | 2 | 3 | 4 | 5, SwapAd['step']]>([
  ['submitted', 1, 'approved'],
  ['submitted', 2, 'submitted'],
  ['submitted', 3, 'submitted'],
  ['submitted', 4, 'refused'],
  ['submitted', 5, 'refused'],
  ['submitted', 0, 'submitted'],
  // somebody mended it and handed it in
  ['refused', 2, 'submitted'],
  ['refused', 1, 'approved'],
  ['refused', 0, 'refused'],
  ['done', 4, 'done'],
  ['saved', 1, 'saved'],
])('%s with a review of %j is %s', (step, status, expected) => {
  expect(afterReview(ad({ step }), { status }).step).toBe(expected)
})

const video = { id: 1, type: 1, width: 1920, height: 1080, duration: 15 }
const image = { id: 2, type: 0, width: 1920, height: 1080 }

test.each<[object, object, string | null, unknown[]]>([
  [video, { ...video, id: 2 }, null, []],
  [video, { ...video, id: '1' }, '请选择另一个素材', []],
  [video, image, '只能用视频替换视频', []],
  [image, video, '只能用图片替换图片', []],
  [image, { ...image, id: 3, duration: 9 }, null, []],
  [video, { ...video, id: 2, width: 1280, height: 720 }, null, []],
  [video, { ...video, id: 2, width: 1928, height: 1080 }, null, []],
  [
    video,
    { ...video, id: 2, width: 1080, height: 1920, duration: 30 },
    null,
    [/1920×1080 → 1080×1920/, /0:00:15 → 0:00:30/],
  ],
  [video, { id: 2, type: 1, duration: 15 }, null, [/无法比较/]],
  [image, { ...image, id: 3, width: 0 }, null, [/无法比较/]],
])('%j by %j', (from, to, wrong, notes) => {
  expect(swapWrong(from as typeof video, to as typeof video)).toBe(wrong)
  if (wrong === null)
    expect(swapNotes(from as typeof video, to as typeof video)).toEqual(
      notes.map((note): unknown => expect.stringMatching(note as RegExp)),
    )
})

const TODAY = 20261127
const plan = (deviceId: number, dateEnd = 20261231, status: 0 | 1 = 1) => ({
  deviceId,
  status,
  scheduleType: 0,
  schedules: [
    { dateStart: 20261101, dateEnd, period: [{ start: '07:00', end: '22:00', weeks: '1,2,3', times: 1, level: 1 }] },
  ],
})
const unread = { deviceId: 9, status: 1 as const }
const senseless = { ...plan(8), schedules: [{ dateStart: 20261101, dateEnd: 20261231, period: [] }] }

type Row = Pick<ReturnType<typeof plan>, 'deviceId'> & Partial<ReturnType<typeof plan>>
test.each<
  [string, Row[], Row[], { publish?: number[][]; arrived?: number[]; underWay?: number[]; unknown?: number[] }]
>([
  ['nothing is there yet', [plan(1), plan(2), plan(3, 20261201)], [], { publish: [[1, 2], [3]] }],
  ['half of it was sent', [plan(1), plan(2)], [plan(1)], { publish: [[2]], arrived: [1] }],
  [
    'all of it was sent, and one has not heard of it',
    [plan(1), plan(2)],
    [plan(1), plan(2, 20261231, 0), plan(5)],
    { arrived: [1], underWay: [2] },
  ],
  ['somebody gave the copy another plan', [plan(1)], [plan(1, 20261201)], { publish: [[1]] }],
  ['the old one plays nowhere', [], [plan(1)], {}],
  ['its days are over', [plan(1, 20261126)], [], {}],
  ['plans that nobody can send are left alone', [unread, plan(1)], [plan(1)], { arrived: [1], unknown: [9] }],
])('%s', (_name, old, own, expected) => {
  const { publish, arrived, underWay, unknown } = takeOverPlays(old, own, TODAY)
  const ids = (rows: readonly Row[]) => rows.map(({ deviceId }) => deviceId)
  expect({
    publish: publish.map(({ rows }) => ids(rows)),
    arrived: ids(arrived),
    underWay: ids(underWay),
    unknown: ids(unknown),
  }).toEqual({ publish: [], arrived: [], underWay: [], unknown: [], ...expected })
})

test('a plan without a period is nobody’s', () => {
  expect(takeOverPlays([senseless], [], TODAY)).toMatchObject({ publish: [] })
})

test('how far it has come, in words', () => {
  expect(swapText([ad({}), ad({ step: 'saved' }), ad({ step: 'done' })])).toBe('已处理 2 / 3 个广告')
  expect(swapText(SWAP_STEPS.map((step) => ad({ step, copy: true })))).toBe(
    '已处理 9 / 12 个广告，1 个在审核，1 个可以发布，1 个已发布，原广告还在播，1 个审核未通过，3 个没有替换',
  )
})
