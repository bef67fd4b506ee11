import { expect, test } from 'vitest'
import { linkedAd } from './linked-ad.ts'

test.each([
  ['{"content":"{}","id":7}', '7'],
  ['{"id":"a7"}', 'a7'],
  ['{"id":9007199254740993}', '9007199254740993'],
  ['{"id":', undefined],
  ['{"id":{"toString":1}}', undefined],
  ['{"id":""}', undefined],
  ['{"id":null}', undefined],
  ['null', undefined],
  ['[object Object]', undefined],
  [undefined, undefined],
])('%j leads to the ad %j', (reviewForm, id) => {
  expect(linkedAd(reviewForm).id).toBe(id)
})

test.each([
  [
    '{"name":"春茶","width":1080,"height":"1920","content":"{}"}',
    { name: '春茶', width: 1080, height: 1920, content: '{}' },
  ],
  [
    '{"name":{"x":1},"content":{"pages":[]}}',
    { name: '', width: Number.NaN, height: Number.NaN, content: { pages: [] } },
  ],
  ['{"id":7,"content":null}', undefined],
  ['{"id":7}', undefined],
  ['{', undefined],
])('%j carries %j', (reviewForm, carried) => {
  expect(linkedAd(reviewForm).carried).toEqual(carried)
})
