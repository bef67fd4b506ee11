import { expect, test } from 'vitest'
import { isRecord, isYes, nameOrDash, numberOf } from './read-values.ts'

test.each([
  [0, 0],
  [1.5, 1.5],
  ['12', 12],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER + 1, undefined],
  [-1, undefined],
  ['', undefined],
  [' ', undefined],
  ['x', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [[5], undefined],
])('the number of %j is %j', (value, number) => expect(numberOf(value)).toBe(number))

test('a name is a text or a number, trimmed', () => {
  expect([' 甲 ', 7, 0, '', ' ', null, undefined, ['甲'], {}].map(nameOrDash)).toEqual([
    '甲',
    '7',
    '0',
    ...Array.from({ length: 6 }, () => '--'),
  ])
})

test('yes is true or 1, also as text (W6)', () => {
  expect([true, 1, '1', 'true', false, 0, 2, 'yes', null].map(isYes)).toEqual([
    ...Array.from({ length: 4 }, () => true),
    ...Array.from({ length: 5 }, () => false),
  ])
  expect([{}, [], null, 'x', undefined].map(isRecord)).toEqual([true, false, false, false, false])
})
