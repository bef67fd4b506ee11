import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { modelNames } from './collections.ts'
import type { Change } from './gate.ts'
import type { Overlay, OverlayStore } from './store.ts'

/** Raised when rows change their form: what an older version kept is dropped. */
const VERSION = 2

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
    opening ??= openDB<Schema>(name, VERSION, {
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

  async function attempt<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | undefined> {
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
        await Promise.all([transaction.objectStore('changes').clear(), transaction.objectStore('meta').put(meta, 'overlay'), transaction.done])
      })
      channel?.postMessage(undefined)
    },
    async add(changes) {
      await attempt(async (database) => {
        const transaction = database.transaction('changes', 'readwrite', { durability: 'relaxed' })
        await Promise.all([...changes.map((change) => transaction.store.put(change, `${change.model}/${change.id}`)), transaction.done])
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

function isMeta(value: unknown): value is Omit<Overlay, 'changes'> {
  if (typeof value !== 'object' || value === null) return false
  const { key, epoch, clock } = value as Partial<Overlay>
  return typeof key === 'string' && typeof epoch === 'number' && typeof clock === 'object' && [clock.real, clock.shown, clock.rate].every(Number.isFinite)
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false
  const { model, id, row } = value as Change
  return modelNames.includes(model) && (typeof id === 'string' || typeof id === 'number') && typeof row === 'object'
}
