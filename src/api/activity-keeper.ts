import { keptActivities, type Activity } from '#src/domain/activity.ts'
import { readActivity } from '#src/domain/activity-record.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'

/** Where activities are kept. Every method throws when the browser refuses; what is read may be anything. */
export interface ActivityStore {
  /** What is kept of an account. */
  list: (account: string) => Promise<{ key: string }[]>
  /** Puts what `change` makes of a record in its place, in one step: other tabs change it too. */
  change: (key: string, change: (stored: unknown) => Activity | undefined) => Promise<Activity | undefined>
  remove: (keys: readonly string[]) => Promise<void>
}

export interface ActivityMemory {
  account: () => string | undefined
  items: () => readonly Activity[]
  set: (items: readonly Activity[]) => void
}

export interface ActivityKeeper {
  /** Reads what is kept, which another tab or an earlier page may have left. */
  load: () => Promise<void>
  /** Changes one, in the store and in memory. */
  change: (key: string, change: (activity: Activity) => Activity) => Promise<void>
  /** Removes some for good. */
  remove: (keys: readonly string[]) => Promise<void>
}

/** Makes a keeper; `announce` tells other tabs that something has changed. Where the store refuses, memory serves. */
export function createActivityKeeper(
  store: ActivityStore,
  memory: ActivityMemory,
  announce: () => void,
): ActivityKeeper {
  // what is not there any more, though it was, has been removed by another tab
  const stored = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other: nothing that was read earlier comes over what was written later. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function load() {
    const account = memory.account()
    if (account === undefined) return
    const found = await store.list(account).catch(() => undefined)
    if (!found || memory.account() !== account) return
    const read = found.map(readActivity).filter((activity) => activity?.account === account) as Activity[]
    const keys = new Set(read.map(({ key }) => key))
    const unsaved = memory.items().filter(({ key }) => !stored.has(key) && !keys.has(key))
    const kept = keptActivities([...unsaved, ...read], serverNow())
    memory.set(kept)
    for (const key of keys) stored.add(key)
    const keptKeys = new Set(kept.map(({ key }) => key))
    const dropped = found.map(({ key }) => key).filter((key) => !keptKeys.has(key))
    if (dropped.length > 0) await store.remove(dropped).catch(() => undefined)
  }

  async function change(key: string, make: (activity: Activity) => Activity) {
    const here = memory.items().find((activity) => activity.key === key)
    let next: Activity | undefined
    try {
      next = await store.change(key, (value) => {
        const before = readActivity(value) ?? (stored.has(key) ? undefined : here)
        return before && make(before)
      })
      if (next) stored.add(key)
    } catch {
      next = here && make(here)
    }
    if (!next) return
    const made = next
    memory.set(memory.items().map((activity) => (activity.key === key ? made : activity)))
    announce()
  }

  return {
    load: () => inTurn(load),
    change: (key, make) => inTurn(() => change(key, make)),
    remove: (keys) =>
      inTurn(async () => {
        memory.set(memory.items().filter(({ key }) => !keys.includes(key)))
        await store.remove(keys).catch(() => undefined)
        announce()
      }),
  }
}
