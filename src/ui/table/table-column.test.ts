import { expect, it } from 'vitest'
import { compareValues, present, rowKeys } from './table-column.ts'

it('keeps keys unique when a server repeats an id, as number or text', () => {
  expect(rowKeys([{ id: 1 }, { id: '1' }, { id: 2 }], (row) => row.id)).toEqual(['1', '1#1', '2'])
})

it('orders numbers by size, words by pinyin, and numbers in words by size', () => {
  expect([10, 9, 100].sort(compareValues)).toEqual([9, 10, 100])
  expect(['终端10', '终端9', '北京'].sort(compareValues)).toEqual(['北京', '终端9', '终端10'])
})

it('takes nothing for nothing, however it is written, and zero for a value', () => {
  expect([undefined, null, '', Number.NaN, 0, '0'].map(present)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    0,
    '0',
  ])
})
