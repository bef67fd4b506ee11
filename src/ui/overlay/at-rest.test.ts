import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenAtRest, whenUntouched } from './at-rest.ts'

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

/** A client that loads something until `arrive`. */
function loadingClient() {
  const client = new QueryClient()
  let arrive: (rows: string) => void
  const rows = new Promise<string>((resolve) => {
    arrive = resolve
  })
  void client.fetchQuery({ queryKey: ['rows'], queryFn: () => rows })
  return { client, arrive: () => arrive('rows') }
}

test('nothing else is loaded before the page has what it asked for', async () => {
  const { client, arrive } = loadingClient()
  const work = vi.fn<() => void>()
  whenAtRest(client, work)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).not.toHaveBeenCalled()
  arrive()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledOnce()
})

test('what begins to load while the browser is still busy is waited for', async () => {
  const client = new QueryClient()
  const work = vi.fn<() => void>()
  whenAtRest(client, work)
  await vi.advanceTimersByTimeAsync(500)
  let arrive = () => {}
  void client.fetchQuery({
    queryKey: ['more'],
    queryFn: () => new Promise<number>((resolve) => (arrive = () => resolve(1))),
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).not.toHaveBeenCalled()
  arrive()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledOnce()
})

test('who leaves the page before it is at rest loads nothing', async () => {
  const client = new QueryClient()
  const work = vi.fn<() => void>()
  whenAtRest(client, work)()
  whenUntouched(work)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).not.toHaveBeenCalled()
})

test.each(['pointermove', 'keydown', 'scroll'])('after a %s another while goes by untouched', async (input) => {
  const work = vi.fn<() => void>()
  whenUntouched(work)
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
