import type { DeviceCommandRequest, Id, Program, ResolutionType, VolumeTarget } from '#src/api/generated/types.gen.ts'

export interface SentProgram {
  id: Id
  name: string
  resolutionType?: ResolutionType
}

export function toSentProgram({
  id,
  name = '',
  resolutionType,
}: Pick<Program, 'id' | 'name' | 'resolutionType'>): SentProgram {
  return { id, name, ...(resolutionType !== undefined && { resolutionType }) }
}

export type Work =
  | { kind: 'command'; type: DeviceCommandRequest['type'] }
  /** `order` is the one whose approval published it, or that was stopped. */
  | { kind: 'publish' | 'stop'; program: SentProgram; order?: Id }
  | { kind: 'volume'; target: VolumeTarget }
  | { kind: 'power'; window: string }

/**
 * Why it is not known what became of it on a terminal: it is `offline` and answers when it is back; the list that would
 * tell does not have it (`gone`); the same was sent to it again (`superseded`), the ad was stopped there (`stopped`) or
 * it was set to something else since (`changed`); no list that this account may see would tell (`untold`); the server
 * gave no answer to the sending, and no record of it is found (`unanswered`, N6).
 */
export type UnknownReason = 'offline' | 'gone' | 'superseded' | 'stopped' | 'changed' | 'untold' | 'unanswered'

export interface Outcome {
  state: 'pending' | 'done' | 'failed' | 'unknown'
  /** Of `unknown`. */
  reason?: UnknownReason
  /** Of `failed`, in the server's words. */
  message?: string
}

export interface Target extends Outcome {
  id: Id
  sn: string
  name: string
  /** When it was sent to this terminal last; answers to questions from before say nothing. */
  sentAt: number
}

/** What one press has sent in several activities; `name` is the old terminal's, the order's or the new material's. */
export interface Bundle {
  key: string
  kind: 'restore' | 'takeOver' | 'publishOrder' | 'stopOrder' | 'swap'
  name: string
}

export interface Activity {
  key: string
  account: string
  work: Work
  /** When it was sent first, by the server's clock (T6). */
  sentAt: number
  /** When the last answer about it came; 0 before the first, and again when it was sent once more. */
  lookedAt: number
  targets: readonly Target[]
  /** What it is a part of. */
  bundle?: Bundle
}

/** What stands together in the list of activities: one by itself, or the parts of a bundle in the order of sending. */
export interface ActivityEntry {
  key: string
  bundle: Bundle | undefined
  parts: readonly [Activity, ...Activity[]]
}

export interface Figures {
  total: number
  done: number
  failed: number
  pending: number
  unknown: number
}

/** How many activities are kept, and for how long (ms). */
export const KEPT_ACTIVITIES = 50
const KEPT_FOR = 7 * 24 * 3_600_000

export const PENDING: Outcome = { state: 'pending' }

export const UNANSWERED: Outcome = { state: 'unknown', reason: 'unanswered' }

/** Something that was just sent; a terminal that is named twice counts once. */
export function newActivity(
  key: string,
  account: string,
  work: Work,
  devices: readonly { id: Id; sn?: string; name?: string }[],
  now: number,
  outcome: Outcome = PENDING,
): Activity {
  const targets = new Map<string, Target>()
  for (const { id, sn = '', name = '' } of devices) targets.set(String(id), { id, sn, name, sentAt: now, ...outcome })
  return { key, account, work, sentAt: now, lookedAt: 0, targets: [...targets.values()] }
}

/** Activities as they stand in the list, newest first; a bundle stands where its newest part would. */
export function entriesOf(activities: readonly Activity[]): ActivityEntry[] {
  const entries = new Map<string, ActivityEntry>()
  for (const activity of activities) {
    const { bundle } = activity
    const key = bundle?.key ?? activity.key
    entries.set(key, { key, bundle, parts: [activity, ...(entries.get(key)?.parts ?? [])] })
  }
  return [...entries.values()]
}

export function figuresOf({ targets }: Pick<Activity, 'targets'>): Figures {
  const figures: Figures = { total: targets.length, done: 0, failed: 0, pending: 0, unknown: 0 }
  for (const { state } of targets) figures[state] += 1
  return figures
}

const LATER: ReadonlySet<UnknownReason | undefined> = new Set(['offline', 'gone', 'unanswered'])

export function isOpen({ state, reason }: Outcome): boolean {
  return state === 'pending' || (state === 'unknown' && LATER.has(reason))
}

export function isEnded({ targets }: Pick<Activity, 'targets'>): boolean {
  return !targets.some(isOpen)
}

export const isEntryEnded = ({ parts }: ActivityEntry): boolean => parts.every(isEnded)

export function withOutcome({ id, sn, name, sentAt }: Target, { state, reason, message }: Outcome): Target {
  return { id, sn, name, sentAt, state, ...(reason && { reason }), ...(message && { message }) }
}

/**
 * An earlier activity after a later one: where the same was sent to the same terminal again, nobody can tell any more
 * what became of the earlier sending. A publish that had not arrived comes to nothing more once its ad is stopped.
 */
export function afterLater(earlier: Activity, later: Activity): Activity {
  if (earlier.key === later.key || subjectOf(earlier.work) !== subjectOf(later.work)) return earlier
  const again = new Map(later.targets.map((target) => [String(target.id), target]))
  if (!earlier.targets.some((target) => isOpen(target) && again.has(String(target.id)))) return earlier
  const isStop = earlier.work.kind === 'publish' && later.work.kind === 'stop'
  return {
    ...earlier,
    targets: earlier.targets.map((target) => {
      const now = again.get(String(target.id))
      if (!now || !isOpen(target)) return target
      const isStopped = isStop && now.reason !== 'unanswered'
      return withOutcome(target, { state: 'unknown', reason: isStopped ? 'stopped' : 'superseded' })
    }),
  }
}

/** What a later sending takes the place of: a stop that of a publish of the same ad. */
function subjectOf(work: Work): string {
  if (work.kind === 'command') return `command ${work.type}`
  return 'program' in work ? `program ${work.program.id}` : work.kind
}

export function keptActivities(activities: readonly Activity[], now: number): Activity[] {
  return activities
    .filter(({ sentAt }) => now - sentAt < KEPT_FOR)
    .sort((a, b) => b.sentAt - a.sentAt)
    .slice(0, KEPT_ACTIVITIES)
}
