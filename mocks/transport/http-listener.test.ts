import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenLocally, stopListening } from '#tests/support/listen.ts'
import { createControlledServer } from '../server/control.ts'
import { createHttpListener } from './http-listener.ts'
import { png, signInOver } from '../testing.ts'
import { readClipFile } from '../media/read-clip.ts'

const lines: string[] = []
const listener = createHttpListener(
  createControlledServer({ readClip: readClipFile, switches: { latency: [0, 0], scenario: { scale: 1 } } }),
  (line) => lines.push(line),
)
let origin = ''

beforeAll(async () => {
  origin = await listenLocally(listener)
})
afterAll(() => stopListening(listener))

const put = (switches: unknown) => fetch(`${origin}/__mock/switches`, { method: 'PUT', body: JSON.stringify(switches) })
const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init)

/** The calls so far that were kept waiting for an answer. */
async function hanging(): Promise<number> {
  const { log } = await (await get('/__mock/report')).json()
  return log.filter((entry: { fault: string }) => entry.fault === 'hang').length
}

/** Makes a call that hangs, and gives it up when the server has it: after a time, it may not have come that far. */
async function giveUp(call: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const before = await hanging()
  const patience = new AbortController()
  const answer = call(patience.signal)
  await vi.waitFor(async () => expect(await hanging()).toBe(before + 1), { timeout: 30_000 })
  patience.abort()
  return answer
}

test('pages of other origins may call', async () => {
  const preflight = await get('/api/device', { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([
    204,
    'Authorization, Content-Type, Range',
  ])
  const answer = await get('/api/user/src', { headers: { Authorization: 'nobody' } })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  // what time it is there
  expect(answer.headers.get('Access-Control-Expose-Headers')).toMatch(/\bDate\b/)
  expect(answer.headers.get('Date')).toMatch(/ GMT$/)
  expect(await answer.json()).toMatchObject({ code: 2 })
  expect(lines.at(-1)).toMatch(/^GET \/api\/user\/src 200 \d+ ms$/)
})

test('a connection is left to the caller to close', async () => {
  // Node announces here when it would
  expect((await get('/api/user/src')).headers.get('Keep-Alive')).toBeNull()
})

test('whoever opens its address reads what it is, and may take the contract', async () => {
  const page = await get('/')
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  const text = await page.text()
  for (const said of [
    `VITE_API_BASE_URL=${origin} `,
    'Demo1234',
    '13800000000',
    'GET /api/device/page',
    'openapi.json',
  ])
    expect(text).toContain(said)
  const contract = (await (await get('/openapi.json')).json()) as { paths: object }
  for (const path of Object.keys(contract.paths)) expect(text).toContain(`${path}\n`.trim())
})

test('pictures are answered, anything else is not there', async () => {
  const picture = await get('/cdn/img/shots/1-1920x1080-1790000000-ad.svg')
  // a thumbnail is smaller, whatever its picture (W20)
  expect(
    await (await get('/cdn/img/shots/1-1920x1080-1790000000-ad.svg?x-oss-process=image/resize,l_400')).text(),
  ).toContain('width="400" height="225"')
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  expect((await get('/index.html')).status).toBe(404)
})

test('broken connections break', async () => {
  await put({
    faults: [
      { operationId: 'userInfo', kind: 'drop', times: 1 },
      { operationId: 'userInfo', kind: 'cut', times: 1 },
      { operationId: 'userInfo', kind: 'hang', times: 1 },
    ],
  })
  await expect(get('/api/user/src')).rejects.toThrow('fetch failed')
  const cut = await get('/api/user/src')
  await expect(cut.text()).rejects.toThrow('terminated')
  await expect(giveUp((signal) => get('/api/user/src', { signal }))).rejects.toThrow('aborted')
  expect(await (await get('/api/user/src')).json()).toMatchObject({ code: 2 })
})

describe('uploads', () => {
  const uploaded = async (signal?: AbortSignal) => {
    const call = await signInOver(origin)
    const { data } = await call('POST', '/api/material/oss-signature', { originName: 'a.png', type: 0 })
    const form = new FormData()
    for (const [name, value] of Object.entries<string>(data.fields)) form.append(name, value)
    form.append('data', data.data)
    form.append('originName', 'a.png')
    form.append('file', new Blob([png(8, 6), new Uint8Array(300_000)]), 'a.png')
    return fetch(data.host, { method: 'POST', body: form, ...(signal && { signal }) })
  }

  test('come to the server itself, which then serves them in parts', async () => {
    const answer = await uploaded()
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([201, '*'])
    const key = /<Key>(.*)<\/Key>/.exec(await answer.text())?.[1]
    const part = await get(`/cdn/img/${key}`, { headers: { Range: 'bytes=0-7' } })
    expect([part.status, part.headers.get('Content-Range'), part.headers.get('Content-Type')]).toEqual([
      206,
      'bytes 0-7/300064',
      'image/png',
    ])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(png(8, 6).slice(0, 8))
  })

  test('take their time, break off and stand still', async () => {
    await put({ uploadBytesPerSecond: 1_000_000 })
    const start = performance.now()
    expect((await uploaded()).status).toBe(201)
    expect(performance.now() - start).toBeGreaterThan(250)
    await put({
      uploadBytesPerSecond: 0,
      faults: [
        { operationId: 'upload', kind: 'cut', times: 1 },
        { operationId: 'upload', kind: 'hang', times: 1 },
        { operationId: 'upload', kind: 'lost', times: 1 },
      ],
    })
    await expect(uploaded()).rejects.toThrow('fetch failed')
    await expect(giveUp(uploaded)).rejects.toThrow('aborted')
    await expect(uploaded()).rejects.toThrow('fetch failed')
    const { log } = await (await get('/__mock/report')).json()
    const seen = log
      .filter((entry: { operationId: string }) => entry.operationId === 'upload')
      .map((entry: { status: number; fault: string }) => [entry.status, entry.fault])
    expect(seen.slice(-3)).toEqual([
      [0, 'cut'],
      [0, 'hang'],
      [0, 'lost'],
    ])
    expect((await uploaded()).status).toBe(201)
  })

  test('clips are there to be sought', async () => {
    const part = await get('/cdn/video/clips/latte.mp4', { headers: { Range: 'bytes=4-7' } })
    expect([part.status, part.headers.get('Content-Type'), await part.text()]).toEqual([206, 'video/mp4', 'ftyp'])
    expect((await get('/cdn/video/clips/none.mp4')).status).toBe(404)
  })
})

test('is controlled over HTTP', async () => {
  const before = await (await get('/__mock/switches')).json()
  expect(await (await put({ scenario: { scale: 0 }, nonsense: 1 })).json()).toEqual({
    ...before,
    scenario: { ...before.scenario, scale: 0 },
  })
  const { now } = await (await get('/__mock/advance', { method: 'POST', body: '{"milliseconds":3600000}' })).json()
  expect(now).toBeGreaterThan(Date.now() + 3_500_000)
  expect((await (await get('/__mock/report')).json()).log.length).toBeGreaterThan(0)
  await get('/__mock/report', { method: 'DELETE' })
  expect((await (await get('/__mock/report')).json()).log).toEqual([])
  await get('/__mock/reset', { method: 'POST' })
  expect((await (await get('/__mock/switches')).json()).scenario.scale).toBe(1)
})
