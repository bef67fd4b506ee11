import { subscribe } from 'valtio/vanilla'
import { stringifyJson } from '#src/lib/data/parse-json.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { contentOf } from '../model/edit-document.ts'
import { draftKey, makeDraft, type DraftStore } from '#src/api/ad-drafts.ts'
import type { EditorStore } from './editor-store.ts'

/**
 * Milliseconds after an edit at which it is written; with the writing itself it stays below the 300 that are promised.
 */
const WRITE_AFTER_MS = 200
/** Milliseconds after which a refused writing is tried again: doubled each time, up to the longest. */
const RETRY_MS = { first: 1000, longest: 30_000 }

export interface ServerVersion {
  /** Which ad, as drafts name it. */
  ad: string
  base: string | undefined
  /** When it was read or saved, milliseconds. */
  at: number
}

export interface DraftKeeper {
  /** Writes what is not written yet, at once. */
  flush: () => Promise<void>
  /** Says in the draft that it is being sent. */
  markSent: () => Promise<void>
  /** A draft that was restored: its record goes when the first of this editor is written. */
  replaces: (key: string) => void
  /** Writes what is not written yet, and keeps nothing any more. */
  stop: () => Promise<void>
}

interface KeeperOptions {
  store: EditorStore
  drafts: DraftStore
  account: string
  /** Names this opening of the editor. */
  opening: string
  /** The version that is edited now. */
  server: () => ServerVersion
  /** Drafts cannot be written, or can again. */
  onTrouble: (trouble: boolean) => void
  now?: () => number
}

/** Starts to keep a draft: it follows every change, also back to what is saved, when there is nothing to keep. */
export function keepDraft({
  store,
  drafts,
  account,
  opening,
  server,
  onTrouble,
  now = serverNow,
}: KeeperOptions): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryAfter = RETRY_MS.first
  let changedAt = now()
  /** The document that the record on the disk has; undefined when there is no record. */
  let written = undefined as object | undefined
  let seen: object = store.state.document
  let sent = false
  let writing = Promise.resolve()
  let stopped = false
  /** Records that the next writing removes. */
  let old: string[] = []

  const isDirty = () => store.state.document !== store.state.saved
  let key = draftKey({ account, ad: server().ad, opening })

  function schedule(after = WRITE_AFTER_MS) {
    if (!stopped) timer ??= setTimeout(() => void write(), after)
  }

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // one after the other, each with what is there then
    writing = writing.then(writeNow)
    await writing
  }

  async function writeNow() {
    const { document } = store.state
    const { ad, base, at } = server()
    const nowKey = draftKey({ account, ad, opening })
    const gone = [...old, ...(nowKey === key || written === undefined ? [] : [key])]
    try {
      if (isDirty()) {
        const { name, width, height } = document
        await drafts.put(
          makeDraft({
            account,
            ad,
            opening,
            at: changedAt,
            name,
            width,
            height,
            content: stringifyJson(contentOf(document)),
            base,
            baseAt: at,
            sent,
          }),
          gone,
        )
        written = document
      } else {
        const keys = written === undefined ? gone : [...gone, key]
        if (keys.length > 0) await drafts.remove(keys)
        written = undefined
      }
      key = nowKey
      old = []
      retryAfter = RETRY_MS.first
      onTrouble(false)
      // what was undone meanwhile was not there to be removed
      if (isBehind()) schedule()
    } catch {
      onTrouble(true)
      schedule(retryAfter)
      retryAfter = Math.min(RETRY_MS.longest, retryAfter * 2)
    }
  }

  /** Whether the record on the disk, or its absence, is not what is edited. */
  const isBehind = () => (isDirty() ? written !== store.state.document : written !== undefined)
  const catchUp = () => (isBehind() ? write() : undefined)
  const flush = async () => {
    if (stopped) return writing
    await catchUp()
    await writing
    await catchUp()
  }

  const unsubscribe = subscribe(
    store.state,
    () => {
      if (store.state.document !== seen) {
        seen = store.state.document
        changedAt = now()
        sent = false
      }
      if (isBehind()) schedule()
    },
    true,
  )
  if (isBehind()) schedule()
  // a page may be gone without another word: after these events nothing is certain
  const onHide = () => void flush()
  window.addEventListener('pagehide', onHide)
  document.addEventListener('visibilitychange', onHide)
  // an edited page whose code cannot be loaded is about to be loaded anew (N8)
  window.addEventListener('vite:preloadError', onHide)

  return {
    flush,
    async markSent() {
      sent = true
      if (isDirty() && !stopped) await write()
    },
    replaces(restored) {
      old.push(restored)
      schedule()
    },
    async stop() {
      unsubscribe()
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('vite:preloadError', onHide)
      const last = flush()
      stopped = true
      clearTimeout(timer)
      await last
    },
  }
}
