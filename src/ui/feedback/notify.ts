import { isChunkLoadError } from '#src/lib/hooks/lazy-component.tsx'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { askForOverlays, loadedOverlays } from '../overlay/on-demand.ts'

/*
 * Short messages over the lower part of the page, where no title is. Text only, cut to a showable length. What is done
 * twice while its message stands is counted there; a burst of failures of one cause is one message. Each is a live
 * region: errors interrupt, the others wait.
 */

const LONG_MS = 6000
const SHORT_MS = 4000
/** Long enough to reach for the button. */
const WITH_BUTTON_MS = 20_000

/** Says that something was done, with the name of what it was done to. */
export function notifySuccess(message: string) {
  say({ kind: 'success', text: message, autoClose: SHORT_MS })
}

/** Says that work in the background has come to its end: it is no answer to what was done last. */
export function notifyEnded(message: string) {
  say({ kind: 'success', text: message, autoClose: SHORT_MS, aside: true })
}

/** The same where 操作成功 is documented (1§9, 2§9): `操作成功：已删除素材“…”` (N23). */
export const notifyDone = (what: string) => notifySuccess(`操作成功：${what}`)

/** Says something that is neither success nor failure. */
export function notifyInfo(message: string) {
  say({ kind: 'info', text: message, autoClose: SHORT_MS })
}

/**
 * Says what failed. Takes what was thrown or the words themselves; stays silent when the user knows already. With code
 * that did not come there is a button that loads the page anew. Gives what takes the message away, for what is mended
 * before the message has gone by itself.
 */
export function notifyError(error: unknown): () => void {
  const message = typeof error === 'string' ? error : messageOf(error)
  if (message === undefined) return () => undefined
  const withReload = isChunkLoadError(error)
  return say({ kind: 'error', text: message, autoClose: withReload ? WITH_BUTTON_MS : LONG_MS, withReload })
}

/** What is said, and for how many milliseconds. */
export interface Message {
  kind: 'success' | 'info' | 'error'
  text: string
  autoClose: number
  /** With a button that loads the page anew. */
  withReload?: boolean
  /** It leaves what was said before as it is. */
  aside?: boolean
}

function say(message: Message): () => void {
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
