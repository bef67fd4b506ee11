import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContract } from '#tests/conformance/command.ts'
import type { Outcome } from '#tests/conformance/report.ts'
import { listenLocally, stopListening } from '#tests/support/listen.ts'
import { ACCOUNT, PASSWORD, SALT } from './data.ts'
import { secondServer } from './second-server.ts'
import { differences, type Difference } from './ways.ts'

const second = secondServer(Date.UTC(2026, 10, 20, 1, 30))
let origin = ''
beforeAll(async () => {
  origin = await listenLocally(second.server)
})
afterAll(() => stopListening(second.server))

test('it shares no line with the console or its simulated server', () => {
  const folder = import.meta.dirname
  for (const file of fs.readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))) {
    const from = fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/ from '([^']+)'/g)
    for (const [, target] of from) expect(target).toMatch(/^(node:|\.\/)/)
  }
})

test('as it is, it does what the contract says', async () => {
  const printed: string[] = []
  const given = ['--base-url', origin, '--account', ACCOUNT, '--password', PASSWORD, '--salt', SALT, '--json']
  const code = await checkContract(given, {
    env: {},
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
  })
  const { causes, called } = JSON.parse(printed.join('\n')) as Outcome
  expect(causes).toEqual([])
  expect(called.length).toBeGreaterThanOrEqual(40)
  expect(code).toBe(0)
})

/** What a client gets to see that signs in, looks at a page of terminals, at another's session and is too long. */
async function seen() {
  const hash = (text: string) => createHash('md5').update(text).digest('hex')
  const say = async (path: string, token: string | undefined, init: RequestInit = {}) => {
    const response = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      headers: token === undefined ? {} : { Authorization: token },
    })
    const { status, headers } = response
    return [status, headers.get('access-control-allow-origin'), await response.text()].join(' ')
  }
  const login = await say('/api/auth/login', undefined, {
    method: 'POST',
    body: JSON.stringify({ account: ACCOUNT, password: hash(PASSWORD + SALT) }),
  })
  const token = /[0-9a-f-]{36}/.exec(login)?.[0]
  const shown = [
    login.replace(token ?? '', ''),
    await say('/api/device/page?page=0&limit=3', token),
    await say('/api/device/page?page=1&limit=3&state=0', token),
    await say('/api/program/page?page=0&limit=3&status=1', token),
    await say('/api/user/src', undefined),
    await say('/api/auth/logout', token, { method: 'POST', body: 'x'.repeat(1_500_000) }),
  ]
  return shown.join('\n')
}

test('each of its differences is to be seen', async () => {
  const documented = await seen()
  for (const name of Object.keys(differences) as Difference[]) {
    const started = performance.now()
    // slow is seen by the clock, not waited for
    second.differ(name === 'slow lists' ? { delay: 100 } : differences[name])
    const same = (await seen()) === documented
    expect(name === 'slow lists' ? performance.now() - started < 200 : same, name).toBe(false)
  }
})

/** What the check says of each, by its effect and the setting that mends it, if one does. */
const expected: Readonly<Record<Difference, readonly [effect: string, setting?: string]>> = {
  'pages from 1': ['breaks', 'VITE_FIRST_PAGE=1'],
  'pages from 1, 0 is the first too': ['breaks', 'VITE_FIRST_PAGE=1'],
  'no total': ['harmless'],
  'total of the page': ['harmless'],
  'rows called records': ['breaks'],
  'status ignored': ['wrong'],
  'all filters ignored': ['wrong'],
  'limit ignored': ['breaks'],
  'moments as ISO in UTC': ['harmless'],
  'moments as ISO with offset': ['harmless'],
  'moments as epoch milliseconds': ['harmless'],
  'moments as epoch seconds': ['harmless'],
  'wall clock of UTC': ['wrong', 'VITE_MOMENT_ZONE=UTC'],
  'success is 200': ['breaks', 'VITE_SUCCESS_CODE=200 VITE_SESSION_CODE=401 VITE_REFUSED_CODE=500'],
  'success is "200"': ['breaks', 'VITE_SUCCESS_CODE=200 VITE_SESSION_CODE=401 VITE_REFUSED_CODE=500'],
  'success is 0': ['breaks', 'VITE_SUCCESS_CODE=0 VITE_SESSION_CODE=401 VITE_REFUSED_CODE=1'],
  'other names of the envelope': ['breaks', 'VITE_ENVELOPE=code:status,msg:message,data:result'],
  'sessions end with 401': ['harmless'],
  'sessions end with a redirect': ['harmless'],
  'sessions end with a login page': ['harmless'],
  'Bearer before the token': ['breaks', 'VITE_TOKEN_SCHEME=Bearer'],
  'another prefix': ['breaks', 'VITE_API_PREFIX=/'],
  'salt before the password': ['breaks', 'VITE_SALT_PLACE=before'],
  'other origins refused': ['breaks'],
  'slow lists': ['harmless'],
  'too many calls': ['harmless'],
  'small bodies only': ['breaks'],
  'ids beyond 2^53': ['harmless'],
  'numbers as texts': ['harmless'],
  'null for what is not there': ['harmless'],
}

test.each(Object.entries(expected))('%s: the check finds it once', async (name, [effect, setting]) => {
  const slow = name === 'slow lists' ? 100 : undefined
  second.differ(slow ? { delay: 100 } : differences[name as Difference])
  const printed: string[] = []
  const given = ['--base-url', origin, '--account', ACCOUNT, '--password', PASSWORD, '--salt', SALT, '--json']
  const elsewhere = name === 'other origins refused' ? ['--origin', 'https://console.example.invalid'] : []
  await checkContract([...given, ...elsewhere], {
    env: {},
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
    slow: slow ?? 60_000,
  })
  const { causes } = JSON.parse(printed.join('\n')) as Outcome
  expect(causes.map((cause) => [cause.effect, cause.setting])).toEqual([[effect, setting]])
})
