import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

test('a clock runs, jumps, races, stands still and goes on elsewhere', () => {
  let real = 1000
  const clock = createClock(() => real)
  const after = (milliseconds: number) => {
    real += milliseconds
    return clock.now()
  }
  expect(after(500)).toBe(1500)
  clock.advance(10_000)
  expect(after(1)).toBe(11_501)
  clock.setRate(60)
  expect(after(10)).toBe(12_101)
  clock.setRate(0)
  expect(after(99)).toBe(12_101)
  clock.moveTo(5)
  expect(after(99)).toBe(5)
  clock.setRate(2)
  const other = createClock(() => real)
  other.restore(clock.state())
  expect(after(10)).toBe(25)
  expect(other.now()).toBe(25)
})
