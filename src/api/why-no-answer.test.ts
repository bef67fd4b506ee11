import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiPage, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'

let page: ApiPage
beforeEach(() => {
  page = apiPage()
})
afterEach(() => page.restore())

const broken = () => {
  throw new TypeError('Failed to fetch')
}
const NETWORK = '网络异常，请检查网络后重试'

/** What is asked when a call fails: the call, the server without reading, the page's own host. */
async function failing(reach: { server: boolean; own: boolean }, baseUrl?: string) {
  await signedInClient()
  const { configureApi } = await import('./config.ts')
  if (baseUrl !== undefined) configureApi({ baseUrl })
  const { call } = await import('./client.ts')
  page.answer = ({ url, method }) => {
    if (url.pathname.startsWith('/api/')) return broken()
    return (method === 'HEAD' ? reach.own : reach.server) ? new Response('') : broken()
  }
  return call
}

test.each([
  [{ server: true, own: true }, '服务器 api.example.invalid 不允许本页面访问（跨域设置 CORS），请联系管理员'],
  [{ server: false, own: true }, '无法连接服务器 api.example.invalid，请稍后重试或联系管理员'],
  [{ server: false, own: false }, NETWORK],
])('of a call without an answer, reached %j: %s (D15)', async (reach, message) => {
  const call = await failing(reach)
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ kind: 'network', message })
  // the token goes to calls alone
  const probes = page.arrived.filter(({ url }) => !url.pathname.startsWith('/api/'))
  expect(probes.map(({ headers }) => headers.get('Authorization'))).toEqual(probes.map(() => null))
})

test('a server that has answered before is not suspected, nor one at the own origin', async () => {
  const call = await failing({ server: true, own: true })
  const fail = page.answer
  page.answer = () => []
  await call('deviceGroupList', {})
  page.answer = fail
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ message: NETWORK })
  expect(page.arrived).toHaveLength(2)
})

test('a server at the own origin is the network', async () => {
  const call = await failing({ server: true, own: true }, 'https://console.example.invalid')
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ message: NETWORK })
  expect(page.arrived).toHaveLength(1)
})

test('a page over https is told why it may not call over http', async () => {
  const call = await failing({ server: true, own: true }, 'http://api.example.invalid')
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({
    message: '本页面是 https 地址，服务器 api.example.invalid 是 http 地址，浏览器不允许访问，请联系管理员',
  })
  expect(page.arrived).toHaveLength(1)
})

test('of a write nothing is asked: it may have been done', async () => {
  const call = await failing({ server: true, own: true })
  await expect(call('deviceGroupCreate', { body: { name: 'x' } })).rejects.toMatchObject({ kind: 'unknown' })
  expect(page.arrived).toHaveLength(1)
})
