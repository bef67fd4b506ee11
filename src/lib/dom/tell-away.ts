/*
 * What comes to its end while somebody looks at something else (N72): the title of the tab says it until the window is
 * looked at again, and a notification of the system for those who have asked for one in this browser.
 */
import { shownLine } from '../text/shown-text.ts'
import { sessionMarker } from './session-marker.ts'
import { stored } from './stored.ts'

/** `missing` where the browser has none, as on pages without https; `denied` is the browser's own setting. */
export type NoticeState = 'missing' | 'denied' | 'off' | 'on'

const wish = () =>
  stored(`console.notices.${sessionMarker.read()?.account ?? ''}`, (value) => (value === true ? value : undefined))

export function noticeState(): NoticeState {
  if (!('Notification' in window) || !window.isSecureContext) return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && wish().read() === true ? 'on' : 'off'
}

/** Asks the browser where it has to, so it is called by a press and by nothing else. */
export async function wantNotices(wanted: boolean): Promise<NoticeState> {
  if (!wanted) wish().remove()
  else if ((await Notification.requestPermission()) === 'granted') wish().write(true)
  return noticeState()
}

export interface EndedAway {
  /** What has ended, in a few words. */
  words: string
  details: string
  /** What is said again, by another tab too, takes the place of what was said. */
  key: string
  /** Shows more of it, when the notification is pressed. */
  open: () => void
}

/** What stands before the name of the page, where a narrow tab shows it. */
const MARK = /^● [^-]* - /

function unmark() {
  document.title = document.title.replace(MARK, '')
}

/** Tells whoever looks at something else; nothing where the window has the focus. */
export function tellAway({ words, details, key, open }: EndedAway) {
  if (document.hasFocus()) return
  unmark()
  document.title = `● ${words} - ${document.title}`
  window.addEventListener('focus', unmark, { once: true })
  if (noticeState() !== 'on') return
  try {
    const notice = new Notification(words, { body: shownLine(details), tag: `console.${key}`, lang: 'zh-CN' })
    notice.addEventListener('click', () => {
      window.focus()
      open()
      notice.close()
    })
  } catch {
    // telephones know notifications of workers alone: the title has said it
  }
}
