import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceAnswered, pageWaitsFor, whenPageIdle, whenPageUnused } from './page-idle.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  // without idle callbacks, as in some browsers: a second stands for them
  vi.stubGlobal('window', page)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Has the client load something until `arrive`. */
function load(client: QueryClient) {
  let arrive = () => {}
  const rows = new Promise<string>((resolve) => {
    arrive = () => resolve('rows')
  })
  void client.fetchQuery({ queryKey: ['rows'], queryFn: () => rows })
  return arrive
}

test.each([
  ['loads already', 0],
  ['begins to load while the browser is still busy', 500],
])('what %s is waited for before anything else is loaded', async (_when, after) => {
  const client = new QueryClient()
  const work = vi.fn<() => void>()
  let arrive = after === 0 ? load(client) : undefined
  whenPageIdle(client, work)
  await vi.advanceTimersByTimeAsync(after)
  arrive ??= load(client)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).not.toHaveBeenCalled()
  arrive()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledOnce()
})

test.each([['idle'], ['unused']] as const)(
  'a page that waits for an answer or for its own code is not %s',
  async (rest) => {
    const client = new QueryClient()
    const work = vi.fn<() => void>()
    let arrive = load(client)
    if (rest === 'idle') whenPageIdle(client, work)
    else whenPageUnused(client, work)
    await vi.advanceTimersByTimeAsync(60_000)
    let arrived = () => {}
    pageWaitsFor(
      new Promise((resolve) => {
        arrived = resolve
      }),
    )
    arrive()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).not.toHaveBeenCalled()
    arrived()
    // what came begins to load
    arrive = load(client)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).not.toHaveBeenCalled()
    arrive()
    await vi.advanceTimersByTimeAsync(3000)
    expect(work).toHaveBeenCalledOnce()
  },
)

test('who leaves the page before it is at rest loads nothing', async () => {
  const client = new QueryClient()
  const work = vi.fn<() => void>()
  whenPageIdle(client, work)()
  whenPageUnused(client, work)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).not.toHaveBeenCalled()
})

test.each(['pointermove', 'keydown', 'scroll'])('after a %s another while goes by untouched', async (input) => {
  const work = vi.fn<() => void>()
  whenPageUnused(new QueryClient(), work)
  await vi.advanceTimersByTimeAsync(1500)
  page.dispatchEvent(new Event(input))
  await vi.advanceTimersByTimeAsync(1500)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(work).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event(input))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledOnce()
})

test('what did not come is tried once more when the server has answered, and not when it has failed', async () => {
  const client = new QueryClient()
  const work = vi.fn<() => void>()
  const calledOff = vi.fn<() => void>()
  onceAnswered(client, work)
  onceAnswered(client, calledOff)()
  const failing = { queryKey: ['down'], queryFn: () => Promise.reject(new Error('down')), retry: false }
  await expect(client.fetchQuery(failing)).rejects.toThrow('down')
  expect(work).not.toHaveBeenCalled()
  for (const _ of [1, 2]) {
    load(client)()
    await vi.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledOnce()
  }
  expect(calledOff).not.toHaveBeenCalled()
})
