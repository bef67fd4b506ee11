import type { DayNote } from '#src/api/day-book.ts'
import type { CommandLogEntry, PlayRecord } from '#src/api/generated/types.gen.ts'
import { entriesOf, isEntryEnded, type Activity, type ActivityEntry, type Work } from '#src/domain/activity.ts'
import { overtakenBy } from '#src/domain/activity-course.ts'
import { parseMoment } from '#src/domain/dates.ts'
import { commandTypes, labelOf } from '#src/domain/labels.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { entryText, figuresText, outcomeLabel, subjectText, sumOf, targetName } from '../activity-words.ts'
import type { DaySpan } from './day-span.ts'

/** Where it stands: under way, ended somewhere without success, refused, or done. */
export type DayState = 'open' | 'failed' | 'refused' | 'done'

/** Who says so. */
export type DaySource = 'task' | 'browser' | 'commands' | 'plays'

export interface DayEntry {
  key: string
  at: number
  what: string
  subject: string
  result: string
  /** Terminals that went wrong, each with why. */
  details: readonly string[]
  state: DayState
  source: DaySource
  /** The ad that it is about. */
  program?: string
}

export interface DayKnown {
  activities: readonly Activity[]
  notes: readonly DayNote[]
  commands: readonly CommandLogEntry[]
  plays: readonly PlayRecord[]
}

/** Terminals of one entry that are named; the others are counted. */
const NAMED = 5
/** A record is of a task where their moments differ by no more (ms): the server writes it when it gets it. */
const SAME = 120_000

/** All that is known of a span, the last first; what both a task and a log tell stands once. */
export function dayEntries({ activities, notes, commands, plays }: DayKnown, { from, until }: DaySpan): DayEntry[] {
  const within = ({ at }: { at: number }) => at >= from && at < until
  const told = new Map<string, number[]>()
  for (const { work, targets, sentAt } of activities)
    for (const target of targets) {
      const key = `${subjectOf(work)} ${target.sn || target.name}`
      told.set(key, [...(told.get(key) ?? []), sentAt, target.sentAt])
    }
  // another browser may send the same to others in the same minute
  const isTold = ({ subject, at, terminals }: Logged) =>
    terminals.every(({ sn, name }) =>
      [sn, name].some((known) => told.get(`${subject} ${known}`)?.some((sent) => Math.abs(sent - at) <= SAME)),
    )
  return [
    ...entriesOf(activities.filter(({ sentAt }) => within({ at: sentAt }))).map(ofActivity),
    ...notes.filter(within).map(ofNote),
    ...[...loggedCommands(commands), ...loggedPlays(plays)]
      .filter((logged) => within(logged) && !isTold(logged))
      .map(ofLog),
  ].sort((a, b) => b.at - a.at)
}

function subjectOf(work: Work): string {
  if (work.kind === 'command') return `command ${work.type}`
  return 'program' in work ? `${work.kind} ${String(work.program.id)}` : work.kind
}

function ofActivity(entry: ActivityEntry): DayEntry {
  const { parts } = entry
  const { failed, unknown } = sumOf(parts)
  const isOne = parts.every(({ targets }) => targets.length === 1)
  const troubled = parts.flatMap(({ targets, work }) =>
    targets
      .filter((target) => target.state === 'failed' || (target.state === 'unknown' && !overtakenBy(target, work)))
      .map((target) => `${isOne ? '' : `${targetName(target)}：`}${outcomeLabel(target, work).text}`),
  )
  const { work } = parts[0]
  return {
    key: entry.key,
    at: parts[0].sentAt,
    what: entryText(entry),
    subject: subjectText(parts),
    result: figuresText(parts),
    details: named(troubled),
    state: !isEntryEnded(entry) ? 'open' : failed + unknown > 0 ? 'failed' : 'done',
    source: 'task',
    ...('program' in work && { program: String(work.program.id) }),
  }
}

const RESULTS: Record<DayNote['state'], string> = {
  done: '成功',
  refused: '被拒绝',
  failed: '失败',
  unknown: '结果未知',
}

function ofNote({ at, what, subject, state, why }: DayNote): DayEntry {
  return {
    key: `${at} ${what} ${subject}`,
    at,
    what,
    subject,
    result: why === undefined ? RESULTS[state] : `${RESULTS[state]}：${why}`,
    details: [],
    state: state === 'unknown' ? 'failed' : state,
    source: 'browser',
  }
}

/** What one press has written into a log: the records of one kind and one moment. */
interface Logged {
  subject: string
  at: number
  what: string
  source: DaySource
  program?: string
  terminals: {
    sn?: string | undefined
    name: string
    state: 'open' | 'failed' | 'stopped' | 'done'
    why?: string | undefined
  }[]
}

function loggedCommands(rows: readonly CommandLogEntry[]): Logged[] {
  return gathered(
    rows.flatMap((row) => {
      const at = parseMoment(row.createTime)?.getTime()
      if (at === undefined) return []
      const state = ({ 0: 'failed', 2: 'open' } as const)[Number(row.status)] ?? ('done' as const)
      return [
        {
          subject: `command ${row.type}`,
          at,
          what: labelOf(commandTypes, row.type).text,
          source: 'commands' as const,
          terminals: [{ sn: row.sn, name: row.name || row.sn || '未知终端', state, why: row.msg }],
        },
      ]
    }),
  )
}

function loggedPlays(rows: readonly PlayRecord[]): Logged[] {
  const placeOf = ({ programId, deviceSn, deviceName }: PlayRecord) => `${String(programId)} ${deviceSn || deviceName}`
  const stops = new Map<string, number>()
  for (const row of rows) {
    const at = parseMoment(row.createTime)?.getTime() ?? 0
    if (row.type === 0) stops.set(placeOf(row), Math.max(at, stops.get(placeOf(row)) ?? 0))
  }
  return gathered(
    rows.flatMap((row) => {
      const at = parseMoment(row.createTime)?.getTime()
      if (at === undefined) return []
      const stopping = row.type === 0
      const isStopped = !stopping && (stops.get(placeOf(row)) ?? 0) > at
      return [
        {
          subject: `${stopping ? 'stop' : 'publish'} ${String(row.programId)}`,
          at,
          what: `${stopping ? '停播' : '发布'}“${row.programName || '未命名广告'}”`,
          source: 'plays' as const,
          program: String(row.programId),
          terminals: [
            {
              sn: row.deviceSn,
              name: row.deviceName || row.deviceSn || '未知终端',
              // what was stopped before it arrived never does
              state: row.status !== 0 ? 'done' : isStopped ? 'stopped' : 'open',
            },
          ],
        } satisfies Logged,
      ]
    }),
  )
}

function gathered(single: readonly Logged[]): Logged[] {
  const all = new Map<string, Logged>()
  for (const one of single) {
    const key = `${one.subject} ${one.at}`
    const known = all.get(key)
    if (known) known.terminals.push(...one.terminals)
    else all.set(key, { ...one, terminals: [...one.terminals] })
  }
  return [...all.values()]
}

function ofLog({ subject, at, what, source, program, terminals }: Logged): DayEntry {
  const count = (state: Logged['terminals'][number]['state']) =>
    terminals.filter((terminal) => terminal.state === state).length
  const [done, failed, stopped, open] = [count('done'), count('failed'), count('stopped'), count('open')]
  const troubled = terminals
    .filter(({ state }) => state === 'failed')
    .map(({ name, why }) => `${terminals.length > 1 ? `${name}：` : ''}失败${why ? `（${why}）` : ''}`)
  return {
    key: `${source} ${subject} ${at}`,
    at,
    what,
    subject: terminals.length === 1 ? (terminals[0]?.name ?? '') : `${formatNumber(terminals.length)} 台终端`,
    result: [
      `完成 ${formatNumber(done)} / ${formatNumber(terminals.length)}`,
      ...(failed > 0 ? [`失败 ${formatNumber(failed)}`] : []),
      ...(stopped > 0 ? [`已停播 ${formatNumber(stopped)}`] : []),
      ...(open > 0 ? [`${source === 'plays' ? '未送达' : '进行中'} ${formatNumber(open)}`] : []),
    ].join(' · '),
    details: named(troubled),
    state: open > 0 ? 'open' : failed > 0 ? 'failed' : 'done',
    source,
    ...(program !== undefined && { program }),
  }
}

function named(troubled: readonly string[]): string[] {
  const others = troubled.length - NAMED
  return [...troubled.slice(0, NAMED), ...(others > 0 ? [`另有 ${formatNumber(others)} 台`] : [])]
}
