import { subscribe } from 'valtio/vanilla'
import { activities } from '#src/api/activities.ts'
import { changeActivity, loadActivities } from '#src/api/activity-store.ts'
import { figuresOf, isEnded, type Activity } from '#src/domain/activity.ts'
import { pauseBefore, withAnswer } from '#src/domain/activity-course.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { look } from './look.ts'

/** How an activity was looked up so far, by this tab. */
interface Looks {
  /** Looks so far, by which they become rarer; what brought something new keeps them from becoming rare. */
  count: number
  /** When the last one ended, whatever it brought. */
  at: number
  /** The activity's own `lookedAt` after that. */
  lookedAt: number
}

/** While there is news, looks become no rarer than after so many. */
const LIVELY = 3

const NONE: Looks = { count: 0, at: 0, lookedAt: 0 }

/** What following tells. */
interface FollowOptions {
  may: (permission: Permission) => boolean
  /** The last look at an activity failed with this; undefined when it went well. */
  onLook: (key: string, error: unknown) => void
}

export interface Following {
  /** Looks at one at once. */
  lookNow: (key: string) => Promise<void>
  stop: () => void
}

/**
 * Follows every activity until nothing is left to find out: one look at a time, less and less often, none while the
 * page is hidden. What another tab has found out counts as looked up here.
 */
export function followActivities({ may, onLook }: FollowOptions): Following {
  const looks = new Map<string, Looks>()
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false

  function looksAt({ key, lookedAt }: Activity): Looks {
    const known = looks.get(key) ?? NONE
    // it was sent once more since
    return lookedAt < known.lookedAt ? NONE : known
  }

  function dueAt(activity: Activity): number {
    const { count, at } = looksAt(activity)
    return Math.max(activity.lookedAt, activity.sentAt, at) + pauseBefore(activity, count)
  }

  function plan() {
    clearTimeout(timer)
    if (end.signal.aborted || isLooking || document.hidden) return
    const due = activities.items.filter((activity) => !isEnded(activity)).map(dueAt)
    if (due.length > 0) timer = setTimeout(() => void lookAtDue(), Math.max(Math.min(...due) - serverNow(), 0))
  }

  async function lookAtDue() {
    isLooking = true
    for (const { key } of activities.items) {
      const activity = activities.items.find((item) => item.key === key)
      if (end.signal.aborted || document.hidden) break
      if (activity && !isEnded(activity) && dueAt(activity) <= serverNow()) await lookInOneTab(activity)
    }
    isLooking = false
    plan()
  }

  /** Leaves the look to the tab that is at it, where the browser can tell. */
  async function lookInOneTab(asked: Activity) {
    // not on pages without https
    if (!('locks' in navigator)) return lookAt(asked)
    await navigator.locks.request(`console.activity.${asked.key}`, { ifAvailable: true }, (lock) => {
      if (lock) return lookAt(asked)
      looks.set(asked.key, { ...looksAt(asked), at: serverNow() })
    })
  }

  async function lookAt(asked: Activity) {
    const { count } = looksAt(asked)
    try {
      const answer = await look(asked, count, may, end.signal)
      if (end.signal.aborted) return
      const at = serverNow()
      let news = false
      await changeActivity(asked.key, (now) => {
        const next = withAnswer(now, asked, answer, at)
        news = JSON.stringify(figuresOf(next)) !== JSON.stringify(figuresOf(now))
        return next
      })
      looks.set(asked.key, { count: news ? Math.min(count + 1, LIVELY) : count + 1, at, lookedAt: at })
      onLook(asked.key, undefined)
    } catch (error) {
      if (end.signal.aborted) return
      looks.set(asked.key, { count: count + 1, at: serverNow(), lookedAt: asked.lookedAt })
      onLook(asked.key, error)
    }
  }

  function onVisible() {
    // what was found out elsewhere meanwhile comes first
    if (document.hidden) clearTimeout(timer)
    else void loadActivities().then(plan)
  }
  function onOnline() {
    looks.clear()
    plan()
  }

  const unsubscribe = subscribe(activities, plan)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', onOnline)
  void loadActivities().then(plan)
  return {
    async lookNow(key) {
      const activity = activities.items.find((item) => item.key === key)
      if (activity) await lookInOneTab(activity)
    },
    stop() {
      end.abort()
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
    },
  }
}
