import type { Schedule } from '#src/api/generated/types.gen.ts'
import { plainText } from '#src/lib/text/clean-text.ts'
import { isInterruption } from './read-values.ts'
import {
  clockOf,
  isPermanent,
  minuteOf,
  overlapOf,
  slotsOf,
  wallTime,
  weekdaysOf,
  type Overlap,
  type Scheduled,
} from './schedule.ts'
import { noon } from './play-week.ts'
import { splitAtMidnight } from './times-of-day.ts'

/*
 * The schedule as a form has it, and the rules of 2§5 for it: the one place that publishing, urgent insertion and
 * orders ask.
 */

export interface PeriodDraft {
  /** `HH:mm`, or '' while not chosen. */
  start: string
  end: string
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  /** Play order as typed. */
  level: string
  times: number
}

/** A schedule as it is being entered. Days are yyyyMMdd. */
export interface ScheduleDraft {
  scheduleType: 0 | 1
  dateStart: number | null
  dateEnd: number | null
  /** The main period and up to two more. */
  periods: readonly PeriodDraft[]
}

/** 2§9: periods of one schedule, the main one among them. */
export const PERIOD_LIMIT = 3

/** 2§9: how often in a row, 连续播放N次. */
export const PLAY_TIMES = [1, 2, 3] as const

/** 2§9: the default days, which are 永久 (R7). */
export const PERMANENT_DAYS = { dateStart: 19700101, dateEnd: 20501231 } as const

const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** 2§9: the default period, the whole of every day. */
export const DEFAULT_PERIOD: PeriodDraft = { start: '00:00', end: '23:59', weekdays: EVERY_DAY, level: '1', times: 1 }

/** 2§9: what a new schedule is. */
export const DEFAULT_SCHEDULE: ScheduleDraft = { scheduleType: 0, ...PERMANENT_DAYS, periods: [DEFAULT_PERIOD] }

export const ADDED_PERIOD: PeriodDraft = { ...DEFAULT_PERIOD, start: '', end: '' }

/**
 * Changes the type as 2§4 has it: to rotation everything goes back to defaults, to interruption the time range is
 * cleared. One period is left, for cleared ones say nothing.
 */
export function withType(draft: ScheduleDraft, scheduleType: 0 | 1): ScheduleDraft {
  if (scheduleType === draft.scheduleType) return draft
  if (scheduleType === 0) return { ...draft, scheduleType, periods: [DEFAULT_PERIOD] }
  return { ...draft, scheduleType, periods: [{ ...(draft.periods[0] ?? DEFAULT_PERIOD), start: '', end: '' }] }
}

/**
 * A schedule whose period over midnight is two: the rest of each of its days, and the beginning of each day after. The
 * first and the last days of the whole stay (T8).
 */
export function withSplit(draft: ScheduleDraft, index: number): ScheduleDraft {
  const period = draft.periods[index]
  const parts = period && splitAtMidnight(period)
  if (!parts) return draft
  const dayAfter = period.weekdays.map((day) => (day % 7) + 1).sort((a, b) => a - b)
  const periods = [
    ...(parts.first ? [{ ...period, ...parts.first }] : []),
    ...(parts.second ? [{ ...period, ...parts.second, weekdays: dayAfter }] : []),
  ]
  return { ...draft, periods: draft.periods.flatMap((other, at) => (at === index ? periods : [other])) }
}

export interface PeriodErrors {
  range?: string
  weekdays?: string
  level?: string
}

export interface ScheduleErrors {
  days?: string
  /** One for each period; empty where all is well. */
  periods: PeriodErrors[]
  /** What is wrong with the periods together. */
  together?: string
}

/** Play order: 1 to 9999, at most four digits (2§5). */
export function levelWrong(level: string): string | undefined {
  return /^[1-9]\d{0,3}$/.test(plainText(level)) ? undefined : '请输入播放顺序的数字(1-9999)'
}

function periodErrors({ start, end, weekdays, level }: PeriodDraft, index: number, scheduleType: 0 | 1): PeriodErrors {
  const from = minuteOf(start)
  const to = minuteOf(end)
  const errors: PeriodErrors = {}
  if (from === undefined || to === undefined) errors.range = index === 0 ? '请选择投放时间' : '请选择播放时段'
  else if (from >= to) errors.range = '开始时间必须早于结束时间'
  if (weekdays.length === 0) errors.weekdays = '请选择播放周期'
  const wrong = scheduleType === 0 ? levelWrong(level) : undefined
  if (wrong !== undefined) errors.level = wrong
  return errors
}

/** Why days are too late on a day (`yyyyMMdd`), in words. */
export function daysPast(dateEnd: number | null, today: number): string | undefined {
  return dateEnd !== null && dateEnd < today ? '结束日期不能早于今天' : undefined
}

/** The rules of 2§5 for a whole schedule, with their messages; for one that is to be sent, on a day (`yyyyMMdd`). */
export function scheduleErrors(draft: ScheduleDraft, today = 0): ScheduleErrors {
  const errors: ScheduleErrors = {
    periods: draft.periods.map((period, index) => periodErrors(period, index, draft.scheduleType)),
  }
  if (draft.dateStart === null || draft.dateEnd === null) errors.days = '请选择投放日期'
  else if (draft.dateStart > draft.dateEnd) errors.days = '开始日期不能晚于结束日期'
  else {
    const past = daysPast(draft.dateEnd, today)
    if (past !== undefined) errors.days = past
  }
  if (draft.periods.length > PERIOD_LIMIT) errors.together = '不能超过三条'
  else if (periodOverlaps(draft.periods).length > 0) errors.together = '时间段不能交叉'
  return errors
}

/** The first thing wrong with a schedule, in words; undefined when it can be sent. */
export function scheduleWrong(draft: ScheduleDraft, today = 0): string | undefined {
  const { days, periods, together } = scheduleErrors(draft, today)
  return (
    days ??
    periods.flatMap(({ range, weekdays, level }) => [range, weekdays, level]).find((wrong) => wrong !== undefined) ??
    together
  )
}

export interface PeriodOverlap extends Overlap {
  a: number
  b: number
}

/** Where periods of one form cross: the same minutes of the same weekday (2§5, R5). */
export function periodOverlaps(periods: readonly Pick<PeriodDraft, 'start' | 'end' | 'weekdays'>[]): PeriodOverlap[] {
  const slots = periods.map(
    ({ start, end, weekdays }) =>
      slotsOf([{ schedules: [{ ...PERMANENT_DAYS, period: [{ start, end, weeks: weekdays.join(',') }] }] }])[0],
  )
  return slots.flatMap((a, index) =>
    slots.slice(index + 1).flatMap((b, offset) => {
      const overlap = a && b && overlapOf(a, b)
      return overlap ? [{ ...overlap, a: index, b: index + 1 + offset }] : []
    }),
  )
}

/** The part of a publish request that says when (2§3). An interruption sends level and times as defaults (R6). */
export function toSchedule({ scheduleType, dateStart, dateEnd, periods }: ScheduleDraft): {
  scheduleType: 0 | 1
  schedules: Schedule[]
} {
  return {
    scheduleType,
    schedules: [
      {
        dateStart: dateStart ?? PERMANENT_DAYS.dateStart,
        dateEnd: dateEnd ?? PERMANENT_DAYS.dateEnd,
        period: periods.map(({ start, end, weekdays, level, times }) => ({
          start,
          end,
          level: scheduleType === 0 ? Number(plainText(level)) : 1,
          times: scheduleType === 0 ? times : 1,
          weeks: weekdaysOf(weekdays.join(',')).join(','),
        })),
      },
    ],
  }
}

export function toDraft(sent: Scheduled): ScheduleDraft | undefined {
  const [schedule, ...others] = sent.schedules ?? []
  const period = schedule?.period ?? []
  if (!schedule || others.length > 0 || period.length === 0) return undefined
  const draft: ScheduleDraft = {
    scheduleType: isInterruption(sent) ? 1 : 0,
    dateStart: Number(schedule.dateStart),
    dateEnd: Number(schedule.dateEnd),
    periods: period.map(({ start = '', end = '', weeks, level = 1, times = 1 }) => ({
      start,
      end,
      weekdays: weekdaysOf(weeks),
      level: String(level),
      times,
    })),
  }
  return scheduleWrong(draft) === undefined ? draft : undefined
}

/** Whether two plans play the same thing at the same times, whatever the order of their periods and fields. */
export function samePlan(a: Scheduled, b: Scheduled): boolean {
  return planKey(a) === planKey(b)
}

/** The keys of plans that were compared: one is compared with hundreds. */
const planKeys = new WeakMap<Scheduled, string>()

/** What a plan plays and when, as a text: the same for plans that are the same. A plan must not change afterwards. */
export function planKey(plan: Scheduled): string {
  const key = planKeys.get(plan) ?? makeKey(plan)
  planKeys.set(plan, key)
  return key
}

function makeKey(plan: Scheduled): string {
  const periods = (plan.schedules ?? []).flatMap(({ dateStart, dateEnd, period }) =>
    (period ?? []).map(({ start, end, weeks, level, times }) => {
      const turn = isInterruption(plan) ? [] : [level, times]
      return [
        isPermanent(dateStart, dateEnd) ? '' : `${dateStart}-${dateEnd}`,
        start,
        end,
        weekdaysOf(weeks).join(','),
        ...turn,
      ].join(' ')
    }),
  )
  return JSON.stringify([isInterruption(plan), periods.sort()])
}

/**
 * From a moment to another without a break, as schedules: the rest of the first day, whole days, and the beginning of
 * the last. No period passes midnight (R5), and a day's last minute cannot be said. Empty when the end is not later.
 */
export function schedulesUntil(from: Date, until: Date): Schedule[] {
  const schedules: Schedule[] = []
  const add = (dateStart: number, dateEnd: number, start: number, end: number) => {
    const period = { start: clockOf(start), end: clockOf(end), level: 1, times: 1, weeks: EVERY_DAY.join(',') }
    if (period.start < period.end) schedules.push({ dateStart, dateEnd, period: [period] })
  }
  if (until.getTime() <= from.getTime()) return []
  const [begin, end] = [wallTime(from), wallTime(until)]
  if (begin.day === end.day) {
    add(begin.day, begin.day, begin.minute, end.minute)
    return schedules
  }
  add(begin.day, begin.day, begin.minute, 24 * 60)
  const [second, lastWhole] = [wallTime(noon(from, 1)).day, wallTime(noon(until, -1)).day]
  if (second <= lastWhole) add(second, lastWhole, 0, 24 * 60)
  add(end.day, end.day, 0, end.minute)
  return schedules
}
