import { expect, it } from 'vitest'
import { relativeWords } from './relative-words.ts'

const now = new Date(2026, 10, 20, 12, 0, 0)
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it.each([
  [-120, undefined],
  [-30, '刚刚'],
  [0, '刚刚'],
  [59, '刚刚'],
  [60, '1 分钟前'],
  [3599, '59 分钟前'],
  [3600, '1 小时前'],
  [86_399, '23 小时前'],
  [86_400, '1 天前'],
  [30 * 86_400 - 1, '29 天前'],
  [30 * 86_400, undefined],
])('names %i seconds ago %o', (seconds, words) => {
  expect(relativeWords(secondsAgo(seconds), now)).toBe(words)
})
