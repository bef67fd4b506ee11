import { describe, expect, it } from 'vitest'
import { parseJson } from '#src/lib/data/parse-json.ts'
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { sampleElement, sampleText } from '#src/scene/tests/samples.ts'
import { duplicateElements } from '#src/features/editor/commands/elements.ts'
import { copiedText, NOTHING_TO_PASTE, pasteText } from '#src/features/editor/commands/copy-paste.ts'
import { idsOf, partOf, storeOf } from '#src/features/editor/tests/samples.ts'
import { decodeElements, encodeElements } from './clipboard.ts'

const text = (layout: Record<string, number>) => sampleText('春茶', layout) as unknown as JsonObject

describe('elements as text for a clipboard', () => {
  it('come back as they were, with ids above 2^53', () => {
    const raw = parseJson(
      '{"type":250,"data":{"images":[{"id":12345678901234567890,"path":"a"}]},"layout":{"left":1,"top":2,"width":3,"height":4},"extra":[1,null]}',
    ) as JsonObject
    const encoded = encodeElements([raw])
    expect(encoded).toContain('12345678901234567890,')
    expect(decodeElements(encoded)).toEqual([raw])
  })

  it.each([
    ['half of it', encodeElements([text({})]).slice(0, 40)],
    ['a newer form', '{"adscreen-elements":2,"elements":[{"type":170}]}'],
    ['no list', '{"adscreen-elements":1,"elements":{"type":170}}'],
    ['nothing in it', encodeElements([])],
    ['no elements in it', encodeElements([1, null, 'x', {}, { type: 'x' }])],
    ['too many', encodeElements(Array.from({ length: 1001 }, () => ({ type: 170 })))],
    ['too deep', `{"adscreen-elements":1,"elements":[{"type":170,"data":${'['.repeat(300)}${']'.repeat(300)}}]}`],
    ['too long', `{"adscreen-elements":1,"elements":[{"type":170,"x":"${'x'.repeat(5_000_001)}"}]}`],
  ])('%s is refused', (_, from) => {
    expect(decodeElements(from)).toBeUndefined()
    const store = storeOf([[]])
    expect(pasteText(store, from)).toBe(NOTHING_TO_PASTE)
  })

  it.each([
    ['a text of somebody', '  春茶上新\r\n第二杯半价\n', '春茶上新\n第二杯半价'],
    ['other JSON', '{"elements":[{"type":170}]}', '{"elements":[{"type":170}]}'],
  ])('%s is no element, and becomes a text (E28)', (_, from, value) => {
    expect(decodeElements(from)).toBeUndefined()
    const store = storeOf([[]])
    expect(pasteText(store, from)).toBeUndefined()
    expect(store.scene()?.elements.map(({ raw }) => raw)).toMatchObject([{ type: 170, data: { value } }])
    expect(store.state.selection).toEqual(store.scene() && idsOf(store.scene()!))
    expect(store.state.undoLabel).toBe('添加文本')
  })

  it('a text of many lines gets a box that holds them; one without words, or with too many, is refused', () => {
    const store = storeOf([[]])
    expect(pasteText(store, Array.from({ length: 6 }, () => '春茶上新').join('\n'))).toBeUndefined()
    // 6 lines of 36 units, of a scene that is 562.5 high
    expect(partOf(store.scene()?.elements[0]?.raw, 'layout', 'height')).toBeCloseTo(38.4)
    expect(pasteText(store, ' \n ')).toBe(NOTHING_TO_PASTE)
    expect(pasteText(store, '茶'.repeat(2001))).toBe('文本最多 2,000 字，剪贴板中有 2,001 字，请分段粘贴')
    expect(store.scene()?.elements).toHaveLength(1)
    expect(pasteText(store, '😀'.repeat(2000))).toBeUndefined()
  })

  it('are put inside the scene, and what is code stays data', () => {
    const [pasted] =
      decodeElements(
        '{"adscreen-elements":1,"elements":[{"type":170,"__proto__":{"x":1},"layout":{"left":90,"top":-5,"width":40,"height":"x"}}]}',
      ) ?? []
    expect(pasted).toMatchObject({ layout: { left: 60, top: 0, width: 40, height: 30 } })
    expect(({} as Record<string, Json>)['x']).toBeUndefined()
  })
})

describe('copies', () => {
  const at = (store: ReturnType<typeof storeOf>) =>
    store
      .scene()
      ?.elements.map(({ raw }) => [
        partOf(raw, 'layout', 'left'),
        partOf(raw, 'layout', 'top'),
        partOf(raw, 'layout', 'zIndex'),
      ])

  it('come a little beside what is there, in front, and chosen; in another scene where they were', () => {
    const store = storeOf([[text({ left: 10, top: 10, width: 20, height: 20, zIndex: 4 })], []], {
      width: 2000,
      height: 1000,
    })
    const [first] = store.state.document.scenes
    store.select(first ? idsOf(first) : [])
    const copied = copiedText(store) ?? ''
    expect(pasteText(store, copied)).toBeUndefined()
    expect(pasteText(store, copied)).toBeUndefined()
    expect(at(store)).toEqual([
      [10, 10, 4],
      [11, 12, 5],
      [12, 14, 6],
    ])
    const [, , third] = store.scene()?.elements ?? []
    expect(store.state.selection).toEqual([third?.id])
    store.goToScene(store.state.document.scenes[1]?.id ?? '')
    pasteText(store, copied)
    expect(at(store)).toEqual([[10, 10, 1]])
    store.undo()
    expect(store.scene()?.elements).toHaveLength(0)
  })

  it.each([
    ['to the other side where there is no room', [{ left: 80, top: 10, width: 20, height: 20 }], [[79, 12]]],
    ['nowhere when it is as large as the scene', [{ left: 0, top: 0, width: 100, height: 100 }], [[0, 0]]],
    [
      'as far as there is room for all of them',
      [
        { left: 0.5, top: 0, width: 10, height: 10 },
        { left: 89, top: 50, width: 10.5, height: 10 },
      ],
      [
        [1, 2],
        [89.5, 52],
      ],
    ],
  ])('%s', (_, layouts, expected) => {
    const store = storeOf([layouts.map((layout, index) => text({ ...layout, zIndex: index }))], {
      width: 2000,
      height: 1000,
    })
    const scene = store.scene()
    store.select(scene ? idsOf(scene) : [])
    duplicateElements(store)
    expect(
      at(store)
        ?.slice(layouts.length)
        .map(([left, top]) => [left, top]),
    ).toEqual(expected)
  })

  it('keep what is not known of them', () => {
    const store = storeOf([[sampleElement(1200, { left: 5 }, { city: '示例市' }, { later: { deep: [1] } })]])
    const scene = store.scene()
    store.select(scene ? idsOf(scene) : [])
    pasteText(store, copiedText(store) ?? '')
    expect(store.scene()?.elements[1]?.raw).toMatchObject({
      type: 1200,
      data: { city: '示例市' },
      later: { deep: [1] },
    })
  })
})
