import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testServer, tokenOf } from '#mocks/testing.ts'
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'
import {
  doneFailures,
  envelopeFailures,
  networkFailures,
  statusFailures,
  type Failure,
} from '#tests/support/failures.ts'

/*
 * Every call meets every fault. Whatever happens, the caller hears of it once, in the words of the catalogue and with
 * no word of success, after one request; and once the fault is over the same call is answered.
 */

const SESSION = '登录已在别处失效'
const catalogue: readonly Failure[] = [
  ...statusFailures,
  ...networkFailures,
  ...envelopeFailures,
  ...doneFailures,
  { name: 'no answer', trouble: { kind: 'hang' }, says: '请求超时，请重试', saysOfWrite: '结果未知，请刷新核对' },
  {
    name: 'no answer although it was done',
    trouble: { kind: 'unanswered' },
    says: '请求超时，请重试',
    saysOfWrite: '结果未知，请刷新核对',
  },
  { name: 'code 2', trouble: { kind: 'session', msg: SESSION }, says: SESSION },
]

/** Calls of which nothing has to be looked after, though they are no reads. */
const withoutTrace: ReadonlySet<OperationId> = new Set(['authLogin', 'authLogout', 'materialUploadSign', 'smsVerify'])

/** Milliseconds after which a call is given up: soon where nothing else is to come. */
const [SHORT, LONG] = [20, 30_000]

const server = testServer()
const origin = 'http://mock.test'
let sent = 0
let cells = 0
let api: typeof import('#src/api/client.ts') &
  typeof import('#src/api/config.ts') &
  typeof import('#src/api/errors.ts') &
  typeof import('#src/api/session.ts')

/** What a browser's fetch does: a broken connection rejects, and a redirect that is not followed is opaque. */
async function fetchFromServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  sent += 1
  const response = await server.handle(request)
  if (!response || response.type === 'error')
    throw request.signal.aborted ? request.signal.reason : new TypeError('Failed to fetch')
  return response.status >= 300 && response.status < 400
    ? Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, ok: { value: false } })
    : response
}

beforeAll(async () => {
  vi.stubGlobal('fetch', fetchFromServer)
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', { onLine: true, cookieEnabled: false })
  api = {
    ...(await import('#src/api/client.ts')),
    ...(await import('#src/api/config.ts')),
    ...(await import('#src/api/errors.ts')),
    ...(await import('#src/api/session.ts')),
  }
  api.configureApi({ baseUrl: origin })
})

afterAll(() => {
  vi.unstubAllGlobals()
  console.log(`${Object.keys(operations).length} calls, ${catalogue.length} faults: ${cells} cells`)
})

/** Calls an operation with anything for its parameters: what meets the fault is the call, and not what it says. */
const callOf = (operationId: OperationId) =>
  api.call(operationId, {
    path: new Proxy({}, { get: () => 1 }),
    ...(operations[operationId].method !== 'GET' && { body: {} }),
  } as never)

async function outcome(operationId: OperationId): Promise<unknown> {
  try {
    await callOf(operationId)
    return undefined
  } catch (error) {
    return error
  }
}

async function beSignedIn() {
  if (api.session.token === undefined) api.startSession(await tokenOf(server), '13800000000')
}

describe.each(Object.keys(operations) as OperationId[])('%s', (operationId) => {
  test('says of each fault what it is, and goes on after it', async () => {
    const isRead =
      (operations[operationId].method === 'GET' && operationId !== 'smsSend') || withoutTrace.has(operationId)
    for (const { name, trouble, says, saysOfWrite } of catalogue) {
      await beSignedIn()
      await server.setSwitches({ faults: [{ operationId, ...trouble }] })
      sent = 0
      const patience = trouble.kind === 'hang' || trouble.kind === 'unanswered' ? SHORT : LONG
      api.configureApi({ readTimeout: patience, writeTimeout: patience })
      const error = await outcome(operationId)
      expect(error, name).toBeInstanceOf(api.ApiError)
      expect((error as Error).message, name).toBe(isRead ? says : (saysOfWrite ?? says))
      expect(sent, name).toBe(1)
      await server.setSwitches({ faults: [] })
      cells += 1
    }
    await beSignedIn()
    const answer = await outcome(operationId)
    // it is answered again: what it asked for was nonsense, so that a refusal is an answer too
    expect(['refused', 'http', 'session', undefined]).toContain((answer as { kind?: string } | undefined)?.kind)
  })
})
