import { beforeEach, expect, test, vi } from 'vitest'
import { newActivity, type Activity } from '#src/domain/activity.ts'
import { sentAgain, withoutTargets } from '#src/domain/activity-course.ts'
import { createActivityKeeper, type ActivityMemory, type ActivityStore } from './activity-keeper.ts'

const NOW = Date.UTC(2026, 10, 20)
const made = (key: string, account = '138', sentAt = NOW): Activity =>
  newActivity(key, account, { kind: 'command', type: 1 }, [{ id: 1 }, { id: 2 }], sentAt)

let account: string | undefined = '138'
let items: readonly Activity[] = []
const memory: ActivityMemory = {
  account: () => account,
  items: () => items,
  set: (next) => {
    items = next
  },
}

/** A store in memory, which other tabs may change as well. */
function memoryStore() {
  const records = new Map<string, { key: string }>()
  const store: ActivityStore = {
    list: async (account) => [...records.values()].filter((record) => (record as Activity).account === account),
    change: async (key, change) => {
      const next = change(records.get(key))
      if (next) records.set(key, structuredClone(next))
      return next
    },
    remove: async (keys) => keys.forEach((key) => records.delete(key)),
  }
  const announce = vi.fn<() => void>()
  return { records, store, announce, keeper: createActivityKeeper(store, memory, announce) }
}

const keys = () => items.map(({ key }) => key)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  account = '138'
  items = []
  return () => vi.useRealTimers()
})

test('what is kept of the account is read, newest first; what does not fit or is old goes', async () => {
  const { records, keeper } = memoryStore()
  for (const activity of [
    made('a', '138', NOW - 2000),
    made('b'),
    made('c', '139'),
    made('old', '138', NOW - 8 * 86_400_000),
  ])
    records.set(activity.key, activity)
  records.set('odd', { key: 'odd', account: '138', work: '<script>' } as never)
  await keeper.load()
  expect(keys()).toEqual(['b', 'a'])
  expect([...records.keys()].sort()).toEqual(['a', 'b', 'c'])
})

test('what was just recorded outlives a reading that began before it was written', async () => {
  const { records, keeper, announce } = memoryStore()
  memory.set([made('new')])
  await keeper.load()
  expect(keys()).toEqual(['new'])
  await keeper.change('new', (recorded) => recorded)
  expect([...records.keys()]).toEqual(['new'])
  expect(announce).toHaveBeenCalledOnce()
})

test('a change is made of what is stored, where another tab may have changed it meanwhile', async () => {
  const { records, keeper } = memoryStore()
  records.set('a', made('a'))
  await keeper.load()
  records.set('a', withoutTargets(made('a'), new Set(['1'])))
  await keeper.change('a', (now) => sentAgain(now, new Set(['2']), NOW + 5))
  expect(items[0]?.targets).toMatchObject([{ id: 2, sentAt: NOW + 5 }])
})

test('what another tab has removed does not come back', async () => {
  const { records, keeper } = memoryStore()
  records.set('a', made('a'))
  await keeper.load()
  records.clear()
  await keeper.change('a', (now) => now)
  expect(records.size).toBe(0)
  await keeper.load()
  expect(keys()).toEqual([])
})

test('what was recorded here and removed by another tab does not come back either', async () => {
  const { records, keeper } = memoryStore()
  // what is not there is nothing that was removed
  await keeper.change('new', (now) => now)
  memory.set([made('new')])
  await keeper.change('new', (now) => now)
  expect([...records.keys()]).toEqual(['new'])
  records.clear()
  await keeper.change('new', (now) => now)
  expect(records.size).toBe(0)
})

test('of nobody nothing is read, and where nothing is old nothing is removed', async () => {
  const { records, store, keeper } = memoryStore()
  const list = vi.spyOn(store, 'list')
  const remove = vi.spyOn(store, 'remove')
  account = undefined
  await keeper.load()
  expect(list).not.toHaveBeenCalled()
  account = '138'
  records.set('a', made('a'))
  await keeper.load()
  expect(keys()).toEqual(['a'])
  expect(remove).not.toHaveBeenCalled()
})

test('of somebody who has signed in since nothing is shown', async () => {
  const { records, store, announce } = memoryStore()
  records.set('a', made('a'))
  const slow = createActivityKeeper(
    {
      ...store,
      list: (wanted) => {
        account = '139'
        return store.list(wanted)
      },
    },
    memory,
    announce,
  )
  await slow.load()
  expect(keys()).toEqual([])
})

test('where the browser refuses, memory serves', async () => {
  const refuse = () => Promise.reject(new Error('refused'))
  const keeper = createActivityKeeper({ list: refuse, change: refuse, remove: refuse }, memory, () => undefined)
  memory.set([made('a'), made('b')])
  await keeper.load()
  await keeper.change('b', (now) => withoutTargets(now, new Set(['1'])))
  expect(items.map(({ key, targets }) => [key, targets.length])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  await keeper.remove(['a'])
  expect(keys()).toEqual(['b'])
})
