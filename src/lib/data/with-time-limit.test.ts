import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeLimit } from './with-time-limit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new Promise<string>(() => undefined)
const tooLate = (): string => {
  throw new Error('It took too long')
}

test('what ends in time is answered or thrown as it is, and leaves no timer', async () => {
  await expect(withTimeLimit(Promise.resolve('done'), 100, tooLate)).resolves.toBe('done')
  await expect(withTimeLimit(Promise.reject(new Error('broken')), 100, tooLate)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('what takes longer is answered for, or fails', async () => {
  const answered = withTimeLimit(never(), 100, () => 'later')
  const failed = withTimeLimit(never(), 100, tooLate)
  const settled = vi.fn<() => void>()
  void answered.then(settled)
  await Promise.all([expect(failed).rejects.toThrow('It took too long'), vi.advanceTimersByTimeAsync(100)])
  expect(settled).toHaveBeenCalled()
  await expect(answered).resolves.toBe('later')
})

test('it waits as long as was said', async () => {
  const settled = vi.fn<() => void>()
  void withTimeLimit(never(), 100, () => 'later').then(settled)
  await vi.advanceTimersByTimeAsync(99)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalled()
})
