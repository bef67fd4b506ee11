import { expect, it } from 'vitest'
import { readDocument } from '#src/scene/model/content.ts'
import type { Json } from '#src/scene/model/json.ts'
import { sampleMarquee, sampleScene } from '#src/scene/tests/samples.ts'
import type { Box } from './box.ts'
import { drawScene } from './draw-scene.ts'

function sceneOf(...elements: unknown[]) {
  const [scene] = readDocument({ pages: [sampleScene(elements) as Json] }).scenes
  if (!scene) throw new Error('no scene')
  return scene
}

const all = (box: Box): Box[] => [box, ...(box.children ?? []).flatMap(all)]
const draw = (scene: ReturnType<typeof sceneOf>, time: number | null, options = {}) =>
  drawScene(
    scene,
    { width: 1920, height: 1080 },
    { time, clock: new Date(2026, 10, 20), media: () => ({ src: undefined }), ...options },
  )

const transform = (time: number | null, more = {}, options = {}) =>
  all(draw(sceneOf(sampleMarquee('春茶', {}, more)), time, options)).find(({ text }) => text === '春茶')?.style[
    'transform'
  ]

it('scrolling texts stand at the left edge for a second, then scroll at so many percent of the scene a second', () => {
  // the line is 3em of the root high: the scene is 33.3333 of its em wide, and a tenth of that is gone in a second
  const atEdge = 'translateX(calc(33.3333em - mod(33.3333em, 33.3333em + 100%)))'
  expect([transform(0), transform(999)]).toEqual([atEdge, atEdge])
  expect(transform(2000)).toBe('translateX(calc(33.3333em - mod(36.6666em, 33.3333em + 100%)))')
  expect(transform(2000, { speed: 20, size: 50 })).toBe('translateX(calc(20em - mod(24em, 20em + 100%)))')
})

it('scrolling texts have their padding at their ends, and are cut off at the edge of the box alone', () => {
  const border = {
    ver: 1,
    width: 0,
    style: 'solid',
    radius: 0,
    padding: 15,
    opacity: 100,
    color: { r: 0, g: 0, b: 0 },
  }
  const marquee = sampleMarquee('春茶')
  for (const time of [null, 0, 5000]) {
    const boxes = all(draw(sceneOf({ ...marquee, border }), time))
    expect(boxes.find(({ key }) => key === 'content')?.style['inset']).toBe('1.5em 0')
    expect(boxes.find(({ text }) => text === '春茶')?.style['padding']).toBe('0 0.5em')
  }
})

it('texts stand at rest, when they are static, and for those who want no movement', () => {
  expect([transform(null), transform(500, { isScroll: false }), transform(500, {}, { motion: false })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
