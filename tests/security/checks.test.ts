import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listenLocally, stopListening } from '#tests/support/listen.ts'
import { root, sources } from '#tests/support/sources.ts'
import { securityHeaders } from '../../config/security-headers.ts'
import {
  cachingProblems,
  cookieProblems,
  headerWeaknesses,
  packageProblems,
  pageProblems,
  scriptProblems,
  secretsIn,
  type Cookie,
} from './checks.ts'

const headers = securityHeaders({ apiOrigins: ['https://api.example.invalid'] })
const weakened = (from: string, to: string) => ({
  ...headers,
  'Content-Security-Policy': (headers['Content-Security-Policy'] ?? '').replace(from, to),
})
const json = (name: string) => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8')) as never

describe('the headers', () => {
  test.each([
    {},
    {
      apiOrigins: ['https://api.example.invalid'],
      mediaOrigins: ['https://cdn.example.invalid'],
      uploadOrigins: ['https://store.example.invalid'],
    },
  ])('have no weakness: %j', (options) => {
    expect(headerWeaknesses(securityHeaders(options))).toEqual([])
  })

  test.each([
    ['code from strings', weakened("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
    ['inline scripts', weakened("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
    ['scripts from anywhere', weakened("script-src 'self'", 'script-src *')],
    ['calls to any host', weakened("connect-src 'self'", "connect-src 'self' https:")],
    ['frames of other sites', weakened("frame-ancestors 'none'; ", '')],
    ['another base', weakened("base-uri 'none'", "base-uri 'self'")],
    ['no Trusted Types', weakened("; require-trusted-types-for 'script'", '')],
    ['no policy', { ...headers, 'Content-Security-Policy': null }],
    ['a referrer', { ...headers, 'Referrer-Policy': 'origin' }],
    ['guessed types', { ...headers, 'X-Content-Type-Options': undefined }],
    ['windows that know their opener', { ...headers, 'Cross-Origin-Opener-Policy': 'unsafe-none' }],
    ['a camera', { ...headers, 'Permissions-Policy': 'camera=(self)' }],
    ['plain http', { ...headers, 'Strict-Transport-Security': 'max-age=60' }],
  ])('can fail: %s', (_, weak) => {
    expect(headerWeaknesses(weak)).not.toEqual([])
  })
})

describe('a page of a build', () => {
  test.each([
    '<script>start()</script>',
    '<script type="module">start()</script>',
    '<body onload="start()">',
    '<script src="https://elsewhere.invalid/x.js"></script>',
    '<link href="//elsewhere.invalid/x.css">',
  ])('can fail: %s', (html) => {
    expect(pageProblems(html)).not.toEqual([])
  })
})

describe('a script of a build', () => {
  test.each(['eval("1")', ';eval(x)', 'new Function("return 1")', '//# sourceMappingURL=x.js.map'])(
    'can fail: %s',
    (text) => {
      expect(scriptProblems(text)).not.toEqual([])
    },
  )
})

describe('secrets', () => {
  test('are in no file of the project', () => {
    expect(
      sources()
        .filter(({ file }) => file !== 'tests/security/checks.test.ts')
        .flatMap(({ file, text }) => secretsIn(text).map((secret) => `${file}: ${secret}`)),
    ).toEqual([])
  })

  test.each([
    '-----BEGIN RSA PRIVATE KEY-----',
    `AKIA${'A'.repeat(16)}`,
    `LTAI${'a'.repeat(16)}`,
    `ghp_${'a'.repeat(36)}`,
    `npm_${'a'.repeat(36)}`,
    `eyJ${'a'.repeat(12)}.eyJ${'a'.repeat(12)}.${'a'.repeat(12)}`,
    'https://me:secret@db.invalid/',
  ])('can fail: %s', (text) => {
    expect(secretsIn(`const x = '${text}'`)).not.toEqual([])
  })
})

describe('packages', () => {
  const manifest = { dependencies: { a: '1.0.0' }, devDependencies: {} }
  const entry = { version: '1.0.0', integrity: 'sha512-x' }

  test('are known by their content, come from the registry, and have their install scripts denied', () => {
    expect(packageProblems(json('package.json'), json('package-lock.json'))).toEqual([])
    expect(packageProblems(manifest, { packages: { '': {}, 'node_modules/a': entry } })).toEqual([])
  })

  test.each([
    ['a range of versions', { ...manifest, dependencies: { a: '^1.0.0' } }, entry],
    ['a package without its hash', manifest, { version: '1.0.0' }],
    ['a package from elsewhere', manifest, { ...entry, resolved: 'https://elsewhere.invalid/a.tgz' }],
    ['a package that runs a script', manifest, { ...entry, hasInstallScript: true }],
  ])('can fail: %s', (_, wrong, locked) => {
    expect(packageProblems(wrong, { packages: { '': {}, 'node_modules/a': locked } })).toHaveLength(1)
  })
})

test('caching can fail: a host that answers everything with the page, and says nothing of keeping it', async () => {
  const host = http.createServer((_, response) => void response.end('<div id="root"></div>'))
  expect(await cachingProblems(`${await listenLocally(host)}/`, 'assets/index-12345678.js')).toHaveLength(3)
  stopListening(host)
})

describe('cookies', () => {
  const now = 1_790_000_000
  const token: Cookie = { name: 'Authorization', value: 'abc', expires: now + 86_400, sameSite: 'Strict' }

  test('of the console are right', () => {
    expect(
      cookieProblems(
        [token, { name: 'account', value: '13800000000', expires: now + 30 * 86_400, sameSite: 'Strict' }],
        ['Demo1234'],
        now,
      ),
    ).toEqual([])
  })

  test.each([
    ['another cookie', { ...token, name: 'user' }],
    ['a token for a week', { ...token, expires: now + 7 * 86_400 }],
    ['one for other sites', { ...token, sameSite: 'Lax' }],
    ['one with the password', { ...token, name: 'account', value: 'me%3ADemo1234' }],
  ])('can fail: %s', (_, cookie) => {
    expect(cookieProblems([cookie], ['Demo1234'], now)).toHaveLength(1)
  })
})
