import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { createMemoryFiles, type FileStore } from './file-store.ts'

/** A file as it is kept (C33); those that were kept as blobs are read too. */
type Kept = { bytes: ArrayBuffer; type: string } | Blob

interface Schema extends DBSchema {
  files: { key: string; value: Kept }
}

const blobOf = (kept: Kept) => (kept instanceof Blob ? kept : new Blob([kept.bytes], { type: kept.type }))

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
    async get(path) {
      const inMemory = await memory.get(path)
      if (inMemory) return inMemory
      const kept = await attempt((database) => database.get('files', path))
      return kept && blobOf(kept)
    },
    async put(path, file) {
      const { type } = file
      const kept = await attempt(async (database) =>
        database.put('files', { bytes: await file.arrayBuffer(), type }, path),
      )
      if (kept === undefined) await memory.put(path, file)
    },
    async remove(path) {
      await memory.remove(path)
      await attempt((database) => database.delete('files', path))
    },
    async all() {
      const kept = await attempt(async (database) => {
        const [paths, files] = await Promise.all([database.getAllKeys('files'), database.getAll('files')])
        return paths.map((path, index): [string, Blob] => [path, blobOf(files[index] as Kept)])
      })
      return [...(kept ?? []), ...(await memory.all())]
    },
    async clear() {
      await memory.clear()
      await attempt((database) => database.clear('files'))
    },
  }
}
