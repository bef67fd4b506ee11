import { expect, test } from 'vitest'
import type { Device, PlayEntry } from '#src/api/generated/types.gen.ts'
import { DEFAULT_SCHEDULE, toSchedule } from './schedule-rules.ts'
import { takeOverParts, takeOverSteps, type TakeOverPart } from './take-over.ts'

const TODAY = 20261120
const names = {
  group: (id: Device['groupId']) => (id === 0 ? '未分组' : id === undefined ? undefined : `分组${id}`),
  org: (id: Device['organizationId']) => (id === undefined ? undefined : `机构${id}`),
}
const whole = toSchedule(DEFAULT_SCHEDULE)
const entry = (programId: number, plan: Partial<PlayEntry> = whole): PlayEntry => ({
  programId,
  programName: `广告${programId}`,
  ...plan,
})
const parts = (
  old: Omit<Device, 'id'>,
  fresh: Omit<Device, 'id'>,
  oldPlays: PlayEntry[] = [],
  freshPlays: PlayEntry[] = [],
) =>
  takeOverParts(
    { device: { id: 1, ...old }, plays: oldPlays },
    { device: { id: 2, ...fresh }, plays: freshPlays },
    names,
    TODAY,
  )
const find = (all: readonly TakeOverPart[], key: string) => all.find((part) => part.key === key)

test.each<[string, Omit<Device, 'id'>, Omit<Device, 'id'>, string, object]>([
  [
    'a name that differs',
    { name: '南门大屏' },
    { name: '新终端' },
    'name',
    { before: '南门大屏', now: '新终端', same: false, change: { kind: 'facts', fact: 'name', value: '南门大屏' } },
  ],
  ['the same address', { addr: '春和路1号' }, { addr: '春和路1号' }, 'addr', { same: true }],
  ['no remark to take', { remark: '' }, { remark: '临街' }, 'remark', { before: '--', same: false, change: undefined }],
  [
    'the volume that it is to have goes before the one that it has',
    { volume: 30, volumeTarget: { val: 40, period: [{ t: '08:00-09:00', v: 10 }] } },
    { volume: 40 },
    'volume',
    {
      before: '40，08:00-09:00 为 10',
      now: '40',
      same: false,
      change: { kind: 'volume', target: { val: 40, period: [{ t: '08:00-09:00', v: 10 }] } },
    },
  ],
  [
    'a volume of 0 is a value (C18)',
    { volume: 0 },
    {},
    'volume',
    { before: '0', change: { kind: 'volume', target: { val: 0, period: [] } } },
  ],
  [
    'a power window',
    { workCron: '08:00-22:00' },
    { workCron: '07:00-22:00', workCronTarget: '08:00-22:00' },
    'power',
    { same: true },
  ],
  [
    'no power window to take',
    {},
    { workCron: '07:00-22:00' },
    'power',
    { before: '--', same: false, change: undefined },
  ],
  [
    'no group is a group too',
    { groupId: 0 },
    { groupId: 3 },
    'group',
    { before: '未分组', now: '分组3', change: { kind: 'group', groupId: 0 } },
  ],
  ['a group that nobody knows', {}, { groupId: 3 }, 'group', { change: undefined, same: false }],
  ['the same group', { groupId: '3' }, { groupId: 3 }, 'group', { same: true }],
  ['an organisation that nobody knows', {}, { organizationId: 6 }, 'org', { change: undefined, same: false }],
  [
    'the organisation',
    { organizationId: 5 },
    { organizationId: 6 },
    'org',
    { before: '机构5', now: '机构6', change: { kind: 'org', orgId: 5 } },
  ],
])('%s', (_, old, fresh, key, expected) => {
  expect(find(parts(old, fresh), key)).toMatchObject(expected)
})

const insertion = {
  scheduleType: 1,
  schedules: [{ dateStart: TODAY, dateEnd: TODAY, period: [{ start: '10:00', end: '12:00', weeks: '1,2,3,4,5,6,7' }] }],
}
test.each<[string, PlayEntry[], PlayEntry[], object | undefined]>([
  [
    'an ad that the new terminal lacks',
    [entry(7)],
    [],
    { now: '--', same: false, change: { kind: 'program', programId: 7, programName: '广告7', ...whole } },
  ],
  ['one that it has with the same plan', [entry(7)], [entry(8, insertion), entry(7)], { same: true }],
  [
    'one that it has with another',
    [entry(7)],
    [entry(7, insertion)],
    { same: false, now: expect.stringContaining('插播') },
  ],
  [
    'an insertion, with order and repeats as defaults (R6)',
    [entry(7, insertion)],
    [],
    { change: { scheduleType: 1, schedules: [{ period: [{ level: 1, times: 1 }] }] } },
  ],
  [
    'one that is over',
    [entry(7, { ...insertion, schedules: [{ ...insertion.schedules[0], dateStart: 20261101, dateEnd: 20261119 }] })],
    [],
    undefined,
  ],
  [
    'over midnight, in two schedules',
    [
      entry(7, {
        ...insertion,
        schedules: [...insertion.schedules, { ...insertion.schedules[0], dateStart: 20261121, dateEnd: 20261121 }],
      }),
    ],
    [],
    { change: { schedules: [{ dateStart: TODAY }, { dateStart: 20261121 }] } },
  ],
  [
    'a plan of which a part makes no sense is not sent by halves',
    [entry(7, { ...insertion, schedules: [...insertion.schedules, { dateStart: TODAY, dateEnd: TODAY, period: [] }] })],
    [],
    { change: undefined },
  ],
])('publications: %s', (_, old, fresh, expected) => {
  const found = find(parts({}, {}, old, fresh), 'program 7')
  if (expected) expect(found).toMatchObject(expected)
  else expect(found).toBeUndefined()
})

test('facts go in one call, with those of the new terminal that stay; the organisation goes last', () => {
  const all = parts(
    { name: '南门大屏', addr: '春和路1号', remark: '临街', organizationId: 5, groupId: 2 },
    { name: '新终端', addr: '仓库', remark: '备用' },
    [entry(7)],
  )
  const chosen = all.filter(({ key }) => key !== 'addr')
  expect(takeOverSteps(chosen, { id: 2, name: '新终端', addr: '仓库', remark: '备用' })).toEqual([
    {
      keys: ['name', 'remark'],
      label: '终端名称、备注',
      change: { kind: 'facts', name: '南门大屏', addr: '仓库', remark: '临街' },
    },
    {
      keys: ['program 7'],
      label: '广告“广告7”',
      change: { kind: 'program', programId: 7, programName: '广告7', ...whole },
    },
    { keys: ['group'], label: '分组', change: { kind: 'group', groupId: 2 } },
    { keys: ['org'], label: '组织机构', change: { kind: 'org', orgId: 5 } },
  ])
  expect(takeOverSteps([], { id: 2 })).toEqual([])
})

test('an ad that cannot be published is not taken over, and says why', () => {
  const all = takeOverParts(
    { device: { id: 1 }, plays: [entry(7), entry(8)] },
    { device: { id: 2 }, plays: [] },
    names,
    TODAY,
    (programId) => (programId === 8 ? '广告不存在' : undefined),
  )
  expect(find(all, 'program 7')).toMatchObject({ change: { kind: 'program', programId: 7 } })
  expect(find(all, 'program 8')).toMatchObject({ change: undefined, blocked: '广告不存在', same: false })
})
