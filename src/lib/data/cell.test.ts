import { expect, test, vi } from 'vitest'
import { createCell } from './cell.ts'

test('a cell tells its listeners of each other value, and of none that it has', () => {
  const cell = createCell(1)
  const heard = vi.fn<() => void>()
  expect(cell.isHeard()).toBe(false)
  const end = cell.subscribe(heard)
  expect(cell.isHeard()).toBe(true)
  cell.set(2)
  cell.set(2)
  expect([cell.get(), heard.mock.calls.length]).toEqual([2, 1])
  end()
  expect(cell.isHeard()).toBe(false)
  cell.set(3)
  expect([cell.get(), heard.mock.calls.length]).toEqual([3, 1])
})
