import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/*
 * Each import is a tab of its own; they hear of each other as tabs of a browser do, also where it has no locks.
 */
type Tab = typeof import('./tab-lock.ts')

class Channel extends EventTarget {
  static readonly all = new Set<Channel>()
  constructor(readonly name: string) {
    super()
    Channel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })))
  }
}

async function openTab(): Promise<Tab> {
  vi.resetModules()
  return import('./tab-lock.ts')
}

/** What comes once every tab has had its time to answer. */
async function answered<T>(work: Promise<T>): Promise<T> {
  const [value] = await Promise.all([work, vi.advanceTimersByTimeAsync(1000)])
  return value
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', Channel)
})

afterEach(() => {
  Channel.all.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what one tab holds another cannot take, until it is given back', async () => {
  const [one, other] = [await openTab(), await openTab()]
  const release = await answered(one.takeLock(one.adLock('3035')))
  expect(await answered(other.takeLock(other.adLock('3035')))).toBeUndefined()
  // names that begin alike are not the same
  expect(await answered(other.takeLock(other.adLock('303')))).toBeTypeOf('function')
  release?.()
  expect(await answered(other.takeLock(other.adLock('3035')))).toBeTypeOf('function')
})

test('whoever takes a lock away is told of, once, and the lock is theirs', async () => {
  const [one, other] = [await openTab(), await openTab()]
  const onLost = vi.fn<() => void>()
  const release = await answered(one.takeLock('a', { onLost }))
  const taken = await answered(other.takeLock('a', { steal: true }))
  expect(onLost).toHaveBeenCalledOnce()
  // too late to give back what is somebody else's
  release?.()
  expect(await answered(one.takeLock('a'))).toBeUndefined()
  taken?.()
  expect(await answered(one.takeLock('a'))).toBeTypeOf('function')
})

test('openings in all tabs are counted', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await answered(one.takeLock(one.openingLock('first')))
  await answered(other.takeLock(other.openingLock('second')))
  expect([...(await answered(one.liveOpenings()))].toSorted()).toEqual(['first', 'second'])
})

test('without channels a tab knows of itself', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = await openTab()
  expect(await answered(tab.takeLock('a'))).toBeTypeOf('function')
  expect(await answered(tab.takeLock('a'))).toBeUndefined()
})
