/*
 * How an activity goes on after it was sent: by answers, by sending again, by what is no longer followed.
 */
import { isOpen, PENDING, withOutcome, type Activity, type Outcome, type Work } from './activity.ts'

export interface Outcomes {
  /** By terminal, its id as text. */
  outcomes: ReadonlyMap<string, Outcome>
  /** The whole list was read, so that a terminal without an outcome is not in it. */
  complete: boolean
  /** The terminals that are offline, their ids as text; undefined where that was not asked. */
  offline?: ReadonlySet<string>
}

/**
 * An activity after an answer. `asked` is the activity as it stood when the question was sent: what was sent to a
 * terminal since is not what the answer is about. What is done or failed stays so.
 */
export function withAnswer(
  now: Activity,
  asked: Activity,
  { outcomes, complete, offline }: Outcomes,
  at: number,
): Activity {
  const askedAt = new Map(asked.targets.map(({ id, sentAt }) => [String(id), sentAt]))
  const targets = now.targets.map((target) => {
    const id = String(target.id)
    if (!isOpen(target) || askedAt.get(id) !== target.sentAt) return target
    const found = outcomes.get(id)
    // that there is no record of it, or may not be seen, is no answer
    if (target.reason === 'unanswered' && (!found || (found.state === 'unknown' && found.reason !== 'offline')))
      return target
    const outcome = found ?? (complete ? GONE : target.reason === 'gone' ? target : PENDING)
    // where nobody asked, a terminal that was offline still is
    const isOffline = offline ? offline.has(id) : target.reason === 'offline'
    return withOutcome(target, outcome.state === 'pending' && isOffline ? OFFLINE : outcome)
  })
  // sent once more meanwhile, it has not been looked up since
  return { ...now, lookedAt: now.lookedAt < asked.lookedAt ? now.lookedAt : at, targets }
}

const OFFLINE: Outcome = { state: 'unknown', reason: 'offline' }
const GONE: Outcome = { state: 'unknown', reason: 'gone' }

/** An activity after it was sent once more to some of its terminals, ids as text. */
export function sentAgain(
  activity: Activity,
  ids: ReadonlySet<string>,
  at: number,
  outcome: Outcome = PENDING,
): Activity {
  return {
    ...activity,
    lookedAt: 0,
    targets: activity.targets.map((target) =>
      ids.has(String(target.id))
        ? // later than before, also on a clock that stands
          withOutcome({ ...target, sentAt: Math.max(at, target.sentAt + 1) }, outcome)
        : target,
    ),
  }
}

/** An activity that no longer follows some of its terminals, ids as text. */
export function withoutTargets(activity: Activity, ids: ReadonlySet<string>): Activity {
  return { ...activity, targets: activity.targets.filter(({ id }) => !ids.has(String(id))) }
}

/** The first pause before a look, and the longest (ms); where all that is open is offline, that is longer. */
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000
const LONGEST_OFFLINE = 300_000

export function pauseBefore({ targets }: Pick<Activity, 'targets'>, looks: number): number {
  const longest = targets.some(({ state }) => state === 'pending') ? LONGEST_PAUSE : LONGEST_OFFLINE
  return Math.min(FIRST_PAUSE * 1.5 ** Math.min(looks, 20), longest)
}

/**
 * What came to nothing more because of what was sent later, and is neither failed nor unknown: a setting by the next
 * one (R62), a publish by a stop before it was seen to arrive (R93).
 */
export function overtakenBy({ reason }: Outcome, { kind }: Work): 'setting' | 'stop' | undefined {
  if (kind === 'publish') return reason === 'stopped' ? 'stop' : undefined
  const isSetting = kind === 'volume' || kind === 'power'
  return isSetting && (reason === 'superseded' || reason === 'changed') ? 'setting' : undefined
}
