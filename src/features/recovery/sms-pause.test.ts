import { expect, it } from 'vitest'
import { secondsLeft } from './sms-pause.ts'

it.each([
  ['nothing was sent', undefined, 60_000, 0],
  ['just sent', 1_000, 1_000, 60],
  ['half a second later', 1_000, 1_500, 60],
  ['a second later', 1_000, 2_000, 59],
  ['a moment before it ends', 1_000, 60_999, 1],
  ['at its end', 1_000, 61_000, 0],
  ['a night later', 1_000, 30_000_000, 0],
  ['the clock was set back', 90_000_000, 1_000, 60],
])('%s', (_, sentAt, now, left) => {
  expect(secondsLeft(sentAt, now)).toBe(left)
})
