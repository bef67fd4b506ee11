import { expect, test } from 'vitest'
import { cornerFor } from './guide-place.ts'

const CARD = { width: 340, height: 200 }
const WINDOW = { width: 1440, height: 900 }

test.each([
  ['a row of figures above', { left: 220, top: 120, right: 1400, bottom: 160 }, 'right bottom'],
  ['a panel at the right', { left: 1000, top: 60, right: 1440, bottom: 900 }, 'left bottom'],
  ['all of the lower half', { left: 0, top: 500, right: 1440, bottom: 900 }, 'right top'],
  ['all but the upper left', { left: 360, top: 0, right: 1440, bottom: 900 }, 'left bottom'],
  ['the beginning of a table that fills the page', { left: 210, top: 130, right: 1440, bottom: 900 }, 'right bottom'],
])('the card stands where it does not cover %s', (_what, spot, corner) => {
  const { across, down } = cornerFor(spot, CARD, WINDOW, 16)
  expect(`${across} ${down}`).toBe(corner)
})

test('on a phone it goes above what stands at the foot, and else below', () => {
  const [card, phone] = [
    { width: 374, height: 220 },
    { width: 390, height: 844 },
  ]
  expect(cornerFor({ left: 8, top: 600, right: 382, bottom: 800 }, card, phone, 8).down).toBe('top')
  expect(cornerFor({ left: 8, top: 70, right: 382, bottom: 500 }, card, phone, 8).down).toBe('bottom')
})

test('on a phone it leaves the title of the page alone where it can', () => {
  const [card, phone, title] = [
    { width: 374, height: 200 },
    { width: 390, height: 844 },
    { left: 56, top: 12, right: 334, bottom: 35 },
  ]
  const at = (top: number, bottom: number) =>
    cornerFor({ left: 8, top, right: 382, bottom }, card, phone, 8, title).down
  expect(at(420, 842)).toBe('bottom')
  // of what would be covered whole, the title is less
  expect(at(600, 800)).toBe('top')
})
