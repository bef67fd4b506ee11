import { isChunkLoadError } from '#src/lib/hooks/lazy-component.tsx'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { loadedOverlays } from '../overlay/overlay-code.ts'
import { askForOverlays } from '../overlay/overlay-place.ts'
import { missingCode } from './missing-code.ts'

/*
 * Short messages over the lower part of the page, where no title is. Text only, cut to a showable length. What is done
 * twice while its message stands is counted there; a burst of failures of one cause is one message. Each is a live
 * region: errors interrupt, the others wait.
 */

const LONG_MS = 6000
const SHORT_MS = 4000
/** A success follows what it is a note of at once. */
const NOTE_MS = 1000

export function notifySuccess(message: string) {
  say({ kind: 'success', text: [message, ...notes].join('；'), autoClose: notes.length > 0 ? LONG_MS : SHORT_MS })
  notes = []
}

/** Something to know beside a success that is about to be said: one action has one message (N23). */
export function noteOfSuccess(words: string) {
  notes = [...notes, words]
  // a success that is not said leaves nothing to the next
  setTimeout(() => {
    notes = []
  }, NOTE_MS)
}

let notes: readonly string[] = []

/** Says that work in the background has come to its end: it is no answer to what was done last. */
export function notifyEnded(message: string) {
  say({ kind: 'success', text: message, autoClose: SHORT_MS, aside: true })
}

/** The same where 操作成功 is documented (1§9, 2§9): `操作成功：已删除素材“…”` (N23). */
export const notifyDone = (what: string) => notifySuccess(`操作成功：${what}`)

export function notifyInfo(message: string) {
  say({ kind: 'info', text: message, autoClose: SHORT_MS })
}

/**
 * Says what failed. Takes what was thrown or the words themselves; stays silent when the user knows already. Code that
 * did not come is said in the bar with the button that loads the page anew (N43). Gives what takes the message away,
 * for what is mended before the message has gone by itself.
 */
export function notifyError(error: unknown): () => void {
  const message = typeof error === 'string' ? error : messageOf(error)
  if (message === undefined) return () => undefined
  if (isChunkLoadError(error)) return sayMissing(message)
  return say({ kind: 'error', text: message, autoClose: LONG_MS })
}

function sayMissing(words: string): () => void {
  missingCode.words = words
  return () => {
    if (missingCode.words === words) missingCode.words = undefined
  }
}

export interface Message {
  kind: 'success' | 'info' | 'error'
  text: string
  autoClose: number
  /** What can be done about it, which takes the message away. */
  action?: { label: string; run: () => void } | undefined
  /** Messages of before stay. */
  aside?: boolean
}

/** For a message with an action; gives what takes it away. */
export function say(message: Message): () => void {
  const asked = askForOverlays()
  const there = loadedOverlays()
  if (there) return there.showMessage(message)
  let gone = false
  let hide: (() => void) | undefined
  asked.then(
    ({ showMessage }) => {
      if (!gone) hide = showMessage(message)
    },
    () => undefined,
  )
  return () => {
    gone = true
    hide?.()
  }
}
