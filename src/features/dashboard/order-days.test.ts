import { expect, test } from 'vitest'
import { endingSoon, endingWords, firstEnd } from './order-days.ts'

const order = (id: number, dateEnd: number, name = `订单${id}`) => ({
  id,
  name,
  schedules: [{ dateStart: 20261101, dateEnd }],
})

test('orders of today and of the six days after it end soon, the next to end first, over a month as well', () => {
  const orders = [order(1, 20261127), order(2, 20261203), order(3, 20261204), order(4, 20261126), order(5, 20261130)]
  expect(endingSoon(orders, 20261127).map(({ id }) => id)).toEqual([1, 5, 2])
  expect(endingSoon([order(6, 20991231), { id: 7 }, { id: 8, schedules: [] }], 20261127)).toEqual([])
})

test('each is named with its day, by its number where it has no name', () => {
  expect(endingWords(order(2, 20261129, '晨间拿铁'))).toBe('晨间拿铁 11-29 结束')
  expect(endingWords(order(3, 20261130, ''))).toBe('3 11-30 结束')
})

test.each([
  ['one of this year', [20261129], '11-29 结束'],
  ['one of the next', [20270115], '2027-01-15 结束'],
  ['the first of several', [20270115, 20261202], '最早 12-02 结束'],
  ['one that never does', [20991231], undefined],
  ['none', [], undefined],
])('the first end says its year where that is another, and that there are others: %s', (_what, ends, words) => {
  expect(
    firstEnd(
      ends.map((end, id) => order(id, end)),
      20261127,
    ),
  ).toBe(words)
})
