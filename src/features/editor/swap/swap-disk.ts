/*
 * The swap once more, in a database of its own: unlike local storage it keeps what was written just before the browser
 * was killed.
 */
import { database, removeDatabase, type Stores } from '#src/lib/dom/database.ts'
import { hasDatabase } from '#src/lib/dom/has-database.ts'
import { swapKey } from './swap-key.ts'

interface Schema extends Stores {
  swap: { key: 'swap'; value: unknown }
}

const openings = new Map<string, ReturnType<typeof database<Schema>>>()

function open(account: string) {
  const opening =
    openings.get(account) ?? database<Schema>(swapKey(account), 1, (created) => void created.createObjectStore('swap'))
  openings.set(account, opening)
  return opening()
}

let writing: Promise<unknown> = Promise.resolve()

/** Where the browser refuses, what local storage has must do. */
function next(work: () => Promise<unknown>) {
  writing = writing.then(work).catch(() => undefined)
}

/** What comes here is written as it is now, one after the other. */
export function putOnDisk(account: string, swap: unknown) {
  next(async () => {
    const transaction = (await open(account)).transaction('swap', 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.put(swap, 'swap'), transaction.done])
  })
}

export function takeOffDisk(account: string) {
  next(() => removeDatabase(swapKey(account)))
}

/** Resolves once all of it is on the disk. */
export const onDisk = (): Promise<unknown> => writing

export async function readFromDisk(account: string): Promise<unknown> {
  await writing
  try {
    return (await hasDatabase(swapKey(account))) ? await (await open(account)).get('swap', 'swap') : undefined
  } catch {
    return undefined
  }
}
