import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readDocument } from '#src/scene/model/content.ts'
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { anyDocument } from '#src/scene/tests/documents.ts'
import {
  sampleCarousel,
  sampleElement,
  sampleImage,
  sampleMarquee,
  sampleMediaBox,
  sampleScene,
  sampleText,
} from '#src/scene/tests/samples.ts'
import { cpuCost } from '#tests/support/cpu-time.ts'
import type { Box } from './box.ts'
import type { DrawOptions, MediaResolver } from './draw-options.ts'
import { drawScene } from './draw-scene.ts'
import { codeSign, weatherSign } from './placeholder.ts'

const size = { width: 1920, height: 1080 }
const clock = new Date(2026, 10, 20, 14, 5, 9)
const media: MediaResolver = ({ path }) => ({ src: path === '' ? undefined : `safe:${path}` })

function sceneOf(...elements: unknown[]) {
  const [scene] = readDocument({ pages: [sampleScene(elements) as Json] }).scenes
  if (!scene) throw new Error('no scene')
  return scene
}

const draw = (scene: ReturnType<typeof sceneOf>, time: number | null, more: Partial<DrawOptions> = {}) =>
  drawScene(scene, size, { time, clock, media, ...more })
const all = (box: Box): Box[] => [box, ...(box.children ?? []).flatMap(all)]
const texts = (box: Box) => all(box).flatMap(({ text }) => text ?? [])
const content = (box: Box) => box.children?.at(-1)?.children?.at(-1)

describe('a carousel', () => {
  const carousel = (effect: number, more = {}) => sceneOf(sampleCarousel(effect, {}, more))
  const seen = (box: Box) =>
    content(box)?.children?.map(({ key, style }) => [
      key,
      style['visibility'] ?? style['transform'] ?? style['opacity'] ?? style['clipPath'] ?? 'whole',
    ])

  it.each<[string, number | null, unknown[]]>([
    ['at rest', null, [['0', 'whole']]],
    [
      'at first, with the next one waiting',
      0,
      [
        ['1', 'hidden'],
        ['0', 'whole'],
      ],
    ],
    [
      'just before the change',
      4999,
      [
        ['1', 'hidden'],
        ['0', 'whole'],
      ],
    ],
    [
      'at the change',
      5000,
      [
        ['0', 'whole'],
        ['2', 'hidden'],
        ['1', 'translateX(100%)'],
      ],
    ],
    [
      'half way',
      5500,
      [
        ['0', 'whole'],
        ['2', 'hidden'],
        ['1', 'translateX(12.5%)'],
      ],
    ],
    [
      'after the change, within the stay',
      6000,
      [
        ['2', 'hidden'],
        ['1', 'whole'],
      ],
    ],
    [
      'in the next round',
      15_500,
      [
        ['2', 'whole'],
        ['1', 'hidden'],
        ['0', 'translateX(12.5%)'],
      ],
    ],
  ])('%s', (_when, time, images) => {
    expect(seen(draw(carousel(2), time))).toEqual(images)
  })

  it.each([
    [1, 'translateX(-12.5%)'],
    [2, 'translateX(12.5%)'],
    [3, 'translateY(12.5%)'],
    [4, 'translateY(-12.5%)'],
    [5, 0.875],
    [6, 'scale(0.875)'],
    [7, 'inset(0 6.25%)'],
    [8, 'whole'],
  ])('effect %i comes as %s', (effect, look) => {
    expect(seen(draw(carousel(effect), 5500))?.at(-1)).toEqual(['1', look])
  })

  it.each([
    ['without effect', { disableAnimation: true }, {}],
    ['for those who want no movement', {}, { motion: false }],
    ['with a change of no length', { duration: 0 }, {}],
  ])('changes at once %s', (_why, more, options) => {
    expect(seen(draw(carousel(2, more), 5000, options))?.at(-1)).toEqual(['1', 'whole'])
  })

  it('of one picture stands still', () => {
    expect(seen(draw(carousel(2, { images: [sampleImage(1, '春茶', '#000000')] }), 7000))).toEqual([['0', 'whole']])
    // what plays is what the check says: nothing
    expect(texts(draw(carousel(2, { images: [] }), 0))).toEqual([])
  })
})

describe('a media box', () => {
  const medias = [
    { id: 1, type: 1, path: 'a.mp4', duration: 7 },
    { id: 2, type: 0, path: 'b.png' },
    { id: 3, type: 1, path: 'c.mp4' },
  ]
  const at = (time: number | null, more = {}) =>
    all(draw(sceneOf(sampleMediaBox(medias, {}, more)), time)).flatMap(({ media }) =>
      media ? [[media.src, media.at, media.muted]] : [],
    )

  it.each<[number | null, unknown]>([
    [null, ['safe:a.mp4', null, true]],
    [0, ['safe:a.mp4', 0, true]],
    [6900, ['safe:a.mp4', 6.9, true]],
    [7000, ['safe:b.png', 0, true]],
    [16_999, ['safe:b.png', 9.999, true]],
    [17_000, ['safe:c.mp4', 0, true]],
    [27_500, ['safe:a.mp4', 0.5, true]],
  ])('at %s ms', (time, shown) => {
    expect(at(time)).toEqual([shown])
  })

  it('is heard when it is not muted', () => {
    expect(at(0, { isMuted: false })).toEqual([['safe:a.mp4', 0, false]])
  })
})

describe('texts', () => {
  it.each([
    [1, '2026-11-20 14:05:09'],
    [2, '2026-11-20'],
    [3, '14:05:09'],
    [4, '2026年11月20日 星期五'],
    [9, '2026年11月20日 星期五'],
  ])('date and time as formatter %i', (formatter, text) => {
    expect(texts(draw(sceneOf(sampleElement(500, {}, { formatter })), null))).toEqual([text])
  })
})

it('unknown types are named, missing materials too (M4, M12)', () => {
  const scene = sceneOf(
    sampleElement(900, {}, {}),
    sampleElement(1200, {}, {}),
    sampleElement(4711, {}, {}),
    { layout: {} },
    sampleMediaBox([{ id: 1, type: 0 }]),
    sampleMediaBox([]),
  )
  expect(texts(draw(scene, null, { composing: true })).toSorted()).toEqual(
    [
      '天气（不可编辑）',
      '暂无素材',
      '未知元素 4711（不可编辑）',
      '未知元素（不可编辑）',
      '素材缺失',
      '网页（不可编辑）',
    ].toSorted(),
  )
  expect(
    texts(
      draw(sceneOf(sampleMediaBox([{ id: 1, type: 0, path: 'javascript:1' }])), null, {
        media: () => ({ src: undefined }),
      }),
    ),
  ).toEqual(['素材地址无效'])
})

it('what does not change is the same object in the next frame', () => {
  const scene = sceneOf(sampleText('静'), sampleMarquee('动'))
  const [first, second] = [draw(scene, 0), draw(scene, 16)]
  expect(second.children?.[0]).toBe(first.children?.[0])
  expect(second.children?.[1]).not.toBe(first.children?.[1])
})

it('an empty place is marked for one who composes, also where it was drawn without the mark before', () => {
  const scene = sceneOf(sampleCarousel(2, {}, { images: [] }), sampleMediaBox([]))
  expect(texts(draw(scene, null))).toEqual([])
  expect(texts(draw(scene, null, { composing: true }))).toEqual(['暂无图片', '暂无素材'])
  expect(texts(draw(scene, null, { composing: 'hands' }))).toEqual(['双击选择图片', '双击选择素材'])
  expect(texts(draw(scene, null))).toEqual([])
})

describe('whatever comes', () => {
  /**
   * Numbers, names, quoted fonts and the functions that we write: nothing that could end a declaration or load
   * anything.
   */
  const STYLE = /^(?!.*(url|expression|NaN|undefined|Infinity|e\+))[\p{L}\p{N} .,%()+\-/'_]*$/u
  const time = fc.oneof(
    fc.constant(null),
    fc.nat(200_000),
    fc.double(),
    fc.constantFrom(-1, 1e15, Number.NaN, Number.POSITIVE_INFINITY),
  )
  const documents = anyDocument.filter(
    (value): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value),
  )

  const signs = new Set([codeSign, weatherSign].map((sign) => sign('').media?.src))

  function wrongWith({ style, media, children = [] }: Box): unknown[] {
    const values = Object.values(style).filter((value) =>
      typeof value === 'number' ? !Number.isFinite(value) : !STYLE.test(value),
    )
    const keys = new Set(children.map(({ key }) => key))
    return [
      ...values,
      ...(media && !media.src.startsWith('safe:') && !signs.has(media.src) ? [media.src] : []),
      ...(keys.size === children.length ? [] : [children]),
    ]
  }

  it('each frame is defined, its styles are ours, and its addresses the resolver has given (M3, M8, M9)', () => {
    fc.assert(
      fc.property(documents, time, fc.boolean(), (document, time, motion) => {
        const wrong = readDocument(document).scenes.flatMap((scene) =>
          all(draw(scene, time, { motion })).flatMap(wrongWith),
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: 1000 },
    )
  }, 30_000)

  it('a frame takes no time worth mentioning (M3, M10)', () => {
    const elements = Array.from(
      { length: 200 },
      (_, index) =>
        [
          sampleText('长'.repeat(2000)),
          sampleMarquee('长'.repeat(2000)),
          sampleCarousel(1),
          sampleMediaBox([sampleImage(1, '图', '#000000')]),
        ][index % 4],
    )
    const scene = sceneOf(...elements)
    const frames = Array.from({ length: 60 }, (_, index) => index * 16)
    expect(cpuCost(() => frames.forEach((time) => draw(scene, time)))).toBeLessThan(12)
  })
})

it('an element that cannot be drawn is a sign with its name, and the others are there', () => {
  const scene = sceneOf(sampleText('前'), sampleCarousel(1), sampleText('后'))
  const broken = scene.elements.find(({ kind }) => kind === 'carousel')
  Object.defineProperty(broken, 'images', {
    get: () => {
      throw new Error('a defect')
    },
  })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expect(texts(draw(scene, null))).toEqual(['图片轮播（无法显示）', '前', '后'])
  expect(logged).toHaveBeenCalledOnce()
})
