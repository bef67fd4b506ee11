import { expect, test } from 'vitest'
import { editDocument, viewOf, type EditScene } from '#src/features/editor/model/edit-document.ts'
import { lostIn } from '#src/features/editor/session/lost-in.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { sampleCarousel, sampleImage, sampleScene, sampleText } from '#src/scene/tests/samples.ts'

/* Which letters are said to be lost on what lies behind them (E53). */

const size = { width: 1920, height: 1080 }
const WHITE = { r: 255, g: 255, b: 255 }
const DARK = { r: 21, g: 21, b: 21 }
const media: MediaResolver = ({ path }) => ({ src: path })

const lostOf = async (elements: unknown[]) => {
  const { scenes } = editDocument({ pages: [sampleScene(elements, WHITE)] } as never, { name: 'x', ...size })
  const lost = await lostIn(viewOf(scenes[0] as EditScene), size, media)
  return lost && [...lost]
}
const words = (text: string, color: object, layout = {}, more = {}) =>
  sampleText(text, { left: 10, top: 40, width: 80, height: 20, zIndex: 9, ...layout }, { size: 40, color }, more)
const picture = (color: string, layout = {}, { width, height } = size) =>
  sampleCarousel(
    1,
    { left: 0, top: 0, width: 100, height: 100, ...layout },
    { images: [sampleImage(1, '画面', color, width, height)] },
  )
const half = picture('#0b1f33', { height: 50 }, { width: 1920, height: 540 })
const ground = { background: { ver: 1, type: 1, color: DARK, opacity: 100 } }

test.each<[string, unknown[], number[]]>([
  ['white ones on the white scene', [words('秋季大促', WHITE)], [0]],
  ['dark ones on the white scene', [words('秋季大促', DARK)], []],
  ['white ones on a dark picture', [picture('#0b1f33'), words('秋季大促', WHITE)], []],
  ['dark ones on a dark picture', [picture('#0b1f33'), words('秋季大促', DARK)], [1]],
  ['white ones on a light picture', [picture('#f2ead8'), words('秋季大促', WHITE)], [1]],
  ['white ones on a ground of their own', [words('秋季大促', WHITE, {}, ground)], []],
  ['no words on a ground', [words(' ', DARK, {}, ground), words('秋季大促', WHITE)], []],
  ['a few of them beside the picture', [half, words('满\n减\n满\n减', WHITE, { top: 25, height: 35 })], []],
  ['most of them beside the picture', [half, words('满\n减\n满\n减', WHITE, { top: 45, height: 35 })], [1]],
  [
    'all of them beside the picture, on which most of their box lies',
    [picture('#0b1f33', { left: 30, width: 70 }), words('秋季', WHITE)],
    [1],
  ],
  ['below others', [words('秋季大促', WHITE), words('全场五折', DARK, { left: 12, zIndex: 10 })], [0]],
  [
    'with others in their box',
    [
      picture('#0b1f33', { left: 40, width: 60 }),
      words('秋', DARK),
      words('全场五折', WHITE, { left: 50, width: 50, zIndex: 10 }),
    ],
    [],
  ],
  ['turned ones', [words('秋季大促', WHITE, { rotate: 90 })], [0]],
])('%s', async (_, elements, lost) => {
  expect(await lostOf(elements)).toEqual(lost)
})

test('nothing is said of letters on a picture that does not load', async () => {
  const absent = sampleCarousel(
    1,
    { left: 0, top: 0, width: 100, height: 100 },
    { images: [{ ...sampleImage(1, '画面', '#000'), path: '/nothing/picture.png' }] },
  )
  expect(await lostOf([absent, words('秋季大促', WHITE)])).toBeUndefined()
})
