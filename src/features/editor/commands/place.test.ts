import { expect, it, vi } from 'vitest'
import { emptyDesk, idsOf, partOf, storeOf } from '#src/features/editor/tests/samples.ts'
import { sampleCarousel, sampleElement, sampleImage, sampleMediaBox, sampleText } from '#src/scene/tests/samples.ts'
import type { Desk } from './command.ts'
import { readableOn } from '../model/readable.ts'
import { commandOf, type CommandId } from './commands.ts'

/** The boxes of elements after all of them were chosen and something was done, and what was done as one step. */
function after(id: CommandId, ...elements: unknown[]) {
  const store = storeOf([elements], { width: 1000, height: 500 })
  const scene = store.scene()
  store.select(scene ? idsOf(scene) : [])
  const refusal = commandOf(id).blocked(store) ?? commandOf(id).run(store, emptyDesk)
  const boxes = store
    .scene()
    ?.elements.map(({ raw }) => ['left', 'top', 'width', 'height', 'rotate'].map((key) => partOf(raw, 'layout', key)))
  return { refusal, boxes, page: store.scene()?.raw, step: store.state.undoLabel }
}

const picture = (width: number, height: number, layout: object, more?: object) => ({
  ...sampleCarousel(1, { ...layout }, { images: [sampleImage(1, '海报', '#14532d', width, height)] }),
  ...more,
})

it('fills the scene, upright', () => {
  expect(after('fillScene', sampleText('标题', { rotate: 30 }), picture(2, 1, { rotate: 0 }))).toMatchObject({
    refusal: undefined,
    boxes: [
      [0, 0, 100, 100, 0],
      [0, 0, 100, 100, 0],
    ],
    step: '铺满场景',
  })
})

it('makes letters readable on what lies below a new one', () => {
  const colorOn = (ground: { r: number; g: number; b: number } | undefined) => {
    const store = storeOf([[]])
    void commandOf('add text 0').run(store, { ...emptyDesk, lettersAt: () => ground && readableOn(ground) })
    expect(store.state.undoLabel).toBe('添加文本')
    return partOf(store.scene()?.elements[0]?.raw, 'data', 'color')
  }
  const [ink, white] = [
    { r: 21, g: 21, b: 21 },
    { r: 255, g: 255, b: 255 },
  ]
  expect([undefined, white, { r: 247, g: 181, b: 0 }].map(colorOn)).toEqual([ink, ink, ink])
  expect([ink, { r: 11, g: 31, b: 51 }, { r: 98, g: 54, b: 255 }].map(colorOn)).toEqual([white, white, white])
})

it('looks at the ground where the letters of a new element stand in its box', () => {
  const lookedAt = (id: CommandId) => {
    const lettersAt = vi.fn<Desk['lettersAt']>()
    void commandOf(id).run(storeOf([[]]), { ...emptyDesk, lettersAt })
    return lettersAt.mock.calls.map(([{ left, width }]) => [left, width])
  }
  expect(lookedAt('add text 0')).toEqual([[34, 32]])
  expect(lookedAt('add text 1')).toEqual([[0, 40]])
  expect(lookedAt('add date 0')).toEqual([[82, 16]])
})

it('gives a picture its own shape about its middle: as wide as it is, where that leaves the scene as high as it', () => {
  const place = { left: 10, top: 20, width: 40, height: 60, rotate: 0 }
  const framed = { border: { ver: 1, width: 10, style: 'solid', radius: 0, padding: 10, opacity: 100 } }
  expect(
    after(
      'takeProportion',
      picture(400, 100, place),
      picture(100, 400, place),
      // 20 pixels around it on each side
      picture(100, 100, { ...place, left: 50, width: 24 }, framed),
      sampleMediaBox([sampleImage(1, '一', '#123456', 100, 50)], place),
      sampleText('标题', place),
    ),
  ).toMatchObject({
    refusal: undefined,
    boxes: [
      [10, 40, 40, 20, 0],
      [23.75, 0, 12.5, 100, 0],
      [50, 26, 24, 48, 0],
      [10, 30, 40, 40, 0],
      [10, 20, 40, 60, 0],
    ],
    step: '按图片比例',
  })
})

it('says why there is no shape to take', () => {
  const refused = { refusal: '所选元素没有图片，或图片尺寸未知', step: undefined }
  expect(after('takeProportion', sampleText('标题'))).toMatchObject(refused)
  expect(after('takeProportion', sampleCarousel(1, {}, { images: [] }))).toMatchObject(refused)
  expect(after('takeProportion')).toMatchObject({ refusal: '请先选择元素' })
  expect(after('fillScene', sampleElement(1200, {}, {}))).toMatchObject({ refusal: '所选元素不可编辑' })
})

it('puts the only picture of an element behind the scene, in its place and in one step', () => {
  const made = after('asBackground', picture(2, 1, {}))
  expect(made).toMatchObject({ refusal: undefined, boxes: [], step: '设为场景背景' })
  expect(partOf(made.page, 'background')).toMatchObject({ type: 2, image: { name: '海报' } })
  const refused = { refusal: '请选择只有一张图片的元素', step: undefined }
  const two = sampleCarousel(1, {}, { images: [sampleImage(1, '一', '#123456'), sampleImage(2, '二', '#123456')] })
  expect(after('asBackground', two)).toMatchObject(refused)
  expect(after('asBackground', sampleText('标题'))).toMatchObject(refused)
  expect(after('asBackground', sampleMediaBox([{ ...sampleImage(1, '片', '#123456'), type: 1 }]))).toMatchObject(
    refused,
  )
})

it('puts what is chosen into the middle as it lies together', () => {
  expect(
    after(
      'centre',
      sampleText('一', { left: 0, top: 0, width: 20, height: 10 }),
      sampleText('二', { left: 30, top: 20, width: 10, height: 20 }),
      sampleElement(1200, { left: 90, top: 90, width: 10, height: 10 }, {}),
    ),
  ).toMatchObject({
    refusal: undefined,
    boxes: [
      [30, 30, 20, 10, 0],
      [60, 50, 10, 20, 0],
      [90, 90, 10, 10, 0],
    ],
    step: '居中',
  })
})
