import { expect, test, vi } from 'vitest'
import { fitBoxes, fitLetters } from '#src/features/editor/commands/fit-letters.ts'
import { editDocument, elementView, setIn, viewOf, type EditScene } from '#src/features/editor/model/edit-document.ts'
import { preflight } from '#src/features/editor/model/preflight.ts'
import { createEditorStore } from '#src/features/editor/session/editor-store.ts'
import { scenePicture } from '#src/features/editor/session/scene-picture.ts'
import { sampleClock, sampleMarquee, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { textOverflows } from '#src/scene/text-overflow.ts'
import { meanDifference } from '../support/editor.ts'

/* What is said of texts that are cut off, held against the pixels that are missing. */

const size = { width: 1600, height: 900 }
const sceneOf = (element: unknown) =>
  editDocument({ pages: [sampleScene([element])] } as never, { name: 'x', ...size }).scenes[0] as EditScene
const overflows = (element: unknown) => textOverflows(elementView(sceneOf(element).elements[0] as never, 0), size)
const picture = (element: unknown) =>
  scenePicture(viewOf(sceneOf(element)), size, () => ({ src: undefined }), { longSide: 800, quality: 0.9 })

const framed = { border: { ver: 1, width: 6, style: 'solid', radius: 0, padding: 10, opacity: 100 } }

const texts = [
  '春茶上新，全场八折，到店即享。',
  'Refreshing handcrafted tea, extraordinary discounts',
  '第 2 杯 ¥9.90 起 · Summer Special',
  'jijijijijijijijijijijiji',
  'WWWWWWWWWWWW',
  '第一行\n\n第三行',
]
const widths = [12, 34]
const lineHeights = [1, 1.5]
/** A comma or a tail below the line may be cut: a fifth of a letter, in percent of the scene. */
const TAIL = 1.4

test.each(
  texts.flatMap((text) => widths.flatMap((width) => lineHeights.map((lineHeight) => ({ text, width, lineHeight })))),
)(
  '$text in $width % at line height $lineHeight is called cut off in every box in which letters are missing, and in no other',
  async ({ text, width, lineHeight }) => {
    const inBox = (height: number) =>
      sampleText(text, { left: 2, top: 2, width, height, lineHeight }, { size: 40, verticalAlign: 'top' })
    const whole = await picture(inBox(96))
    // from one line to all of them, in halves of a letter
    for (let height = 7.2; height <= 90; height += 7.2) {
      const missing = (await meanDifference(await picture(inBox(height + TAIL)), whole)) > 0
      expect({ height, overflows: overflows(inBox(height)) }).toEqual({ height, overflows: missing })
      if (!missing) break
    }
  },
)

test('a clock is cut off when its longest date is, a scrolling text only at its foot', () => {
  expect(overflows(sampleClock(1, { width: 20 }))).toBe(true)
  expect(overflows(sampleClock(1, { width: 40 }))).toBe(false)
  expect(overflows(sampleMarquee('到店即享，全场八折。'.repeat(30), { height: 12 }))).toBe(false)
  expect(overflows(sampleMarquee('到店即享', { height: 3 }))).toBe(true)
})

/** The element of an ad with one, after something was done with it. */
function after(element: unknown, does: typeof fitBoxes) {
  const store = createEditorStore(editDocument({ pages: [sampleScene([element])] } as never, { name: 'x', ...size }))
  store.select(store.scene()?.elements.map(({ id }) => id) ?? [])
  const refusal = does(store)
  const view = store.scene()?.elements.map(elementView)[0]
  if (!view) throw new Error('no element')
  return { refusal, view, raw: view.raw, steps: store.state.undoLabel, isCut: textOverflows(view, size) }
}

const long = '春茶上新，全场八折，到店即享，第二杯半价。'.repeat(3)

test.each([
  ['a text in lines', sampleText(long, { width: 40, height: 6 }, { size: 40 })],
  ['a text that touches the foot of the scene', sampleText(long, { top: 90, width: 40, height: 6 }, { size: 40 })],
  ['a text in a box that is narrower than a letter', sampleText('茶', { width: 1, height: 4 }, { size: 40 })],
  ['a text that is turned, with a frame', sampleText(long, { width: 50, height: 5, rotate: 30 }, {}, framed)],
  ['a clock', sampleClock(1, { left: 60, width: 20, height: 2 })],
  ['a scrolling text', sampleMarquee('到店即享', { height: 3 })],
])('a box fits %s: nothing is cut off, and it has no room to spare', (_what, element) => {
  expect(overflows(element)).toBe(true)
  const { refusal, view, raw, steps, isCut } = after(element, fitBoxes)
  expect({ refusal, steps, isCut }).toEqual({ refusal: undefined, steps: '高度适应文字', isCut: false })
  const { left, top, width, height } = view.layout
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
  expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100.0001)
  // a box that fits is left alone, and a fifth of a letter less is too little for lines without space between
  expect(after(raw, fitBoxes).view.layout).toEqual(view.layout)
  expect(overflows(setIn(setIn(raw, ['layout', 'lineHeight'], 1), ['layout', 'height'], height * 0.75))).toBe(true)
})

test('a box that would leave the scene is refused, with what can be done, and so are letters of the least size', () => {
  const endless = sampleText(long.repeat(30), { width: 30, height: 20 }, { size: 50 })
  expect(after(endless, fitBoxes)).toMatchObject({ refusal: '文字超出场景，请减少文字或调小字号', steps: undefined })
  expect(after(endless, fitLetters)).toMatchObject({
    refusal: '字号 12 仍显示不全，请减少文字或调大控件',
    steps: undefined,
  })
})

test('letters fit their box: the largest that are not cut off', () => {
  const { view, raw, isCut, steps } = after(sampleText(long, { width: 40, height: 20 }, { size: 50 }), fitLetters)
  if (view.kind !== 'text') throw new Error('not a text')
  expect({ isCut, steps }).toEqual({ isCut: false, steps: '字号适应框' })
  expect(view.style.size).toBeGreaterThan(12)
  expect(view.style.size).toBeLessThan(50)
  expect(overflows(setIn(raw, ['data', 'size'], view.style.size + 1))).toBe(true)
  // and in a box with room they grow
  expect(after(sampleText('茶', { width: 40, height: 40 }, { size: 12 }), fitLetters).view).toMatchObject({
    style: { size: 50 },
  })
})

test('the texts of a scene cost one layout, each element once', () => {
  const rooms = vi.spyOn(document.body, 'append')
  const pages = [1, 2].map((page) =>
    sampleScene(Array.from({ length: 30 }, (_, index) => sampleText(`第 ${page} 页 ${index}`))),
  )
  const ad = editDocument({ pages } as never, { name: 'x', ...size })
  const find = () => []
  preflight(ad, { find, overflows: textOverflows })
  expect(rooms).toHaveBeenCalledTimes(2)
  preflight({ ...ad, scenes: ad.scenes.map((scene) => ({ ...scene })) }, { find, overflows: textOverflows })
  expect(rooms).toHaveBeenCalledTimes(2)
})
