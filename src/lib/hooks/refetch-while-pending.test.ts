import { expect, test } from 'vitest'
import { refetchWhilePending } from './refetch-while-pending.ts'

const interval = refetchWhilePending<string[]>((data) => data, { first: 100, longest: 300 })
const query = (data: string[] | undefined, dataUpdateCount = 1) => ({ state: { data, dataUpdateCount } })
const after = (asked: ReturnType<typeof query>, data: string[], dataUpdateCount: number) => {
  Object.assign(asked.state, { data, dataUpdateCount })
  return interval(asked)
}

test('nothing loaded or nothing pending is left alone', () => {
  expect(interval(query(undefined))).toBe(false)
  expect(interval(query([]))).toBe(false)
})

test('what stays pending is looked at less and less often, and no less than the longest wait', () => {
  const asked = query(['5001 6'], 7)
  expect(interval(asked)).toBe(100)
  // asked again without another answer
  expect(interval(asked)).toBe(100)
  expect(after(asked, ['5001 6'], 8)).toBe(150)
  expect(after(asked, ['5001 6'], 9)).toBe(225)
  expect(after(asked, ['5001 6'], 10)).toBe(300)
  expect(after(asked, ['5001 6'], 5_000)).toBe(300)
})

test('when something moves it is looked at soon again, and not at all when all is done', () => {
  const asked = query(['5001 6', '5002 2'], 1)
  interval(asked)
  expect(after(asked, ['5001 6', '5002 2'], 9)).toBe(300)
  expect(after(asked, ['5002 3'], 10)).toBe(100)
  expect(after(asked, ['5002 3'], 11)).toBe(150)
  expect(after(asked, [], 12)).toBe(false)
})
