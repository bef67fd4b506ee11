import type { PeriodSeen, ScheduleSeen } from '#src/api/generated/types.gen.ts'
import { formatDay } from './dates.ts'
import { isInterruption } from './read-values.ts'
import { clockOf, isPermanent, weekdaysOf, type Overlap, type Scheduled } from './schedule.ts'

/** The weekdays, Monday first (2§9). */
export const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** `1,2,3,4,5` as people say it: 周一至周五, all seven as 每天 (2§9). */
export function weeksText(weeks: unknown): string {
  return weekdaysText(weekdaysOf(weeks))
}

/** A range of days, one day as itself; from before 2017 to after 2050 it is 永久 (R7). */
export function dateRangeText({ dateStart, dateEnd }: ScheduleSeen): string {
  if (isPermanent(dateStart, dateEnd)) return '永久'
  const [first, last] = [formatDay(dateStart), formatDay(dateEnd)]
  return first === last ? first : `${first} 至 ${last}`
}

/** One period in words, where its kind stands beside it: 每天全天，顺序 3，连续播放1次. */
export function periodText({ start, end, weeks, times, level }: PeriodSeen): string {
  const time = start && end ? timeText(start, end) : `${start ?? '--'}-${end ?? '--'}`
  const parts = [`${weeksText(weeks)}${time === '全天' ? time : ` ${time}`}`]
  if (level !== undefined) parts.push(`顺序 ${level}`)
  if (times !== undefined) parts.push(`连续播放${times}次`)
  return parts.join('，')
}

/** A plan in words, where its kind stands beside it: 2026-11-06 至 2026-11-22，每天全天，顺序 3. */
export function datedText(schedule: ScheduleSeen): string {
  const periods = (schedule.period ?? []).map(periodText).join('；')
  return [dateRangeText(schedule), periods].filter(Boolean).join('，')
}

/** Weekdays as people say them: 每天, 周一至周五, 周二、周六至周日. */
export function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return '每天'
  const runs: number[][] = []
  for (const day of weekdays) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) => WEEKDAYS[(day ?? 0) - 1] ?? ''
  return (
    runs
      .map((run) => (run.length > 2 ? `${name(run[0])}至${name(run.at(-1))}` : run.map(name).join('、')))
      .join('、') || '--'
  )
}

/** Two periods crossing, in words: `周一至周五 09:00-10:00`. */
export function overlapText({ weekdays, start, end }: Overlap): string {
  return `${weekdaysText(weekdays)} ${clockOf(start)}-${clockOf(end)}`
}

/** What kind of plan it is, in a few words: 永久轮播, 2026-12-01 至 2026-12-31 插播. */
export function planText(plan: Scheduled): string {
  const ranges = [...new Set((plan.schedules ?? []).map(dateRangeText))]
  return `${ranges.join('、') || '--'}${ranges.length === 1 && ranges[0] === '永久' ? '' : ' '}${isInterruption(plan) ? '插播' : '轮播'}`
}

export function scheduleSentence({ scheduleType, schedules = [] }: Scheduled): string {
  const interrupts = isInterruption({ scheduleType })
  const parts = schedules.map((schedule) => {
    const period = schedule.period ?? []
    const days =
      schedule.dateStart === undefined || schedule.dateEnd === undefined ? '未选择日期' : dateRangeText(schedule)
    return `${days}，${period.map((one) => momentText(one, interrupts)).join('；') || '未选择时间'}`
  })
  return `${parts.join('；') || '未选择时间'}${interrupts ? '，插播期间轮播的广告暂停' : ''}。`
}

function momentText({ start, end, weeks, times, level }: PeriodSeen, interrupts: boolean): string {
  const days = weekdaysOf(weeks)
  const time = timeText(start, end)
  const when = [days.length > 0 && weekdaysText(days), start && end && (time === '全天' ? time : ` ${time} `)]
  const parts = [`${when.filter(Boolean).join('')}${interrupts ? '插播' : '轮播'}`.trim()]
  if (days.length === 0) parts.push('未选择周期')
  if (!start || !end) parts.push(time)
  if (!interrupts && level !== undefined) parts.push(`顺序 ${level}`)
  if (!interrupts && times !== undefined) parts.push(`连续播放${times}次`)
  return parts.join('，')
}

export function planDifference(before: Scheduled, after: Scheduled): string {
  const parts: string[] = []
  const compare = (words: (plan: Scheduled) => string, label = '') => {
    if (words(before) !== words(after)) parts.push(`${label}${words(before)} → ${words(after)}`)
  }
  compare(planText)
  compare((plan) =>
    unique(plan, ({ weeks, start, end }) => `${weekdaysText(weekdaysOf(weeks))} ${timeText(start, end)}`),
  )
  if (!isInterruption(before) && !isInterruption(after)) {
    compare((plan) => unique(plan, ({ level }) => String(level ?? '--')), '顺序 ')
    compare((plan) => unique(plan, ({ times }) => `${times ?? '--'}次`), '连续播放')
  }
  // the same words in another order: each period has its own
  if (parts.length === 0) parts.push(`${scheduleSentence(before)} → ${scheduleSentence(after)}`)
  return parts.join('；')
}

/** Something of each period, each once. */
function unique({ schedules = [] }: Scheduled, words: (period: PeriodSeen) => string): string {
  return [...new Set(schedules.flatMap(({ period = [] }) => period.map(words)))].sort().join('、') || '--'
}

function timeText(start: string | undefined, end: string | undefined): string {
  if (!start || !end) return '未选择时间'
  return start === '00:00' && end === '23:59' ? '全天' : `${start}-${end}`
}
