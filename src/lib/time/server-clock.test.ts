import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atServer, clockOffset, noteServerDate, onClockOffset, serverNow } from './server-clock.ts'

const NOON = Date.UTC(2026, 10, 26, 4)
const MINUTE = 60_000
const at = (moment: number) => new Date(moment).toUTCString()

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }))
afterEach(() => {
  noteServerDate(at(NOON), NOON, NOON)
  vi.useRealTimers()
})

/** An answer after a while, by a server whose clock is so far ahead. */
function answered(ahead: number, { after = 0, takes = 100 } = {}) {
  const sentAt = NOON + after
  noteServerDate(at(sentAt + takes / 2 + ahead), sentAt, sentAt + takes)
}

test('clocks that agree to the second are taken for one', () => {
  for (const ahead of [0, 300, 900]) {
    answered(ahead)
    expect(clockOffset()).toBe(0)
  }
  expect(serverNow()).toBe(NOON)
})

test('a laptop ten minutes fast, or slow: the server decides, to about a second', () => {
  for (const ahead of [-10 * MINUTE, 10 * MINUTE, 3 * 86_400_000]) {
    answered(ahead)
    expect(Math.abs(clockOffset() - ahead)).toBeLessThan(1200)
    expect(atServer(NOON) - serverNow()).toBe(0)
  }
})

test('a slow answer says less than a quick one, and takes nothing back', () => {
  answered(5 * MINUTE)
  const before = clockOffset()
  answered(5 * MINUTE, { after: 1000, takes: 30_000 })
  expect(clockOffset()).toBe(before)
})

test('it comes nearer with each answer, never past the truth', () => {
  answered(5 * MINUTE + 700, { takes: 20_000 })
  expect(clockOffset()).toBeLessThan(5 * MINUTE)
  for (let after = 0; after < 20_000; after += 130) answered(5 * MINUTE + 700, { after, takes: 20 })
  expect(clockOffset()).toBeGreaterThan(5 * MINUTE + 550)
  expect(clockOffset()).toBeLessThanOrEqual(5 * MINUTE + 700)
})

test('a clock that is put right while the page is open is noticed', () => {
  answered(-10 * MINUTE)
  const heard = vi.fn<() => void>()
  const stop = onClockOffset(heard)
  answered(0, { after: 5000 })
  expect(Math.abs(clockOffset())).toBeLessThan(1200)
  answered(0, { after: 6000 })
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  answered(MINUTE)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('an answer without a date, or with a senseless one, says nothing', () => {
  answered(MINUTE)
  const before = clockOffset()
  for (const date of [null, '', 'yesterday', '0', 'GMT', 'soon GMT']) noteServerDate(date, NOON, NOON)
  expect(clockOffset()).toBe(before)
})
