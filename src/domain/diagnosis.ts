import type { Device, DeviceCommand, PlayEntry } from '#src/api/generated/types.gen.ts'
import { parseMoment } from './dates.ts'
import { askedTime, isPowered, nextPlay, noon, parsePowerWindow } from './play-week.ts'
import { playsAt } from './schedule.ts'

/*
 * Why a screen is dark or shows the wrong thing, from what the calls of one terminal answer. Each check comes to
 * trouble with its figure, to nothing wrong, or to "unknown" where an answer is missing or says nothing: never to a
 * guess.
 */

export const diagnosisChecks = [
  'offline',
  'powerOff',
  'nothingScheduled',
  'notSynced',
  'diskFull',
  'clockWrong',
  'commandFailed',
] as const

export type DiagnosisCheck = (typeof diagnosisChecks)[number]

export type Reason =
  | { kind: 'offline'; since: Date | undefined }
  /** `target` is another window that is still to arrive. */
  | { kind: 'powerOff'; window: string; target: string | undefined }
  /** `listed` are the ads of the play list, none of which plays now; `next` is when one does, and in how many days. */
  | { kind: 'nothingScheduled'; listed: number; next: { at: Date; days: number } | undefined }
  /** `wanted` is how many should play now; `since` is when the first of those that wait was published, if known. */
  | { kind: 'notSynced'; entries: readonly PlayEntry[]; wanted: number; since: Date | undefined }
  | { kind: 'diskFull'; diskInfo: string; percent: number }
  /** How far the terminal's clock is ahead (or, negative, behind), in seconds. */
  | { kind: 'clockWrong'; clientTime: Date; ahead: number }
  | { kind: 'commandFailed'; command: DeviceCommand }

/** The answers of one terminal; undefined is one that did not come. */
export interface DiagnosisFacts {
  device: Device | undefined
  /** When that answer came: its clock is compared with this. */
  deviceAt: Date
  playList: readonly PlayEntry[] | undefined
  /** The first page of its command history, and how many there are. */
  commands: { rows: readonly DeviceCommand[]; total: number } | undefined
  /** When ads were last published to it, by their id as text, as far as that is known. */
  publishedAt?: ReadonlyMap<string, Date>
  now: Date
}

/**
 * What can be told of the picture: `unreachable` when the terminal is offline, `off` outside its power window,
 * `nothing` without a schedule, `old` when nothing of what should play has arrived, `partly` when some has, `playing`
 * when all has.
 */
export type Actual = 'unknown' | 'unreachable' | 'off' | 'nothing' | 'old' | 'partly' | 'playing'

export interface Diagnosis {
  /** What is scheduled for now, first to last; undefined where nobody knows. */
  wanted: readonly PlayEntry[] | undefined
  actual: Actual
  reasons: readonly Reason[]
  /** The checks that found nothing wrong. */
  fine: readonly DiagnosisCheck[]
  /** The checks that could not be made. */
  unknown: readonly DiagnosisCheck[]
  /** The newest command, while the terminal is at it: what it comes to may change the rest. */
  underWay: DeviceCommand | undefined
}

/** A disk this full (percent) hinders new ads from arriving. */
const DISK_FULL = 90
/** A clock this far off (ms) plays the wrong period. */
const CLOCK_TOLERANCE = 5 * 60_000
const DAY_MS = 24 * 3_600_000

export function diagnose(facts: DiagnosisFacts): Diagnosis {
  const wanted = facts.playList && playsAt(facts.playList, askedTime(facts.now))
  const results = diagnosisChecks.map((kind) => ({ kind, result: checks[kind](facts, wanted) }))
  const kinds = (result: 'fine' | 'unknown') =>
    results.filter((check) => check.result === result).map(({ kind }) => kind)
  return {
    wanted,
    actual: actualOf(facts, wanted),
    reasons: results.flatMap(({ result }) => (typeof result === 'object' && 'kind' in result ? [result] : [])),
    fine: kinds('fine'),
    unknown: kinds('unknown'),
    underWay: results.flatMap(({ result }) =>
      typeof result === 'object' && 'underWay' in result ? [result.underWay] : [],
    )[0],
  }
}

type Wanted = Diagnosis['wanted']

type Result = Reason | 'fine' | 'unknown' | { underWay: DeviceCommand }

const checks: Record<DiagnosisCheck, (facts: DiagnosisFacts, wanted: Wanted) => Result> = {
  offline({ device }) {
    if (device?.state !== 0) return device?.state === 1 ? 'fine' : 'unknown'
    return { kind: 'offline', since: parseMoment(device.lastOnline) }
  },

  powerOff({ device, now }) {
    const { workCron = '', workCronTarget } = device ?? {}
    const window = parsePowerWindow(workCron)
    if (!window) return 'unknown'
    if (isPowered(window, askedTime(now).minute)) return 'fine'
    return {
      kind: 'powerOff',
      window: workCron,
      target: workCronTarget && workCronTarget !== workCron ? workCronTarget : undefined,
    }
  },

  nothingScheduled({ playList, now }, wanted) {
    if (!playList || !wanted) return 'unknown'
    if (wanted.length > 0) return 'fine'
    const at = nextPlay(playList, now)
    const next = at && { at, days: Math.round((noon(at, 0).getTime() - noon(now, 0).getTime()) / DAY_MS) }
    return { kind: 'nothingScheduled', listed: playList.length, next }
  },

  notSynced({ publishedAt }, wanted) {
    if (!wanted) return 'unknown'
    const entries = wanted.filter(({ status }) => status === 0)
    if (entries.length === 0) return wanted.every(({ status }) => status !== undefined) ? 'fine' : 'unknown'
    const moments = entries.flatMap(({ programId }) => publishedAt?.get(String(programId)) ?? [])
    return {
      kind: 'notSynced',
      entries,
      wanted: wanted.length,
      since: moments.sort((a, b) => a.getTime() - b.getTime())[0],
    }
  },

  diskFull({ device }) {
    const { diskInfo = '' } = device ?? {}
    const percent = diskPercent(diskInfo)
    if (percent === undefined) return 'unknown'
    return percent < DISK_FULL ? 'fine' : { kind: 'diskFull', diskInfo, percent }
  },

  clockWrong({ device, deviceAt }) {
    const clientTime = parseMoment(device?.clientTime)
    // the clock of one that is offline is what it last said
    if (device?.state !== 1 || !clientTime) return 'unknown'
    const ahead = clientTime.getTime() - deviceAt.getTime()
    if (Math.abs(ahead) <= CLOCK_TOLERANCE) return 'fine'
    return { kind: 'clockWrong', clientTime, ahead: Math.round(ahead / 1000) }
  },

  commandFailed({ commands }) {
    if (!commands) return 'unknown'
    const dated = commands.rows.map((command) => ({ command, at: parseMoment(command.createTime)?.getTime() ?? 0 }))
    const newestFirst = dated.every(({ at }, index) => index === 0 || at <= (dated[index - 1]?.at ?? 0))
    // in another order the newest may be on another page
    if (!newestFirst && commands.total > dated.length) return 'unknown'
    const [newest] = dated.sort((a, b) => b.at - a.at)
    if (newest?.command.status === 2) return { underWay: newest.command }
    return newest?.command.status === 0 ? { kind: 'commandFailed', command: newest.command } : 'fine'
  },
}

function actualOf({ device, now }: DiagnosisFacts, wanted: Wanted): Actual {
  if (device?.state === 0) return 'unreachable'
  if (device?.state !== 1) return 'unknown'
  const window = parsePowerWindow(device.workCron)
  if (window && !isPowered(window, askedTime(now).minute)) return 'off'
  if (!wanted || wanted.some(({ status }) => status === undefined)) return 'unknown'
  if (wanted.length === 0) return 'nothing'
  const waiting = wanted.filter(({ status }) => status === 0).length
  return waiting === 0 ? 'playing' : waiting === wanted.length ? 'old' : 'partly'
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']
const SIZE = String.raw`(\d+(?:\.\d+)?)\s*([KMGT]?B?)`
const DISK = new RegExp(String.raw`^\s*${SIZE}\s*/\s*${SIZE}\s*$`, 'i')

/** How full a disk is, of `used/total`; undefined for any other text (R34). */
export function diskPercent(diskInfo: unknown): number | undefined {
  const [, used, usedUnit = '', total, totalUnit = ''] =
    (typeof diskInfo === 'string' ? DISK.exec(diskInfo) : undefined) ?? []
  const all = bytes(total, totalUnit)
  const some = bytes(used, usedUnit || totalUnit)
  return all === 0 || some > all ? undefined : Math.round((some / all) * 100)
}

/** What a disk reports, as other sizes are written: `24.3 / 64 GB` of `24.3GB/64GB`; any other text as it came. */
export function diskText(diskInfo: string | undefined): string | undefined {
  const [, used, usedUnit = '', total, totalUnit = ''] = DISK.exec(diskInfo ?? '') ?? []
  if (used === undefined) return diskInfo
  const unit = usedUnit && usedUnit !== totalUnit ? ` ${usedUnit}` : ''
  return `${used}${unit} / ${total} ${totalUnit}`.trim()
}

/** 0 for what is no size. */
function bytes(size: string | undefined, unit: string): number {
  const power = UNITS.findIndex((known) => known.startsWith(unit.toUpperCase() || 'B'))
  return Number(size ?? 0) * 1024 ** power
}
