import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser that keeps cookies, drops them without a word, or refuses to be asked. */
class Jar {
  kept = new Map<string, string>()
  constructor(readonly how: 'keeps' | 'drops' | 'throws') {}
  get cookie() {
    if (this.how === 'throws') throw new DOMException('refused', 'SecurityError')
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  set cookie(text: string) {
    if (this.how === 'throws') throw new DOMException('refused', 'SecurityError')
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
    if (this.how === 'keeps' && text.includes('max-age=0')) this.kept.delete(name)
    else if (this.how === 'keeps') this.kept.set(name, value)
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://console.example.invalid/'))
  // what blocks cookies says that it does not
  vi.stubGlobal('navigator', { cookieEnabled: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['keeps', 'drops', 'throws'] as const)('what is written is read again in a browser that %s', async (how) => {
  const jar = new Jar(how)
  vi.stubGlobal('document', jar)
  const { readCookie, writeCookie, removeCookie, keepsCookies } = await import('./cookie.ts')
  expect(keepsCookies()).toBe(how === 'keeps')
  expect(readCookie('token')).toBeUndefined()
  writeCookie('token', 'a b;c=中', 60)
  writeCookie('other', 'x', 60)
  expect([readCookie('token'), readCookie('other')]).toEqual(['a b;c=中', 'x'])
  removeCookie('token')
  expect([readCookie('token'), readCookie('other')]).toEqual([undefined, 'x'])
  expect(jar.kept.size).toBe(how === 'keeps' ? 1 : 0)
})

test('a cookie that somebody has taken away by hand is gone', async () => {
  const jar = new Jar('keeps')
  vi.stubGlobal('document', jar)
  const { readCookie, writeCookie } = await import('./cookie.ts')
  writeCookie('token', 'x', 60)
  jar.kept.clear()
  expect(readCookie('token')).toBeUndefined()
  jar.kept.set('token', '%E0%A4%A')
  expect(readCookie('token')).toBeUndefined()
})
