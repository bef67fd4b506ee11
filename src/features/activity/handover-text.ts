import { formatMoment } from '#src/domain/dates.ts'
import { entriesOf, isEntryEnded, type Activity, type ActivityEntry } from '#src/domain/activity.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { entryText, figuresText, outcomeLabel, subjectText, sumOf, targetName } from './activity-words.ts'

/** Terminals of one task that are named; the others are counted. */
const NAMED = 5

const dayOf = (moment: number) => formatMoment(moment).slice(0, 10)

/** What was sent on the day of `now`, by the server's clock (T6). */
export function sentToday(items: readonly Activity[], now: number): Activity[] {
  return items.filter(({ sentAt }) => dayOf(sentAt) === dayOf(now))
}

/** What whoever comes next has to know, as text: what is under way, what has failed or is unknown, and what is done. */
export function handoverText(items: readonly Activity[], who: string, now: number): string {
  const entries = entriesOf(sentToday(items, now))
  const isBroken = ({ parts }: ActivityEntry) => sumOf(parts).failed + sumOf(parts).unknown > 0
  const open = entries.filter((entry) => !isEntryEnded(entry))
  const broken = entries.filter((entry) => isEntryEnded(entry) && isBroken(entry))
  const done = entries.filter((entry) => isEntryEnded(entry) && !isBroken(entry))
  return [
    `交接小结 ${formatMoment(now).slice(0, 16)} ${who}`,
    ...part('进行中', open),
    ...part('失败或未知', broken),
    ...part('已完成', done),
    '',
    '仅含此账号在本浏览器下发的任务。',
  ].join('\n')
}

function part(title: string, entries: readonly ActivityEntry[]): string[] {
  return entries.length === 0 ? [] : ['', `${title} ${formatNumber(entries.length)} 项`, ...entries.flatMap(linesOf)]
}

function linesOf(entry: ActivityEntry): string[] {
  const { parts } = entry
  const at = formatMoment(parts[0].sentAt).slice(11, 16)
  const troubled = parts.flatMap(({ targets, work }) =>
    targets.filter(({ state }) => state === 'failed' || state === 'unknown').map((target) => ({ target, work })),
  )
  const named = troubled
    .slice(0, NAMED)
    .map(({ target, work }) => `  ${targetName(target)}：${outcomeLabel(target, work).text}`)
  const others = troubled.length - named.length
  return [
    `- ${at} ${entryText(entry)}，${subjectText(parts)}：${figuresText(parts)}`,
    ...named,
    ...(others > 0 ? [`  另有 ${formatNumber(others)} 台`] : []),
  ]
}
