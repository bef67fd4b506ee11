import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/*
 * What a call sends, and what it makes of an answer; what goes wrong on the way is in tests/faults.
 */
const ORIGIN = 'https://api.example.invalid/base'
const success = (data: unknown) => JSON.stringify({ code: 1, msg: 'success', data })

let requests: Request[]
let answer: (request: Request) => Promise<Response>
let online: boolean
let jar: { cookie: string; querySelector: () => null }

beforeEach(() => {
  vi.resetModules()
  requests = []
  online = true
  answer = async () => new Response(success({}))
  jar = { cookie: '', querySelector: () => null }
  vi.stubGlobal('document', jar)
  vi.stubGlobal('location', new URL('https://console.example.invalid/'))
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request)
    return answer(request)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function load(token: string | undefined = 't1') {
  const api = {
    ...(await import('./client.ts')),
    ...(await import('./config.ts')),
    ...(await import('./session.ts')),
  }
  api.configureApi({ baseUrl: ORIGIN })
  if (token !== undefined) api.startSession(token, '138')
  return api
}

/** A server that never answers. Settles when a call has arrived there. */
function neverAnswer(): Promise<void> {
  return new Promise((arrived) => {
    answer = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        arrived()
      })
  })
}

/** A request that every operation takes: the path of those that have one, and a body for writes. */
const anything = (operationId: string) =>
  ({ path: { phone: '138' }, ...(!/List|Send/.test(operationId) && { body: { name: 'x' } }) }) as never

/** The last request as the server got it. */
async function sent() {
  const request = requests.at(-1)
  if (!request) throw new Error('nothing was sent')
  const { method, url, headers } = request
  return {
    method,
    url: url.slice(ORIGIN.length),
    token: headers.get('Authorization'),
    type: headers.get('Content-Type'),
    body: await request.clone().text(),
  }
}

test.each<[string, Parameters<Awaited<ReturnType<typeof load>>['call']>, object]>([
  [
    'a read',
    ['deviceList', { query: { page: 0, limit: 10, name: '', groupId: null, sn: undefined } }] as never,
    { method: 'GET', url: '/api/device/page?page=0&limit=10', token: 't1', type: null, body: '' },
  ],
  ['a read of all', ['deviceGroupList', {}] as never, { url: '/api/device/group/list' }],
  [
    'a read whose filters are empty',
    ['deviceGroupList', { query: { a: '' } }] as never,
    { url: '/api/device/group/list' },
  ],
  [
    'an id of 64 bits',
    ['deviceGet', { path: { id: '\uDFFF9007199254740993' } }] as never,
    { url: '/api/device/9007199254740993' },
  ],
  [
    'a list of ids and times',
    ['deviceWorkCronSet', { path: { ids: '1,2,3', window: '08:00-09:30' } }] as never,
    { method: 'PATCH', url: '/api/device/1,2,3/work-cron/08:00-09:30', type: null },
  ],
  ['what would be another path', ['deviceGet', { path: { id: 'a/b?c' } }] as never, { url: '/api/device/a%2Fb%3Fc' }],
  ['three dots', ['deviceGet', { path: { id: '...' } }] as never, { url: '/api/device/...' }],
  ['a name with a dot', ['deviceGet', { path: { id: 'a.' } }] as never, { url: '/api/device/a.' }],
  [
    'a write',
    ['deviceGroupCreate', { body: { name: '南门', id: '\uDFFF9007199254740993' } }] as never,
    {
      method: 'POST',
      url: '/api/device/group',
      token: 't1',
      type: 'application/json',
      body: '{"name":"南门","id":9007199254740993}',
    },
  ],
])('%s is sent as the contract has it', async (_what, [operationId, request], expected) => {
  const { call } = await load()
  answer = async () => new Response(success(operationId.endsWith('List') ? { data: [] } : { id: 1 }))
  await call(operationId, request).catch(() => undefined)
  expect(await sent()).toMatchObject(expected)
})

test('a call that needs no session sends no token, any other is not sent without one', async () => {
  const { call } = await load()
  await call('authLogin', { body: {} } as never).catch(() => undefined)
  expect(await sent()).toMatchObject({ url: '/api/auth/login', token: null })
  const { call: callUnknown, endSession } = await load(undefined)
  endSession(undefined)
  await expect(callUnknown('deviceGroupList', {})).rejects.toMatchObject({
    kind: 'session',
    message: '登录已失效，请重新登录',
  })
  expect(requests).toHaveLength(1)
})

test('nothing is followed, kept or told of the page, and a GET that does something is asked anew', async () => {
  const { call } = await load()
  await call('deviceGroupList', {}).catch(() => undefined)
  expect(requests[0]).toMatchObject({
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    cache: 'default',
  })
  await call('smsSend', { path: { phone: '138' } }, { cache: 'no-store' }).catch(() => undefined)
  expect(requests[1]?.cache).toBe('no-store')
})

test('the server tells what time it is (T6)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] })
  const { call } = await load()
  const { clockOffset } = await import('#src/lib/time/server-clock.ts')
  answer = async () => new Response(success([]), { headers: { Date: 'Fri, 20 Nov 2026 01:00:00 GMT' } })
  await call('deviceGroupList', {})
  expect(clockOffset()).toBe(3_600_000)
})

test('an answer becomes what the contract says, and one that is none is a failure', async () => {
  const { call } = await load()
  answer = async () => new Response(success([{ id: 1, name: 7 }]))
  await expect(call('deviceGroupList', {})).resolves.toEqual([{ id: 1, name: '7' }])
  answer = async () => new Response(success('x'))
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ kind: 'malformed', message: '数据异常' })
})

test.each([
  ['deviceGroupList', 'malformed'],
  ['authLogin', 'malformed'],
  ['smsVerify', 'malformed'],
  ['smsSend', 'unknown'],
  ['deviceGroupCreate', 'unknown'],
] as const)('an answer of %s that nobody can read is %s', async (operationId, kind) => {
  const { call } = await load()
  answer = async () => new Response('<html>')
  await expect(call(operationId, anything(operationId))).rejects.toMatchObject({ kind })
})

test.each([
  [299, 'http'],
  [400, 'http'],
  [301, 'malformed'],
  [399, 'malformed'],
])('the status %i of a read is %s', async (status, kind) => {
  const { call } = await load()
  answer = async () => Object.defineProperties(new Response('x'), { status: { value: status }, ok: { value: false } })
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ kind })
})

test('a redirect that was not followed is no answer of the API', async () => {
  const { call } = await load()
  answer = async () =>
    Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, ok: { value: false } })
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({
    kind: 'malformed',
    needsSignIn: true,
    message: '请求被转到了其他页面，通常是登录页，请重新登录',
  })
})

test.each([
  ['deviceGroupList', 'another', 'session'],
  ['deviceGroupList', 'renewed', 'session'],
  ['deviceGroupCreate', 'another', 'session'],
  ['deviceGroupCreate', 'renewed', undefined],
] as const)('%s whose session is %s meanwhile', async (operationId, who, kind) => {
  const { call, startSession } = await load()
  answer = async () => {
    startSession('t2', who === 'another' ? '139' : '138')
    return new Response(success(operationId === 'deviceGroupList' ? [] : [{ id: 1, name: 'x' }]))
  }
  const ended = await call(operationId, anything(operationId)).then(
    () => undefined,
    (error: { kind: string }) => error.kind,
  )
  expect(ended).toBe(kind)
})

test.each([
  ['deviceGroupList', 10_000, 'timeout'],
  ['deviceGroupCreate', 30_000, 'unknown'],
] as const)('%s is given up after %i ms', async (operationId, limit, kind) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { call } = await load()
  const arrived = neverAnswer()
  const failed = vi.fn<(error: unknown) => void>()
  const ended = call(operationId, anything(operationId)).catch(failed)
  await arrived
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await ended
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind }))
  expect(vi.getTimerCount()).toBe(0)
})

test('a call that is no longer wanted rejects with what aborted it, one that breaks says why', async () => {
  const { call } = await load()
  const arrived = neverAnswer()
  const reason = new Error('left')
  const end = new AbortController()
  const left = call('deviceGroupList', {}, { signal: end.signal })
  await arrived
  end.abort(reason)
  await expect(left).rejects.toBe(reason)
  answer = () => {
    online = true
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  online = false
  await expect(call('deviceGroupCreate', { body: { name: 'x' } })).rejects.toMatchObject({ kind: 'network' })
  await expect(
    call('deviceGroupCreate', { body: { name: 'x' } }, { signal: new AbortController().signal }),
  ).rejects.toMatchObject({ kind: 'unknown' })
})

test('a large answer comes unopened, as long as a write may take', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { callRaw, session } = await load()
  answer = async () => new Response('{"code":1}')
  const raw = await callRaw('statDeviceExport', { query: {} } as never)
  expect(vi.getTimerCount()).toBe(0)
  expect(new TextDecoder().decode(raw.bytes)).toBe('{"code":1}')
  expect(() => raw.assertSuccess({ code: 1, msg: '' })).not.toThrow()
  expect(() => raw.assertSuccess({ code: 0, msg: '太多' })).toThrow('太多')
  expect(session.token).toBe('t1')
  const arrived = neverAnswer()
  const failed = vi.fn<(error: unknown) => void>()
  const ended = callRaw('statDeviceExport', { query: {} } as never).catch(failed)
  await arrived
  await vi.advanceTimersByTimeAsync(29_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await ended
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
})
