import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/*
 * The session of a tab, between its cookie, the marker in local storage, and what other tabs do with both.
 */
const NOW = Date.UTC(2026, 10, 20)
const MARKER = 'console.session'

/** Shared by all tabs of the browser, as are `kept` (local storage) and `lives` (`max-age` of cookies, seconds). */
let cookies: Map<string, string>
let kept: Map<string, string>
let lives: Record<string, string>
let tab: EventTarget & { visibilityState?: string }
let page: EventTarget

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  cookies = new Map()
  kept = new Map()
  lives = {}
  page = new EventTarget()
  tab = Object.defineProperty(new EventTarget(), 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [, name = '', value = '', life = ''] = /^([^=]+)=([^;]*); max-age=(\d+)/.exec(text) ?? []
      lives[name] = life
      if (life === '0') cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  vi.stubGlobal('document', tab)
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL('https://console.example.invalid/'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = () => import('./session.ts')
const mark = (account: string) => kept.set(MARKER, JSON.stringify({ account, since: 1 }))

/** A tab in which 138 is signed in. */
async function signedIn() {
  const api = await load()
  api.startSession('t1', '138')
  const stop = api.followOtherTabs()
  return { ...api, stop }
}
const tell = (of: 'storage', key: string | null) => page.dispatchEvent(Object.assign(new Event(of), { key }))

test.each([
  ['nobody', false, false, { token: undefined, account: undefined, ended: undefined }],
  ['somebody', true, true, { token: 't1', account: '138', ended: undefined }],
  [
    'somebody whose day is over',
    false,
    true,
    { token: undefined, account: '138', ended: { reason: 'expired', message: '登录已失效，请重新登录' } },
  ],
  ['somebody unknown', true, false, { token: 't1', account: undefined, ended: undefined }],
])('a page opened by %s', async (_who, cookie, marker, expected) => {
  if (cookie) cookies.set('Authorization', 't1')
  if (marker) mark('138')
  expect((await load()).session).toEqual(expected)
})

test('a session is begun for all tabs and a day, and its end leaves nothing of it', async () => {
  const { session, isCurrent, endSession, startSession, mayGoOn } = await load()
  session.ended = { reason: 'expired', message: 'x' }
  startSession('t1', '138')
  expect(session).toEqual({ token: 't1', account: '138', ended: undefined })
  expect([cookies.get('Authorization'), lives['Authorization'], kept.get(MARKER)]).toEqual([
    't1',
    '86400',
    JSON.stringify({ account: '138', since: NOW }),
  ])
  expect([isCurrent('t1'), isCurrent('t2'), isCurrent(undefined), mayGoOn(session)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  endSession(undefined)
  expect(session).toEqual({ token: undefined, account: '138', ended: undefined })
  expect([cookies.size, kept.size, isCurrent('t1'), isCurrent(undefined), mayGoOn(session)]).toEqual([
    0,
    0,
    false,
    false,
    false,
  ])
})

test.each([
  ['expired', true],
  ['passwordChanged', false],
  ['signedOutElsewhere', true],
  ['switchedElsewhere', false],
] as const)('after %s the same user may go on: %j (S2)', async (reason, may) => {
  const { session, mayGoOn, endSession } = await signedIn()
  endSession(reason)
  expect([session.ended, mayGoOn(session)]).toEqual([{ reason, message: '' }, may])
  expect(mayGoOn({ ...session, token: 't2' })).toBe(false)
})

test('only the session of the token ends, and what another tab keeps is left to it', async () => {
  const { session, endSession } = await signedIn()
  endSession('expired', 't0', 'late')
  expect(session).toMatchObject({ token: 't1', ended: undefined })
  // another tab has signed in, of which this one has not heard
  cookies.set('Authorization', 't2')
  endSession('expired', 't1', 'over')
  expect(session).toMatchObject({ token: undefined, ended: { reason: 'expired', message: 'over' } })
  expect([cookies.get('Authorization'), kept.has(MARKER)]).toEqual(['t2', true])
  endSession('passwordChanged', undefined, 'again')
  expect(session.ended?.message).toBe('over')
})

test.each(['signedOutElsewhere', 'switchedElsewhere'] as const)(
  '%s touches nothing of the other tab',
  async (reason) => {
    const { endSession } = await signedIn()
    endSession(reason, 't1', 'x')
    expect([cookies.has('Authorization'), kept.has(MARKER)]).toEqual([true, true])
  },
)

test('a cookie that is gone ends the session, one of another session does not', async () => {
  const { session, currentToken, isCurrent } = await signedIn()
  expect(currentToken()).toBe('t1')
  cookies.set('Authorization', 't2')
  expect([currentToken(), isCurrent('t1'), isCurrent('t2')]).toEqual(['t1', false, false])
  cookies.clear()
  expect(currentToken()).toBeUndefined()
  expect(session.ended).toEqual({ reason: 'expired', message: '登录已失效，请重新登录' })
  expect(kept.size).toBe(0)
})

test('the account to offer is kept for thirty days, until it is removed (R13)', async () => {
  const { rememberedAccount } = await load()
  expect(rememberedAccount.read()).toBeUndefined()
  rememberedAccount.write('138')
  expect([rememberedAccount.read(), lives['account']]).toEqual(['138', String(30 * 86_400)])
  rememberedAccount.remove()
  expect(rememberedAccount.read()).toBeUndefined()
})

const HERE = { token: 't1', account: '138', ended: undefined }
const over = (reason: string, message: string) => ({ token: undefined, account: '138', ended: { reason, message } })

test.each<[string, () => void, object]>([
  ['signs out', () => kept.delete(MARKER), over('signedOutElsewhere', '您已在其他窗口退出登录')],
  ['switches', () => void mark('139'), over('switchedElsewhere', '账号已在其他窗口切换')],
  [
    'signs in again',
    () => {
      mark('138')
      cookies.set('Authorization', 't2')
    },
    { ...HERE, token: 't2' },
  ],
  [
    'signs in, and its cookie comes later',
    () => {
      mark('138')
      cookies.clear()
    },
    HERE,
  ],
])('another tab %s', async (_what, act, expected) => {
  const { session } = await signedIn()
  act()
  tell('storage', 'console.other')
  expect(session).toEqual(HERE)
  tell('storage', MARKER)
  expect(session).toEqual(expected)
})

test('a page that comes back, or is looked at again without a session, follows what happened meanwhile', async () => {
  const { session, stop } = await signedIn()
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  kept.delete(MARKER)
  show(false)
  tab.visibilityState = 'visible'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(session.token).toBe('t1')
  show(true)
  expect(session.token).toBeUndefined()
  mark('138')
  cookies.set('Authorization', 't2')
  tab.visibilityState = 'hidden'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(session.token).toBeUndefined()
  tab.visibilityState = 'visible'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(session.token).toBe('t2')
  stop()
  kept.delete(MARKER)
  show(true)
  tell('storage', MARKER)
  session.token = undefined
  mark('138')
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(session.token).toBeUndefined()
})

test('an account that is not known here is signed out when what is stored is cleared', async () => {
  cookies.set('Authorization', 't1')
  const { session, followOtherTabs } = await load()
  followOtherTabs()
  tell('storage', null)
  expect(session.ended?.reason).toBe('signedOutElsewhere')
  expect(kept.size).toBe(0)
})

test('a session that is over gives way to another account, one that was signed out stays so', async () => {
  const { session, endSession } = await signedIn()
  endSession('expired', 't1', 'over')
  mark('139')
  tell('storage', MARKER)
  expect(session).toEqual(over('switchedElsewhere', '账号已在其他窗口切换'))
  session.ended = undefined
  tell('storage', MARKER)
  expect(session.ended).toBeUndefined()
})

test('whoever clears what is stored signs nobody out while the cookie is there (S24)', async () => {
  const { session } = await signedIn()
  tell('storage', null)
  expect(kept.get(MARKER)).toBe(JSON.stringify({ account: '138', since: NOW }))
  kept.clear()
  tell('storage', null)
  expect(session).toEqual(HERE)
  expect(kept.get(MARKER)).toBe(JSON.stringify({ account: '138', since: NOW }))
  kept.clear()
  cookies.clear()
  tell('storage', null)
  expect(session).toEqual(over('expired', '登录已失效，请重新登录'))
})

test('what another tab has stored in the place of what was cleared counts, and so does it at login', async () => {
  const { session } = await signedIn()
  mark('139')
  tell('storage', null)
  expect(session.ended?.reason).toBe('switchedElsewhere')
  session.account = undefined
  session.ended = undefined
  kept.clear()
  tell('storage', null)
  expect(session).toEqual({ token: undefined, account: undefined, ended: undefined })
  expect(kept.size).toBe(0)
})
