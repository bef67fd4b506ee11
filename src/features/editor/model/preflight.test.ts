import { describe, expect, it } from 'vitest'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import {
  sampleCarousel,
  sampleClock,
  sampleElement,
  sampleImage,
  sampleMarquee,
  sampleMediaBox,
  sampleScene,
  sampleText,
} from '#src/scene/tests/samples.ts'
import { editDocument, withElements, withScene } from './edit-document.ts'
import type { OverflowCheck } from '../kinds/editor-kind.ts'
import { cannotSave, preflight } from './preflight.ts'
import { findNothing, sensitiveFinder } from './sensitive.ts'

const find = sensitiveFinder(['国家级'])
const image = sampleImage(1, '春茶', '#123456')
const video = { id: 9, type: 1, name: '短片', path: 'v/9.mp4', duration: 12 }
const adOf = (pages: unknown[]) =>
  editDocument({ pages } as unknown as JsonObject, { name: 'x', width: 1000, height: 500 })
const scene = (elements: unknown[], stay?: number) => sampleScene(elements, undefined, stay)
const whole = { left: 0, top: 0, width: 100, height: 100 }
const shaped = (width: number, height: number) => sampleImage(2, '海报', '#123456', width, height)
const small = { left: 2, top: 2, width: 30, height: 30 }
// stands in for the page, in which this is measured
const overflows: OverflowCheck = Object.assign(
  (element: SceneElement) =>
    element.kind === 'date' || (element.kind === 'text' && !element.isScroll && element.text.length > 30),
  { width: (element: SceneElement) => (element.kind === 'text' ? element.text.length * 50 : 0) },
)
const said = (pages: unknown[], material?: (id: string) => string | undefined) =>
  preflight(adOf(pages), { find, overflows, ...(material && { material }) }).map(({ severity, message, elementName }) =>
    [severity, message, elementName].filter((part) => part !== undefined).join(' | '),
  )

describe('what is said before saving', () => {
  it('nothing of an ad in which all is well', () => {
    expect(
      said([
        scene([
          sampleText('春茶', small, { size: 30 }),
          sampleMarquee('到店即享'),
          sampleCarousel(1, { left: 52, top: 20, width: 40, height: 60 }),
        ]),
        scene([sampleMediaBox([image, video])]),
      ]),
    ).toEqual([])
  })

  it.each<[string, unknown[], string[]]>([
    // 4,000 px of letters over 1,000 px of a line at 100 px a second, after one that stands
    [
      'a scrolling text that its scene leaves no time',
      [scene([sampleMarquee('上新'.repeat(40), { left: 0, width: 100 })], 30)],
      ['warning | 文字约 31秒才显示完，场景只有 30秒 | 滚动文本 · 上新上新上新上新上新上新上新上新上新上新…'],
    ],
    ['but not one that just ends', [scene([sampleMarquee('上新'.repeat(40), { left: 0, width: 100 })], 31)], []],
    ['a scene without anything', [scene([])], ['warning | 场景里什么都没有']],
    ['no scenes', [], ['error | 请至少添加一个场景']],
    [
      'too many scenes',
      Array.from({ length: 11 }, () => scene([sampleMarquee('到店即享')])),
      ['warning | 每个广告最多 10 个场景，现有 11 个'],
    ],
    [
      'a sensitive word',
      [scene([sampleText('国 家级', small, { size: 30 }), sampleMarquee('国家级 国家级')])],
      ['error | 包含敏感词：“国 家级” | 文本 · 国 家级', 'error | 包含敏感词：“国家级” | 滚动文本 · 国家级 国家级'],
    ],
    ['an empty text', [scene([sampleText(' ', small)])], ['warning | 文本为空 | 文本']],
    [
      'an empty text that is a surface',
      [scene([sampleText(' ', small, {}, { background: { type: 1, color: { r: 9, g: 9, b: 9 } } })])],
      [],
    ],
    [
      'more text than fits',
      [scene([sampleText('春茶上新全场八折'.repeat(9), small, { size: 30 })])],
      ['warning | 文字显示不全，请调大元素或调小字号 | 文本 · 春茶上新全场八折春茶上新全场八折春茶上新…'],
    ],
    [
      'a clock that is cut off',
      [scene([sampleClock(1, { width: 20 })])],
      ['warning | 文字显示不全，请调大元素或调小字号 | 日期时间'],
    ],
    [
      'outside the scene',
      [scene([sampleText('x', { ...small, left: 80 }, { size: 30 })])],
      ['warning | 位置超出场景，显示时会移入场景 | 文本 · x'],
    ],
    [
      'turned out of the scene',
      [scene([sampleText('x', { left: 0, top: 0, width: 60, height: 20, rotate: 45 }, { size: 30 })])],
      ['warning | 旋转后超出场景，超出部分不显示 | 文本 · x'],
    ],
    [
      'pictures of another shape over the whole scene',
      [
        scene([sampleCarousel(1, whole, { images: [shaped(100, 100)] })]),
        scene([sampleMediaBox([shaped(400, 100), shaped(200, 100)], whole)]),
        scene([sampleCarousel(1, whole, { images: [shaped(400, 100), shaped(100, 100)] })]),
        scene([sampleCarousel(1, { ...whole, width: 90 }, { images: [shaped(100, 100)] })]),
      ],
      [
        'info | 图片完整显示，左右会留边，设为场景背景可裁切铺满 | 图片轮播 · 海报',
        'info | 图片完整显示，上下会留边 | 混合媒体 · 海报',
        'info | 图片完整显示，四周会留边 | 图片轮播 · 海报',
      ],
    ],
    [
      'nothing in it',
      [scene([sampleCarousel(1, small, { images: [] }), sampleMediaBox([], { left: 40, width: 20 })])],
      ['warning | 没有图片，播放时为空白 | 图片轮播', 'warning | 没有素材，播放时为空白 | 混合媒体'],
    ],
    [
      'too much in it',
      [scene([sampleMediaBox(Array.from({ length: 11 }, () => image))])],
      ['warning | 每个混合媒体控件最多 10 个内容，现有 11 个 | 混合媒体 · 春茶'],
    ],
    [
      'three media boxes',
      [scene([0, 35, 70].map((left) => sampleMediaBox([image], { left, width: 30 })))],
      ['warning | 每个场景最多 2 个混合媒体控件，现有 3 个'],
    ],
    [
      'a file that is missing',
      [scene([sampleMediaBox([{ id: 3, type: 0, name: '海报', path: ' ' }])])],
      ['warning | 素材“海报”的文件缺失 | 混合媒体 · 海报'],
    ],
    [
      'a background without a file',
      [{ elements: [], background: { type: 2, image: { id: 4 } } }],
      ['warning | 素材 4的文件缺失'],
    ],
    [
      'something over a video',
      [
        scene([
          sampleMediaBox([video], { ...small, zIndex: 1 }),
          sampleText('x', { ...small, zIndex: 2 }, { size: 30 }),
          sampleText('y', { ...small, left: 32, zIndex: 3 }, { size: 30 }),
        ]),
      ],
      ['warning | 盖在视频上，部分终端会把视频显示在最上层 | 文本 · x'],
    ],
    [
      'something under a video',
      [
        scene([
          sampleText('x', { ...small, zIndex: 0 }, { size: 30 }),
          sampleMediaBox([video], { ...small, zIndex: 1 }),
        ]),
      ],
      [],
    ],
    [
      'a video of unknown length',
      [scene([sampleMediaBox([{ ...video, duration: undefined }])])],
      ['info | 1 个视频的时长未知，按 10秒计算 | 混合媒体 · 短片'],
    ],
    [
      'a scene that is too short',
      [scene([sampleMediaBox([{ ...video, duration: 2 }])])],
      ['warning | 场景只有 2秒，可能来不及看清'],
    ],
    [
      'a scene that is very long',
      [scene([sampleMediaBox([{ ...video, duration: 700 }])])],
      ['info | 场景长达 11分40秒'],
    ],
    [
      'a stay that does not fit',
      [scene([sampleMediaBox([video])], 30)],
      ['info | 场景时长为 30秒，按内容应为 12秒，修改场景后会更正'],
    ],
    [
      'a round that is broken off',
      [
        scene([
          sampleMediaBox([{ ...video, duration: 25 }], small),
          sampleCarousel(1, { left: 50, width: 40 }, { images: [image, image], stay: 10 }),
        ]),
      ],
      ['info | 每轮 20秒，场景 25秒，最后一轮会中断 | 图片轮播 · 春茶'],
    ],
    [
      'one picture, which is seen to end at no time',
      [
        scene([
          sampleMediaBox([{ ...video, duration: 25 }], small),
          sampleCarousel(1, { left: 50, width: 40 }, { images: [image], stay: 10 }),
        ]),
      ],
      [],
    ],
    [
      'words that a new text came with',
      [scene([sampleText('请输入营销广告语', small), sampleText('请输入营销广告语！', { left: 50, width: 40 })])],
      ['warning | 文字还没有改写 | 文本 · 请输入营销广告语'],
    ],
    ['types that are not known, and what is no element', [scene([sampleElement(1200, small, {}), null, 'x'])], []],
  ])('%s', (_, pages, expected) => {
    expect(said(pages)).toEqual(expected)
  })

  it('what the server says of materials', () => {
    expect(said([scene([sampleMediaBox([image, video])])], (id) => (id === '9' ? '已停用' : undefined))).toEqual([
      'warning | 素材“短片”已停用 | 混合媒体 · 春茶',
    ])
  })

  it('only what the specification forbids keeps an ad from being saved', () => {
    expect(cannotSave(adOf([]), find)).toBe('请至少添加一个场景')
    expect(cannotSave(adOf([scene([sampleText('国家级', small)])]), find)).toBe('包含敏感词，请重新输入！')
    expect(cannotSave(adOf([scene([sampleText('国家级', small)])]), findNothing)).toBeUndefined()
    expect(
      cannotSave(adOf([scene([sampleCarousel(1, small, { images: [] }), sampleText(' ', { left: 99 })])]), find),
    ).toBeUndefined()
  })

  it('a scene is looked at again when it, the size or the list changed', () => {
    const document = adOf([scene([sampleText('国家级', small, { size: 30 })])])
    const [first] = document.scenes
    const id = first?.elements[0]?.id ?? ''
    const before = preflight(document, { find })
    expect(preflight(document, { find })[0]).toBe(before[0])
    expect(before[0]).toMatchObject({ sceneId: first?.id, elementId: id })
    expect(preflight(document, { find: findNothing })).toEqual([])
    const edited = withScene(document, first?.id ?? '', (scene) =>
      withElements(scene, [id], (raw) => ({ ...raw, data: { value: '春茶' } })),
    )
    expect(preflight(edited, { find })).toEqual([])
    expect(preflight({ ...document, height: 10 }, { find, overflows: (_, { height }) => height < 20 })).not.toEqual(
      before,
    )
  })
})
