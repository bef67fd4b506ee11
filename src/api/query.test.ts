import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPage, Refusal, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'

let page: ApiPage
let api: Awaited<ReturnType<typeof load>>
let client: QueryClient

async function load() {
  await signedInClient()
  return {
    ...(await import('./errors.ts')),
    ...(await import('./failures.ts')),
    ...(await import('./org-tree.ts')),
    ...(await import('./query.ts')),
    ...(await import('./read-aside.ts')),
    ...(await import('./review.ts')),
    ...(await import('./session.ts')),
    ...(await import('./user-info.ts')),
  }
}

beforeEach(async () => {
  page = apiPage()
  api = await load()
  client = api.createQueryClient()
})
afterEach(() => {
  client.clear()
  page.restore()
})

/** Renders a hook once to a string and gives its value, as a unit test has no DOM. */
function hook<Value>(use: () => Value): Value {
  let value: { is: Value } | undefined
  function Probe() {
    value = { is: use() }
    return null
  }
  renderToString(createElement(QueryClientProvider, { client }, createElement(Probe)))
  if (!value) throw new Error('not rendered')
  return value.is
}

/** Which of these reads are to be loaded again. */
const stale = (...keys: string[]) => keys.filter((key) => client.getQueryState([key, {}])?.isInvalidated)
const have = (...keys: string[]) => keys.forEach((key) => client.setQueryData([key, {}], []))

test('a read is tried once more after what may pass, and only while there is a network', () => {
  const retry = client.getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean
  const broken = new api.ApiError('network', 'x')
  expect([retry(0, broken), retry(1, broken), retry(0, api.httpError(404))]).toEqual([true, false, false])
  // when the server names the moment, then
  const delay = client.getDefaultOptions().queries?.retryDelay as (failures: number, error: Error) => number
  expect([delay(0, broken), delay(0, api.httpError(429, 2_000))]).toEqual([500, 2_000])
  page.online = false
  expect(retry(0, broken)).toBe(false)
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  })
})

test('a read sends what its key says', async () => {
  page.answer = () => [{ id: 1, name: 'x' }]
  const query = api.read('deviceGroupList', {})
  expect(query.queryKey).toEqual(['deviceGroupList', {}])
  expect(await client.fetchQuery(query)).toEqual([{ id: 1, name: 'x' }])
  expect(page.arrived[0]?.url.pathname).toBe('/api/device/group/list')
  const load = vi.fn<() => Promise<number>>(() => Promise.resolve(7))
  const aside = api.readAside('deviceList', { id: 1 }, load)
  expect(aside).toMatchObject({ queryKey: ['aside', 'deviceList', { id: 1 }], staleTime: 0, gcTime: 0 })
  expect(await client.fetchQuery(aside)).toBe(7)
})

const READS = [
  'deviceList',
  'deviceGroupList',
  'programList',
  'devicePlayList',
  'playRecordList',
  'userInfo',
  'deviceless',
  '7device',
]

test.each([
  ['deviceUpdate', ['deviceList', 'deviceGroupList', 'devicePlayList']],
  ['devicePlayStop', ['deviceList', 'deviceGroupList', 'devicePlayList', 'playRecordList']],
  ['programPlay', ['programList', 'devicePlayList', 'playRecordList']],
  ['roleUpdate', ['userInfo']],
  ['orderReview', ['devicePlayList', 'playRecordList']],
] as const)('%s loads its area and what else it changes again', async (operationId, expected) => {
  have(...READS)
  // what is no operation is of no area
  client.setQueryData([{}], [])
  await api.reloadArea(client, operationId)
  expect(client.getQueryState([{}])?.isInvalidated).toBe(false)
  expect(stale(...READS)).toEqual(expected)
})

test.each<[string, (() => unknown) | undefined, boolean]>([
  ['is done', () => ({}), true],
  ['has no known result', () => Promise.reject(new Error('broken')), true],
  ['is refused', () => Promise.reject(new Refusal(0, '名称已存在')), true],
  ['never left', undefined, false],
])('a write that %s', async (_how, answer, reloads) => {
  have('deviceList', 'programList')
  if (answer) page.answer = answer
  else page.online = false
  if (!answer) page.answer = () => Promise.reject(new Error('broken'))
  const { mutateAsync } = hook(() => api.useWrite('deviceGroupCreate'))
  await mutateAsync({ body: { name: 'x' } }).catch(() => undefined)
  expect(stale('deviceList', 'programList')).toEqual(reloads ? ['deviceList'] : [])
})

test('a decision is taken at the level where a record waits, and loads its kind again however it ends (N7)', async () => {
  have('programList', 'deviceList')
  const decide = hook(() => api.useDecide('program'))
  const waiting = { id: 7, status: 2, currentLevel: 2 }
  await decide(waiting, 1, '太暗')
  expect(page.arrived.at(-1)).toMatchObject({
    method: 'POST',
    url: { pathname: '/api/program/check/process2' },
    body: { id: 7, reject: 1, reason: '太暗' },
  })
  expect(stale('programList', 'deviceList')).toEqual(['programList'])
  have('programList')
  page.answer = () => Promise.reject(new Refusal(0, '已审核'))
  await expect(decide(waiting, 0, 'x')).rejects.toThrow('已审核')
  expect(page.arrived.at(-1)?.body).toEqual({ id: 7, reject: 0, reason: '' })
  expect(stale('programList')).toEqual(['programList'])
  await expect(decide({ ...waiting, status: 1 }, 0, '')).rejects.toThrow('当前不在待审核状态')
  expect(page.arrived).toHaveLength(2)
})

test('what waits for somebody is asked of both kinds (2§7)', async () => {
  page.answer = () => ({ data: [], total: 0 })
  await client.fetchQuery(api.waitingQueries.material())
  await client.fetchQuery(api.waitingQueries.program())
  expect(page.arrived.map(({ url }) => url.pathname + url.search)).toEqual([
    '/api/material/page?status=2&page=0&limit=100',
    '/api/program/page?status=2&page=0&limit=100',
  ])
})

const INFO = { account: '138', functionIds: ['1'], orgTree: { id: 1, name: '总部' } }
const TREE = [{ id: 1, name: '总公司' }]
const info = () => client.getQueryData(api.userInfoQuery().queryKey)
const storedTree = () => JSON.parse(page.kept.get('console.userInfo') ?? '{}').answer?.orgTree

test('a tree that is loaded or answered takes the place of the one in user info, whose age stays (3§7)', async () => {
  const { queryKey } = api.userInfoQuery()
  client.setQueryData(queryKey, INFO, { updatedAt: 5 })
  page.answer = () => TREE
  await client.fetchQuery(api.orgTreeQuery())
  expect([info(), storedTree()]).toEqual([{ ...INFO, orgTree: TREE[0] }, TREE[0]])
  expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: 5, isInvalidated: false })
  const renamed = [{ id: 1, name: '总社' }]
  page.answer = () => renamed
  await hook(() => api.useOrgWrite('orgRename')).mutateAsync({ body: { id: 1, name: '总社' } })
  expect(client.getQueryData(api.orgTreeQuery().queryKey)).toEqual(renamed)
  expect([info(), storedTree()]).toEqual([{ ...INFO, orgTree: renamed[0] }, renamed[0]])
})

test('without a tree, or without user info, nothing takes its place', async () => {
  page.answer = () => TREE
  await client.fetchQuery(api.orgTreeQuery())
  expect([info(), page.kept.has('console.userInfo')]).toEqual([undefined, false])
  client.setQueryData(api.userInfoQuery().queryKey, INFO)
  page.answer = () => []
  await client.fetchQuery({ ...api.orgTreeQuery(), staleTime: 0 })
  expect(info()).toEqual(INFO)
})

test('user info that is being loaded meanwhile is loaded again, for it may have the tree of before', async () => {
  const { queryKey } = api.userInfoQuery()
  client.setQueryData(queryKey, INFO)
  let finish = () => {}
  page.answer = ({ url }) =>
    url.pathname.endsWith('/src') ? new Promise((resolve) => (finish = () => resolve(INFO))) : TREE
  const loading = client.fetchQuery({ ...api.userInfoQuery(), staleTime: 0 }).catch(() => undefined)
  await client.fetchQuery(api.orgTreeQuery())
  expect([info(), client.getQueryState(queryKey)?.isInvalidated]).toEqual([{ ...INFO, orgTree: TREE[0] }, true])
  finish()
  await loading
})

test.each<[string, () => unknown, boolean]>([
  ['is done, and no tree came', () => [], true],
  ['has no known result', () => Promise.reject(new Error('broken')), true],
  ['is refused', () => Promise.reject(new Refusal(0, '下级有终端')), true],
  ['is done', () => TREE, false],
  ['ends the session', () => Promise.reject(new Refusal(2, '登录已失效')), false],
])('a change of the tree that %s', async (_how, answer, reloads) => {
  have('orgList')
  page.answer = answer
  await hook(() => api.useOrgWrite('orgDelete'))
    .mutateAsync({ path: { id: 7 } })
    .catch(() => undefined)
  expect(stale('orgList')).toEqual(reloads ? ['orgList'] : [])
})
