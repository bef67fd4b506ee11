import { isChunkLoadError } from '#src/lib/hooks/lazy-component.tsx'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { askForOverlays, loadedOverlays } from '../overlay/on-demand.ts'

/*
 * Short messages above the page. Text only, cut to a showable length. What is done twice while its message stands is
 * counted there; a burst of failures of one cause is one message. Each is a live region: errors interrupt, the others
 * wait.
 */

const LONG_MS = 6000
const SHORT_MS = 4000
/** Long enough to reach for the button. */
const WITH_BUTTON_MS = 20_000

/** Says that something was done. */
export function notifySuccess(message = '操作成功') {
  say({ kind: 'success', text: message, autoClose: SHORT_MS })
}

/** Says something that is neither success nor failure. */
export function notifyInfo(message: string) {
  say({ kind: 'info', text: message, autoClose: SHORT_MS })
}

/**
 * Says what failed. Takes what was thrown or the words themselves; stays silent when the user knows already. With code
 * that did not come there is a button that loads the page anew.
 */
export function notifyError(error: unknown) {
  const message = typeof error === 'string' ? error : messageOf(error)
  if (message === undefined) return
  const withReload = isChunkLoadError(error)
  say({ kind: 'error', text: message, autoClose: withReload ? WITH_BUTTON_MS : LONG_MS, withReload })
}

/** What is said, and for how many milliseconds. */
export interface Message {
  kind: 'success' | 'info' | 'error'
  text: string
  autoClose: number
  /** With a button that loads the page anew. */
  withReload?: boolean
}

function say(message: Message) {
  const asked = askForOverlays()
  const there = loadedOverlays()
  if (there) there.showMessage(message)
  else
    asked.then(
      ({ showMessage }) => showMessage(message),
      () => undefined,
    )
}
