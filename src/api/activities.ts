import { proxy, ref, subscribe } from 'valtio/vanilla'
import {
  afterLater,
  keptActivities,
  newActivity,
  UNANSWERED,
  type Activity,
  type Bundle,
  type Target,
  type Work,
} from '#src/domain/activity.ts'
import { isResultUnknown } from '#src/lib/errors/user-error.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { session } from './session.ts'

/** How activities stand over the page: not at all, in a line that tells of the last one, or as the panel. */
export type ActivityView = 'closed' | 'line' | 'opened'

/**
 * What this account has sent from this browser and what became of it, newest first. Small and apart from the keeping
 * and following, so that whatever sends can record it.
 */
export const activities = proxy<{ items: readonly Activity[]; view: ActivityView }>({ items: ref([]), view: 'closed' })

/** Puts others in their place. An activity never changes in itself: a new one takes its place. */
export function setActivities(items: readonly Activity[]) {
  activities.items = ref([...items])
}

export function forgetActivities() {
  setActivities([])
  activities.view = 'closed'
}

let account = session.account
// whoever signs in next is not shown what somebody else has sent
subscribe(session, () => {
  if (session.account === account) return
  account = session.account
  forgetActivities()
})

function newKey(): string {
  return `${serverNow()}-${Math.random().toString(36).slice(2)}`
}

/** Marks activities that one press begins, such as those of a take-over: the panel shows them as one entry. */
export function newBundle(kind: Bundle['kind'], name: string): Bundle {
  return { key: newKey(), kind, name }
}

/**
 * Records what the server has just accepted for these terminals, so that it is followed to its end on all of them; a
 * line says so (N22). Parts of one `bundle` stand together. What was sent at `unansweredAt` without an answer (N6) is
 * recorded as unknown, and stays behind the dialog that says so.
 */
export function recordActivity(
  work: Work,
  devices: readonly (Pick<Target, 'id'> & { sn?: string | undefined; name?: string | undefined })[],
  unansweredAt?: number,
  bundle?: Bundle,
) {
  if (session.account === undefined || devices.length === 0) return
  const now = serverNow()
  const key = newKey()
  const activity = {
    ...(unansweredAt === undefined
      ? newActivity(key, session.account, work, devices, now)
      : newActivity(key, session.account, work, devices, unansweredAt, UNANSWERED)),
    ...(bundle && { bundle }),
  }
  const changed = activities.items.filter((earlier) => afterLater(earlier, activity) !== earlier)
  setActivities(keptActivities([activity, ...activities.items.map((earlier) => afterLater(earlier, activity))], now))
  if (activities.view === 'closed' && unansweredAt === undefined) activities.view = 'line'
  import('./activity-store.ts').then(
    ({ changeActivity }) => {
      void changeActivity(key, (recorded) => recorded)
      for (const earlier of changed) void changeActivity(earlier.key, (stored) => afterLater(stored, activity))
    },
    // without its code nothing is kept; this page follows it all the same
    () => undefined,
  )
}

/**
 * Sends something to terminals and records it, accepted or unanswered; `record` hands on when it was sent unanswered.
 */
export async function sendRecorded<Answer>(
  send: () => Promise<Answer>,
  record: (unansweredAt?: number) => void,
): Promise<Answer> {
  const at = serverNow()
  try {
    const answer = await send()
    record()
    return answer
  } catch (error) {
    if (isResultUnknown(error)) record(at)
    throw error
  }
}
