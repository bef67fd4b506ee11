import { proxy } from 'valtio/vanilla'
import { DAY, readCookie, removeCookie, writeCookie } from '#src/lib/dom/cookie.ts'
import { sessionMarker } from '#src/lib/dom/session-marker.ts'

export type SessionEnd = 'expired' | 'passwordChanged' | 'signedOutElsewhere' | 'switchedElsewhere'

/** Who is signed in. The token lives in the 1-day cookie and nowhere else but here (R13). */
export interface Session {
  token: string | undefined
  account: string | undefined
  /** What the login page says of the session that ended before. */
  ended: { reason: SessionEnd; message: string } | undefined
}

const TOKEN_COOKIE = 'Authorization'
const REMEMBERED_COOKIE = 'account'

const EXPIRED = '登录已失效，请重新登录'

/** The session of this tab. An account without a token was signed in until the token's day was over. */
export const session: Session = proxy<Session>(beginning(readCookie(TOKEN_COOKIE), sessionMarker.read()?.account))

function beginning(token: string | undefined, account: string | undefined): Session {
  const expired = token === undefined && account !== undefined
  return { token, account, ended: expired ? { reason: 'expired', message: EXPIRED } : undefined }
}

/** The token to send. When it has left its cookie, because its day is over or by hand, the session ends here too. */
export function currentToken(): string | undefined {
  if (session.token !== undefined && readCookie(TOKEN_COOKIE) === undefined)
    endSession('expired', session.token, EXPIRED)
  return session.token
}

/**
 * Whether this tab's session is still that of the token, and the browser's too: the cookie tells at once when somebody
 * has signed in in another tab, the event of it may come later.
 */
export function isCurrent(token: string | undefined): boolean {
  return token !== undefined && session.token === token && readCookie(TOKEN_COOKIE) === token
}

export function startSession(token: string, account: string) {
  writeCookie(TOKEN_COOKIE, token, DAY)
  session.token = token
  session.account = account
  session.ended = undefined
  sessionMarker.write({ account, since: Date.now() })
}

/**
 * Ends the session. `undefined` as reason means that the user signed out. With a token given, only the session of
 * that token ends: a late refusal of an earlier session must not end the one that followed.
 */
export function endSession(reason: SessionEnd | undefined, token: string | undefined = session.token, message = '') {
  if (session.token === undefined || token !== session.token) return
  session.token = undefined
  session.ended = reason && { reason, message }
  if (reason === 'signedOutElsewhere' || reason === 'switchedElsewhere') return
  // somebody has signed in in another tab, which this one has not heard yet: the cookie is of that session
  const kept = readCookie(TOKEN_COOKIE)
  if (kept !== undefined && kept !== token) return
  removeCookie(TOKEN_COOKIE)
  sessionMarker.remove()
}

/** The account to offer at login, if its user asked for that (30 days, encoded, never a password; 1§9, R13). */
export const rememberedAccount = {
  read: () => readCookie(REMEMBERED_COOKIE),
  write: (account: string) => writeCookie(REMEMBERED_COOKIE, account, 30 * DAY),
  remove: () => removeCookie(REMEMBERED_COOKIE),
}

/** True after an expiry or a sign-out in another tab: the same user signs in over the page and goes on (S2). */
export function mayGoOn({ token, ended }: Session): boolean {
  return token === undefined && (ended?.reason === 'expired' || ended?.reason === 'signedOutElsewhere')
}

/** Follows what other tabs do with the session. Returns how to stop. */
export function followOtherTabs(): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key === null) followClearing()
    else if (event.key === sessionMarker.key) follow()
  }
  // a page restored from the back-forward cache has heard no events meanwhile
  function onShow(event: PageTransitionEvent) {
    if (event.persisted) follow()
  }
  // the cookie may have come after the event that told of it
  function onVisible() {
    if (document.visibilityState === 'visible' && session.token === undefined) follow()
  }
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onShow)
  }
}

/** Whoever clears what the browser has stored signs nobody out (S24): what is typed waits for signing in again. */
function followClearing() {
  if (session.account === undefined || sessionMarker.read()) return follow()
  // the cookie may go later than the event tells: then the next call hears of it
  if (isCurrent(session.token)) sessionMarker.write({ account: session.account, since: Date.now() })
  else endSession('expired', session.token, EXPIRED)
}

function follow() {
  const now = sessionMarker.read()
  const token = readCookie(TOKEN_COOKIE)
  // the sessionMarker decides: a cookie of another tab may be seen a moment later than the event that tells of it
  if (now === undefined) endSession('signedOutElsewhere', session.token, '您已在其他窗口退出登录')
  else if (now.account !== session.account) switchElsewhere()
  // the same account signed in again elsewhere, or this tab stands at login: go on with the new token
  else if (token !== undefined) session.token = token
}

/** Ends the session for another user's, also one that is over and waits for its user (S2, S6). */
function switchElsewhere() {
  const ended = { reason: 'switchedElsewhere', message: '账号已在其他窗口切换' } as const
  if (session.token !== undefined) endSession(ended.reason, session.token, ended.message)
  else if (session.ended !== undefined) session.ended = ended
}
