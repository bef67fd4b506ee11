import type { Device, PlayEntry, Schedule, VolumeTarget } from '#src/api/generated/types.gen.ts'
import { devicePermissions, powerWindowOf } from './device-rules.ts'
import type { Permission } from './permissions.ts'
import { programPermissions } from './program-rules.ts'
import { samePlan, toDraft, toSchedule } from './schedule-rules.ts'
import { scheduleSentence } from './schedule-text.ts'
import { playsFrom, type Scheduled } from './schedule.ts'

/*
 * A terminal that was replaced: what the new one takes over from the old one. Each part is a documented call for the
 * new terminal; the old one stays as it is (R33).
 */

export interface TakeOverSide {
  device: Device
  plays: readonly PlayEntry[]
}

export interface TakeOverNames {
  group: (id: Device['groupId']) => string | undefined
  org: (id: Device['organizationId']) => string | undefined
}

/** What is sent for a part; the facts of several parts go in one call. */
export type TakeOverChange =
  | { kind: 'facts'; fact: 'name' | 'addr' | 'remark'; value: string }
  | { kind: 'volume'; target: VolumeTarget }
  | { kind: 'power'; window: string }
  | {
      kind: 'program'
      programId: PlayEntry['programId']
      programName: string
      scheduleType: 0 | 1
      schedules: Schedule[]
    }
  | { kind: 'group'; groupId: NonNullable<Device['groupId']> }
  | { kind: 'org'; orgId: NonNullable<Device['organizationId']> }

export interface TakeOverPart {
  key: string
  label: string
  /** What the old terminal has and what the new one has, in words. */
  before: string
  now: string
  /** Both have the same. */
  same: boolean
  permission: Permission
  /** What to send; undefined when there is nothing to take or it cannot be said to the server. */
  change?: TakeOverChange
  /** Why the server would not take it, in words; it has no change then. */
  blocked?: string
}

/**
 * Everything that the old terminal has, beside what the new one has; of publications those that still play on a day
 * (`yyyyMMdd`), and `blocked` says which ads cannot be published. The order is that of sending: the organisation comes
 * last, for it may decide who sees the terminal.
 */
export function takeOverParts(
  old: TakeOverSide,
  fresh: TakeOverSide,
  names: TakeOverNames,
  today: number,
  blocked: (programId: PlayEntry['programId']) => string | undefined = () => undefined,
): TakeOverPart[] {
  const a = old.device
  const b = fresh.device
  const fact = (key: 'name' | 'addr' | 'remark', label: string): TakeOverPart =>
    part(
      key,
      label,
      devicePermissions.edit,
      a[key],
      b[key],
      a[key] ? { kind: 'facts', fact: key, value: a[key] } : undefined,
    )
  const volume = volumeOf(a)
  const window = powerWindowOf(a)
  return [
    fact('name', '终端名称'),
    fact('addr', '终端地址'),
    fact('remark', '备注'),
    part(
      'volume',
      '音量',
      devicePermissions.setVolume,
      volumeText(volume),
      volumeText(volumeOf(b)),
      volume && { kind: 'volume', target: volume },
    ),
    part(
      'power',
      '开关机时间',
      devicePermissions.setPower,
      window,
      powerWindowOf(b),
      window ? { kind: 'power', window } : undefined,
    ),
    ...runningPlays(old.plays, today).map((entry) => {
      const play = programPart(entry, fresh.plays)
      const reason = blocked(entry.programId)
      return reason === undefined ? play : { ...play, change: undefined, blocked: reason }
    }),
    {
      ...part('group', '分组', devicePermissions.setGroup, names.group(a.groupId), names.group(b.groupId)),
      same: sameId(a.groupId, b.groupId),
      change: a.groupId === undefined ? undefined : { kind: 'group', groupId: a.groupId },
    },
    {
      ...part('org', '组织机构', devicePermissions.setOrg, names.org(a.organizationId), names.org(b.organizationId)),
      same: sameId(a.organizationId, b.organizationId),
      change: a.organizationId === undefined ? undefined : { kind: 'org', orgId: a.organizationId },
    },
  ]
}

/** The publications that still play on a day (`yyyyMMdd`). */
export function runningPlays(plays: readonly PlayEntry[], today: number): PlayEntry[] {
  return plays.filter((entry) => playsFrom(entry, today))
}

function part(
  key: string,
  label: string,
  permission: Permission,
  before: string | undefined,
  now: string | undefined,
  change?: TakeOverChange,
): TakeOverPart {
  return {
    key,
    label,
    before: before || '--',
    now: now || '--',
    same: (before || '') === (now || ''),
    permission,
    change,
  }
}

function sameId(a: Device['groupId'], b: Device['groupId']): boolean {
  return String(a) === String(b)
}

function programPart(entry: PlayEntry, plays: readonly PlayEntry[]): TakeOverPart {
  const there = plays.find(({ programId }) => String(programId) === String(entry.programId))
  const plan = publishable(entry)
  return {
    key: `program ${entry.programId}`,
    label: `广告“${entry.programName || entry.programId}”`,
    before: scheduleSentence(entry),
    now: there ? scheduleSentence(there) : '--',
    same: there !== undefined && samePlan(there, entry),
    permission: programPermissions.publish,
    change: plan && { kind: 'program', programId: entry.programId, programName: entry.programName ?? '', ...plan },
  }
}

/** A plan that came from the server as a publish sends it; undefined when a part of it makes no sense. */
export function publishable(entry: Scheduled): { scheduleType: 0 | 1; schedules: Schedule[] } | undefined {
  const plans = (entry.schedules ?? []).map((schedule) => toDraft({ ...entry, schedules: [schedule] }))
  const drafts = plans.filter((draft) => draft !== undefined)
  const [first] = drafts
  if (!first || drafts.length < plans.length) return undefined
  return { scheduleType: first.scheduleType, schedules: drafts.flatMap((draft) => toSchedule(draft).schedules) }
}

/** The volume that it is to have, else the one that it has. */
function volumeOf({ volumeTarget, volume }: Device): VolumeTarget | undefined {
  return volumeTarget ?? (volume === undefined ? undefined : { val: volume, period: [] })
}

function volumeText(volume: VolumeTarget | undefined): string | undefined {
  return volume && `${volume.val}${volume.period.map(({ t, v }) => `，${t} 为 ${v}`).join('')}`
}

export interface TakeOverStep {
  /** The keys of its parts. */
  keys: string[]
  label: string
  change: Exclude<TakeOverChange, { kind: 'facts' }> | { kind: 'facts'; name: string; addr: string; remark: string }
}

/**
 * The calls for the chosen parts, one after the other; facts that are not chosen are sent as the new terminal has them.
 */
export function takeOverSteps(
  parts: readonly TakeOverPart[],
  { name = '', addr = '', remark = '' }: Device,
): TakeOverStep[] {
  const steps: TakeOverStep[] = []
  let facts: TakeOverStep | undefined
  for (const { key, label, change } of parts) {
    if (!change) continue
    if (change.kind !== 'facts') {
      steps.push({ keys: [key], label, change })
      continue
    }
    if (!facts) {
      facts = { keys: [], label: '', change: { kind: 'facts', name, addr, remark } }
      steps.push(facts)
    }
    facts.keys.push(key)
    facts.label = facts.label ? `${facts.label}、${label}` : label
    Object.assign(facts.change, { [change.fact]: change.value })
  }
  return steps
}
