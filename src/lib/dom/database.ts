import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb'

export interface Stores extends DBSchema {}

/**
 * A database of the browser, opened when it is first asked for and again after it was closed. Rejects when the browser
 * refuses; the next call tries once more.
 */
export function database<Schema extends Stores>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  return () => {
    opening ??= openDB<Schema>(name, version, {
      upgrade,
      // a newer version of the console wants to change the database
      blocking(_current, _next, event) {
        opening = undefined
        ;(event.target as IDBDatabase).close()
      },
      terminated() {
        opening = undefined
      },
    }).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
}

/** Whoever has it open closes it. */
export const removeDatabase = (name: string): Promise<void> => deleteDB(name)
