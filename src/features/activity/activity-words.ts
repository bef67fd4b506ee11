import {
  figuresOf,
  isEnded,
  type Activity,
  type Outcome,
  type Target,
  type UnknownReason,
  type Work,
} from '#src/domain/activity.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { commandTypes, labelOf, type Label } from '#src/domain/labels.ts'
import { formatNumber } from '#src/domain/units.ts'
import { plainId } from '#src/lib/data/parse-json.ts'

const REASONS: Record<UnknownReason, string> = {
  offline: '离线，上线后才有结果',
  gone: '查不到结果，终端可能已删除或停播',
  superseded: '之后又下发过，见较新的任务',
  changed: '之后又改成了别的设置',
  untold: '没有权限查看结果',
  unanswered: '没有收到服务器答复，可能已执行',
}

/** What a terminal is called. */
export function targetName(target: Pick<Target, 'name' | 'sn' | 'id'>): string {
  return deviceName(target) || plainId(target.id)
}

/** What was sent. */
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

/** To what it was sent: the terminal's name, or how many. */
export function subjectText({ targets }: Pick<Activity, 'targets'>): string {
  const [first] = targets
  return targets.length === 1 && first ? targetName(first) : `${formatNumber(targets.length)} 台终端`
}

/** `完成 160 / 178 · 失败 9 · 未知 9`: what is left out is none. */
export function figuresText(activity: Pick<Activity, 'targets' | 'work'>): string {
  const { total, done, failed, unknown, pending } = figuresOf(activity)
  const replaced = activity.targets.filter((target) => isReplaced(target, activity.work)).length
  return [
    `完成 ${formatNumber(done)} / ${formatNumber(total)}`,
    ...(failed > 0 ? [`失败 ${formatNumber(failed)}`] : []),
    ...(replaced > 0 ? [`已被取代 ${formatNumber(replaced)}`] : []),
    ...(unknown > replaced ? [`未知 ${formatNumber(unknown - replaced)}`] : []),
    ...(pending > 0 ? [`进行中 ${formatNumber(pending)}`] : []),
  ].join(' · ')
}

/** What a screen reader hears when an activity has come to its end. */
export function endText(activity: Activity): string {
  return isEnded(activity) ? `${workText(activity)}，${subjectText(activity)}，已结束：${figuresText(activity)}` : ''
}

/** Whether a later setting has taken the place of this one, which then came to nothing more (R62). */
function isReplaced({ reason }: Outcome, { kind }: Work): boolean {
  return (kind === 'volume' || kind === 'power') && (reason === 'superseded' || reason === 'changed')
}

/** What is known of a terminal, with why. */
export function outcomeLabel(outcome: Outcome, work: Work): Label {
  if (isReplaced(outcome, work)) return { text: '已被后一次设置取代', tone: 'neutral' }
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
