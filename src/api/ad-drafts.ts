/*
 * Drafts in the browser's database: what was edited and not saved, by account, ad and opening of the editor. Nothing
 * here is ever applied by itself, and nobody is offered the drafts of another account (L9).
 */
import { database, type Stores } from '#src/lib/dom/database.ts'

export interface Draft {
  /** Of account, ad and opening: one record for each. */
  key: string
  account: string
  /** Which ad: the `ad` of its opening. */
  ad: string
  /** The opening of the editor that wrote it. */
  opening: string
  /** When it was last edited, milliseconds. */
  at: number
  name: string
  /** Pixels. */
  width: number
  height: number
  /** As it would be saved. */
  content: string
  /** The version of the server that it began with, and when that was read; no version for a new ad. */
  base: string | undefined
  baseAt: number
  /** Sent to be saved, and no answer is known. */
  sent: boolean
  /** The form of this record; what has another one is left alone (L5). */
  form: typeof FORM
}

/** Where drafts are kept. Every method throws when the database refuses. */
export interface DraftStore {
  /** The drafts of an ad, newest first. */
  list: (account: string, ad: string) => Promise<Draft[]>
  /** Writes a draft, and removes others in the same step: all or nothing. */
  put: (draft: Draft, removed?: readonly string[]) => Promise<void>
  remove: (keys: readonly string[]) => Promise<void>
}

const FORM = 1

export function draftKey({ account, ad, opening }: Pick<Draft, 'account' | 'ad' | 'opening'>): string {
  return JSON.stringify([account, ad, opening])
}

export function makeDraft(parts: Omit<Draft, 'key' | 'form'>): Draft {
  return { ...parts, key: draftKey(parts), form: FORM }
}

interface Schema extends Stores {
  drafts: { key: string; value: Draft; indexes: { ad: [account: string, ad: string] } }
}

export const openDrafts = database<Schema>('console.editor', 1, (created) => {
  created.createObjectStore('drafts', { keyPath: 'key' }).createIndex('ad', ['account', 'ad'])
})

/** Tells this tab and others that an ad has a draft now, or none any more. */
export const DRAFTS_CHANGED = 'console.drafts'
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DRAFTS_CHANGED)

async function change(work: (drafts: { put: (draft: Draft) => unknown; delete: (key: string) => unknown }) => void) {
  const opened = await openDrafts()
  // on the disk before it counts: the computer may lose its power
  const transaction = opened.transaction('drafts', 'readwrite', { durability: 'strict' })
  const requests: unknown[] = []
  work({
    put: (draft) => requests.push(transaction.store.put(draft)),
    delete: (key) => requests.push(transaction.store.delete(key)),
  })
  // a page that is going away must not be waited for
  transaction.commit()
  await Promise.all([...requests, transaction.done])
}

/** What was put here before: a draft that is written again tells nothing new. */
const told = new Set<string>()

/** The drafts in IndexedDB: unlike local storage it keeps what was written just before the browser was killed. */
export const adDrafts: DraftStore = {
  async list(account, ad) {
    const found = await (await openDrafts()).getAllFromIndex('drafts', 'ad', [account, ad])
    return found.filter(isDraft).sort((a, b) => b.at - a.at)
  },
  async put(draft, removed = []) {
    await change((drafts) => {
      drafts.put(draft)
      for (const key of removed) drafts.delete(key)
    })
    if (told.has(draft.key) && removed.length === 0) return
    told.add(draft.key)
    channel?.postMessage('changed')
  },
  async remove(keys) {
    await change((drafts) => {
      for (const key of keys) drafts.delete(key)
    })
    for (const key of keys) told.delete(key)
    channel?.postMessage('changed')
  },
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { key, account, ad, opening, at, name, width, height, content, base, baseAt, sent, form } =
    value as Partial<Draft>
  return (
    form === FORM &&
    [key, account, ad, opening, name, content].every((text) => typeof text === 'string') &&
    [at, width, height, baseAt].every((number) => typeof number === 'number') &&
    (base === undefined || typeof base === 'string') &&
    typeof sent === 'boolean'
  )
}
