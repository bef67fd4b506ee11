import {
  isEntryEnded,
  type Activity,
  type ActivityEntry,
  type Figures,
  type Outcome,
  type Target,
  type UnknownReason,
  type Work,
} from '#src/domain/activity.ts'
import { overtakenBy } from '#src/domain/activity-course.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { commandTypes, labelOf, type Label } from '#src/domain/labels.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { plainId } from '#src/lib/data/parse-json.ts'

const REASONS: Record<UnknownReason, string> = {
  offline: '离线，上线后才有结果',
  gone: '查不到结果，终端可能已删除或停播',
  superseded: '之后又下发过，见较新的任务',
  stopped: '之后已停播',
  changed: '之后又改成了别的设置',
  untold: '没有权限查看结果',
  unanswered: '没有收到服务器答复，可能已执行',
}

export function targetName(target: Pick<Target, 'name' | 'sn' | 'id'>): string {
  return deviceName(target) || plainId(target.id)
}

export function workText({ work }: Pick<Activity, 'work'>): string {
  switch (work.kind) {
    case 'command':
      return labelOf(commandTypes, work.type).text
    case 'publish':
      return `发布“${work.program.name || '未命名广告'}”`
    case 'stop':
      return `停播“${work.program.name || '未命名广告'}”`
    case 'volume':
      return `设置音量 ${work.target.val}`
    case 'power':
      return `设置开关机时间 ${work.window}`
  }
}

export function entryText({ bundle, parts }: ActivityEntry): string {
  if (!bundle || parts.length === 1) return workText(parts[0])
  switch (bundle.kind) {
    case 'restore':
      return '恢复原开关机时间'
    case 'takeOver':
      return `接管“${bundle.name}”`
    case 'publishOrder':
      return `发布订单“${bundle.name}”`
    case 'stopOrder':
      return `停播订单“${bundle.name}”`
    case 'swap':
      return `用“${bundle.name}”替换素材的广告`
  }
}

export function subjectText(parts: readonly Pick<Activity, 'targets'>[]): string {
  const devices = new Map(parts.flatMap(({ targets }) => targets.map((target) => [String(target.id), target])))
  const [first] = devices.values()
  return devices.size === 1 && first ? targetName(first) : `${formatNumber(devices.size)} 台终端`
}

/** Figures of which what a later sending has overtaken is no part of what is unknown. */
interface Sum extends Figures {
  replaced: number
  stopped: number
}

export function sumOf(parts: readonly Pick<Activity, 'targets' | 'work'>[]): Sum {
  const sum: Sum = { total: 0, done: 0, failed: 0, pending: 0, unknown: 0, replaced: 0, stopped: 0 }
  for (const { targets, work } of parts) {
    sum.total += targets.length
    for (const target of targets) {
      const overtaken = overtakenBy(target, work)
      sum[overtaken === 'stop' ? 'stopped' : overtaken === 'setting' ? 'replaced' : target.state] += 1
    }
  }
  return sum
}

/** `完成 160 / 178 · 失败 9 · 未知 9`: what is left out is none. */
export function figuresText(parts: readonly Pick<Activity, 'targets' | 'work'>[]): string {
  const { total, done, failed, unknown, pending, replaced, stopped } = sumOf(parts)
  return [
    `完成 ${formatNumber(done)} / ${formatNumber(total)}`,
    ...(failed > 0 ? [`失败 ${formatNumber(failed)}`] : []),
    ...(replaced > 0 ? [`已被取代 ${formatNumber(replaced)}`] : []),
    ...(stopped > 0 ? [`已停播 ${formatNumber(stopped)}`] : []),
    ...(unknown > 0 ? [`未知 ${formatNumber(unknown)}`] : []),
    ...(pending > 0 ? [`进行中 ${formatNumber(pending)}`] : []),
  ].join(' · ')
}

export function endText(entry: ActivityEntry): string {
  const { parts } = entry
  return isEntryEnded(entry) ? `${entryText(entry)}，${subjectText(parts)}，已结束：${figuresText(parts)}` : ''
}

export function outcomeLabel(outcome: Outcome, work: Work): Label {
  const overtaken = overtakenBy(outcome, work)
  if (overtaken === 'setting') return { text: '已被后一次设置取代', tone: 'neutral' }
  if (overtaken === 'stop') return { text: '已停播（停播前未见送达）', tone: 'neutral' }
  const { state, reason, message } = outcome
  switch (state) {
    case 'done':
      return { text: '完成', tone: 'success' }
    case 'failed':
      return { text: message ? `失败（${message}）` : '失败', tone: 'danger' }
    case 'unknown':
      return { text: reason ? `未知（${REASONS[reason]}）` : '未知', tone: 'warning' }
    case 'pending':
      return { text: '进行中', tone: 'info' }
  }
}
