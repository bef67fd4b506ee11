import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { createMemoryFiles, type FileStore } from './file-store.ts'

interface Schema extends DBSchema {
  files: { key: string; value: Blob }
}

/**
 * Keeps files in IndexedDB, where the browser puts them on disk. What it refuses (blocked, full) is kept in memory
 * instead: the upload then lasts until the next reload.
 */
export function createIndexedDbFiles(name: string): FileStore {
  const memory = createMemoryFiles()
  let opening: Promise<IDBPDatabase<Schema>> | undefined

  async function attempt<Result>(
    work: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      opening ??= openDB<Schema>(name, 1, {
        upgrade: (database) => void database.createObjectStore('files'),
        blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
        terminated: () => {
          opening = undefined
        },
      })
      return await work(await opening)
    } catch {
      opening = undefined
      return undefined
    }
  }

  return {
    get: async (path) => (await memory.get(path)) ?? (await attempt((database) => database.get('files', path))),
    async put(path, file) {
      const kept = await attempt((database) => database.put('files', file, path))
      if (kept === undefined) await memory.put(path, file)
    },
    async remove(path) {
      await memory.remove(path)
      await attempt((database) => database.delete('files', path))
    },
    async all() {
      const kept = await attempt(async (database) => {
        const [paths, files] = await Promise.all([database.getAllKeys('files'), database.getAll('files')])
        return paths.map((path, index): [string, Blob] => [path, files[index] as Blob])
      })
      return [...(kept ?? []), ...(await memory.all())]
    },
    async clear() {
      await memory.clear()
      await attempt((database) => database.clear('files'))
    },
  }
}
