import { expect, it } from 'vitest'
import { readDocument } from '#src/scene/model/content.ts'
import type { Json } from '#src/scene/model/json.ts'
import { sampleCarousel, sampleElement, sampleScene } from '#src/scene/tests/samples.ts'
import type { Box } from './box.ts'
import { describeScene } from './describe-scene.ts'
import { drawScene } from './draw-scene.ts'

const size = { width: 1920, height: 1080 }
const media = () => ({ src: 'safe:picture' })

function sceneOf(...elements: unknown[]) {
  const [scene] = readDocument({ pages: [sampleScene(elements) as Json] }).scenes
  if (!scene) throw new Error('no scene')
  return scene
}

const all = (box: Box): Box[] => [box, ...(box.children ?? []).flatMap(all)]
const draw = (scene: ReturnType<typeof sceneOf>, time: number | null, composing = false) =>
  all(drawScene(scene, size, { time, clock: new Date(2026, 10, 20), media, composing }))
const texts = (boxes: Box[]) => boxes.flatMap(({ text }) => text ?? [])

it('that something cannot be edited is said to who composes, and to nobody else', () => {
  const scene = sceneOf(sampleElement(900, {}, {}), sampleElement(1700, {}, {}))
  expect(texts(draw(scene, null, true))).toEqual(['网页（不可编辑）', '二维码（不可编辑）'])
  expect(texts(draw(scene, null))).toEqual(['网页'])
  expect(texts(draw(scene, null, true))).toEqual(['网页（不可编辑）', '二维码（不可编辑）'])
  expect(describeScene(scene)).toBe('网页；二维码')
})

it('fields of colour are not told one by one', () => {
  const field = sampleElement(170, {}, { value: '' })
  expect(describeScene(sceneOf(field, sampleElement(170, {}, { value: '早餐' }), field))).toBe('文本“早餐”')
  expect(describeScene(sceneOf(field, field))).toBe('色块 2 个')
})

it('a QR code is drawn as the sign of one, with three finders', () => {
  const [sign] = draw(sceneOf(sampleElement(1700, {}, {})), null).flatMap(({ media }) => media ?? [])
  expect(decodeURIComponent(sign?.src ?? '').match(/width="7"/g)).toHaveLength(3)
})

it('the weather is drawn as a sign without figures, and named to who composes', () => {
  const scene = sceneOf(sampleElement(1200, {}, {}))
  const [sign] = draw(scene, null).flatMap(({ media }) => media ?? [])
  expect(sign).toMatchObject({ kind: 'image', name: '天气', fit: 'contain' })
  expect(decodeURIComponent(sign?.src ?? '')).not.toContain('<text')
  expect(texts(draw(scene, null))).toEqual([])
  expect(texts(draw(scene, null, true))).toEqual(['天气（不可编辑）'])
})

it.each([
  [1, 'translateX(-12.5%)'],
  [4, 'translateY(-12.5%)'],
  [5, 0.875],
  [6, 'scale(0.875)'],
  [7, 'inset(0 6.25%)'],
  [8, undefined],
])('the image before goes with exit %i as %s where it is another than the entry', (exit, look) => {
  const scene = sceneOf(sampleCarousel(2, {}, { animation: { inId: 2, outId: exit } }))
  const [before] = draw(scene, 5500)
    .filter(({ key }) => key === '0')
    .slice(-1)
  expect(before?.style['transform'] ?? before?.style['opacity'] ?? before?.style['clipPath']).toBe(look)
})

it('the image before stays, and is covered, where exit and entry are one', () => {
  const [before] = draw(sceneOf(sampleCarousel(2)), 5500)
    .filter(({ key }) => key === '0')
    .slice(-1)
  expect(before?.style).toEqual({ position: 'absolute', inset: 0 })
})
