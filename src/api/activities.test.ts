import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPage, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'

const NOW = Date.UTC(2026, 10, 20)
const SCREENS = { kind: 'command', type: 1 } as const
let page: ApiPage
let api: Awaited<ReturnType<typeof load>>

async function load() {
  await signedInClient()
  return {
    ...(await import('./activities.ts')),
    ...(await import('./errors.ts')),
    ...(await import('./failures.ts')),
    ...(await import('./session.ts')),
  }
}

beforeEach(async () => {
  page = apiPage()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  // the keeping has a test of its own; here there is no database
  vi.doMock('./activity-store.ts', () => ({ changeActivity }))
  changeActivity.mockReset()
  api = await load()
})
afterEach(() => {
  vi.doUnmock('./activity-store.ts')
  page.restore()
})
const changeActivity = vi.fn<(key: string, change: (stored: unknown) => unknown) => void>()

test('what was accepted is recorded, newest first, told in a line and kept (N22)', async () => {
  api.recordActivity(SCREENS, [{ id: 1 }, { id: 2, name: '南门' }])
  expect(api.activities.view).toBe('line')
  await vi.waitFor(() => expect(changeActivity).toHaveBeenCalledOnce())
  api.activities.view = 'opened'
  vi.setSystemTime(NOW + 1)
  api.recordActivity({ kind: 'command', type: 4 }, [{ id: 3 }], undefined, api.newBundle('takeOver', '接管'))
  expect(api.activities.view).toBe('opened')
  expect(api.activities.items).toMatchObject([
    {
      account: '138',
      work: { type: 4 },
      bundle: { kind: 'takeOver', name: '接管' },
      targets: [{ id: 3, sentAt: NOW + 1 }],
    },
    {
      account: '138',
      work: SCREENS,
      targets: [
        { id: 1, state: 'pending' },
        { id: 2, name: '南门' },
      ],
    },
  ])
  expect(api.activities.items[1]).not.toHaveProperty('bundle')
  const [second, first] = api.activities.items
  expect(second?.key).not.toBe(first?.key)
  await vi.waitFor(() => expect(changeActivity.mock.calls.map(([key]) => key)).toEqual([first?.key, second?.key]))
  expect(changeActivity.mock.calls[0]?.[1]('as it is')).toBe('as it is')
})

test('what is sent again ends what was sent before, also where it is kept', async () => {
  api.recordActivity(SCREENS, [{ id: 1 }, { id: 2 }])
  await vi.waitFor(() => expect(changeActivity).toHaveBeenCalledOnce())
  api.recordActivity({ kind: 'command', type: 4 }, [{ id: 1 }])
  await vi.waitFor(() => expect(changeActivity).toHaveBeenCalledTimes(2))
  changeActivity.mockReset()
  api.recordActivity(SCREENS, [{ id: 1 }])
  const [again, , first] = api.activities.items
  expect(first?.targets).toMatchObject([{ state: 'unknown', reason: 'superseded' }, { state: 'pending' }])
  await vi.waitFor(() => expect(changeActivity.mock.calls.map(([key]) => key)).toEqual([again?.key, first?.key]))
  const kept = { ...first, targets: [{ id: 1, state: 'pending' }] }
  expect(changeActivity.mock.calls[1]?.[1](kept)).toMatchObject({ targets: [{ state: 'unknown' }] })
})

test('nothing is recorded of no terminals, or of nobody', () => {
  api.recordActivity(SCREENS, [])
  api.session.account = undefined
  api.recordActivity(SCREENS, [{ id: 1 }])
  expect(api.activities).toEqual({ items: [], view: 'closed' })
})

test('what was sent unanswered is recorded as unknown since then, behind the dialog that says so (N6)', async () => {
  api.recordActivity(SCREENS, [{ id: 1 }], NOW - 500)
  expect(api.activities.view).toBe('closed')
  expect(api.activities.items).toMatchObject([{ targets: [{ state: 'unknown', sentAt: NOW - 500 }] }])
  const record = vi.fn<(at?: number) => void>()
  await expect(api.sendRecorded(() => Promise.resolve(7), record)).resolves.toBe(7)
  expect(record.mock.calls).toEqual([[]])
  const unknown = api.writeError(api.httpError(504))
  const late = () => {
    vi.setSystemTime(NOW + 30_000)
    return Promise.reject(unknown)
  }
  await expect(api.sendRecorded(late, record)).rejects.toBe(unknown)
  expect(record.mock.calls[1]).toEqual([NOW])
  await expect(api.sendRecorded(() => Promise.reject(api.refusal(0, 'x')), record)).rejects.toThrow('x')
  expect(record).toHaveBeenCalledTimes(2)
})

test('whoever signs in next is not shown what somebody else has sent, the same account is', async () => {
  api.recordActivity(SCREENS, [{ id: 1 }])
  api.startSession('t2', '138')
  await Promise.resolve()
  expect([api.activities.items.length, api.activities.view]).toEqual([1, 'line'])
  api.startSession('t3', '139')
  await Promise.resolve()
  expect(api.activities).toEqual({ items: [], view: 'closed' })
})
