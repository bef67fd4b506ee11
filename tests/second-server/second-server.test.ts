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
  const { differences, called } = JSON.parse(printed.join('\n')) as Outcome
  expect(differences).toEqual([])
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
