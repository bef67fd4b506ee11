import { expect, test } from 'vitest'
import { colorOf, finite, flag, fontOf, idOf, numberIn, oneOf, textOf } from './read-values.ts'

test.each<[unknown, number | undefined]>([
  [0, 0],
  [-1.5, -1.5],
  ['12', 12],
  [' -1.5 ', -1.5],
  ['+2.', 2],
  ['.5', 0.5],
  ['.25', 0.25],
  ['1E-3', 0.001],
  ['2e+10', 2e10],
  ['2e10', 2e10],
  ['12345.678', 12345.678],
  ['1e999', undefined],
  ['1e', undefined],
  ['', undefined],
  ['  ', undefined],
  ['.', undefined],
  ['0x10', undefined],
  ['12px', undefined],
  ['x12', undefined],
  [`1${' '.repeat(50)}`, 1],
  [`${'1'.repeat(40)}x`, undefined],
  [`${' '.repeat(40)}x`, undefined],
  // what stands behind forty characters is not looked at
  [`${' '.repeat(40)}1`, undefined],
  [Number.NaN, undefined],
  [Infinity, undefined],
  [true, undefined],
  [null, undefined],
  [[1], undefined],
])('the number of %j is %j', (value, number) => expect(finite(value)).toBe(number))

test('a number is moved to the nearest bound, and none is the fallback', () => {
  expect([-1, 0, '5', 10, 11, 'x', undefined].map((value) => numberIn(value, 0, 10, 7))).toEqual([
    0, 0, 5, 10, 10, 7, 7,
  ])
})

test('yes and no are true, false, 1 and 0', () => {
  const values = [true, 1, false, 0, 'true', '1', 2, null, undefined]
  expect(values.map((value) => flag(value, true))).toEqual([true, true, false, false, true, true, true, true, true])
  expect(values.map((value) => flag(value, false))).toEqual([true, true, ...Array.from({ length: 7 }, () => false)])
  expect(['b', 'a', 'x', undefined].map((value) => oneOf(value, ['a', 'b']))).toEqual(['b', 'a', 'a', 'a'])
})

test.each<[unknown, string]>([
  ['春茶', '春茶'],
  [12.5, '12.5'],
  [null, ''],
  [true, ''],
  [['x'], ''],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\u0000\u0008\tb\u000b\u001fc\u007fd', 'a   b  c d'],
  ['12345678901', '1234567890'],
  // a sign of two units is one character, and is never cut through
  ['123456789😀1', '123456789😀'],
  ['12345678😀90', '12345678😀9'],
  ['😀234567😀', '😀234567😀'],
])('the text of %j is %j', (value, text) => expect(textOf(value, 10)).toBe(text))

const FALLBACK = { r: 1, g: 2, b: 3 }

test.each<[unknown, [number, number, number] | undefined]>([
  ['#0a141e', [10, 20, 30]],
  ['#FFFEFD', [255, 254, 253]],
  ['0a141e', undefined],
  ['#0a141', undefined],
  ['#0a141e0', undefined],
  ['x#0a141e', undefined],
  ['#0a14gg', undefined],
  [{ r: 1.5, g: -5, b: 300 }, [2, 0, 255]],
  [{ r: '7', g: 0, b: 255 }, [7, 0, 255]],
  [{ g: 0, b: 0 }, undefined],
  [{ r: 0, b: 0 }, undefined],
  [{ r: 0, g: 0, b: 'x' }, undefined],
  [Object.create({ r: 9, g: 9, b: 9 }), undefined],
  [null, undefined],
  [7, undefined],
])('the colour of %j is %j (M9)', (value, rgb) => {
  expect(colorOf(value, FALLBACK)).toEqual(rgb ? { r: rgb[0], g: rgb[1], b: rgb[2] } : FALLBACK)
})

test.each<[unknown, string | undefined]>([
  ['SimSun', 'SimSun'],
  [' 微软雅黑 ', '微软雅黑'],
  ['"Noto Sans"', 'Noto Sans'],
  ["'a_b-c 1'", 'a_b-c 1'],
  ['"Noto\'', undefined],
  ['x"Noto"', undefined],
  ['"Noto"x', undefined],
  ['Noto, serif', undefined],
  ['x;}', undefined],
  [' -x', undefined],
  ['', undefined],
  [7, undefined],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), undefined],
])('the font of %j is %j (M9)', (value, font) => expect(fontOf(value)).toBe(font))

test('an id is a text of at most a hundred characters', () => {
  expect([7, 'x', '', null, {}, 'y'.repeat(101)].map(idOf)).toEqual(['7', 'x', '', '', '', 'y'.repeat(100)])
})
