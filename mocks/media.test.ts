import { expect, test } from 'vitest'
import { drawPicture, picturePath, shotPath } from './media.ts'

test('a screenshot has the shape of its screen, and the next one looks different', () => {
  const device = { id: 1001, resolutionH: 1080, resolutionV: 1920 }
  const [first, again, later] = [0, 0, 3_600_000].map((after) => drawPicture(shotPath(device, 1_795_190_400_000 + after)))
  expect(first).toContain('viewBox="0 0 1080 1920"')
  expect(again).toBe(first)
  expect(later).not.toBe(first)
})

test('pictures are markup that cannot run anything', () => {
  const svg = drawPicture(picturePath('material', '<script>', 800, 600)) ?? ''
  expect(svg).toMatch(/^<svg [^]*<\/svg>$/)
  expect(svg).not.toContain('script')
})

test.each(['', 'shots/', 'shots/1.svg', 'shots/1-1x1.svg', '../x', 'shots/1-1920x1080.png'])('%j is no picture', (path) => {
  expect(drawPicture(path)).toBeUndefined()
})
