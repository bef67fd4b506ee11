import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { axisNumber, axisTicks, markNumber, roseRadius } from './chart-math.ts'

describe('roseRadius', () => {
  it('gives the largest the whole radius and 0 none', () => {
    expect(roseRadius(80, 80, 20, 100)).toBe(100)
    expect(roseRadius(0, 80, 20, 100)).toBe(20)
    expect(roseRadius(0, 0, 20, 100)).toBe(20)
  })

  it('doubles the area with the value', () => {
    const area = (value: number) => roseRadius(value, 100, 20, 100) ** 2 - 20 ** 2
    expect(area(50)).toBeCloseTo(area(100) / 2)
  })

  it('keeps a value of 1 among a billion visible', () => {
    expect(roseRadius(1, 1e9, 20, 100)).toBe(24)
  })

  it('stays within its bounds, whatever comes', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, largest) => {
        const radius = roseRadius(value, largest, 20, 100)
        expect(radius >= 20 && radius <= 100).toBe(true)
      }),
    )
  })
})

describe('axisTicks', () => {
  it.each([
    [3231, false, [0, 1000, 2000, 3000, 4000]],
    [190, true, [0, 50, 100, 150, 200]],
    [10, false, [0, 2.5, 5, 7.5, 10]],
    [10, true, [0, 3, 6, 9, 12]],
    [4248, false, [0, 1500, 3000, 4500, 6000]],
    [1, true, [0, 1, 2, 3, 4]],
    [0, true, [0, 1, 2, 3, 4]],
    [0.01, false, [0, 0.01, 0.02, 0.03, 0.04]],
    [4e9, false, [0, 1e9, 2e9, 3e9, 4e9]],
  ])('%d, whole %s', (largest, whole, ticks) => {
    expect(axisTicks(largest, whole)).toEqual(ticks)
  })

  it('reaches the largest value with whole steps where asked', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: Number.MAX_SAFE_INTEGER, noNaN: true }), fc.boolean(), (largest, whole) => {
        const ticks = axisTicks(largest, whole)
        expect(ticks).toHaveLength(5)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-9))
        if (whole) expect(ticks.every(Number.isInteger)).toBe(true)
      }),
    )
  })
})

describe('axisNumber', () => {
  it.each([
    [0, '0'],
    [0.25, '0.25'],
    [9_999, '9,999'],
    [25_000, '2.5万'],
    [1e9, '10亿'],
    [3e12, '3万亿'],
  ])('%d is %s', (value, text) => {
    expect(axisNumber(value)).toBe(text)
  })
})

test.each([
  [0, '0'],
  [7.25, '7.25'],
  [4118.96, '4,119'],
  [120_854.4, '120,854'],
  [1.5e9, '15亿'],
])('%d at its mark is %s', (value, text) => {
  expect(markNumber(value)).toBe(text)
})
