import { describe, expect, test } from 'vitest'
import type { Device, DeviceCommand, PlayEntry } from '#src/api/generated/types.gen.ts'
import { formatMoment } from './dates.ts'
import { diagnose, diagnosisChecks, diskPercent, type DiagnosisCheck, type DiagnosisFacts } from './diagnosis.ts'
import { remediesOf } from './diagnosis-remedies.ts'
import { conclusionText, reasonText, sinceOf } from './diagnosis-text.ts'
import { allows, type Permission } from './permissions.ts'

// a Wednesday afternoon
const NOW = new Date(2026, 10, 25, 15, 30)
const MINUTE = 60_000
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE)
const said = (date: Date) => formatMoment(date.getTime())

const device: Device = {
  id: 1001,
  state: 1,
  workCron: '07:00-23:00',
  workCronTarget: '07:00-23:00',
  diskInfo: '3.2GB/8GB',
  clientTime: said(NOW),
  lastOnline: said(NOW),
  addr: '滨江路8号',
  district: '滨江区',
}

function ad(programId: number, start: string, end: string, more: Partial<PlayEntry> = {}): PlayEntry {
  const period = [{ start, end, weeks: '1,2,3,4,5,6,7', level: programId, times: 1 }]
  return {
    programId,
    programName: `广告${programId}`,
    scheduleType: 0,
    schedules: [{ dateStart: 19700101, dateEnd: 20501231, period }],
    status: 1,
    ...more,
  }
}

const restart: DeviceCommand = { type: 1, status: 1, createTime: said(ago(30)) }
const failed: DeviceCommand = { type: 1, status: 0, msg: '终端正在升级', createTime: said(ago(10)) }

const healthy: DiagnosisFacts = {
  device,
  deviceAt: NOW,
  playList: [ad(1, '00:00', '23:59'), ad(2, '10:00', '18:00')],
  commands: { rows: [restart], total: 1 },
  now: NOW,
}

const found = (facts: Partial<DiagnosisFacts>) => diagnose({ ...healthy, ...facts })
const kinds = (facts: Partial<DiagnosisFacts>) => found(facts).reasons.map(({ kind }) => kind)
const withDevice = (change: Partial<Device>) => ({ device: { ...device, ...change } })

test('a healthy terminal: what should play is there, every check found nothing', () => {
  const { wanted, actual, reasons, fine, unknown } = found({})
  expect(wanted?.map(({ programId }) => programId)).toEqual([1, 2])
  expect({ actual, reasons, unknown }).toEqual({ actual: 'playing', reasons: [], unknown: [] })
  expect(fine).toEqual(diagnosisChecks)
})

describe('reasons, with their figures, and the words', () => {
  test.each<[string, Partial<DiagnosisFacts>, DiagnosisCheck[], RegExp]>([
    ['offline', withDevice({ state: 0, lastOnline: said(ago(390)) }), ['offline'], /检查现场的电源和网络（滨江路8号）/],
    [
      'outside the window',
      withDevice({ workCron: '18:00-23:00' }),
      ['powerOff'],
      /开机时段为 18:00-23:00.*新时段 07:00-23:00 尚未生效/,
    ],
    ['no ads', { playList: [] }, ['nothingScheduled'], /终端上没有广告，以后也没有播放安排/],
    [
      'ads at other times',
      { playList: [ad(1, '18:00', '19:00')] },
      ['nothingScheduled'],
      /终端上的广告此时不播放，今天 18:00 开播/,
    ],
    [
      'ads of yesterday and of tomorrow',
      { playList: [ad(1, '08:00', '09:00'), ad(2, '07:00', '08:00')] },
      ['nothingScheduled'],
      /终端上的 2 个广告此时都不播放，11-26 周四 07:00 开播/,
    ],
    [
      'not arrived',
      { playList: [ad(1, '00:00', '23:59'), ad(2, '10:00', '18:00', { status: 0 })] },
      ['notSynced'],
      /应播放 2 个广告，其中 1 个未送达终端：广告2/,
    ],
    [
      'a waiting interruption',
      { playList: [ad(1, '00:00', '23:59'), ad(2, '15:00', '16:00', { status: 0, scheduleType: 1 })] },
      ['notSynced'],
      /应播放 1 个广告/,
    ],
    ['full disk', withDevice({ diskInfo: '7.6GB/8GB' }), ['diskFull'], /上报 7.6 \/ 8 GB，已用 95%/],
    ['clock behind', withDevice({ clientTime: said(ago(47)) }), ['clockWrong'], /慢 47分，/],
    ['clock ahead', withDevice({ clientTime: said(ago(-9 * 60)) }), ['clockWrong'], /快 9小时，/],
    [
      'failed command',
      { commands: { rows: [failed, restart], total: 2 } },
      ['commandFailed'],
      /^重启：终端正在升级。$/,
    ],
  ])('%s', (_what, facts, expected, words) => {
    const { reasons } = found(facts)
    expect(reasons.map(({ kind }) => kind)).toEqual(expected)
    expect(reasons[0] && reasonText(reasons[0], device)).toMatch(words)
  })

  test('come in the order in which they explain a dark screen', () => {
    const facts = {
      ...withDevice({ state: 0, workCron: '18:00-23:00', diskInfo: '8GB/8GB' }),
      playList: [ad(1, '00:00', '23:59', { status: 0 })],
      commands: { rows: [failed], total: 1 },
    }
    expect(kinds(facts)).toEqual(['offline', 'powerOff', 'notSynced', 'diskFull', 'commandFailed'])
    expect(kinds({ ...facts, playList: [] })[2]).toBe('nothingScheduled')
  })

  test('say since when, as far as that is known', () => {
    const since = (facts: Partial<DiagnosisFacts>) => found(facts).reasons.map(sinceOf)
    expect(since(withDevice({ state: 0, lastOnline: said(ago(390)) }))).toEqual([
      { label: '最后在线', at: said(ago(390)) },
    ])
    expect(since(withDevice({ state: 0, lastOnline: undefined }))).toEqual([undefined])
    const playList = [1, 2].map((id) => ad(id, '00:00', '23:59', { status: 0 }))
    expect(since({ playList })).toEqual([undefined])
    const publishedAt = new Map([
      ['1', ago(20)],
      ['2', ago(90)],
    ])
    expect(since({ playList, publishedAt })).toEqual([{ label: '发布于', at: said(ago(90)) }])
    expect(since(withDevice({ workCron: '18:00-23:00' }))).toEqual([undefined])
  })
})

describe('no trouble', () => {
  test.each<[string, Partial<DiagnosisFacts>]>([
    ['a clock five minutes off', withDevice({ clientTime: said(ago(5)) })],
    ['a clock read some time ago', { ...withDevice({ clientTime: said(ago(60)) }), deviceAt: ago(61) }],
    [
      'the last minute of the day',
      {
        ...withDevice({ workCron: '00:00-23:59', clientTime: said(new Date(2026, 10, 25, 23, 59)) }),
        deviceAt: new Date(2026, 10, 25, 23, 59),
        now: new Date(2026, 10, 25, 23, 59),
      },
    ],
    ['an ad that waits for tomorrow', { playList: [ad(1, '00:00', '23:59'), ad(2, '18:00', '19:00', { status: 0 })] }],
    ['a disk of 89 %', withDevice({ diskInfo: '7.1GB/8GB' })],
    ['no command yet', { commands: { rows: [], total: 0 } }],
    [
      'a failure that another command followed',
      { commands: { rows: [{ ...restart, createTime: said(ago(1)) }, failed], total: 40 } },
    ],
    [
      'a command under way',
      {
        commands: {
          rows: [{ ...restart, status: 2, createTime: said(NOW) }, failed],
          total: 2,
        },
      },
    ],
  ])('%s', (_what, facts) => {
    const { reasons, unknown } = found(facts)
    expect({ reasons, unknown }).toEqual({ reasons: [], unknown: [] })
  })
})

describe('unknown, where an answer is missing or says nothing', () => {
  test.each<[string, Partial<DiagnosisFacts>, DiagnosisCheck[], string]>([
    ['no detail', { device: undefined }, ['offline', 'powerOff', 'diskFull', 'clockWrong'], 'unknown'],
    ['no play list', { playList: undefined }, ['nothingScheduled', 'notSynced'], 'unknown'],
    ['no history', { commands: undefined }, ['commandFailed'], 'playing'],
    ['a state that nobody knows', withDevice({ state: 7 as 0 }), ['offline', 'clockWrong'], 'unknown'],
    ['no window', withDevice({ workCron: undefined }), ['powerOff'], 'playing'],
    ['a window without length', withDevice({ workCron: '08:00-08:00' }), ['powerOff'], 'playing'],
    ['a disk in other words', withDevice({ diskInfo: '剩余 2GB' }), ['diskFull'], 'playing'],
    ['no clock', withDevice({ clientTime: undefined }), ['clockWrong'], 'playing'],
    ['no status of arrival', { playList: [ad(1, '00:00', '23:59', { status: undefined })] }, ['notSynced'], 'unknown'],
    [
      'a history in another order, with more pages',
      { commands: { rows: [restart, failed], total: 40 } },
      ['commandFailed'],
      'playing',
    ],
  ])('%s', (_what, facts, expected, actual) => {
    const diagnosis = found(facts)
    expect(diagnosis.unknown).toEqual(expected)
    expect(diagnosis.reasons).toEqual([])
    expect(diagnosis.actual).toBe(actual)
  })

  test('nothing came: nothing is said to be well', () => {
    const { wanted, reasons, fine, unknown } = found({ device: undefined, playList: undefined, commands: undefined })
    expect({ wanted, reasons, fine, unknown }).toEqual({
      wanted: undefined,
      reasons: [],
      fine: [],
      unknown: diagnosisChecks,
    })
  })

  test('the clock of a terminal that is offline', () => {
    expect(found(withDevice({ state: 0, clientTime: said(ago(600)) })).unknown).toEqual(['clockWrong'])
  })
})

describe('a command under way', () => {
  const commands = { rows: [{ ...restart, status: 2 as const, createTime: said(ago(1)) }, failed], total: 2 }

  test('is neither well nor trouble, and nothing else is said to be well', () => {
    const diagnosis = found({ commands })
    expect(diagnosis.underWay).toEqual(commands.rows[0])
    expect([...diagnosis.fine, ...diagnosis.unknown]).not.toContain('commandFailed')
    expect(conclusionText(diagnosis)).toBe('暂无结论，重启执行中')
  })

  test('stands beside what was found', () => {
    const playList = [ad(1, '00:00', '23:59', { status: 0 })]
    expect(conclusionText(found({ commands, playList }))).toMatch(/^广告[^，]*，重启执行中$/)
    expect(conclusionText(found({ playList: undefined }))).toBe('未发现问题，2 项未能判断')
  })
})

test.each<[string, Partial<DiagnosisFacts>, string]>([
  ['offline', withDevice({ state: 0, workCron: '18:00-23:00' }), 'unreachable'],
  ['off', withDevice({ workCron: '18:00-23:00' }), 'off'],
  ['nothing', { playList: [] }, 'nothing'],
  ['old', { playList: [ad(1, '00:00', '23:59', { status: 0 })] }, 'old'],
  ['partly', { playList: [ad(1, '00:00', '23:59'), ad(2, '00:00', '23:59', { status: 0 })] }, 'partly'],
])('what can be told of the picture: %s', (_what, facts, actual) => {
  expect(found(facts).actual).toBe(actual)
})

test.each([
  ['7.6GB/8GB', 95],
  ['512MB/1GB', 50],
  ['7.6/8GB', 95],
  [' 7.6 G / 8 G ', 95],
  ['0GB/8GB', 0],
  ['9GB/8GB', undefined],
  ['0/0', undefined],
  ['95%', undefined],
  ['无', undefined],
  [undefined, undefined],
])('a disk of %j', (diskInfo, percent) => {
  expect(diskPercent(diskInfo)).toBe(percent)
})

describe('remedies', () => {
  const all = ['1', '12', '13', '3', '3c']
  const offered = (facts: Partial<DiagnosisFacts>, held: readonly string[] = all) => {
    const can = (permission: Permission) => allows(new Set(held), permission)
    const [reason] = found(facts).reasons
    if (!reason) throw new Error('No reason was found')
    return remediesOf(reason, facts.device ?? device, can).map((remedy) =>
      remedy.kind === 'command' ? `command ${remedy.type}${remedy.blocked ? ' blocked' : ''}` : remedy.kind,
    )
  }
  const waiting = { playList: [ad(1, '00:00', '23:59', { status: 0 })] }

  test.each<[string, Partial<DiagnosisFacts>, string[], string[]]>([
    ['offline', withDevice({ state: 0 }), ['neighbours'], ['neighbours']],
    ['off', withDevice({ workCron: '18:00-23:00' }), ['power'], []],
    ['nothing scheduled', { playList: [] }, ['publish', 'week'], ['week']],
    ['not arrived', waiting, ['command 1', 'rollout'], []],
    ['full disk', withDevice({ diskInfo: '8GB/8GB' }), ['command 4'], []],
    ['wrong clock', withDevice({ clientTime: said(ago(60)) }), ['command 1', 'command 5'], []],
    ['failed restart', { commands: { rows: [failed], total: 1 } }, ['command 1', 'history'], ['history']],
    ['failed recording', { commands: { rows: [{ ...failed, type: 3 }], total: 1 } }, ['history'], ['history']],
  ])('%s: with every right, and with 1 alone', (_what, facts, every, few) => {
    expect(offered(facts)).toEqual(every)
    expect(offered(facts, ['1'])).toEqual(few)
  })

  test('a command to one that is offline says why it cannot be sent', () => {
    const [, reason] = found({ ...withDevice({ state: 0 }), ...waiting }).reasons
    const can = () => true
    expect(reason && remediesOf(reason, { ...device, state: 0 }, can)[0]).toEqual({
      kind: 'command',
      type: 1,
      blocked: '终端不在线，不能下发指令',
    })
  })

  test('one that has no place has no neighbours', () => {
    expect(remediesOf({ kind: 'offline', since: undefined }, { id: 1 }, () => true)).toEqual([])
  })
})
