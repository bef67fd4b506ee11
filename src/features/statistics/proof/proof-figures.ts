import { formatDay } from '#src/domain/dates.ts'
import { addMonths } from '#src/domain/months.ts'
import { numberOf } from '#src/domain/read-values.ts'
import { slotsOf, type Scheduled } from '#src/domain/schedule.ts'

/** An ad's play on a terminal on a day. */
export interface ProofPlay {
  program: string
  /** `yyyyMMdd`. */
  day: number
  sn: string
  terminal: string
  /** Seconds. */
  seconds: number
}

/** All that a terminal played on a day, whichever ad. */
export interface WholePlay {
  day: number
  sn: string
  seconds: number
}

export interface ProofGiven {
  plays: readonly ProofPlay[]
  /** Seconds that an ad lasts, by its id. */
  lengths: ReadonlyMap<string, number>
  /** The plans by serial number; undefined where they are not known. */
  plans: ReadonlyMap<string, readonly Scheduled[]> | undefined
  /** Undefined where it may not be read, or was not. */
  whole: readonly WholePlay[] | undefined
}

/** A line of the report: of a terminal, a day, or an ad on a terminal on a day. */
export interface ProofRow {
  day: string
  program: string
  sn: string
  terminal: string
  terminals: number
  days: number
  seconds: number
  /** How often that is, by the length of the ad; undefined where it is not known. */
  times: number | undefined
  /** Seconds for which it is planned on these days. */
  planned: number | undefined
  /** Seconds of the days for which it is planned: what was played on others is of an earlier plan. */
  asPlanned: number
  /** What its terminals played in all on these days. */
  wholeSeconds: number | undefined
}

export type ProofBy = 'terminal' | 'day' | 'each'

const onDay = (sn: string, day: number) => `${sn} ${day}`

/** The lines of a report, by terminal, by day, or each play by itself; terminals that are played most come first. */
export function proofRows({ plays, lengths, plans, whole }: ProofGiven, by: ProofBy): ProofRow[] {
  const all = new Map(whole?.map((play) => [onDay(play.sn, play.day), play]))
  const groups = new Map<string, ProofPlay[]>()
  for (const play of plays) {
    const key =
      by === 'terminal' ? play.sn : by === 'day' ? String(play.day) : `${onDay(play.sn, play.day)} ${play.program}`
    const group = groups.get(key)
    if (group) group.push(play)
    else groups.set(key, [play])
  }
  const rows = [...groups.values()].map((group) => rowOf(group, lengths, plans, whole && all))
  return rows.sort(
    by === 'terminal'
      ? (a, b) => b.seconds - a.seconds
      : (a, b) => a.day.localeCompare(b.day) || a.sn.localeCompare(b.sn),
  )
}

/** The sum of a report. */
export function proofSum({ plays, lengths, plans, whole }: ProofGiven): ProofRow | undefined {
  if (plays.length === 0) return undefined
  return rowOf(plays, lengths, plans, whole && new Map(whole.map((play) => [onDay(play.sn, play.day), play])))
}

function rowOf(
  group: readonly ProofPlay[],
  lengths: ProofGiven['lengths'],
  plans: ProofGiven['plans'],
  whole: ReadonlyMap<string, WholePlay> | undefined,
): ProofRow {
  const [first] = group
  const screens = new Map(group.map(({ sn, day }) => [onDay(sn, day), { sn, day }]))
  const plannedOn = new Map(
    [...screens].map(([key, { sn, day }]) => [key, plannedSeconds(plans?.get(sn), day)] as const),
  )
  const planned = sumKnown([...plannedOn.values()], (seconds) => seconds)
  return {
    day: formatDay(first?.day),
    program: first?.program ?? '',
    sn: first?.sn ?? '',
    terminal: first?.terminal ?? '',
    terminals: new Set(group.map(({ sn }) => sn)).size,
    days: new Set(group.map(({ day }) => day)).size,
    seconds: group.reduce((sum, { seconds }) => sum + seconds, 0),
    times: sumKnown(group, ({ program, seconds }) => {
      const length = lengths.get(program) ?? 0
      return length > 0 ? seconds / length : undefined
    }),
    planned: planned === 0 ? undefined : planned,
    asPlanned: group.reduce((sum, { sn, day, seconds }) => (plannedOn.get(onDay(sn, day)) ? sum + seconds : sum), 0),
    wholeSeconds: whole && sumKnown([...screens.keys()], (key) => whole.get(key)?.seconds),
  }
}

/** Undefined where one of them is: a part is no sum. */
function sumKnown<Item>(items: readonly Item[], of: (item: Item) => number | undefined): number | undefined {
  let sum = 0
  for (const item of items) {
    const value = of(item)
    if (value === undefined) return undefined
    sum += value
  }
  return sum
}

/** The seconds of a day for which an ad is planned, each once; undefined where no plan is known. */
export function plannedSeconds(plans: readonly Scheduled[] | undefined, day: number): number | undefined {
  if (!plans) return undefined
  const date = new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100))
  const bit = 1 << (date.getUTCDay() || 7)
  const spans = slotsOf(plans)
    .filter(({ dateStart, dateEnd, weekdays }) => dateStart <= day && day <= dateEnd && (weekdays & bit) !== 0)
    .sort((a, b) => a.start - b.start)
  let minutes = 0
  let until = 0
  for (const { start, end } of spans) {
    minutes += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return minutes * 60
}

/** The month before this one, or, where the plans have no day in it, the last one in which they ran. */
export function monthOfPlan(plans: readonly Scheduled[], now: string): string {
  const before = addMonths(now, -1)
  const slots = slotsOf(plans)
  if (slots.length === 0) return before
  const first = Math.min(...slots.map(({ dateStart }) => dateStart))
  const last = Math.max(...slots.map(({ dateEnd }) => dateEnd))
  if (last < Number(`${before}01`)) return String(Math.trunc(last / 100))
  return first >= Number(`${now}01`) ? now : before
}

/** The plays of an answer; what has no day or terminal is of nobody. */
export function playsOf(
  program: string,
  rows: readonly { d?: unknown; deviceSn?: string; deviceName?: string; duration?: number }[],
): ProofPlay[] {
  return rows.flatMap(({ d, deviceSn, deviceName, duration }) => {
    const day = numberOf(Number(d))
    return day === undefined || formatDay(d) === '--' || !deviceSn
      ? []
      : [{ program, day, sn: deviceSn, terminal: deviceName ?? '', seconds: duration ?? 0 }]
  })
}
