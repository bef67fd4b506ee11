import { askedTime, mondayOf, noon, playWeek, spanAt, type PlayDay } from './play-week.ts'
import type { DistinctPlan } from './publication-change.ts'
import { playsAt, type Scheduled } from './schedule.ts'

/*
 * When one ad plays on all its terminals, by its own plans. What else is published to a terminal, and whether it has
 * power, is not known here: another ad that interrupts is not counted.
 */

export interface AdSpan {
  /** Minutes since midnight, half-open. */
  start: number
  end: number
  /** On how many terminals it plays. */
  count: number
}

export interface AdDay {
  /** At noon. */
  date: Date
  spans: AdSpan[]
}

export function adWeek(plans: readonly DistinctPlan<Scheduled>[], date: Date): AdDay[] {
  // each alone: they are on different terminals, where none of them holds up another
  const weeks = plans.map(({ plan, rows }) => ({ days: playWeek([plan], date, undefined), count: rows.length }))
  const monday = mondayOf(date)
  return Array.from({ length: 7 }, (_, index) => ({
    date: noon(monday, index),
    spans: spansOf(weeks.map(({ days, count }) => ({ day: days[index], count }))),
  }))
}

const DAY_MINUTES = 24 * 60

function spansOf(plans: readonly { day: PlayDay<Scheduled> | undefined; count: number }[]): AdSpan[] {
  const starts = [...new Set([0, ...plans.flatMap(({ day }) => day?.spans.map(({ start }) => start) ?? [])])]
  const spans: AdSpan[] = []
  for (const [index, start] of starts.sort((a, b) => a - b).entries()) {
    const end = starts[index + 1] ?? DAY_MINUTES
    let count = 0
    for (const { day, count: terminals } of plans)
      if (day && (spanAt(day, start)?.items.length ?? 0) > 0) count += terminals
    const before = spans.at(-1)
    if (before?.count === count) before.end = end
    else spans.push({ start, end, count })
  }
  return spans
}

export interface AdMoment<Row extends Scheduled> {
  playing: DistinctPlan<Row>[]
  silent: DistinctPlan<Row>[]
}

export function adAt<Row extends Scheduled>(plans: readonly DistinctPlan<Row>[], moment: Date): AdMoment<Row> {
  const at = askedTime(moment)
  const answer: AdMoment<Row> = { playing: [], silent: [] }
  for (const each of plans) (playsAt([each.plan], at).length > 0 ? answer.playing : answer.silent).push(each)
  return answer
}

export function terminalsOf(plans: readonly DistinctPlan<Scheduled>[]): number {
  return plans.reduce((sum, { rows }) => sum + rows.length, 0)
}
