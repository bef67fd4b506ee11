import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiPage, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'

let page: ApiPage
beforeEach(() => {
  page = apiPage()
})
afterEach(() => page.restore())

async function load() {
  await signedInClient()
  return import('./paging.ts')
}
const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: from + index }))
/** A server that has so many rows. */
const has = (count: number, said: number | undefined = count) => {
  page.answer = ({ url }) => {
    const at = Number(url.searchParams.get('page')) * Number(url.searchParams.get('limit'))
    const limit = Math.min(Number(url.searchParams.get('limit')), Math.max(0, count - at))
    return { total: said, data: rows(at, limit) }
  }
}
const queries = () => page.arrived.map(({ url }) => url.search)

test.each<[unknown, object]>([
  [
    { data: [{ id: 1 }], total: 9 },
    { rows: [{ id: 1 }], total: 9 },
  ],
  [
    { list: [{ id: 1 }], total: 9 },
    { rows: [{ id: 1 }], total: 9 },
  ],
  [{ total: 9 }, { rows: [], total: 9 }],
  // there are at least those that came
  [
    { data: rows(0, 3), total: 2 },
    { rows: rows(0, 3), total: 3 },
  ],
  [{ data: rows(0, 3) }, { rows: rows(0, 3), total: 3 }],
  [
    { data: rows(0, 3), missingTotal: { known: 14, more: true } },
    { rows: rows(0, 3), total: 14, more: true },
  ],
  [
    { data: rows(0, 3), missingTotal: { known: 13, more: false } },
    { rows: rows(0, 3), total: 13 },
  ],
  [
    { data: rows(0, 3), total: 4.9 },
    { rows: rows(0, 3), total: 4 },
  ],
  [
    { data: rows(0, 3), total: 4, unreadable: 2 },
    { rows: rows(0, 3), total: 5, unreadable: 2 },
  ],
])('the page of %j (C2)', async (answer, expected) => {
  const { readPage } = await load()
  expect(readPage('deviceList', { query: { page: 0, limit: 10 } }).select(answer as never)).toStrictEqual(expected)
})

test.each([900, 800, 399, 0])('of %i rows all are gathered, also where no total is said (W25)', async (count) => {
  const { loadAll } = await load()
  page.answer = ({ url }) => {
    const at = Number(url.searchParams.get('page')) * 400
    return { data: rows(at, Math.min(400, Math.max(0, count - at))) }
  }
  expect(await loadAll('deviceList', {}, new AbortController().signal)).toHaveLength(count)
})

test('all rows are gathered in large pages, of heavy rows in smaller ones', async () => {
  const { loadAll } = await load()
  has(900)
  const all = await loadAll('deviceList', { name: 'x' } as never, new AbortController().signal)
  expect(all.map(({ id }) => id)).toEqual(rows(0, 900).map(({ id }) => id))
  expect(queries()).toEqual([0, 1, 2].map((at) => `?name=x&page=${at}&limit=400`))
  page.arrived = []
  has(150)
  expect(await loadAll('programList', {}, new AbortController().signal)).toHaveLength(150)
  expect(queries()).toEqual(['?page=0&limit=100', '?page=1&limit=100'])
})

test('a total of 0 beside rows does not end the gathering, none means what came', async () => {
  const { loadPage } = await load()
  has(3, 0)
  expect(await loadPage('deviceList', {}, 0)).toEqual({ rows: rows(0, 3), total: 0 })
  page.answer = () => ({ data: rows(0, 2) })
  expect(await loadPage('deviceList', {}, 0)).toEqual({ rows: rows(0, 2), total: 2 })
})

test('as reads, all rows or the first thousand of them, each under a key of its own', async () => {
  const { readAll, readSome } = await load()
  const client = new QueryClient()
  has(1500)
  const filters = { name: 'x' } as never
  expect(await client.fetchQuery(readAll('deviceList', filters))).toHaveLength(1500)
  page.arrived = []
  const some = await client.fetchQuery(readSome('deviceList', filters))
  expect([some.rows.length, some.total, page.arrived.length]).toEqual([1000, 1500, 10])
  expect(queries()[9]).toBe('?name=x&page=9&limit=100')
  expect(readAll('deviceList', filters).queryKey).toEqual(['deviceList', { all: filters }])
  expect(readSome('deviceList', filters).queryKey).toEqual(['deviceList', { some: filters }])
})

test('the newest publishes are two hundred', async () => {
  const { publishLogQuery } = await load().then(() => import('./publish-log.ts'))
  expect(publishLogQuery().queryKey).toEqual(['playRecordList', { query: { page: 0, limit: 200 } }])
})

test('a count asks for one row in its turn, and keeps what the server says', async () => {
  await signedInClient()
  const { readCount, readInTurn } = await import('./read-in-turn.ts')
  has(7)
  const count = readCount('deviceList', { snOrName: 'x' })
  const answer = await new QueryClient().fetchQuery({ queryKey: count.queryKey, queryFn: count.queryFn })
  expect(count.select(answer)).toBe(7)
  expect(queries()).toEqual(['?snOrName=x&page=0&limit=1'])
  expect(readInTurn('deviceGet', { path: { id: 1 } }, 'v2').queryKey).toEqual([
    'deviceGet',
    { path: { id: 1 } },
    { version: 'v2' },
  ])
})
