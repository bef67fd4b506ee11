import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPage, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'

/*
 * Code that comes only when it is needed, and may not come.
 */
let page: ApiPage
beforeEach(() => {
  page = apiPage()
})
afterEach(() => {
  vi.doUnmock('./client.ts')
  vi.doUnmock('md5')
  page.restore()
})
const gone = () => {
  throw new Error('gone')
}

test('a call whose code does not come fails like the network, and the next one loads it again', async () => {
  await signedInClient()
  vi.doMock('./client.ts', gone)
  const { call } = await import('./call.ts')
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ kind: 'network' })
  expect(page.arrived).toEqual([])
  vi.doUnmock('./client.ts')
  page.answer = () => []
  await expect(call('deviceGroupList', {})).resolves.toEqual([])
})

test('who listens later is told of what was written before, with who sent it, however much was read', async () => {
  await signedInClient()
  const { call } = await import('./call.ts')
  const { listenToCalls } = await import('./sent-calls.ts')
  const { session } = await import('./session.ts')
  page.answer = () => []
  await call('programSubmit', { path: { id: 1 } })
  for (let count = 0; count < 60; count += 1) await call('deviceGroupList', {})
  const sender = session.account
  const told: unknown[] = []
  session.account = 'another'
  listenToCalls(({ operationId, account }) => told.push([operationId, account]))
  await call('programSubmit', { path: { id: 2 } })
  expect(sender).toBeDefined()
  expect(told).toEqual([
    ['programSubmit', sender],
    ['programSubmit', 'another'],
  ])
})

test('a password whose hashing does not come says so', async () => {
  vi.doMock('md5', gone)
  const { hashPassword } = await import('./password.ts')
  await expect(hashPassword('x')).rejects.toThrow('登录组件加载失败')
})

test.each([
  [undefined, true],
  ['https://api.example.invalid', false],
])('a build for the server %j simulates one: %j', async (address, may) => {
  vi.stubEnv('VITE_API_BASE_URL', address)
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { orders: 'true' } }) })
  const { deployment } = await import('./deployment.ts')
  const { maySimulate } = await import('./may-simulate.ts')
  vi.unstubAllEnvs()
  expect([deployment, maySimulate]).toEqual([{ orders: 'true' }, may])
})
