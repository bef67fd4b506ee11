import { expect, it } from 'vitest'
import { figureOf } from './figure-input.ts'

it.each([
  ['480', 480],
  [' ４８０ ', 480],
  ['.5', 0.5],
  ['-12', -12],
  ['960/2', 480],
  ['1920 - 2*40', 1840],
  ['(1920-40)/4', 470],
  ['2*-3', -6],
  ['1９２０÷２', 960],
  ['3×4', 12],
  // from the 100 that is there
  ['+10', 110],
  ['＋10', 110],
  ['*1.5', 150],
  ['/4', 25],
  ['+10*2', 120],
  ['', undefined],
  ['+', undefined],
  ['10+', undefined],
  ['1 2', undefined],
  ['(1', undefined],
  ['1)', undefined],
  ['1/0', undefined],
  ['1e3', undefined],
  ['abc', undefined],
  ['99999999999999999', undefined],
])('%s is %s', (text, figure) => {
  expect(figureOf(text, 100)).toBe(figure)
})

it('goes on from no value that is not known', () => {
  expect(figureOf('+10', undefined)).toBeUndefined()
  expect(figureOf('10', undefined)).toBe(10)
})

it('goes on from a value below zero', () => {
  expect(figureOf('+10', -30)).toBe(-20)
})
