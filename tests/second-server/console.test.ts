import type { Deployment } from '#src/api/deployment.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally, stopListening } from '#tests/support/listen.ts'
import { ACCOUNT, PASSWORD, SALT } from './data.ts'
import { secondServer } from './second-server.ts'
import { differences, type Difference } from './ways.ts'

/*
 * What the console makes of each difference without any setting, by its own client: nothing may be wrong and not said.
 */

const NOW = Date.UTC(2026, 10, 20, 1, 30)
const second = secondServer(NOW)
let origin = ''

beforeAll(async () => {
  origin = await listenLocally(second.server)
})
afterAll(() => {
  vi.unstubAllGlobals()
  stopListening(second.server)
  // whoever comes next in this process knows nothing of this server's clock
  vi.resetModules()
})
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://console.example.invalid/'))
  vi.stubGlobal('navigator', { onLine: true })
})

/** What a user sees: of the sign-in, of the terminals by pages, of filters, of a moment. */
async function seen(settings: Deployment = {}) {
  vi.stubGlobal('document', { cookie: '', querySelector: () => ({ dataset: settings }) })
  const { call } = await import('#src/api/client.ts')
  const { configureApi } = await import('#src/api/config.ts')
  const { startSession } = await import('#src/api/session.ts')
  const { hashPassword } = await import('#src/api/password.ts')
  const { loadAll, readPage } = await import('#src/api/paging.ts')
  const { readTotal } = await import('#src/api/read-total.ts')
  const { formatMoment } = await import('#src/domain/dates.ts')
  const { setMomentZone } = await import('#src/domain/server-zone.ts')
  setMomentZone(settings.momentZone)
  configureApi({ baseUrl: origin, passwordSalt: SALT })
  const words = async (work: () => Promise<unknown>) => {
    try {
      return await work()
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  const page = async (query: object = {}) => {
    const request = { query: { page: 0, limit: 10, ...query } }
    const { rows, total, more } = readPage('deviceList', request).select(await call('deviceList', request))
    return `${rows.length} of ${total}${more ? ' or more' : ''}`
  }
  const signedIn = await words(async () => {
    const body = { account: ACCOUNT, password: await hashPassword(PASSWORD) }
    const { Authorization } = await call('authLogin', { body })
    startSession(Authorization, ACCOUNT)
    return 'signed in'
  })
  if (signedIn !== 'signed in') return signedIn
  return {
    first: await words(() => page()),
    second: await words(() => page({ page: 1 })),
    all: await words(async () => (await loadAll('deviceList', {}, new AbortController().signal)).length),
    counted: await words(async () =>
      readTotal('deviceList', {}).select(await call('deviceList', { query: { page: 0, limit: 1 } })),
    ),
    offline: await words(() => page({ state: 0 })),
    broken: await words(async () => (await call('materialList', { query: { page: 0, limit: 10, status: 7 } })).total),
    sent: await words(async () =>
      formatMoment((await call('deviceCommandLog', { query: { page: 0, limit: 1 } })).data[0]?.createTime),
    ),
  }
}

const asDocumented = {
  first: '10 of 57',
  second: '10 of 57',
  all: 57,
  counted: 57,
  offline: '10 of 15',
  broken: 7,
  sent: '2026-11-20 09:30:00',
}
type Seen = Awaited<ReturnType<typeof seen>>

const everything = (text: string) => Object.fromEntries(Object.keys(asDocumented).map((name) => [name, text]))
const noTotal = {
  first: '10 of 11 or more',
  second: '10 of 21 or more',
  counted: '服务器没有返回总条数，无法统计数量，请联系管理员',
  offline: '10 of 11 or more',
  broken: undefined,
}
const fromOne = (total: number) => `服务器说共 ${total} 条，第一页却没有数据：服务器的页码可能从 1 开始，请联系管理员`
const ignored = (label: string) => `服务器没有按“${label}”筛选，返回了不符合条件的数据，请联系管理员`
const codes = (code: string | number) => `服务器答“成功”，返回码却是 ${code}，请联系管理员`

/**
 * Without a setting: all as documented, but for what stands here. With the settings beside it, if there are any, all is
 * as documented.
 */
const table: Readonly<
  Record<Difference, readonly [seen: Partial<typeof asDocumented> | object | string, Deployment?]>
> = {
  'pages from 1': [
    { first: fromOne(57), all: fromOne(57), offline: fromOne(15), broken: fromOne(7), sent: '--' },
    { firstPage: '1' },
  ],
  'pages from 1, 0 is the first too': [
    { second: '服务器的第 2 页与第一页相同，无法翻页，请联系管理员' },
    { firstPage: '1' },
  ],
  'no total': [noTotal],
  'total of the page': [noTotal],
  'rows called records': [everything('数据异常')],
  'status ignored': [{ broken: ignored('状态') }],
  'all filters ignored': [{ offline: ignored('在线状态'), broken: ignored('状态') }],
  // each page is taken out of all rows; the check finds it
  'limit ignored': [{}],
  'moments as ISO in UTC': [{}],
  'moments as ISO with offset': [{}],
  'moments as epoch milliseconds': [{}],
  'moments as epoch seconds': [{}],
  // no answer tells; the check compares with the clock of the server (docs/limits.md)
  'wall clock of UTC': [{ sent: '2026-11-20 01:30:00' }, { momentZone: 'UTC' }],
  'success is 200': [codes(200), { successCode: '200', sessionCode: '401', refusedCode: '500' }],
  'success is "200"': [codes(200), { successCode: '200', sessionCode: '401', refusedCode: '500' }],
  'success is 0': [codes(0), { successCode: '0', sessionCode: '401', refusedCode: '1' }],
  'other names of the envelope': ['未知响应，请联系管理员', { envelope: 'code:status,msg:message,data:result' }],
  'sessions end with 401': [{}],
  'sessions end with a redirect': [{}],
  'sessions end with a login page': [{}],
  'Bearer before the token': [
    { ...everything('登录已失效，请重新登录'), first: '登录已过期' },
    { tokenScheme: 'Bearer' },
  ],
  'another prefix': ['登录已过期', { apiPrefix: '/' }],
  'salt before the password': ['账号或密码错误', { saltPlace: 'before' }],
  // a browser alone keeps a page from reading the answer: why-no-answer.test.ts
  'other origins refused': [{}],
  'slow lists': [{}],
  'too many calls': ['请求过于频繁，请在 1 秒后重试'],
  // uploads: post-file.test.ts
  'small bodies only': [{}],
  'ids beyond 2^53': [{}],
  'numbers as texts': [{}],
  'null for what is not there': [{}],
}

test('as documented it is read whole', async () => {
  second.differ()
  expect(await seen()).toEqual(asDocumented)
})

test.each(Object.entries(table))('%s: what the console makes of it, and of its setting', async (name, [found, set]) => {
  const difference = differences[name as Difference]
  const differ = () => second.differ(name === 'slow lists' ? { delay: 10 } : difference)
  const expected: Seen = typeof found === 'string' ? found : { ...asDocumented, ...found }
  differ()
  expect(await seen()).toEqual(expected)
  if (!set) return
  differ()
  vi.resetModules()
  expect(await seen(set)).toEqual(asDocumented)
})
