import { expect, test } from 'vitest'
import { campaigns, publicCampaigns } from '../db/seed/customers.ts'
import { clips } from './clips.ts'
import { drawFrame, drawPicture } from './draw-picture.ts'
import { filmPath, picturePath, posterPath, shotPath } from './media.ts'

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
  const svg = drawPicture(picturePath('material', 0, 0, '<script>', 800, 600)) ?? ''
  expect(svg).toMatch(/^<svg [^]*<\/svg>$/)
  expect(svg).not.toContain('script')
})

test.each(campaigns.map((campaign, place) => [campaign.name, campaign, place] as const))(
  'pictures of %s say what it is and whose, each shape in a layout of its own',
  (name, { customer, line }, place) => {
    const sizes = [
      [1920, 1080],
      [1080, 1920],
      [1200, 900],
    ] as const
    const drawings = sizes.map(([width, height]) => drawPicture(picturePath('material', place, 0, 1, width, height)))
    for (const drawing of drawings)
      for (const words of [name, line, customer.name]) expect(drawing).toContain(`>${words}</text>`)
    const square = drawPicture(picturePath('material', place, 0, 1, 800, 800)) ?? ''
    expect(square).toContain(`>${customer.name}</text>`)
    const subjects = [...drawings, square].map(
      (drawing) => /translate\([^)]+\) scale\([^)]+\)/.exec(drawing ?? '')?.[0],
    )
    expect(new Set(subjects).size).toBe(4)
  },
)

test('no two subjects are drawn alike', () => {
  const all = [...campaigns, ...publicCampaigns].map(({ key }) => drawFrame(key, 1600, 900, 0) ?? '')
  const subjects = all.map((drawing) => drawing.slice(drawing.indexOf('<g transform="translate(800 450)')))
  expect(new Set(subjects).size).toBe(campaigns.length + publicCampaigns.length)
  expect(subjects.every((subject) => subject.startsWith('<g '))).toBe(true)
})

test('pictures of the shared library name nobody', () => {
  for (const [place, { name }] of publicCampaigns.entries()) {
    const drawing = drawPicture(picturePath('shared', place, 0, 9001, 1920, 1080))
    expect(drawing).toContain(`>${name}</text>`)
    expect(drawing).toContain('>公益广告</text>')
  }
})

test('a film begins with its poster, and moves', () => {
  for (const { name, width, height } of clips) {
    const first = drawFrame(name, width, height, 0)
    expect(drawPicture(posterPath({ name, width, height }))).toBe(first)
    expect(drawFrame(name, width, height, 0.3)).not.toBe(first)
    expect(first).not.toContain('<text')
  }
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
  'material/99.0-1-800x600.png',
  'material/1-1-800x600.png',
  'poster/none-800x600.jpg',
])('%j is no picture', (path) => {
  expect(drawPicture(path)).toBeUndefined()
})
