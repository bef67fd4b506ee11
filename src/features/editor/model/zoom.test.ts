import { expect, test } from 'vitest'
import { clampedZoom, fitOf, largestZoom, zoomOfScale, zoomStep, zoomTo } from './zoom.ts'

const large = { document: { width: 1920, height: 1080 }, room: { width: 768, height: 600 } }
const small = { document: { width: 320, height: 180 }, room: { width: 960, height: 900 } }

test('fits by the shorter side', () => {
  expect(fitOf(large)).toBe(0.4)
  expect(fitOf({ ...large, room: { width: 0, height: 0 } })).toBe(0)
})

test('a pixel of the ad can be one of the page, and up to four', () => {
  expect(zoomOfScale(large, 1)).toBe(250)
  expect(largestZoom(large)).toBe(1000)
  expect(clampedZoom(large, 4000)).toBe(1000)
  expect(clampedZoom(large, 1)).toBe(30)
  // an ad that is enlarged as it is keeps the steps of the documents, and so does one that was not measured yet
  expect(largestZoom(small)).toBe(160)
  expect(largestZoom({ ...large, room: { width: 0, height: 0 } })).toBe(160)
})

test('steps are tens up to 160, then quarters, and back the same way', () => {
  const up = [30, 100, 104, 150, 160, 200, 250]
  expect(up.map((zoom) => zoomStep({ zoom }, 1))).toEqual([40, 110, 110, 160, 200, 250, 310])
  expect([160, 200, 250, 104, 40].map((zoom) => zoomStep({ zoom }, -1))).toEqual([150, 160, 200, 100, 30])
})

test('what is zoomed to takes most of the room, in its middle', () => {
  expect(zoomTo(large, { left: 100, top: 50, width: 614.4, height: 100 })).toEqual({
    zoom: 250,
    at: { x: 407.2, y: 100 },
  })
  expect(zoomTo(large, { left: 0, top: 0, width: 0, height: 0 }).zoom).toBe(1000)
})
