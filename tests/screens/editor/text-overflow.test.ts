import { expect, test } from 'vitest'
import { editDocument, elementView, viewOf, type EditScene } from '#src/features/editor/model/edit-document.ts'
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
