import { expect, test } from 'vitest'
import { editDocument, viewOf, type EditScene } from '#src/features/editor/model/edit-document.ts'
import { lettersFound } from '#src/features/editor/session/letters-found.ts'
import { LOST } from '#src/features/editor/model/finding.ts'
import { templates } from '#src/features/editor/model/templates/library.ts'
import { TEMPLATE_SIZES, type Size } from '#src/features/editor/model/templates/template.ts'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { sampleCarousel, sampleImage, sampleScene, sampleText } from '#src/scene/tests/samples.ts'

/* What is said of letters: that they are lost on what lies behind them, or lie on others (E53). */

const size = { width: 1920, height: 1080 }
const WHITE = { r: 255, g: 255, b: 255 }
const DARK = { r: 21, g: 21, b: 21 }
const media: MediaResolver = ({ path }) => ({ src: path })

const foundIn = (elements: unknown[], at = size) => foundOn(sampleScene(elements, WHITE), at)
const foundOn = async (page: object, { width, height }: Size) => {
  const { scenes } = editDocument({ pages: [page] } as never, { name: 'x', width, height })
  const found = await lettersFound(viewOf(scenes[0] as EditScene), { width, height }, media)
  return found && [...found].flatMap(([index, all]) => all.map(({ message }) => [index, message] as const))
}
const lostOf = async (elements: unknown[]) =>
  (await foundIn(elements))?.filter(([, message]) => message === LOST.message).map(([index]) => index)
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

/** Two lines of letters, so many sizes of them apart. */
const lines = (apart: number, pixels: number, { width, height } = size) => {
  const letter = ((pixels / 10) * width) / height
  const line = (text: string, top: number, zIndex: number) =>
    sampleText(text, { left: 0, top, width: 100, height: 20, zIndex }, { size: pixels, color: DARK })
  return [line('国家级好茶', 30, 1), line('今日特价', 30 + apart * letter, 2)]
}
const UPRIGHT = { width: 1080, height: 1920 }
const ON_FIRST = [[1, '文字与“国家级好茶”的文字重叠，可能看不清']]

test.each([
  ['at one place', 0],
  ['less than half a letter apart', 0.3],
])('letters on others are told, whatever their size: %s', async (_, apart) => {
  for (const at of [size, UPRIGHT])
    for (const pixels of [12, 16, 20, 30, 50])
      expect(await foundIn(lines(apart, pixels, at), at), `${at.width} ${pixels}`).toEqual(ON_FIRST)
})

test.each([
  ['line on line', 1],
  ['as lines of one text are', 1.2],
])('letters close to others are not: %s', async (_, apart) => {
  for (const at of [size, UPRIGHT])
    for (const pixels of [12, 16, 20, 30, 50])
      expect(await foundIn(lines(apart, pixels, at), at), `${at.width} ${pixels}`).toEqual([])
})

const below = words('国家级好茶', DARK)

test.each<[string, unknown[], unknown]>([
  [
    'the last letter of one on the first of another',
    [words('好茶', DARK, { width: 40 }, {}), words('上新', DARK, { left: 14, width: 40, zIndex: 10 })],
    [[1, '文字与“好茶”的文字重叠，可能看不清']],
  ],
  [
    'a ground between them',
    [below, words('今日特价', DARK, { zIndex: 10 }, { background: { ver: 1, type: 1, color: WHITE, opacity: 100 } })],
    [],
  ],
  [
    'the same words, as a shadow',
    [words('国家级好茶', { r: 120, g: 120, b: 120 }), words('国家级好茶', DARK, { left: 10.3, zIndex: 10 })],
    [],
  ],
  [
    'a box without letters there',
    [below, words('今', DARK, { top: 42, height: 18, zIndex: 10 }, {})],
    [[1, '文字与“国家级好茶”的文字重叠，可能看不清']],
  ],
  [
    'more boxes at one place than can be told apart',
    [0, 10, 20, 30].map((top, index) => words(`国家级好茶${index}`, DARK, { top, height: 70, zIndex: index })),
    [],
  ],
  [
    'boxes that meet where neither has letters',
    [words('左', DARK, { width: 80 }), words('右', DARK, { left: 60, width: 40, zIndex: 10 })],
    [],
  ],
])('of letters on others: %s', async (_, elements, found) => {
  expect(await foundIn(elements)).toEqual(found)
})

test('no template has letters on others', async () => {
  for (const { name, page, orientation } of templates)
    expect(await foundOn(page, TEMPLATE_SIZES[orientation ?? 'landscape']), name).toEqual([])
})
