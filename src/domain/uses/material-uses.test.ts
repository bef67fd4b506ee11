import { expect, test } from 'vitest'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { playingOn, unseen, usersOf, usageText } from './material-uses.ts'
import { adPlan } from '../plan/network-plan.ts'

const TODAY = 20261127
const ads = [
  { program: { id: 1, name: '春茶' }, materials: new Set(['7', '8']) },
  { program: { id: 2, name: '夏饮' }, materials: new Set(['8']) },
  { program: { id: 3, name: '不可读' }, materials: undefined },
]

test('who uses a material, and of how many ads nothing is known', () => {
  expect(usersOf({ ads }, '8').map(({ id }) => id)).toEqual([1, 2])
  expect(usersOf({ ads }, '9')).toEqual([])
  expect([unseen({ ads, total: 3 }), unseen({ ads, total: 10 }), unseen({ ads, total: 0 })]).toEqual([1, 8, 1])
})

const period = [{ start: '07:00', end: '22:00', weeks: '1,2,3,4,5,6,7' }]
const on = (devices: number[], dateStart: number, dateEnd: number) =>
  devices.map((deviceId): PublishedDevice => ({
    deviceId,
    scheduleType: 0,
    schedules: [{ dateStart, dateEnd, period }],
  }))
const plan = (id: number, ...rows: PublishedDevice[][]) => adPlan({ id }, rows.flat(), 0)

test.each<[string, Parameters<typeof playingOn>[0], Parameters<typeof playingOn>[1], number | undefined]>([
  [
    'a terminal with two of them counts once',
    users(1, 2),
    [plan(1, on([1, 2], 20261101, TODAY)), plan(2, on([2, 3], TODAY, 20261231))],
    3,
  ],
  [
    'days that are over or to come do not count',
    users(1),
    [plan(1, on([1], 20261101, 20261126), on([2], 20261128, 20261130))],
    0,
  ],
  [
    'one that is not approved plays nowhere',
    [...users(1), { id: 9, status: 0 }],
    [plan(1, on([1], 20261101, TODAY))],
    1,
  ],
  ['nobody knows of one that the plan has not read', users(1, 2), [plan(1, on([1], 20261101, TODAY))], undefined],
])('%s', (_name, using, plans, expected) => {
  expect(playingOn(using, plans, TODAY)).toBe(expected)
})

function users(...ids: number[]) {
  return ids.map((id) => ({ id, status: 1 as const }))
}

test.each<[users: number, playing: number | undefined, unknown: number, text: string]>([
  [4, 12, 0, '用于 4 个广告，正在 12 台播放'],
  [4, undefined, 0, '用于 4 个广告'],
  [1, 0, 3, '用于 1 个广告，3 个广告未查看'],
  [0, undefined, 0, '未被任何广告使用'],
  [0, 0, 1200, '没有找到使用它的广告，1,200 个广告未查看'],
])('%j ads, %j terminals, %j not seen', (count, playing, unknown, text) => {
  expect(usageText(count, playing, unknown)).toBe(text)
})
