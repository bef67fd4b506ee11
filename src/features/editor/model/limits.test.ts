import { describe, expect, it } from 'vitest'
import { addContents, moveContent, removeContent, replaceContent } from '#src/features/editor/commands/contents.ts'
import { duplicateElements } from '#src/features/editor/commands/elements.ts'
import { copiedText, pasteText } from '#src/features/editor/commands/copy-paste.ts'
import { insertElement } from '#src/features/editor/commands/insert.ts'
import { addScene, blankScene, duplicateScene } from '#src/features/editor/commands/scenes.ts'
import { makeNew, partOf, storeOf } from '#src/features/editor/tests/samples.ts'
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { sampleCarousel, sampleImage, sampleMediaBox, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { cannotAdd } from './limits.ts'

const images = (count: number) =>
  Array.from({ length: count }, (_, id) => sampleImage(id + 1, 'x', '#123456') as unknown as JsonObject)
const BOXES = '每个场景最多 2 个混合媒体控件'
const SCENES = '每个广告最多 10 个场景'
const IMAGES = '每个图片控件最多 10 个内容'
const MEDIAS = '每个混合媒体控件最多 10 个内容'

describe('limits (3§5)', () => {
  it('two media boxes a scene, whichever way they come', () => {
    const store = storeOf([[sampleMediaBox([])], []])
    const size = store.state.document
    store.select([store.scene()?.elements[0]?.id ?? ''])
    const one = copiedText(store) ?? ''
    expect(insertElement(store, makeNew('混合媒体', size))).toBeUndefined()
    const full = store.state.document
    expect(cannotAdd(full, store.state.sceneId, 'mediaBox')).toBe(BOXES)
    expect(insertElement(store, makeNew('混合媒体', size))).toBe(BOXES)
    expect(duplicateElements(store)).toBe(BOXES)
    expect(pasteText(store, one)).toBe(BOXES)
    expect(store.state.document).toBe(full)
    expect(insertElement(store, makeNew('文本', size))).toBeUndefined()
    store.goToScene(full.scenes[1]?.id ?? '')
    expect(pasteText(store, one)).toBeUndefined()
  })

  it('nothing else is kept out of a scene that came with more', () => {
    const store = storeOf([[1, 2, 3].map(() => sampleMediaBox([]))])
    expect(insertElement(store, makeNew('文本', store.state.document))).toBeUndefined()
    expect(pasteText(store, '春茶')).toBeUndefined()
    expect(cannotAdd(store.state.document, store.state.sceneId, 'mediaBox')).toBe(BOXES)
  })

  it('ten contents an element, whichever way they come', () => {
    const store = storeOf([[sampleCarousel(1, {}, { images: images(9) }), sampleMediaBox(images(10))]])
    const [carousel = '', box = ''] = store.scene()?.elements.map(({ id }) => id) ?? []
    const list = (index: number, key: string) =>
      (partOf(store.scene()?.elements[index]?.raw, 'data', key) as JsonObject[]).map(({ id }) => id)
    expect(addContents(store, carousel, images(2))).toBe(IMAGES)
    expect(addContents(store, carousel, images(1))).toBeUndefined()
    expect(addContents(store, box, images(1))).toBe(MEDIAS)
    expect(insertElement(store, makeNew('图片', store.state.document, images(11)))).toBe(IMAGES)
    expect(replaceContent(store, box, 9, { id: 77 })).toBeUndefined()
    expect(moveContent(store, box, 9, 0)).toBeUndefined()
    expect(removeContent(store, box, 1)).toBeUndefined()
    expect(list(1, 'medias')).toEqual([77, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(list(0, 'images')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1])
  })

  it('ten scenes an ad, and none that is too full', () => {
    const store = storeOf(Array.from({ length: 9 }, () => []))
    expect(addScene(store, sampleScene([1, 2, 3].map(() => sampleMediaBox([]))) as unknown as Json)).toBe(BOXES)
    expect(addScene(store, blankScene())).toBeUndefined()
    expect(store.state.document.scenes).toHaveLength(10)
    expect(store.state.sceneId).toBe(store.state.document.scenes[9]?.id)
    expect(addScene(store)).toBe(SCENES)
    expect(duplicateScene(store, store.state.sceneId)).toBe(SCENES)
  })

  it('nothing without a scene, and nothing where only looking is allowed', () => {
    const empty = storeOf([])
    expect(insertElement(empty, makeNew('文本', empty.state.document))).toBe('请先添加场景')
    const store = storeOf([[sampleText('x')]])
    store.set({ readOnly: '已在其他页面打开' })
    expect(addScene(store)).toBe('已在其他页面打开')
    expect(insertElement(store, makeNew('文本', store.state.document))).toBe('已在其他页面打开')
  })
})
