import { expect, test } from 'vitest'
import { newActivity, type Outcome, type Work } from '#src/domain/activity.ts'
import { handoverText } from './handover-text.ts'

const NOW = new Date('2026-11-20T18:00:00+08:00').getTime()
const sent = (work: Work, hour: number, outcomes: readonly Outcome[]) => {
  const devices = outcomes.map((_outcome, at) => ({ id: at, name: `大屏 ${at + 1}` }))
  const activity = newActivity(`${work.kind} ${hour}`, '13800000001', work, devices, NOW - (18 - hour) * 3_600_000)
  return { ...activity, targets: activity.targets.map((target, at) => ({ ...target, ...outcomes[at] })) }
}
const failed = Array.from({ length: 7 }, (): Outcome => ({ state: 'failed', message: '磁盘被占用' }))

test('what is under way, what went wrong and what is done today, with its terminals', () => {
  const text = handoverText(
    [
      sent({ kind: 'publish', program: { id: 1, name: '里程翻倍' } }, 17, [{ state: 'pending' }, { state: 'done' }]),
      sent({ kind: 'command', type: 4 }, 9, [...failed, { state: 'done' }]),
      sent({ kind: 'power', window: '08:00-20:00' }, 8, [{ state: 'done' }]),
      // the day before
      sent({ kind: 'command', type: 1 }, -1, [{ state: 'done' }]),
    ],
    '王磊（13800000001）',
    NOW,
  )
  expect(text.split('\n')).toEqual([
    '交接小结 2026-11-20 18:00 王磊（13800000001）',
    '',
    '进行中 1 项',
    '- 17:00 发布“里程翻倍”，2 台终端：完成 1 / 2 · 进行中 1',
    '',
    '失败或未知 1 项',
    '- 09:00 磁盘清理，8 台终端：完成 1 / 8 · 失败 7',
    ...[1, 2, 3, 4, 5].map((at) => `  大屏 ${at}：失败（磁盘被占用）`),
    '  另有 2 台',
    '',
    '已完成 1 项',
    '- 08:00 设置开关机时间 08:00-20:00，大屏 1：完成 1 / 1',
    '',
    '仅含此账号在本浏览器下发的任务。',
  ])
})
