import { QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { MockServer } from '#mocks/server/create-mock-server.ts'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { NOW, signIn, testServer, tokenOf, type Send } from '#mocks/testing.ts'
import type { Material, Order, PlayRecord, Program, UserInfo } from '#src/api/generated/types.gen.ts'
import { permissionNames, type Permission, type PermissionCode } from '#src/domain/permissions.ts'
import type { AttentionItem, AttentionKind } from './attention-strip.tsx'
import { attentionLists } from './attention-lists.ts'

/*
 * Each figure of the home page is the count of the list that it leads to, in whatever company and for whatever role:
 * the hook is rendered without a page, on what a simulated server answers.
 */
const ADMIN = '13800000000'
const ADMIN_NAME = '系统管理员'
const MINUTE = 60_000
const HALF_AN_HOUR = 30 * MINUTE
const origin = 'http://mock.test'

let server: MockServer
let app: Awaited<ReturnType<typeof load>>

async function load() {
  return {
    ...(await import('#src/api/config.ts')),
    ...(await import('#src/api/query.ts')),
    ...(await import('#src/api/session.ts')),
    ...(await import('#src/api/user-info.ts')),
    ...(await import('#src/features/devices/device-search.ts')),
    ...(await import('#src/features/materials/material-search.ts')),
    ...(await import('./use-attention.ts')),
  }
}

beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('navigator', { onLine: true, cookieEnabled: false })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => server.handle(new Request(input, init)))
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
  app = await load()
  app.configureApi({ baseUrl: origin })
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What the home page counts for somebody with these codes. */
async function attention(functionIds: readonly string[]): Promise<Map<AttentionKind, AttentionItem>> {
  await server.setSwitches({ scenario: { functionIds: { [ADMIN]: [...functionIds] } } })
  app.startSession(await tokenOf(server, ADMIN), ADMIN)
  const client = app.createQueryClient()
  client.setQueryData(app.userInfoQuery().queryKey, { account: ADMIN, name: owner, functionIds } as UserInfo)
  let items: AttentionItem[] = []
  function Home() {
    ;({ items } = app.useAttention())
    return null
  }
  const render = () => renderToString(createElement(QueryClientProvider, { client }, createElement(Home)))
  render()
  const wanted = client.getQueryCache().findAll({
    predicate: ({ options, state }) => (options as { enabled?: boolean }).enabled !== false && state.data === undefined,
  })
  await Promise.all(wanted.map((query) => query.fetch()))
  render()
  return new Map(items.map((item) => [item.kind, item]))
}

/** The permission of each page that a figure leads to. */
async function permissions(): Promise<Map<string, Permission | undefined>> {
  const routes = await Promise.all([
    import('#src/routes/_shell/terminalManage.tsx'),
    import('#src/routes/_shell/materialManage.tsx'),
    import('#src/routes/_shell/reviewDesk.tsx'),
    import('#src/routes/_shell/record.deviceCommand.tsx'),
    import('#src/routes/_shell/record.playRecord.tsx'),
    import('#src/routes/_shell/orderManage.tsx'),
  ])
  const paths = [
    '/terminalManage',
    '/materialManage',
    '/reviewDesk',
    '/record/deviceCommand',
    '/record/playRecord',
    '/orderManage',
  ]
  return new Map(routes.map(({ Route }, index) => [String(paths[index]), Route.options.staticData?.permission]))
}

/** All rows of a list, as whoever may see everything reads them. */
async function rowsOf<Row>(send: Send, path: string): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 0; ; page += 1) {
    const { data } = await send<{ data: Row[]; total: number }>('GET', `${path}&page=${page}&limit=400`)
    all.push(...data.data)
    if (all.length >= data.total || data.data.length === 0) return all
  }
}

const totalOf = async (send: Send, path: string, query: object) => {
  const given = Object.entries({ ...query, page: 0, limit: 1 }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return (await send<{ total: number }>('GET', `${path}?${search}`)).data.total
}

/** How many of the rows wait for a decision at a level whose code is held. */
function due(rows: readonly (Material | Program)[], codes: readonly string[], held: ReadonlySet<string>): number {
  return rows.filter(({ currentLevel }) => held.has(codes[Number(currentLevel) - 1] ?? '')).length
}

/** Ads on terminals whose newest entry is a publish that has not arrived after half an hour; rows newest first. */
function notArrived(rows: readonly PlayRecord[]): number {
  const newest = new Map<string, PlayRecord>()
  for (const row of rows.toReversed()) newest.set(`${row.programId} ${row.deviceSn}`, row)
  return [...newest.values()].filter(
    ({ type, status, createTime }) =>
      type === 1 && status === 0 && Date.now() - Date.parse(`${createTime?.replace(' ', 'T')}+08:00`) >= HALF_AN_HOUR,
  ).length
}

/** What the lists behind the figures have, counted by hand from all of their rows. */
async function counted(held: ReadonlySet<string>): Promise<Partial<Record<AttentionKind, number>>> {
  await server.setSwitches({ scenario: { functionIds: {} } })
  const send = await signIn(server)
  const has = (...codes: string[]) => codes.every((code) => held.has(code))
  const reviews = { 2: ['24', '25', '26', '27'], 3: ['34', '35', '36', '37'] } as const
  const reviewer = ([list, codes]: [string, readonly string[]]) => has(list) && codes.some((code) => held.has(code))
  const desk = Object.entries(reviews).filter(reviewer)
  const result: Partial<Record<AttentionKind, number>> = {}
  if (has('1')) {
    const search = app.deviceSearch(attentionLists.offline.search)
    result.offline = await totalOf(send, '/api/device/page', app.toDeviceQuery(search))
  }
  if (has('2')) {
    const search = app.materialSearch(attentionLists.transcoding.search)
    result.transcoding = await totalOf(send, '/api/material/page', app.toMaterialQuery(search))
  }
  if (desk.length > 0) {
    const lists = { 2: '/api/material/page?status=2', 3: '/api/program/page?status=2' } as Record<string, string>
    const sums = desk.map(async ([list, codes]) => due(await rowsOf(send, lists[list] as string), codes, held))
    result.review = (await Promise.all(sums)).reduce((sum, count) => sum + count, 0)
  }
  if (has('7', '71')) {
    const failed = await rowsOf<{ createTime: string }>(send, '/api/device-command/page?status=0')
    result.failedToday = failed.filter(({ createTime }) => createTime.startsWith('2026-11-20')).length
  }
  if (has('4')) {
    const [playing, refused] = await Promise.all(
      [2, 5].map((status) => rowsOf<Order>(send, `/api/order/page?status=${status}`)),
    )
    const last = (order: Order) => Number(order.schedules?.[0]?.dateEnd)
    const counts = {
      inserting: playing?.filter(({ scheduleType }) => scheduleType === 1).length,
      ending: playing?.filter((order) => last(order) <= 20261126).length,
      refused: refused?.filter(({ creator }) => creator === owner).length,
    }
    for (const [kind, count] of Object.entries(counts)) if (count) result[kind as AttentionKind] = count
  }
  if (has('7', '72')) result.undelivered = notArrived(await rowsOf<PlayRecord>(send, '/api/play-record/page?'))
  return result
}

const CODES = Object.keys(permissionNames) as PermissionCode[]

const world = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  name: fc.constantFrom('', 'stuck-release', 'full-review-queue'),
  scale: fc.constantFrom(1, 200),
  reviewLevels: fc.integer({ min: 1, max: 4 }),
})

/** Whose order was refused. */
let owner = ADMIN_NAME

/** A company in which so many commands have failed a moment ago. */
async function companyOf(scenario: object, failures: number) {
  const simulation = { commandFailRate: 1, commandSeconds: [1, 1] }
  server = testServer({ switches: { scenario, simulation } as SwitchesPatch })
  const send = await signIn(server)
  owner = (await rowsOf<Order>(send, '/api/order/page?status=5'))[0]?.creator ?? ADMIN_NAME
  const { data } = await send<{ data: { id: number }[] }>('GET', '/api/device/page?page=0&limit=10&state=1')
  for (const { id } of data.data.slice(0, failures))
    await send('POST', '/api/device/command', { deviceIds: [id], type: 1 })
  await server.advance(MINUTE)
  vi.setSystemTime(NOW + MINUTE)
}

test('each figure is the count of the list that it leads to, and stands for nobody who may not open that', async () => {
  const permissionOf = await permissions()
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(world, fc.nat(3), fc.subarray(CODES), async (scenario, failures, codes) => {
      await companyOf(scenario, failures)
      const held = new Set(codes as string[])
      const items = await attention(codes)
      const expected = await counted(held)
      expect([...items.keys()].toSorted()).toEqual(Object.keys(expected).toSorted())
      for (const [kind, { count, more, error }] of items) {
        expect(error ?? undefined, kind).toBeUndefined()
        // of logs the newest are looked at: there may be more
        if (more) expect(count, kind).toBeLessThanOrEqual(expected[kind] ?? 0)
        else expect(count, kind).toBe(expected[kind])
        if (count) seen.add(kind)
        const needed = [permissionOf.get(attentionLists[kind].to) ?? []].flat() as string[]
        expect(
          needed.some((code) => held.has(code)),
          `${kind} leads to a page that is not open`,
        ).toBe(true)
      }
    }),
    {
      numRuns: 12,
      examples: [
        [{ seed: 1, name: 'stuck-release', scale: 200, reviewLevels: 4 }, 2, CODES],
        // each log without the menu's code, and a level without its list
        [{ seed: 2, name: '', scale: 200, reviewLevels: 2 }, 1, ['71', '72', '1']],
        [{ seed: 3, name: 'full-review-queue', scale: 200, reviewLevels: 4 }, 1, ['2', '34', '35', '7', '72']],
        [{ seed: 4, name: 'full-review-queue', scale: 200, reviewLevels: 4 }, 3, ['3', '25', '34', '37', '7', '71']],
      ],
    },
  )
  expect([...seen]).toEqual(
    expect.arrayContaining(['failedToday', 'inserting', 'offline', 'refused', 'review', 'transcoding', 'undelivered']),
  )
})
