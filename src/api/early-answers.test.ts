import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginEarly, dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'

const URL_OF_LIST = 'https://api.example.invalid/api/device/page?page=0&limit=10'
const sent = vi.fn<typeof fetch>()
const request = (url: string, token: string, init: RequestInit = {}) =>
  new Request(url, { ...init, headers: { Authorization: token } })

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://console.example.invalid/terminalManage' })
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(new Response('{}')))
  globalThis.earlyAnswers = [beginEarly(URL_OF_LIST, 'mine')]
})
afterEach(() => {
  globalThis.earlyAnswers = undefined
  vi.unstubAllGlobals()
})

test('a call that is under way is taken over once', async () => {
  const answer = takeEarlyAnswer(request(URL_OF_LIST, 'mine'))
  expect(await (await answer)?.text()).toBe('{}')
  expect(takeEarlyAnswer(request(URL_OF_LIST, 'mine'))).toBeUndefined()
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.lastCall?.[1]?.signal?.aborted).toBe(false)
})

test('how late it came tells nothing of the clock of the server (T6)', async () => {
  vi.resetModules()
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const { beginEarly, takeEarlyAnswer } = await import('./early-answers.ts')
  const { clockOffset } = await import('#src/lib/time/server-clock.ts')
  const answer = new Response('{}', { headers: { Date: new Date(1000).toUTCString() } })
  sent.mockImplementationOnce(() => {
    vi.setSystemTime(2000)
    return Promise.resolve(answer)
  })
  vi.setSystemTime(0)
  const early = beginEarly(URL_OF_LIST, 'mine')
  early.times[0] = 0
  globalThis.earlyAnswers = [early]
  await early.answer
  vi.setSystemTime(60_000)
  await takeEarlyAnswer(request(URL_OF_LIST, 'mine'))
  expect(clockOffset()).toBe(0)
  vi.useRealTimers()
})

test('it is sent as the client sends: without cookies, not followed, the token as it is', () => {
  expect(sent.mock.lastCall).toEqual([
    URL_OF_LIST,
    expect.objectContaining({
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      headers: { Authorization: 'mine' },
    }),
  ])
})

test.each([
  ['another token', request(URL_OF_LIST, 'yours')],
  ['another page', request(URL_OF_LIST.replace('page=0', 'page=1'), 'mine')],
  ['another server', request(URL_OF_LIST.replace('api.', 'other.'), 'mine')],
  ['a write', request(URL_OF_LIST, 'mine', { method: 'POST' })],
])('it is not the answer for %s', (_, other) => {
  expect(takeEarlyAnswer(other)).toBeUndefined()
})

test('it ends with the call that has taken it over, and when nobody has', () => {
  const stopped = () => sent.mock.lastCall?.[1]?.signal?.aborted
  const abort = new AbortController()
  void takeEarlyAnswer(request(URL_OF_LIST, 'mine', { signal: abort.signal }))
  abort.abort()
  expect(stopped()).toBe(true)
  globalThis.earlyAnswers = [beginEarly(URL_OF_LIST, 'mine')]
  dropEarlyAnswers()
  expect(stopped()).toBe(true)
  globalThis.earlyAnswers = [beginEarly(URL_OF_LIST, 'mine')]
  void takeEarlyAnswer(request(URL_OF_LIST, 'mine', { signal: AbortSignal.abort() }))
  expect(stopped()).toBe(true)
  globalThis.earlyAnswers = undefined
  expect(dropEarlyAnswers).not.toThrow()
  expect(takeEarlyAnswer(request(URL_OF_LIST, 'mine'))).toBeUndefined()
})
