import fs from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT } from '#mocks/db/demo-company.ts'
import { differences, faultsOf } from '#mocks/server/differences.ts'
import { createHttpListener } from '#mocks/transport/http-listener.ts'
import { NOW, testServer } from '#mocks/testing.ts'
import { operations } from '#src/api/generated/operations.gen.ts'
import { listenLocally, stopListening } from '#tests/support/listen.ts'
import { checkContract } from './command.ts'
import { compareTransports } from './compare-transports.ts'
import { runRequests } from './run-requests.ts'
import { corsProblems } from './cors.ts'
import { demoAccount } from './demo-account.ts'
import { judge } from './judge.ts'
import type { Outcome } from './report.ts'
import { neverCalled, steps } from './requests.ts'
import { inProcess, overHttp } from './transports.ts'

/** A company with one terminal: what is asked is the same, and sooner answered. */
const small = () => testServer({ switches: { scenario: { scale: 1 } } })

const server = small()
const listener = createHttpListener(server, () => {})
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-check-'))
let origin = ''

beforeAll(async () => {
  // the command asks for last month, which is the server's too
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  origin = await listenLocally(listener)
})
afterAll(() => {
  vi.useRealTimers()
  fs.rmSync(folder, { recursive: true, force: true })
  return stopListening(listener)
})

async function run(...more: string[]) {
  const [printed, errors]: [string[], string[]] = [[], []]
  const args = [
    '--base-url',
    origin,
    '--account',
    '13800000000',
    '--password',
    DEMO_PASSWORD,
    '--salt',
    DEMO_PASSWORD_SALT,
    '--orders',
    ...more,
  ]
  const code = await checkContract(args, {
    env: {},
    print: (text) => printed.push(text),
    complain: (text) => errors.push(text),
  })
  return { code, printed: printed.join('\n'), errors: errors.join('\n') }
}

test('every call that only reads is in the suite, or is named among those that are never called', () => {
  const asked = new Set(steps.map(({ operationId }) => operationId))
  const reading = Object.entries(operations)
    .filter(([, { method }]) => method === 'GET')
    .map(([id]) => id)
  expect(reading.filter((id) => !asked.has(id as keyof typeof operations) && !(id in neverCalled))).toEqual([])
  expect(steps.filter(({ operationId, writes }) => operations[operationId].method !== 'GET' && !writes)).toEqual([])
})

describe('contract:check', () => {
  test('finds each of ten seeded differences and none where there are none', async () => {
    const right = await run('--json')
    expect([JSON.parse(right.printed).differences, right.code]).toEqual([[], 0])

    await server.setSwitches({ faults: faultsOf(['all']) })
    const wrong = await run('--json')
    await server.setSwitches({ faults: [] })
    const { differences: all } = JSON.parse(wrong.printed) as Outcome
    const found = new Set(all.map(({ operationId, kind, place }) => `${operationId}: ${kind} ${place}`.trim()))
    expect([...found].toSorted()).toEqual([
      'dashboardReport: HTTP status',
      'deviceCommandLog: wrong form data.data[].createTime',
      'deviceList: missing field data.data[].id',
      'orgTree: wrong type data[].name',
      'permTree: refused',
      'playRecordList: missing field data.data',
      'programList: unknown value data.data[].status',
      'regionTree: missing call',
      'roleList: wrong envelope',
      'userList: paging',
    ])
    expect(new Set(all.map(({ operationId }) => operationId))).toEqual(
      new Set(Object.values(differences).map(({ operationId }) => operationId)),
    )
    expect(wrong.code).toBe(1)
  })

  test('says it in lines, with what was not called and why', async () => {
    await server.setSwitches({
      faults: [{ operationId: 'roleList', kind: 'set', values: { '0.colour': 'red', '0.remark': null } }],
    })
    const { printed, code } = await run()
    await server.setSwitches({ faults: [] })
    expect(code).toBe(0)
    expect(printed).toMatch(/Harmless:\n\n {2}x null stands for what is not there\n.*takes it as that/)
    expect(printed).toMatch(
      /Seen in: roleList data\[\]\.remark\n {4}curl -i .*"\$SERVER\/api\/role\/list"\n {4}HTTP 200/,
    )
    expect(printed).toContain('  - roleList: unknown field data[]: colour')
    expect(printed).toContain('smsSend, which sends a text message to somebody')
    expect(printed).toContain('0 causes for which the console breaks, 0 for which it is wrong, 1 harmless; 2 notes')
  })

  test('--html writes the report as one page', async () => {
    const file = path.join(folder, 'report.html')
    await server.setSwitches({
      faults: [{ operationId: 'roleList', kind: 'set', values: { '0.remark': null, '0.name': '<b>粗</b>' } }],
    })
    const { code } = await run('--html', file)
    await server.setSwitches({ faults: [] })
    expect(code).toBe(0)
    const page = fs.readFileSync(file, 'utf8')
    expect(page).toContain('<h3>null stands for what is not there</h3>')
    expect(page).toContain('&lt;b&gt;')
    expect(page).not.toMatch(/<b>|<script|https?:\/\/(?!127)/)
  })

  test('--har judges what a browser has recorded, and asks nobody', async () => {
    const entry = (url: string, answer: unknown, more: object = {}) => ({
      time: 12,
      request: { method: 'GET', url, headers: [{ name: 'authorization', value: 'secret-token' }] },
      response: { status: 200, content: { text: JSON.stringify(answer), ...more } },
    })
    const group = (id: unknown) => ({ code: 1, msg: 'success', data: [{ id, name: '一组' }] })
    const base64 = Buffer.from(JSON.stringify(group(1))).toString('base64')
    const entries = [
      entry('https://a.example.invalid/api/device/group/list', group('x')),
      entry('https://a.example.invalid/api/material/group/list', null, { text: base64, encoding: 'base64' }),
      entry('https://a.example.invalid/app.js', ''),
      // the page went elsewhere, as Chromium and as Playwright record it, and an answer that was not kept
      { ...entry('https://a.example.invalid/api/role/list', ''), response: { status: 0, _error: 'net::ERR_ABORTED' } },
      { ...entry('https://a.example.invalid/api/role/list', ''), response: { status: -1, _failureText: 'canceled' } },
      { ...entry('https://a.example.invalid/api/role/list', ''), response: { status: 200, content: { size: 900 } } },
    ]
    const file = path.join(folder, 'recorded.har')
    fs.writeFileSync(file, JSON.stringify({ log: { entries } }))
    const { printed } = await run('--har', file, '--base-url', '', '--json')
    const { called, requests, leftOut } = JSON.parse(printed) as Outcome
    expect([requests, called.toSorted(), leftOut]).toEqual([2, ['deviceGroupList', 'materialGroupList'], 3])
    expect(printed).not.toContain('secret-token')

    fs.writeFileSync(file, JSON.stringify({ log: { entries: entries.slice(2) } }))
    expect(await run('--har', file)).toMatchObject({ code: 2, errors: expect.stringContaining('VITE_API_PREFIX') })
    fs.writeFileSync(file, '{}')
    expect((await run('--har', file)).errors).toContain('no HAR file')
    fs.writeFileSync(file, 'no JSON')
    expect((await run('--har', file)).errors).toContain('no HAR file')
    expect((await run('--har', path.join(folder, 'none.har'))).errors).toContain('none.har')
  })

  test('says what keeps pages of another origin from calling', async () => {
    expect(await corsProblems(origin, 'https://console.example')).toEqual([])
    const stern = createServer((_, response) => void response.setHeader('Access-Control-Allow-Headers', '*').end())
    expect(await corsProblems(await listenLocally(stern), 'https://console.example')).toEqual([
      'Access-Control-Allow-Origin does not name it',
      'Access-Control-Allow-Headers does not name Authorization',
      'Access-Control-Allow-Methods does not name PATCH',
      'Access-Control-Allow-Methods does not name DELETE',
      'Access-Control-Expose-Headers does not name Date',
    ])
    stopListening(stern)
  })

  test('a server that names only the method that it is asked for lets pages in', async () => {
    const exact = createServer(({ headers }, response) => {
      const names = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'authorization, content-type',
        'Access-Control-Expose-Headers': 'date',
      }
      response
        .writeHead(200, { ...names, 'Access-Control-Allow-Methods': headers['access-control-request-method'] ?? '' })
        .end()
    })
    expect(await corsProblems(await listenLocally(exact), 'https://console.example')).toEqual([])
    stopListening(exact)
  })

  test.each([
    ['the password is wrong', ['--password', 'Wrong1234'], 'Nobody could be signed in'],
    ['nobody listens', ['--base-url', 'http://127.0.0.1:1'], 'Nobody could be signed in'],
    ['the address is none', ['--base-url', 'localhost'], 'no address of a server'],
    ['the password is missing', ['--password', ''], '--account and --password'],
    ['an option is unknown', ['--wriet'], '--wriet'],
  ])('ends with 2 when %s', async (_, args, says) => {
    const { code, errors } = await run(...args)
    expect(code).toBe(2)
    expect(errors).toContain(says)
  })
})

describe('the conversation', () => {
  const reading = { ...demoAccount, write: false }

  test('changes nothing unless it is told to, and then leaves nothing behind', async () => {
    const one = small()
    const before = await runRequests(inProcess(one), reading)
    expect(
      one
        .report()
        .log.filter(({ method }) => method !== 'GET')
        .map(({ operationId }) => operationId),
    ).toEqual(['authLogin', 'authLogin', 'authLogout'])
    const writing = await runRequests(inProcess(one), demoAccount)
    expect(judge(writing).findings).toEqual([])
    expect(compareTransports(before, await runRequests(inProcess(one), reading))).toEqual([])
    expect(one.report().violations).toEqual([])
  })

  test('expects an account to be refused what it has no code for, and only that', async () => {
    const one = small()
    expect(judge(await runRequests(inProcess(one), { ...reading, account: '13800000006' })).findings).toEqual([])
    await one.setSwitches({ faults: [{ operationId: 'userInfo', kind: 'set', values: { functionIds: ['1'] } }] })
    const { findings } = judge(await runRequests(inProcess(one), reading))
    expect(findings.filter(({ kind }) => kind === 'permission').map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['orgTree', 'materialList']),
    )
    expect(findings.map(({ operationId }) => operationId)).not.toContain('deviceList')
  })

  test('hears what a server says to somebody without a session', async () => {
    const one = small()
    // signed in or not, the list is answered
    await one.setSwitches({ faults: [{ operationId: 'deviceGroupList', kind: 'data', data: [] }] })
    const { findings } = judge(await runRequests(inProcess(one), reading))
    expect(findings).toEqual([
      expect.objectContaining({ operationId: 'deviceGroupList', kind: 'session', says: 'answered without a token' }),
    ])
  })

  test('is the same in process and over HTTP', async () => {
    await server.reset()
    const there = await runRequests(overHttp(origin), demoAccount)
    const here = await runRequests(inProcess(small()), demoAccount)
    expect(here.exchanges.length).toBeGreaterThan(100)
    expect(compareTransports(here, there)).toEqual([])
  })

  test('that differs is found', async () => {
    const one = await runRequests(inProcess(small()), reading)
    const other = structuredClone(one)
    const list = other.exchanges.find(({ operationId }) => operationId === 'deviceList')
    const [first = {}] = (list?.json as { data: { data: object[] } } | undefined)?.data.data ?? []
    Object.assign(first, { state: 7 })
    Object.assign(other.exchanges.at(-1) ?? {}, { status: 204 })
    expect(compareTransports(one, other)).toEqual([
      expect.stringMatching(/^GET \/api\/device\/page.*: answer\.data\.data\.0\.state is [01] and 7$/),
      'POST /api/auth/logout: status 200 and 204',
    ])
  })
})
