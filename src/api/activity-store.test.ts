import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPage, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'

/*
 * The browser's database as far as activities use it, and the channel on which tabs tell each other of a change.
 */
interface Row {
  key: string
  account: string
}
let page: ApiPage
let rows: Map<string, Row>
let made: unknown[]
let channels: (EventTarget & { postMessage: (said: unknown) => void })[]
let said: unknown[]

beforeEach(() => {
  page = apiPage()
  rows = new Map()
  made = []
  channels = []
  said = []
  const store = {
    get: (key: string) => Promise.resolve(rows.get(key)),
    put: (row: Row) => Promise.resolve(rows.set(row.key, row)),
    delete: (key: string) => Promise.resolve(rows.delete(key)),
  }
  const open = {
    getAllFromIndex: (_store: string, _index: string, account: string) =>
      Promise.resolve([...rows.values()].filter((row) => row.account === account)),
    transaction: () => ({ store, done: Promise.resolve() }),
  }
  const database = (_name: string, _version: number, create: (created: unknown) => void) => {
    create({
      createObjectStore: (...how: unknown[]) => ({ createIndex: (...index: unknown[]) => made.push(...how, ...index) }),
    })
    return () => Promise.resolve(open)
  }
  vi.doMock('#src/lib/dom/database.ts', () => ({ database }))
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super()
        channels.push(this)
      }
      postMessage(message: unknown) {
        said.push(message)
      }
    },
  )
})
afterEach(() => {
  vi.doUnmock('#src/lib/dom/database.ts')
  page.restore()
})

async function load() {
  await signedInClient()
  return {
    ...(await import('./activities.ts')),
    ...(await import('./activity-store.ts')),
    ...(await import('#src/domain/activity.ts')),
  }
}

test('what is sent is kept by account, changed and removed, and other tabs are told of it', async () => {
  const { activities, changeActivity, loadActivities, newActivity, removeActivities, setActivities } = await load()
  expect(made).toEqual(['activities', { keyPath: 'key' }, 'account', 'account'])
  const of = (key: string, account: string) =>
    newActivity(key, account, { kind: 'command', type: 1 }, [{ id: 1 }], Date.now())
  rows.set('b', of('b', '139'))
  rows.set('c', of('c', '138'))
  setActivities([of('a', '138')])
  await changeActivity('a', (recorded) => recorded)
  expect([...rows.keys()]).toEqual(['b', 'c', 'a'])
  expect(said).toEqual(['changed'])
  await changeActivity('nobody knows it', (recorded) => recorded)
  expect(rows.size).toBe(3)
  await loadActivities()
  expect(activities.items.map(({ key }) => key).sort()).toEqual(['a', 'c'])
  // what another tab has removed is changed nowhere
  const told = said.length
  rows.delete('c')
  await changeActivity('c', (now) => ({ ...now, sentAt: 0 }))
  expect([said.length, activities.items.every(({ sentAt }) => sentAt > 0)]).toEqual([told, true])
  rows.set('c', of('c', '138'))
  await removeActivities(['a'])
  expect([...rows.keys()]).toEqual(['b', 'c'])
})

test('what another tab has changed is read', async () => {
  const { activities, newActivity } = await load()
  rows.set('c', newActivity('c', '138', { kind: 'command', type: 1 }, [{ id: 1 }], Date.now()))
  channels[0]?.dispatchEvent(new Event('message'))
  await vi.waitFor(() => expect(activities.items.map(({ key }) => key)).toEqual(['c']))
})

test('where tabs cannot tell each other it serves all the same', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { changeActivity, newActivity, setActivities } = await load()
  setActivities([newActivity('a', '138', { kind: 'command', type: 1 }, [{ id: 1 }], Date.now())])
  await changeActivity('a', (recorded) => recorded)
  expect(rows.has('a')).toBe(true)
})
