import type { Activity } from '#src/domain/activity.ts'
import { database, type Stores } from '#src/lib/dom/database.ts'
import { activities, setActivities } from './activities.ts'
import { createActivityKeeper, type ActivityStore } from './activity-keeper.ts'
import { session } from './session.ts'

interface Schema extends Stores {
  activities: { key: string; value: Activity; indexes: { account: string } }
}

/** The activities in IndexedDB: one may be about ten thousand terminals. */
function createActivityStore(name: string): ActivityStore {
  const open = database<Schema>(name, 1, (created) => {
    created.createObjectStore('activities', { keyPath: 'key' }).createIndex('account', 'account')
  })
  return {
    async list(account) {
      return (await open()).getAllFromIndex('activities', 'account', account)
    },
    async change(key, change) {
      const { store, done } = (await open()).transaction('activities', 'readwrite')
      const next = change(await store.get(key))
      if (next) await store.put(next)
      await done
      return next
    },
    async remove(keys) {
      const { store, done } = (await open()).transaction('activities', 'readwrite')
      await Promise.all(keys.map((key) => store.delete(key)))
      await done
    },
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('console.activities')
const keeper = createActivityKeeper(
  createActivityStore('console.activities'),
  { account: () => session.account, items: () => activities.items, set: setActivities },
  () => channel?.postMessage('changed'),
)
// whatever is said: what is kept is what counts
channel?.addEventListener('message', () => void keeper.load())

export const loadActivities = keeper.load

export const changeActivity = keeper.change

export const removeActivities = keeper.remove
