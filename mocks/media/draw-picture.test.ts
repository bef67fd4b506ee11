import { expect, test } from 'vitest'
import { clips } from './clips.ts'
import { drawPicture } from './draw-picture.ts'
import { filmPath, picturePath, posterPath, shotPath } from './media.ts'
import { publicTopics, topics, type Topic } from '../db/seed/topics.ts'

test('a screenshot has the shape of its screen, and the next one looks different', () => {
  const device = { id: 1001, resolutionH: 1080, resolutionV: 1920 }
  const [first, again, later] = [0, 0, 3_600_000].map((after) =>
    drawPicture(shotPath(device, 1_795_190_400_000 + after, 'ad')),
  )
  expect(first).toContain('viewBox="0 0 1080 1920"')
  expect(again).toBe(first)
  expect(later).not.toBe(first)
  expect(drawPicture(shotPath(device, 1_795_190_400_000, 'off'))).toContain('屏幕已关闭')
  expect(drawPicture(shotPath(device, 1_795_190_400_000, 'idle'))).toContain('暂无节目')
})

test('pictures are markup that cannot run anything', () => {
  const svg = drawPicture(picturePath('material', 0, '<script>', 800, 600)) ?? ''
  expect(svg).toMatch(/^<svg [^]*<\/svg>$/)
  expect(svg).not.toContain('script')
})

test('pictures of one topic say the same, and a film has its own first frame', () => {
  const [{ name, price }] = topics as [Topic]
  for (const [width, height] of [
    [1920, 1080],
    [1080, 1920],
  ] as const) {
    const svg = drawPicture(picturePath('material', 0, 5001, width, height))
    expect(svg).toContain(name)
    expect(svg).toContain(price)
  }
  expect(drawPicture(picturePath('shared', 0, 9001, 800, 800))).toContain(publicTopics[0]?.name)
  for (const clip of clips) expect(drawPicture(posterPath(clip))).toMatch(/<(circle|path|rect)/)
  expect(drawPicture(filmPath('x', 640, 360))).toContain('viewBox="0 0 640 360"')
})

test.each([
  '',
  'shots/',
  'shots/1.svg',
  'shots/1-1x1.svg',
  '../x',
  'shots/1-1920x1080.png',
  'shots/1-1920x1080-7-on.svg',
  'material/99-1-800x600.png',
  'poster/none-800x600.jpg',
])('%j is no picture', (path) => {
  expect(drawPicture(path)).toBeUndefined()
})
