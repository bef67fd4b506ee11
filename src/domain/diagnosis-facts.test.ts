import { describe, expect, test } from 'vitest'
import type { Device, DeviceCommand, PlayEntry } from '#src/api/generated/types.gen.ts'
import { formatMoment } from './dates.ts'
import { diagnose, diskPercent, type DiagnosisFacts } from './diagnosis.ts'
import { remediesOf } from './diagnosis-remedies.ts'
import { darkens, isPlanned, reasonText, sinceOf, troubleLabel } from './diagnosis-text.ts'

/* What decides a diagnosis at its edges; the usual cases are in diagnosis.test.ts. */

const NOW = new Date(2026, 10, 25, 15, 30)
const ago = (minutes: number) => formatMoment(NOW.getTime() - minutes * 60_000)
const ad = (programId: number, status: number | undefined, [start, end] = ['00:00', '23:59']): PlayEntry => ({
  programId,
  status,
  schedules: [
    {
      dateStart: 19700101,
      dateEnd: 20501231,
      period: [{ start, end, weeks: '1,2,3,4,5,6,7', level: programId, times: 1 }],
    },
  ],
})
const command = (type: 1 | 4, status: 0 | 1 | 2, minutes?: number): DeviceCommand => ({
  type,
  status,
  ...(minutes !== undefined && { createTime: ago(minutes) }),
})
const found = ({ device, ...facts }: Partial<Omit<DiagnosisFacts, 'device'>> & { device?: Partial<Device> }) =>
  diagnose({
    device: { id: 1, state: 1, ...device },
    deviceAt: NOW,
    playList: undefined,
    commands: undefined,
    now: NOW,
    ...facts,
  })
const kinds = (facts: Parameters<typeof found>[0]) => found(facts).reasons.map(({ kind }) => kind)

test.each([
  ['07:00-12:00', undefined],
  ['07:00-12:00', '07:00-12:00'],
  ['07:00-12:00', ''],
])('a window %j whose target is %j has none to wait for', (workCron, workCronTarget) => {
  expect(found({ device: { workCron, workCronTarget } }).reasons).toEqual([
    { kind: 'powerOff', window: '07:00-12:00', target: undefined },
  ])
})

test('a disk is full from 90 %, and its units are known by their letter', () => {
  expect(kinds({ device: { diskInfo: '90MB/100MB' } })).toEqual(['diskFull'])
  expect(kinds({ device: { diskInfo: '89MB/100MB' } })).toEqual([])
  expect(['1KB/1MB', '0.5/1k', '1M/1TB', '512M/1G', '1024B/1KB'].map(diskPercent)).toEqual([0, 50, 0, 50, 100])
  expect(diskPercent(['1GB/2GB'])).toBeUndefined()
})

test('one ad without a status of arrival leaves it open whether all have arrived', () => {
  expect(found({ playList: [ad(1, 1), ad(2, undefined)] }).unknown).toContain('notSynced')
  expect(found({ playList: [ad(1, 1), ad(2, 1)] }).fine).toContain('notSynced')
})

describe('the newest command', () => {
  test.each<[string, DeviceCommand[], number, string[]]>([
    [
      'is the last of a list in another order that is whole',
      [command(1, 1, 30), command(4, 0, 10)],
      2,
      ['commandFailed'],
    ],
    ['is the first where two are of one moment', [command(1, 0, 10), command(4, 1, 10)], 40, ['commandFailed']],
    ['may be on another page of a list in another order', [command(4, 0, 30), command(1, 1, 10)], 3, []],
    ['is none that says no moment, beside one that does', [command(4, 1, 10), command(1, 0)], 40, []],
  ])('%s', (_what, rows, total, expected) => {
    expect(kinds({ commands: { rows, total } })).toEqual(expected)
  })
})

test('what failed to arrive is named, three ads at most', () => {
  const words = (count: number) => {
    const playList = Array.from({ length: count }, (_, index) => ad(index + 1, 0))
    const reason = found({ playList }).reasons.find(({ kind }) => kind === 'notSynced')
    return reason && reasonText(reason, {})
  }
  expect(words(3)).toMatch(/：未命名（1）、未命名（2）、未命名（3）。$/)
  expect(words(4)).toMatch(/：未命名（1）、未命名（2）、未命名（3） 等。$/)
})

test('words for what is not known of a reason', () => {
  expect(reasonText({ kind: 'offline', since: undefined }, {})).toMatch(/网络。$/)
  expect(reasonText({ kind: 'commandFailed', command: { type: 4 } }, {})).toBe('磁盘清理，终端没有说明原因。')
  expect(sinceOf({ kind: 'commandFailed', command: { type: 4 } })).toBeUndefined()
  expect(sinceOf({ kind: 'commandFailed', command: command(4, 0, 10) })).toEqual({ label: '下发于', at: ago(10) })
  expect(sinceOf({ kind: 'diskFull', diskInfo: '8GB/8GB', percent: 100 })).toBeUndefined()
})

test('a clock that is behind by less than the tolerance is right, and its words round to minutes', () => {
  const device = (seconds: number) => ({ clientTime: formatMoment(NOW.getTime() + seconds * 1000) })
  expect([300, 301, -300, -301].map((seconds) => kinds({ device: device(seconds) }).length)).toEqual([0, 1, 0, 1])
  const [reason] = found({ device: device(-389) }).reasons
  expect(reason && reasonText(reason, {})).toMatch(/慢 6分/)
})

test('what leaves a screen dark or old, and what is mended before it does', () => {
  const every = [
    ...found({ device: { state: 0, workCron: '07:00-12:00', diskInfo: '8GB/8GB' }, playList: [ad(1, 0)] }).reasons,
    ...found({ playList: [], commands: { rows: [command(1, 0, 1)], total: 1 } }).reasons,
    ...found({ device: { clientTime: ago(60) } }).reasons,
  ]
  expect(every.map((reason) => [reason.kind, darkens(reason)])).toEqual([
    ['offline', true],
    ['powerOff', true],
    ['notSynced', true],
    ['diskFull', false],
    ['nothingScheduled', true],
    ['commandFailed', false],
    ['clockWrong', false],
  ])
})

test('a pause of the plan is no alarm, and leads to what comes next; a longer gap is one, and nothing at all more so', () => {
  const of = (change: object, weeks = '1,2,3,4,5,6,7', times: [string, string] = ['08:00', '09:00']) => {
    const { schedules: [schedule] = [], ...entry } = ad(1, 1, times)
    const [period] = schedule?.period ?? []
    return found({ playList: [{ ...entry, schedules: [{ ...schedule, ...change, period: [{ ...period, weeks }] }] }] })
      .reasons[0]
  }
  const pause = of({}, '3', ['18:00', '19:00'])
  const seen = [
    pause,
    of({}),
    of({}, '1,2,3'),
    of({}, '3'),
    of({ dateStart: 20261203 }),
    of({ dateEnd: 20261125 }),
  ].map((reason) => reason && { ...troubleLabel(reason), planned: isPlanned(reason), dark: darkens(reason) })
  expect(seen).toEqual([
    { text: '18:00 开播', tone: 'neutral', planned: true, dark: true },
    { text: '明天开播', tone: 'neutral', planned: true, dark: true },
    { text: '周一开播', tone: 'neutral', planned: true, dark: true },
    { text: '12-02 开播', tone: 'neutral', planned: true, dark: true },
    { text: '12-03 开播', tone: 'warning', planned: false, dark: true },
    { text: '无排期', tone: 'danger', planned: false, dark: true },
  ])
  expect(pause && remediesOf(pause, { id: 1 }, () => true).map(({ kind }) => kind)).toEqual(['week', 'publish'])
})

test('publishing is offered to who may do both parts of it', () => {
  const [reason] = found({ playList: [] }).reasons
  const offered = (...held: string[]) =>
    reason &&
    remediesOf(reason, { id: 1 }, (permission) => [permission].flat().some((code) => held.includes(code))).map(
      ({ kind }) => kind,
    )
  expect(offered('3', '3c')).toEqual(['publish', 'week'])
  expect(offered('3')).toEqual(['week'])
  expect(offered('3c')).toEqual(['week'])
})
