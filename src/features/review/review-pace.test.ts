import { expect, test } from 'vitest'
import { refetchAt } from './review-pace.ts'

const interval = refetchAt({ first: 100, longest: 400 })

function query(ids: readonly number[] | undefined, more: object = {}) {
  return {
    state: {
      status: 'success',
      dataUpdateCount: 1,
      data: ids && { rows: ids.map((id) => ({ id, currentLevel: 1 })), total: ids.length },
      ...more,
    },
  }
}

test('a queue that stays as it is, is looked at less and less often; one that moves soon again', () => {
  const asked = query([1, 2])
  expect(interval(asked)).toBe(100)
  Object.assign(asked.state, { dataUpdateCount: 3 })
  expect(interval(asked)).toBe(225)
  Object.assign(asked.state, { dataUpdateCount: 30 })
  expect(interval(asked)).toBe(400)
  Object.assign(asked.state, query([2]).state, { dataUpdateCount: 31 })
  expect(interval(asked)).toBe(100)
})

test('an empty queue is looked at as well, for something may come', () => {
  expect(interval(query([]))).toBe(100)
})

test('before the first answer, and after a failure', () => {
  expect(interval(query(undefined, { status: 'pending' }))).toBe(100)
  expect(interval(query([1], { status: 'error' }))).toBe(400)
  expect(interval(query(undefined, { status: 'error' }))).toBe(400)
})
