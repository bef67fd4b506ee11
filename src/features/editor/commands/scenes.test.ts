import { describe, expect, it } from 'vitest'
import { partOf, storeOf } from '#src/features/editor/tests/samples.ts'
import { sampleCarousel, sampleElement, sampleText } from '#src/scene/tests/samples.ts'
import { withColor, withImage, withNone, withOpacity } from '../model/backgrounds.ts'
import { contentOf, viewOf } from '../model/edit-document.ts'
import { newText } from '../kinds/text.ts'
import { removeElements } from './elements.ts'
import { insertElement } from './insert.ts'
import { addScene, duplicateScene, moveScene, removeScene, setBackground, setResolution, setStay } from './scenes.ts'

const named = (...names: string[]) => storeOf(names.map((name) => [sampleText(name)]))
type Store = ReturnType<typeof storeOf>
const order = ({ state }: Store) =>
  state.document.scenes.map(({ elements: [first] }) => partOf(first?.raw, 'data', 'value') ?? '空').join('')
const at = ({ state }: Store) => state.document.scenes.findIndex(({ id }) => id === state.sceneId)
const go = (store: Store, index: number) => store.goToScene(store.state.document.scenes[index]?.id ?? '')

describe('scenes', () => {
  it('are added at the end, copied behind themselves, moved and taken away; the canvas goes along', () => {
    const store = named('一', '二', '三')
    addScene(store)
    expect([order(store), at(store)]).toEqual(['一二三空', 3])
    go(store, 0)
    duplicateScene(store, store.state.sceneId)
    expect([order(store), at(store)]).toEqual(['一一二三空', 1])
    moveScene(store, store.state.document.scenes[3]?.id ?? '', 0)
    expect([order(store), at(store)]).toEqual(['三一一二空', 0])
    removeScene(store, store.state.document.scenes[4]?.id ?? '')
    expect([order(store), at(store)]).toEqual(['三一一二', 0])
    removeScene(store, store.state.sceneId)
    expect([order(store), at(store)]).toEqual(['一一二', 0])
    go(store, 2)
    removeScene(store, store.state.sceneId)
    expect([order(store), at(store)]).toEqual(['一一', 1])
    for (let step = 0; step < 6; step += 1) store.undo()
    expect([order(store), at(store)]).toEqual(['一二三', 0])
  })

  it('with another size the ad takes it in the same step', () => {
    const store = named('一')
    const { width, height } = store.state.document
    addScene(store, undefined, 1, { width: height, height: width })
    expect(store.state.document).toMatchObject({ width: height, height: width })
    store.undo()
    expect(store.state.document).toMatchObject({ width, height })
    expect(order(store)).toBe('一')
  })

  it('a copy is a scene of its own', () => {
    const store = named('一')
    const first = store.state.document.scenes[0]
    duplicateScene(store, first?.id ?? '')
    const copy = store.scene()
    expect(copy?.elements[0]?.id).not.toBe(first?.elements[0]?.id)
    expect(store.state.document.scenes[0]).toBe(first)
    removeScene(store, copy?.id ?? '')
    removeScene(store, first?.id ?? '')
    expect([store.state.sceneId, store.state.announced.text]).toEqual(['', '已删除，没有场景了'])
  })

  it('and elements change their background (3§4), but not those that are not known', () => {
    const store = storeOf([[sampleText('x'), sampleElement(1200, {}, {})]])
    const ids = store.scene()?.elements.map(({ id }) => id) ?? []
    const of = (index?: number) =>
      partOf(index === undefined ? store.scene()?.raw : store.scene()?.elements[index]?.raw, 'background')
    setBackground(store, (raw) => withImage(raw, { id: 3, path: 'a' }))
    expect(of()).toEqual({ type: 2, color: { r: 255, g: 255, b: 255 }, image: { id: 3, path: 'a' }, opacity: 100 })
    setBackground(store, (raw) => withColor(raw, { r: 1, g: 2, b: 3 }))
    expect(of()).toEqual({ type: 1, color: { r: 1, g: 2, b: 3 }, opacity: 100 })
    setBackground(store, (raw) => withOpacity(raw, 140.4))
    setBackground(store, withNone, { elements: ids })
    expect([of(), of(0), of(1)]).toEqual([
      { type: 1, color: { r: 1, g: 2, b: 3 }, opacity: 100 },
      { ver: 1, type: 0 },
      { ver: 1, type: 0 },
    ])
    const untouched = store.scene()?.elements[1]
    setBackground(store, (raw) => withColor(raw, { r: 9, g: 9, b: 9 }), { elements: ids })
    expect(of(0)).toEqual({ ver: 1, type: 1, color: { r: 9, g: 9, b: 9 }, opacity: 100 })
    expect(store.scene()?.elements[1]).toBe(untouched)
  })

  it('change size together, in one step', () => {
    const store = named('一', '二')
    const before = store.state.document
    expect(setResolution(store, { width: 1080, height: 1920 })).toBeUndefined()
    expect([store.state.document.width, store.state.document.height]).toEqual([1080, 1920])
    expect(store.state.document.scenes).toBe(before.scenes)
    expect(setResolution(store, { width: 0, height: 5 })).toBe('分辨率无效')
    expect(contentOf(store.state.document)).toBe(contentOf(before))
    store.undo()
    expect(store.state.document).toBe(before)
  })
})

it('a scene of words lasts as long as it is told, and one with timed contents as long as they take', () => {
  const store = storeOf([[sampleText('一')]])
  const id = store.state.sceneId
  const stay = () => viewOf(store.scene()!).stay
  expect(setStay(store, id, 20)).toBeUndefined()
  expect(stay()).toBe(20)
  expect(store.state.undoLabel).toBe('修改播放时长')
  expect(setStay(store, id, 0.5)).toBe('播放时长为 1 到 86,400 秒')
  // other changes leave it alone
  insertElement(store, newText(store.state.document))
  expect(stay()).toBe(20)

  insertElement(store, sampleCarousel(1))
  expect(stay()).toBe(15)
  setStay(store, id, 30)
  expect(stay()).toBe(15)
  removeElements(store)
  expect(stay()).toBe(60)
  for (let step = 0; step < 4; step += 1) store.undo()
  expect(store.state.document).toBe(store.state.saved)
})
