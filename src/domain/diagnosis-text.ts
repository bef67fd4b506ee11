import type { Device, DeviceCommand } from '#src/api/generated/types.gen.ts'
import { formatMoment } from './dates.ts'
import { diskText, type Actual, type Diagnosis, type DiagnosisCheck, type Reason } from './diagnosis.ts'
import { commandStatuses, commandTypes, labelOf, UNDELIVERED, type Label } from './labels.ts'
import { wallTime } from './schedule.ts'
import { WEEKDAYS } from './schedule-text.ts'
import { formatDurationWords } from './units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { unnamed } from '#src/lib/text/nameless.ts'

/** Each check in words: when it found something, when it found nothing wrong, and when it could not be made. */
export const checkTexts: Record<DiagnosisCheck, { trouble: string; fine: string; unknown: string }> = {
  offline: { trouble: '终端离线', fine: '终端在线', unknown: '在线状态未知' },
  powerOff: { trouble: '不在开机时段', fine: '在开机时段内', unknown: '开机时段未知' },
  nothingScheduled: { trouble: '无排期', fine: '现在有排期', unknown: '播放计划未知' },
  notSynced: { trouble: '广告未送达', fine: '没有未送达的广告', unknown: '送达情况未知' },
  diskFull: { trouble: '磁盘将满', fine: '磁盘空间充足', unknown: '磁盘空间未知' },
  clockWrong: { trouble: '终端时间不准', fine: '终端时间准确', unknown: '终端时间未知' },
  commandFailed: { trouble: '最近一次指令失败', fine: '最近一次指令没有失败', unknown: '指令结果未知' },
}

/** Each trouble in a word, as it stands in a list. */
const troubleWords: Record<DiagnosisCheck, string> = {
  offline: '离线',
  powerOff: '关机时段',
  nothingScheduled: '无排期',
  notSynced: '未送达',
  diskFull: '磁盘将满',
  clockWrong: '时间不准',
  commandFailed: '指令失败',
}

/** Plans repeat by the week: what they leave out for longer is a gap. */
const PAUSE_DAYS = 7

/** Whether a screen is dark as planned: outside its power window, or in a pause of its plan. */
export function isPlanned(reason: Reason): boolean {
  return reason.kind === 'powerOff' || (goesOn(reason) && reason.next.days <= PAUSE_DAYS)
}

export function troubleLabel(reason: Reason): Label {
  // in a list there is room for the day or the time
  const text = goesOnText(reason)?.replace(/ \d\d:\d\d 开播/, '开播') ?? troubleWords[reason.kind]
  return { text, tone: toneOf(reason) }
}

function toneOf(reason: Reason): Label['tone'] {
  if (isPlanned(reason)) return 'neutral'
  if (reason.kind === 'notSynced') return UNDELIVERED
  if (reason.kind === 'commandFailed') return labelOf(commandStatuses, reason.command.status).tone
  return darkens(reason) && !goesOn(reason) ? 'danger' : 'warning'
}

/** A trouble as it stands over its reason. */
export function troubleText(reason: Reason): string {
  return goesOnText(reason) ?? checkTexts[reason.kind].trouble
}

type Unscheduled = Extract<Reason, { kind: 'nothingScheduled' }>

/** Nothing plays now, and something will. */
function goesOn(reason: Reason): reason is Unscheduled & { next: NonNullable<Unscheduled['next']> } {
  return reason.kind === 'nothingScheduled' && reason.next !== undefined
}

/** When a screen goes on: `11:30 开播`, `明天 07:30 开播`, `周一 07:30 开播`, `12-18 开播`. */
function goesOnText(reason: Reason): string | undefined {
  if (!goesOn(reason)) return undefined
  const { at, days } = reason.next
  if (days === 0) return `${timeText(at)} 开播`
  if (days >= PAUSE_DAYS) return `${dayText(at)} 开播`
  return `${days === 1 ? '明天' : weekdayText(at)} ${timeText(at)} 开播`
}

export const actualTexts: Record<Actual, Label> = {
  unknown: { text: '未知', tone: 'neutral' },
  unreachable: { text: '离线，画面未知', tone: 'danger' },
  off: { text: '关机时段，屏幕不亮', tone: 'neutral' },
  nothing: { text: '此时不播放', tone: 'neutral' },
  old: { text: '广告未送达，画面为空或仍是旧内容', tone: 'danger' },
  partly: { text: '只有部分广告已送达', tone: 'warning' },
  playing: { text: '应播放的广告均已送达', tone: 'success' },
}

export function underWayText({ type }: DeviceCommand): string {
  return `${labelOf(commandTypes, type).text}${labelOf(commandStatuses, 2).text}`
}

/** The reasons in a line, or why there is none. While a command is under way nothing is said to be well. */
export function conclusionText({ reasons, unknown, underWay }: Diagnosis): string {
  const found = reasons.map(troubleText).join('、')
  return [
    found || (underWay ? '暂无结论' : '未发现问题'),
    ...(underWay ? [underWayText(underWay)] : []),
    ...(unknown.length > 0 ? [`${formatNumber(unknown.length)} 项未能判断`] : []),
  ].join('，')
}

/** Whether a reason alone leaves a screen dark or old; the others are to be mended before they do. */
export function darkens({ kind }: Reason): boolean {
  return kind === 'offline' || kind === 'powerOff' || kind === 'nothingScheduled' || kind === 'notSynced'
}

export function sinceOf(reason: Reason): { label: string; at: unknown } | undefined {
  switch (reason.kind) {
    case 'offline':
      return reason.since && { label: '最后在线', at: formatMoment(reason.since.getTime()) }
    case 'notSynced':
      return reason.since && { label: '发布于', at: formatMoment(reason.since.getTime()) }
    case 'commandFailed':
      return reason.command.createTime === undefined ? undefined : { label: '下发于', at: reason.command.createTime }
    default:
      return undefined
  }
}

export function reasonText(reason: Reason, { addr }: Pick<Device, 'addr'>): string {
  switch (reason.kind) {
    case 'offline':
      return `平台收不到终端的消息，请检查现场的电源和网络${addr ? `（${addr}）` : ''}。`
    case 'powerOff':
      return `开机时段为 ${reason.window}，其余时间屏幕不亮${reason.target ? `；新时段 ${reason.target} 尚未生效` : ''}。`
    case 'nothingScheduled':
      return `${idleText(reason.listed)}，${nextText(reason)}。`
    case 'notSynced': {
      const names = reason.entries.map(({ programName, programId }) => programName || unnamed(programId))
      return `应播放 ${formatNumber(reason.wanted)} 个广告，其中 ${formatNumber(names.length)} 个未送达终端：${names.slice(0, 3).join('、')}${names.length > 3 ? ' 等' : ''}。`
    }
    case 'diskFull':
      return `终端上报 ${diskText(reason.diskInfo)}，已用 ${reason.percent}%，新广告可能存不下。`
    case 'clockWrong':
      return `终端时间 ${formatMoment(reason.clientTime.getTime())}，${reason.ahead > 0 ? '快' : '慢'} ${formatDurationWords(Math.round(Math.abs(reason.ahead) / 60) * 60)}，会在错误的时间播放。`
    case 'commandFailed': {
      const { type, msg } = reason.command
      return `${labelOf(commandTypes, type).text}${msg ? `：${msg}` : '，终端没有说明原因'}。`
    }
  }
}

function idleText(listed: number): string {
  if (listed === 0) return '终端上没有广告'
  return listed === 1 ? '终端上的广告此时不播放' : `终端上的 ${formatNumber(listed)} 个广告此时都不播放`
}

function nextText({ next }: Unscheduled): string {
  if (!next) return '以后也没有播放安排'
  const day = next.days === 0 ? '今天' : `${dayText(next.at)} ${weekdayText(next.at)}`
  return `${day} ${timeText(next.at)} 开播`
}

const dayText = (moment: Date) => formatMoment(moment.getTime()).slice(5, 10)
const weekdayText = (moment: Date) => WEEKDAYS[wallTime(moment).weekday - 1]
const timeText = (moment: Date) => formatMoment(moment.getTime()).slice(11, 16)
