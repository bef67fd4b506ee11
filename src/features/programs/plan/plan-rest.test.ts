import { expect, test } from 'vitest'
import { restOf } from './plan-rest.ts'

test.each([
  ['group', 60, '未分组'],
  ['group', 61, '其他分组、未分组（只列出前 60 个分组）'],
  ['org', 60, '其他组织'],
  ['org', 61, '其他组织（只列出前 60 个组织）'],
] as const)('what is left of a plan by %s of %i', (by, count, words) => {
  expect(restOf(by, count)).toBe(words)
})
