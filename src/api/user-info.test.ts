import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiPage, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'

let page: ApiPage
beforeEach(() => {
  page = apiPage()
})
afterEach(() => page.restore())

async function load() {
  await signedInClient()
  return {
    ...(await import('./deployment.ts')),
    ...(await import('./query.ts')),
    ...(await import('./role-view.ts')),
    ...(await import('./session.ts')),
    ...(await import('./sign-out.ts')),
    ...(await import('./user-info.ts')),
    ...(await import('./config.ts')),
  }
}
const INFO = { account: '138', functionIds: ['1'] }
const KEY = 'console.userInfo'
const keep = (account: string, answer: unknown) => page.kept.set(KEY, JSON.stringify({ account, answer }))

test('user info that is kept serves at once and is loaded again, and the new one is kept (R13)', async () => {
  keep('138', INFO)
  const { createQueryClient, userInfoQuery, regionTreeQuery } = await load()
  const query = userInfoQuery()
  expect(query).toMatchObject({ initialDataUpdatedAt: 0, staleTime: 300_000, gcTime: Infinity })
  expect(regionTreeQuery().staleTime).toBe(86_400_000)
  expect((query.initialData as () => unknown)()).toEqual(INFO)
  page.answer = () => ({ ...INFO, functionIds: ['2'] })
  expect(await createQueryClient().fetchQuery(query)).toEqual({ ...INFO, functionIds: ['2'] })
  expect(JSON.parse(page.kept.get(KEY) ?? '')).toEqual({ account: '138', answer: { ...INFO, functionIds: ['2'] } })
})

test.each([
  ['of another account', '139', INFO],
  ['of another version', '138', { account: '138' }],
])('what is kept %s is dropped', async (_what, account, answer) => {
  keep(account, answer)
  const { userInfoQuery } = await load()
  expect((userInfoQuery().initialData as () => unknown)()).toBeUndefined()
  expect(page.kept.has(KEY)).toBe(false)
})

test('an answer to a session that has ended meanwhile is not kept', async () => {
  const { createQueryClient, userInfoQuery, endSession, startSession } = await load()
  page.answer = () => {
    endSession('expired')
    startSession('t1', '139')
    return INFO
  }
  await createQueryClient()
    .fetchQuery(userInfoQuery())
    .catch(() => undefined)
  expect(JSON.parse(page.kept.get(KEY) ?? '{}').account).not.toBe('139')
})

test('an answer is kept for the session that asked for it', async () => {
  const { storeAnswer, storedUserInfo } = await load()
  storeAnswer(storedUserInfo, { token: 't0', account: '138' }, INFO as never)
  expect(storedUserInfo.read()).toBeUndefined()
  storeAnswer(storedUserInfo, { token: 't1', account: '138' }, INFO as never)
  expect(storedUserInfo.read()).toEqual(INFO)
})

test('a screen asks what its user may do', async () => {
  const { createQueryClient, userInfoQuery, useCan, useUserInfo } = await load()
  const client = createQueryClient()
  client.setQueryData(userInfoQuery().queryKey, { ...INFO, functionIds: ['1', '12'] })
  const seen: unknown[] = []
  function Screen() {
    const can = useCan()
    seen.push(useUserInfo().account, can('12'), can('13'))
    return null
  }
  renderToString(createElement(QueryClientProvider, { client }, createElement(Screen)))
  expect(seen).toEqual(['138', true, false])
})

test('what is kept of a user is forgotten, and signing out leaves nobody signed in', async () => {
  const { forgetUser, signOut, session } = await load()
  keep('138', INFO)
  page.kept.set('console.regions', '{}')
  forgetUser()
  expect([page.kept.has(KEY), page.kept.has('console.regions')]).toEqual([false, false])
  page.answer = () => Promise.reject(new Error('broken'))
  await signOut()
  expect(page.arrived.map(({ url }) => url.pathname)).toContain('/api/auth/logout')
  expect(session).toMatchObject({ token: undefined, ended: undefined })
})

test.each([
  [{}, ['1', '41', '42']],
  [{ apiBaseUrl: 'https://api.example.invalid' }, ['1']],
  [{ apiBaseUrl: 'https://api.example.invalid', orders: 'false' }, ['1']],
  [{ apiBaseUrl: 'https://api.example.invalid', orders: 'true' }, ['1', '41', '42']],
])('where the deployment is %j the codes held are %j (C29)', async (said, codes) => {
  const { codesHeld, deployment } = await load()
  Object.assign(deployment, said)
  expect([...codesHeld(['1', '41', '42'])]).toEqual(codes)
})

test('a simulated server shows the console as a role, for this account', async () => {
  const { viewAs, viewedAs, configureApi } = await load()
  const seen: unknown[] = []
  await viewAs({ name: 'x', codes: [] })
  expect(await viewedAs()).toBeUndefined()
  keep('138', INFO)
  configureApi({
    demo: Promise.resolve({
      viewAs: async (...as: unknown[]) => void seen.push(as),
      viewedAs: (account: string) => `role of ${account}`,
    }) as never,
  })
  const role = { name: '审核员', codes: ['3'] }
  await viewAs(role)
  expect([seen, page.kept.has(KEY)]).toEqual([[['138', role]], false])
  expect(await viewedAs()).toBe('role of 138')
})
