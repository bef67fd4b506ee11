import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Change } from '../db/gate.ts'
import { isChange, isMeta, ROWS_VERSION, type Overlay, type OverlayStore } from '../db/store.ts'

interface Schema extends DBSchema {
  meta: { key: 'overlay'; value: Omit<Overlay, 'changes'> }
  /** Keyed by model and id. */
  changes: { key: string; value: Change }
}

/**
 * Keeps the overlay in IndexedDB, and tells the other tabs of this browser what changed. Every method swallows the
 * failures of the database (blocked, full, corrupt): the demo then simply forgets with the page.
 */
export function createIndexedDbStore(name: string): OverlayStore {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  let opening: Promise<IDBPDatabase<Schema> | undefined> | undefined

  function open(): Promise<IDBPDatabase<Schema> | undefined> {
    opening ??= openDB<Schema>(name, ROWS_VERSION, {
      upgrade(database) {
        for (const store of database.objectStoreNames) database.deleteObjectStore(store)
        database.createObjectStore('meta')
        database.createObjectStore('changes')
      },
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opening = undefined
      },
    }).catch(() => undefined)
    return opening
  }

  async function attempt<Result>(
    work: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      const database = await open()
      return database && (await work(database))
    } catch {
      return undefined
    }
  }

  return {
    load: () =>
      attempt(async (database) => {
        const meta = await database.get('meta', 'overlay')
        const changes = await database.getAll('changes')
        return isMeta(meta) && changes.every(isChange) ? { ...meta, changes } : undefined
      }),
    async begin(meta) {
      await attempt(async (database) => {
        const transaction = database.transaction(['meta', 'changes'], 'readwrite')
        await Promise.all([
          transaction.objectStore('changes').clear(),
          transaction.objectStore('meta').put(meta, 'overlay'),
          transaction.done,
        ])
      })
      channel?.postMessage(undefined)
    },
    async add(changes) {
      await attempt(async (database) => {
        const transaction = database.transaction('changes', 'readwrite', { durability: 'relaxed' })
        await Promise.all([
          ...changes.map((change) => transaction.store.put(change, `${change.model}/${change.id}`)),
          transaction.done,
        ])
      })
      channel?.postMessage(changes)
    },
    async keepClock(clock) {
      await attempt(async (database) => {
        const transaction = database.transaction('meta', 'readwrite')
        const meta = await transaction.store.get('overlay')
        await Promise.all([meta && transaction.store.put({ ...meta, clock }, 'overlay'), transaction.done])
      })
    },
    onOthers(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === undefined) listener(undefined)
        else if (Array.isArray(data) && data.every(isChange)) listener(data)
      })
    },
  }
}
