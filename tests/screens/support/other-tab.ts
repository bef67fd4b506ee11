import { removeCookie, writeCookie } from '#src/lib/dom/cookie.ts'
import { turn } from '#tests/support/clock.ts'
import type { TestServer } from '#tests/support/render-console.tsx'

/*
 * What another tab of the same browser does to the session: cookie and storage change, and this tab hears of it by an
 * event alone.
 */
const MARKER = 'console.session'

async function tell() {
  window.dispatchEvent(new StorageEvent('storage', { key: MARKER }))
  await turn()
}

export async function signOutElsewhere() {
  removeCookie('Authorization')
  localStorage.removeItem(MARKER)
  await tell()
}

export async function signInElsewhere(server: TestServer, account: string) {
  writeCookie('Authorization', await server.signIn(account), 3_600)
  localStorage.setItem(MARKER, JSON.stringify({ account, since: Date.now() }))
  await tell()
}
