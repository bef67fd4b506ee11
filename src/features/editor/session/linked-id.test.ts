import { expect, test } from 'vitest'
import { linkedId } from './linked-id.ts'

test.each([
  ['{"content":"{}","id":7}', '7'],
  ['{"id":"a7"}', 'a7'],
  ['{"id":9007199254740993}', '9007199254740993'],
  ['{"id":', undefined],
  ['{"id":{"toString":1}}', undefined],
  ['null', undefined],
  ['[object Object]', undefined],
  [undefined, undefined],
])('%j leads to the ad %j', (reviewForm, id) => {
  expect(linkedId(reviewForm)).toBe(id)
})
