import { describe, expect, test, vi } from 'vitest'
import { permissionNames } from '#src/domain/permissions.ts'
import { calls } from './contract.ts'
import { createMemoryStore } from '../db/store.ts'
import { EPOCH, NOW, sender, signIn, testServer, tokenOf } from '../testing.ts'

const MINUTE = 60_000

/** A request for each call that only has to be recognised. */
const paths = Object.entries((await import('#openapi/bundled.json', { with: { type: 'json' } })).default.paths).flatMap(
  ([path, operations]) =>
    Object.entries(operations as Record<string, { operationId: string }>).map(([method, { operationId }]) => ({
      operationId: operationId as never,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '1'),
    })),
)

describe('calls', () => {
  test('of the contract are all known', () => {
    expect(new Set<string>(calls.keys())).toEqual(new Set(paths.map(({ operationId }) => operationId)))
  })

  test('paths count to the letter, and what is not ours is left alone', async () => {
    const server = testServer()
    const send = await signIn(server)
    expect((await send('PATCH', '/api/device/group', { id: 1, name: 'x' })).status).toBe(404)
    expect((await send('GET', '/api/nowhere')).status).toBe(404)
    expect(await server.handle(new Request('http://mock.test/assets/index.js'))).toBeUndefined()
  })

  test('each is refused to somebody without its code', async () => {
    const server = testServer({ switches: { scenario: { scale: 1 } } })
    const send = await signIn(server, '13800000001')
    const answers: Record<string, unknown> = {}
    for (const { operationId, method, path } of paths) {
      const needed = calls.get(operationId)?.permission ?? []
      if (needed.length === 0) continue
      const others = Object.keys(permissionNames).filter((code) => !needed.includes(code))
      await server.setSwitches({ scenario: { functionIds: { '13800000001': others } } })
      answers[operationId] = (await send(method, path)).msg
    }
    expect(new Set(Object.values(answers))).toEqual(new Set(['没有权限执行此操作']))
    expect(Object.keys(answers)).toContain('deviceList')
  })

  test('each but those without a session is refused to strangers', async () => {
    const stranger = sender(testServer({ switches: { scenario: { scale: 0 } } }), 'no-such-token')
    const guarded = paths.filter(({ operationId }) => calls.get(operationId)?.needsSession)
    const answers = await Promise.all(guarded.map(({ method, path }) => stranger(method, path)))
    expect(answers).toEqual(guarded.map(() => ({ status: 200, code: 2, msg: '登录已失效，请重新登录', data: null })))
  })

  test('a request or answer outside the contract is counted and changes nothing', async () => {
    const server = testServer()
    const send = await signIn(server)
    expect((await send('GET', '/api/device/page?page=0&limit=10&sort=name')).code).toBe(1)
    expect(server.report().violations).toMatchObject([{ operationId: 'deviceList', side: 'request' }])
  })

  test('an answer waits for nothing that it is held against, and each is checked before the report is read', async () => {
    const idle: (() => void)[] = []
    const found: string[] = []
    const server = testServer({
      whenIdle: (work) => void idle.push(work),
      onViolation: ({ operationId, side }) => void found.push(`${operationId} ${side}`),
    })
    const send = await signIn(server)
    await server.inWorld(({ gate }) => gate.org.update(1, { name: 5 as never }))
    await send('GET', '/api/org/tree')
    expect(found).toEqual([])
    for (const work of idle.splice(0)) work()
    expect(found).toEqual(['orgTree answer'])

    await send('GET', '/api/org/tree')
    expect(server.report().violations).toMatchObject([{ side: 'answer' }, { side: 'answer' }])
    // and once only
    for (const work of idle.splice(0)) work()
    expect(server.report().violations).toHaveLength(2)
  })

  test('what calls are held against comes with the first of them where it is not there yet', async () => {
    const server = testServer({ findViolations: undefined })
    const send = await signIn(server)
    await send('GET', '/api/device/page?page=0&limit=10&sort=name')
    await vi.waitFor(() => expect(server.report().violations).toHaveLength(1))
  })
})

test('an answer says what time it is there, and writes times of Shanghai wherever the computer stands', async () => {
  const zone = process.env.TZ
  for (const elsewhere of ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Apia']) {
    process.env.TZ = elsewhere
    const server = testServer()
    await server.advance(-10 * MINUTE)
    const token = await tokenOf(server)
    const answer = (await server.handle(
      new Request('http://mock.test/api/device/page?page=0&limit=1&state=1', { headers: { Authorization: token } }),
    )) as Response
    expect(answer.headers.get('Date')).toBe('Fri, 20 Nov 2026 01:50:00 GMT')
    const { data } = (await answer.json()) as { data: { data: { clientTime: string }[] } }
    expect(data.data[0]?.clientTime).toMatch(/^2026-11-20 09:(49|50):/)
  }
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('the same seed and clock', () => {
  test('give the same world', async () => {
    const look = async () => {
      const server = testServer()
      const send = await signIn(server)
      await server.advance(95 * MINUTE)
      return Promise.all(
        [
          '/api/device/page?page=2&limit=40',
          '/api/report/first-page',
          '/api/device/play/list?id=1003&page=0&limit=1000',
          '/api/device/command/page?deviceId=1003&page=0&limit=10',
        ].map((path) => send('GET', path)),
      )
    }
    expect(await look()).toEqual(await look())
  })

  test('another seed gives another world', async () => {
    const names = async (seed: number) =>
      (
        await (
          await signIn(testServer({ switches: { scenario: { seed } } }))
        )<{ data: { name: string }[] }>('GET', '/api/device/page?page=0&limit=10')
      ).data.data.map(({ name }) => name)
    expect(await names(1)).not.toEqual(await names(2))
  })
})

describe('what was done', () => {
  test('is there after a reload, with the clock, and gone after a reset', async () => {
    const store = createMemoryStore()
    const first = testServer({ store })
    const send = await signIn(first)
    await send('POST', '/api/device/group', { name: '临时分组' })
    await send('DELETE', '/api/device/group/1')
    await first.advance(MINUTE)

    const second = testServer({ store })
    const groups = async (server: typeof second) =>
      (await (await signIn(server))<{ name: string }[]>('GET', '/api/device/group/list')).data.map(({ name }) => name)
    expect(await groups(second)).toContain('临时分组')
    expect(await groups(second)).not.toContain('写字楼大堂')
    expect(second.clock.now()).toBe(NOW + MINUTE)

    await second.reset()
    expect(await groups(second)).toContain('写字楼大堂')
    expect(await groups(second)).not.toContain('临时分组')
    expect(second.clock.now()).toBe(NOW)
  })

  test('a session outlives a reload', async () => {
    const store = createMemoryStore()
    const { data } = await (await signIn(testServer({ store })))('GET', '/api/user/src')
    expect(data).toMatchObject({ account: '13800000000' })
    const changes = (await store.load())?.changes ?? []
    const token = changes.find(({ model }) => model === 'session')?.id
    expect(await sender(testServer({ store }), String(token))('GET', '/api/user/src')).toMatchObject({ code: 1 })
  })

  test('belongs to its scenario', async () => {
    const store = createMemoryStore()
    await (
      await signIn(testServer({ store }))
    )('DELETE', '/api/device/group/1')
    const other = testServer({ store, switches: { scenario: { seed: 7 } } })
    expect((await (await signIn(other))<unknown[]>('GET', '/api/device/group/list')).data).toHaveLength(8)
  })

  test('without an epoch the world keeps the day of its first start', async () => {
    const store = createMemoryStore()
    const scenario = { epoch: null }
    await signIn(testServer({ store, switches: { scenario } }))
    const later = testServer({ store, switches: { scenario }, realNow: () => NOW + 3 * 86_400_000 })
    await signIn(later)
    expect((await store.load())?.epoch).toBe(EPOCH)
    expect(later.clock.now()).toBe(NOW + 3 * 86_400_000)
  })
})
