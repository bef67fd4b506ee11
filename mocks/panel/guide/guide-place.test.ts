import { expect, test } from 'vitest'
import { placeFor } from './guide-place.ts'

const CARD = { width: 340, height: 200 }
const WINDOW = { width: 1440, height: 900 }

test.each([
  ['a row of figures above', { left: 220, top: 120, right: 1400, bottom: 160 }, 'right bottom'],
  ['a panel at the right', { left: 1000, top: 60, right: 1440, bottom: 900 }, 'left bottom'],
  ['all of the lower half', { left: 0, top: 500, right: 1440, bottom: 900 }, 'right top'],
  ['all but the upper left', { left: 360, top: 0, right: 1440, bottom: 900 }, 'left bottom'],
  ['the beginning of a table that fills the page', { left: 210, top: 130, right: 1440, bottom: 900 }, 'right bottom'],
])('the card stands where it does not cover %s', (_what, spot, corner) => {
  const { across, down } = placeFor(spot, CARD, WINDOW, 16)
  expect(`${across} ${down}`).toBe(corner)
})

test('on a phone it goes above what stands at the foot, and else below', () => {
  const [card, phone] = [
    { width: 374, height: 220 },
    { width: 390, height: 844 },
  ]
  expect(placeFor({ left: 8, top: 600, right: 382, bottom: 800 }, card, phone, 8).down).toBe('top')
  expect(placeFor({ left: 8, top: 70, right: 382, bottom: 500 }, card, phone, 8).down).toBe('bottom')
})

test('on a phone it leaves the title of the page alone where it can', () => {
  const [card, phone, title] = [
    { width: 374, height: 200 },
    { width: 390, height: 844 },
    { left: 56, top: 12, right: 334, bottom: 35 },
  ]
  const at = (top: number, bottom: number) => {
    const { down, away } = placeFor({ left: 8, top, right: 382, bottom }, card, phone, 8, title)
    const upper = down === 'top' ? away : phone.height - away - card.height
    return [upper, upper + card.height]
  }
  // below what is above, or right above what is at the foot
  expect(at(70, 500)).toEqual([636, 836])
  expect(at(600, 800)).toEqual([392, 592])
  expect(at(420, 842)).toEqual([212, 412])
  // of what leaves no room above, the foot is covered
  expect(at(240, 842)).toEqual([636, 836])
})
