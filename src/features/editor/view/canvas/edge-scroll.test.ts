import { expect, test } from 'vitest'
import { edgePull } from './edge-scroll.ts'

test.each([
  ['in the middle', 300, 0],
  ['just inside the edge that pulls', 132, 0],
  ['half way into it', 116, -0.5],
  ['at the start', 100, -1],
  ['before the start', -900, -1],
  ['half way at the end', 484, 0.5],
  ['beyond the end', 501, 1],
])('%s', (_, at, pull) => {
  expect(edgePull(at, 100, 500)).toBeCloseTo(pull)
})

test('in an area as small as its edges the middle pulls nowhere', () => {
  expect([100, 110, 120].map((at) => edgePull(at, 100, 120))).toEqual([-1, 0, 1])
  expect(edgePull(5, 5, 5)).toBe(0)
})
