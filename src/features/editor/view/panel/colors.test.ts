import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hexOf, parseHex, PREDEFINED_COLORS } from './colors.ts'

it('reads what it writes', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.record({ r: channel, g: channel, b: channel }), (color) => {
      expect(parseHex(hexOf(color))).toEqual(color)
    }),
  )
})

it.each([
  ['#FFF', { r: 255, g: 255, b: 255 }],
  ['0f766e', { r: 15, g: 118, b: 110 }],
  [' ＃０Ｆ７６６Ｅ ', { r: 15, g: 118, b: 110 }],
  ['#12345', undefined],
  ['red', undefined],
  ['', undefined],
])('reads %j', (text, color) => expect(parseHex(text)).toEqual(color))

it('offers eight different colours', () => {
  expect(new Set(PREDEFINED_COLORS.map(({ color }) => hexOf(color))).size).toBe(8)
})
