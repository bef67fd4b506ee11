import { expect, test } from 'vitest'
import { commonOf } from './common-of.ts'

test('what all have is common, as a number or as text', () => {
  expect([commonOf([0, '0']), commonOf([7]), commonOf([7, 8]), commonOf([])]).toEqual([0, 7, null, null])
})
