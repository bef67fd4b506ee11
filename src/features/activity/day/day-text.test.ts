import { expect, test } from 'vitest'
import { newActivity, type Outcome, type UnknownReason, type Work } from '#src/domain/activity.ts'
import { dayEntries } from './day-entries.ts'
import { spanOf } from './day-span.ts'
import { dayText } from './day-text.ts'

const NOW = new Date('2026-11-20T18:00:00+08:00').getTime()
const HOUR = 3_600_000
const at = (hour: number) => NOW - (18 - hour) * HOUR
const sent = (work: Work, hour: number, outcomes: readonly Outcome[]) => {
  const devices = outcomes.map((_outcome, index) => ({ id: index, name: `大屏 ${index + 1}` }))
  const activity = newActivity(`${work.kind} ${hour}`, '13800000001', work, devices, at(hour))
  return { ...activity, targets: activity.targets.map((target, index) => ({ ...target, ...outcomes[index] })) }
}
const failed = Array.from({ length: 7 }, (): Outcome => ({ state: 'failed', message: '磁盘被占用' }))
const known = {
  activities: [
    sent({ kind: 'publish', program: { id: 1, name: '里程翻倍' } }, 17, [{ state: 'pending' }, { state: 'done' }]),
    sent({ kind: 'command', type: 4 }, 9, [...failed, { state: 'done' }]),
    // the day before
    sent({ kind: 'command', type: 1 }, -1, [{ state: 'done' }]),
  ],
  notes: [
    { at: at(11), what: '审核通过素材', subject: '秋日徒步', state: 'done' as const },
    { at: at(10), what: '删除广告', subject: '里程翻倍', state: 'refused' as const, why: '广告正在播放' },
  ],
  commands: [
    // of the task above
    { sn: 'A1', name: '大屏 1', type: 4 as const, status: 0 as const, createTime: '2026-11-20 09:00:03' },
    // of another browser in the same minute
    ...['大屏 1', '大屏 9'].map((name) => ({
      name,
      type: 4 as const,
      status: 1 as const,
      createTime: '2026-11-20 09:00:40',
    })),
    { sn: 'A1', name: '大屏 1', type: 1 as const, status: 0 as const, msg: '超时', createTime: '2026-11-20 08:00:00' },
    { sn: 'A2', name: '大屏 2', type: 1 as const, status: 1 as const, createTime: '2026-11-20 08:00:00' },
  ],
  plays: [
    // from another browser
    {
      programId: 2,
      programName: '早餐',
      deviceName: '大屏 1',
      type: 1 as const,
      status: 1,
      createTime: '2026-11-20 07:00:00',
    },
  ],
}

test('the day: what is under way, what went wrong, what was refused, what is done, each once', () => {
  const text = dayText(dayEntries(known, spanOf({}, NOW)), '交接小结', ['来源'])
  expect(text.split('\n')).toEqual([
    '交接小结',
    '',
    '进行中 1 项',
    '- 17:00 发布“里程翻倍”，2 台终端：完成 1 / 2 · 进行中 1',
    '',
    '失败或未知 2 项',
    '- 09:00 磁盘清理，8 台终端：完成 1 / 8 · 失败 7',
    ...[1, 2, 3, 4, 5].map((number) => `  大屏 ${number}：失败（磁盘被占用）`),
    '  另有 2 台',
    '- 08:00 重启，2 台终端：完成 1 / 2 · 失败 1',
    '  大屏 1：失败（超时）',
    '',
    '被拒绝 1 项',
    '- 10:00 删除广告，里程翻倍：被拒绝：广告正在播放',
    '',
    '已完成 3 项',
    '- 11:00 审核通过素材，秋日徒步：成功',
    '- 09:00 磁盘清理，2 台终端：完成 2 / 2',
    '- 07:00 发布“早餐”，大屏 1：完成 1 / 1',
    '',
    '来源',
  ])
})

test('a shift: its hours, over midnight where it ends before it begins', () => {
  const night = spanOf({ day: '2026-11-19', from: '22:00', to: '08:00' }, NOW)
  expect([night.from, night.until]).toEqual([at(-2), at(8)])
  expect(dayEntries(known, night).map(({ what }) => what)).toEqual(['发布“早餐”', '重启'])
})

test('what was stopped before it arrived, or set anew, is neither failed nor unknown, but is named', () => {
  const program = { id: 1, name: '里程翻倍' }
  const reason = (reason: UnknownReason): Outcome => ({ state: 'unknown', reason })
  const play = (type: 0 | 1, hour: number, sn: string, status = 0) => ({
    programId: 2,
    programName: '早餐',
    deviceSn: sn,
    deviceName: sn,
    type,
    status,
    createTime: `2026-11-20 ${String(hour).padStart(2, '0')}:00:00`,
  })
  const told = {
    activities: [
      sent({ kind: 'publish', program }, 17, [reason('stopped'), { state: 'done' }]),
      sent({ kind: 'publish', program }, 16, [reason('stopped'), reason('superseded')]),
      sent({ kind: 'power', window: '08:00-22:00' }, 15, [reason('superseded')]),
    ],
    notes: [],
    commands: [],
    // one that was stopped from another browser, and published again; the other was not
    plays: [play(1, 7, 'A1'), play(1, 7, 'A2'), play(0, 8, 'A1', 1), play(1, 9, 'A1')],
  }
  expect(
    dayText(dayEntries(told, spanOf({}, NOW)), '交接小结', [])
      .split('\n')
      .filter(Boolean),
  ).toEqual([
    '交接小结',
    '进行中 2 项',
    '- 09:00 发布“早餐”，A1：完成 0 / 1 · 未送达 1',
    '- 07:00 发布“早餐”，2 台终端：完成 0 / 2 · 已停播 1 · 未送达 1',
    '失败或未知 1 项',
    '- 16:00 发布“里程翻倍”，2 台终端：完成 0 / 2 · 已停播 1 · 未知 1',
    '  大屏 2：未知（之后又下发过，见较新的任务）',
    '已完成 3 项',
    '- 17:00 发布“里程翻倍”，2 台终端：完成 1 / 2 · 已停播 1',
    '- 15:00 设置开关机时间 08:00-22:00，大屏 1：完成 0 / 1 · 已被取代 1',
    '- 08:00 停播“早餐”，A1：完成 1 / 1',
  ])
})
