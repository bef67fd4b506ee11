import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent, SCREEN_TIMEOUT, ScreenLoadError } from './lazy-component.tsx'

const Page = () => null

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('code that does not come within 120 s is given up (1§9)', async () => {
  expect(SCREEN_TIMEOUT).toBe(120_000)
  const screen = lazyComponent(() => new Promise<{ Page: typeof Page }>(() => undefined), 'Page')
  await Promise.all([
    expect(screen.preload()).rejects.toThrow('页面加载超时'),
    vi.advanceTimersByTimeAsync(SCREEN_TIMEOUT),
  ])
})

test('a load that fails is not remembered, one that succeeds is', async () => {
  const load = vi.fn<() => Promise<{ Page: typeof Page }>>(() => Promise.resolve({ Page }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const screen = lazyComponent(load, 'Page')
  await expect(screen.preload()).rejects.toBeInstanceOf(ScreenLoadError)
  await Promise.all([screen.preload(), screen.preload()])
  await screen.preload()
  expect(load).toHaveBeenCalledTimes(2)
})
