import type { Activity, Bundle, Outcome, SentProgram, Target, UnknownReason, Work } from './activity.ts'
import { isRecord } from './read-values.ts'

const STATES: readonly Outcome['state'][] = ['pending', 'done', 'failed', 'unknown']
const REASONS: readonly UnknownReason[] = [
  'offline',
  'gone',
  'superseded',
  'stopped',
  'changed',
  'untold',
  'unanswered',
]
const BUNDLES: readonly Bundle['kind'][] = ['restore', 'takeOver', 'publishOrder', 'stopOrder', 'swap']
/** The commands that can be issued. */
const COMMANDS = [0, 1, 4, 5] as const

/**
 * An activity out of the browser's storage, made of what fits and nothing else; undefined where it does not fit, for it
 * may be of another version or by a curious hand.
 */
export function readActivity(value: unknown): Activity | undefined {
  if (!isRecord(value)) return undefined
  const { key, account, sentAt, lookedAt, targets } = value
  const work = readWork(value.work)
  if (typeof key !== 'string' || typeof account !== 'string' || !isMoment(sentAt) || !isMoment(lookedAt))
    return undefined
  if (!work || !Array.isArray(targets)) return undefined
  const read = new Map<string, Target>()
  for (const each of targets) {
    const target = readTarget(each)
    if (!target) return undefined
    read.set(String(target.id), target)
  }
  const bundle = readBundle(value.bundle)
  return { key, account, work, sentAt, lookedAt, targets: [...read.values()], ...(bundle && { bundle }) }
}

function readBundle(value: unknown): Bundle | undefined {
  if (!isRecord(value) || typeof value.key !== 'string' || typeof value.name !== 'string') return undefined
  const kind = BUNDLES.find((known) => known === value.kind)
  return kind && { key: value.key, kind, name: value.name }
}

function readWork(value: unknown): Work | undefined {
  if (!isRecord(value)) return undefined
  const { kind, type, program, order, target, window } = value
  switch (kind) {
    case 'command': {
      const known = COMMANDS.find((command) => command === type)
      return known === undefined ? undefined : { kind, type: known }
    }
    case 'publish':
    case 'stop': {
      const read = readProgram(program)
      return read && { kind, program: read, ...(isId(order) && { order }) }
    }
    case 'volume': {
      if (!isRecord(target) || !isMoment(target.val) || !Array.isArray(target.period)) return undefined
      const period = target.period.flatMap((each: unknown) =>
        isRecord(each) && typeof each.t === 'string' && isMoment(each.v) ? [{ t: each.t, v: each.v }] : [],
      )
      return { kind, target: { val: target.val, period } }
    }
    case 'power':
      return typeof window === 'string' ? { kind, window } : undefined
    default:
      return undefined
  }
}

function readProgram(value: unknown): SentProgram | undefined {
  if (!isRecord(value) || !isId(value.id) || typeof value.name !== 'string') return undefined
  const { id, name, resolutionType } = value
  return { id, name, ...(isId(resolutionType) && { resolutionType }) }
}

function readTarget(value: unknown): Target | undefined {
  if (!isRecord(value)) return undefined
  const { id, sn, name, sentAt, message } = value
  const state = STATES.find((known) => known === value.state)
  const reason = REASONS.find((known) => known === value.reason)
  if (!isId(id) || typeof sn !== 'string' || typeof name !== 'string' || !isMoment(sentAt) || !state) return undefined
  if (state === 'unknown' && !reason) return undefined
  return { id, sn, name, sentAt, state, ...(reason && { reason }), ...(typeof message === 'string' && { message }) }
}

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || Number.isSafeInteger(value)
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value)
}
