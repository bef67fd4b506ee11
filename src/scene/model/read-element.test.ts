import { expect, test } from 'vitest'
import { readElement } from './read-element.ts'
import { readBackground } from './read-parts.ts'
import type { JsonObject } from './json.ts'

/** An element as it is drawn, and what is said of it. */
function read(raw: unknown) {
  const said: [string, boolean | undefined][] = []
  const element = readElement(raw as JsonObject, 3, (message, hides) => said.push([message, hides]))
  return { ...element, said }
}
const withData = (type: unknown, data: unknown) => read({ type, data })

test('an element that says nothing is as new ones are (3§9)', () => {
  expect(read({ type: 170 })).toEqual({
    raw: { type: 170 },
    index: 3,
    type: 170,
    kind: 'text',
    layout: { width: 40, height: 30, left: 0, top: 0, zIndex: 0, rotate: 0, lineHeight: 1.2 },
    background: { color: undefined, image: undefined, opacity: 1 },
    border: { width: 0, style: 'solid', color: { r: 21, g: 21, b: 21 }, opacity: 1, radius: 0, padding: 0 },
    text: '',
    isScroll: false,
    speed: 10,
    style: {
      font: undefined,
      size: 30,
      color: { r: 21, g: 21, b: 21 },
      horizontalAlign: 'center',
      verticalAlign: 'middle',
    },
    said: [],
  })
})

test.each([
  [160, { isScroll: true }],
  ['160', { isScroll: true }],
  [500, { kind: 'date', formatter: 4, style: expect.objectContaining({ horizontalAlign: 'right' }) }],
  [250, { kind: 'carousel', images: [], stay: 10, change: 2000, effect: 1, exit: 1 }],
  [1400, { kind: 'mediaBox', medias: [], isMuted: true }],
  [1700, { kind: 'other', type: 1700 }],
  [undefined, { kind: 'other', type: undefined }],
])('of type %j by itself', (type, expected) => {
  expect(read({ type })).toMatchObject(expected)
})

test.each<[string, object, object]>([
  ['a box that fits', { left: 10, top: 20, width: 30, height: 40 }, { left: 10, top: 20, width: 30, height: 40 }],
  ['a box that hangs out', { left: 90, top: 95, width: 30, height: 40 }, { left: 70, top: 60 }],
  ['below nothing', { left: -1, top: -1, width: -1, height: -1 }, { left: 0, top: 0, width: 0, height: 0 }],
  ['more than all', { width: 101, height: 200 }, { left: 0, top: 0, width: 100, height: 100 }],
  ['turned more than once', { rotate: 725 }, { rotate: 5 }],
  ['turned back', { rotate: -370 }, { rotate: -10 }],
  ['far in front', { zIndex: 2e9, lineHeight: 99 }, { zIndex: 1e9, lineHeight: 10 }],
  ['far behind', { zIndex: -2e9, lineHeight: 0 }, { zIndex: -1e9, lineHeight: 0.5 }],
])('a layout is within bounds: %s (M3)', (_what, layout, expected) => {
  expect(read({ type: 170, layout }).layout).toMatchObject(expected)
})

test.each<[object, object]>([
  [
    { width: 501, opacity: 101, radius: 1001, padding: 501 },
    { width: 500, opacity: 1, radius: 1000, padding: 500 },
  ],
  [
    { width: -1, opacity: -1, radius: -1, padding: -1 },
    { width: 0, opacity: 0, radius: 0, padding: 0 },
  ],
  [
    { width: 2, opacity: 25, radius: 3, padding: 4, style: 'dashed', color: '#010203' },
    { width: 2, opacity: 0.25, radius: 3, padding: 4, style: 'dashed', color: { r: 1, g: 2, b: 3 } },
  ],
  [{ style: 'groove' }, { style: 'solid' }],
])('the border %j is %j', (border, expected) => {
  expect(read({ type: 170, border }).border).toMatchObject(expected)
})

const BLUE = { r: 0, g: 0, b: 9 }
const IMAGE = { id: 7, path: 'a.jpg' }

test.each<[unknown, object]>([
  [undefined, { color: BLUE, image: undefined, opacity: 1 }],
  [
    { type: 0, image: IMAGE, color: '#010203' },
    { color: BLUE, image: undefined, opacity: 1 },
  ],
  [
    { type: 1, image: IMAGE, color: '#010203', opacity: 50 },
    { color: { r: 1, g: 2, b: 3 }, image: undefined, opacity: 0.5 },
  ],
  [{ type: 1 }, { color: BLUE, image: undefined, opacity: 1 }],
  [
    { type: 2, image: IMAGE, opacity: -5 },
    { color: BLUE, image: expect.objectContaining({ id: '7', path: 'a.jpg' }), opacity: 0 },
  ],
  [
    { type: 2, image: 'a.jpg', opacity: 101 },
    { color: BLUE, image: undefined, opacity: 1 },
  ],
])('the background %j of a scene', (background, expected) => {
  expect(readBackground(background, BLUE)).toEqual(expected)
})

test('a colour that an element does not name is white, and without a colour there is none', () => {
  expect(readBackground({ type: 1 }, undefined).color).toEqual({ r: 255, g: 255, b: 255 })
  expect(readBackground({ type: 0 }, undefined).color).toBeUndefined()
})

test.each<[number, object, object]>([
  [170, { value: 12, isScroll: 1, speed: 101 }, { text: '12', isScroll: true, speed: 100 }],
  [160, { isScroll: false, speed: -1 }, { isScroll: false, speed: 0 }],
  [
    170,
    { font: 'SimSun', size: 0, color: '#010203', horizontalAlign: 'left', verticalAlign: 'top' },
    {
      style: { font: 'SimSun', size: 1, color: { r: 1, g: 2, b: 3 }, horizontalAlign: 'left', verticalAlign: 'top' },
    },
  ],
  [
    170,
    { size: 501, horizontalAlign: 'right', verticalAlign: 'bottom' },
    { style: { size: 500, horizontalAlign: 'right', verticalAlign: 'bottom' } },
  ],
  [500, { horizontalAlign: 'center' }, { style: { horizontalAlign: 'center' } }],
  [500, { horizontalAlign: 'justify' }, { style: { horizontalAlign: 'right' } }],
  [500, { formatter: 1 }, { formatter: 1 }],
  [500, { formatter: '2' }, { formatter: 2 }],
  [500, { formatter: 3 }, { formatter: 3 }],
  [500, { formatter: 5 }, { formatter: 4 }],
  [250, { stay: 0, duration: 5000 }, { stay: 1, change: 1000 }],
  [250, { stay: 90_000, duration: 20_000 }, { stay: 86_400, change: 10_000 }],
  [250, { duration: -1 }, { change: 0 }],
  [250, { duration: 3000, disableAnimation: true }, { change: 0 }],
  [250, { duration: 3000, disableAnimation: 0 }, { change: 3000 }],
  [250, { animation: { inId: 5 } }, { effect: 5, exit: 5 }],
  [250, { animation: { inId: 5, outId: 2 } }, { effect: 5, exit: 2 }],
  [1400, { isMuted: 0 }, { isMuted: false }],
])('type %i with %j', (type, data, expected) => {
  expect(withData(type, data)).toMatchObject(expected)
})

test.each<[object, object]>([
  [
    { id: 7, type: 1, name: '片', path: 'a.mp4', snapshot: 'a.jpg', duration: 12.5 },
    { id: '7', kind: 'video', name: '片', path: 'a.mp4', snapshot: 'a.jpg', seconds: 12.5 },
  ],
  [
    { type: 0, duration: 12.5 },
    { id: '', kind: 'image', name: '', path: '', snapshot: '', seconds: undefined },
  ],
  [
    { type: 1, duration: 0 },
    { kind: 'video', seconds: undefined },
  ],
  [{ type: 1, duration: 0.5 }, { seconds: 1 }],
  [{ type: 1, duration: 1e9 }, { seconds: 86_400 }],
  [{ type: 1, duration: 'x' }, { seconds: undefined }],
  [
    { name: '长'.repeat(101), path: 7 },
    { name: '长'.repeat(100), path: '' },
  ],
  [{ path: 'x'.repeat(5_000_000) }, { path: 'x'.repeat(5_000_000) }],
  [{ path: 'x'.repeat(5_000_001) }, { path: '' }],
])('a material %.60j', (media, expected) => {
  const { kind, ...box } = withData(1400, { medias: [media] })
  expect([kind, 'medias' in box && box.medias[0]]).toMatchObject(['mediaBox', expected])
})

const many = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

test.each<[unknown, number, [string, boolean | undefined][]]>([
  [undefined, 0, []],
  [null, 0, []],
  [many(10), 10, []],
  [many(11), 11, [['轮播图片共 11 个，超过上限 10 个', undefined]]],
  [many(50), 50, [['轮播图片共 50 个，超过上限 10 个', undefined]]],
  [many(51), 50, [['轮播图片过多（共 51 个），仅显示前 50 个', true]]],
  ['x', 0, [['轮播图片的数据异常，无法显示', true]]],
])('images of a carousel: %.30j', (images, count, expected) => {
  const { said, ...element } = withData(250, { images })
  expect([element.kind === 'carousel' && element.images.length, said]).toEqual([count, expected])
})

test('a text is cut at two thousand characters, which is said', () => {
  expect(withData(170, { value: 'x'.repeat(2000) })).toMatchObject({ text: 'x'.repeat(2000), said: [] })
  expect(withData(170, { value: 'x'.repeat(2001) })).toMatchObject({
    text: 'x'.repeat(2000),
    said: [['文本过长，仅显示前 2,000 字', true]],
  })
  // signs of two units count once
  expect(withData(170, { value: '😀'.repeat(2000) })).toMatchObject({ text: '😀'.repeat(2000), said: [] })
  expect(withData(170, { value: 'x' + '𠮷'.repeat(2000) })).toMatchObject({ text: 'x' + '𠮷'.repeat(1999) })
})

test.each([
  [{ type: 170, ver: 1, data: { ver: 1 }, layout: { ver: '1' } }, 0],
  [{ type: 170, ver: 2 }, 1],
  [{ type: 170, data: { ver: 1.1 } }, 1],
  [{ type: 170, layout: { ver: '2' }, ver: 2 }, 1],
  [{ type: 170, background: { ver: 9 } }, 0],
])('of a newer version: %j (M5)', (raw, times) => {
  expect(read(raw).said).toHaveLength(times)
})
