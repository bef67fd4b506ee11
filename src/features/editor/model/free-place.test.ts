import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#src/scene/model/json.ts'
import { sampleImage, sampleText } from '#src/scene/tests/samples.ts'
import { insertElement } from '#src/features/editor/commands/insert.ts'
import { makeNew, partOf, storeOf } from '#src/features/editor/tests/samples.ts'

const HD = { width: 1920, height: 1080 }

function added(elements: readonly unknown[], ...raws: JsonObject[]) {
  const store = storeOf([elements], HD)
  for (const raw of raws) expect(insertElement(store, raw)).toBeUndefined()
  return (store.scene()?.elements ?? [])
    .slice(elements.length)
    .map(({ raw }) => ['left', 'top'].map((key) => partOf(raw, 'layout', key)))
}

describe('a new element (E27)', () => {
  it('takes the next free row below what it would cover, then above it', () => {
    expect(
      added(
        [],
        makeNew('文本', HD),
        makeNew('时间', HD),
        makeNew('滚动文本', HD),
        makeNew('文本', HD),
        makeNew('文本', HD),
      ),
    ).toEqual([
      [10, 50],
      [10, 64.2222],
      [10, 78.4444],
      [10, 35.7778],
      [10, 21.5556],
    ])
  })

  it('comes right above or below what lies there, where a whole row does not fit', () => {
    const picture = makeNew('图片', HD, [sampleImage(1, '海报', '#14532d')])
    expect(added([], makeNew('文本', HD), picture)).toEqual([
      [10, 50],
      [30, 10],
    ])
  })

  it('comes a little beside what it covers where there is no free row', () => {
    const picture = () => makeNew('图片', HD, [sampleImage(1, '海报', '#14532d')])
    expect(added([], picture(), picture())).toEqual([
      [30, 35],
      [31.0417, 36.8519],
    ])
  })

  it('keeps its place over a ground that is much larger, and beside others', () => {
    const ground = sampleText('', { left: 0, top: 0, width: 100, height: 100 })
    const corner = sampleText('一', { left: 80, top: 52, width: 15, height: 40 })
    expect(added([ground, corner], makeNew('文本', HD))).toEqual([[10, 50]])
  })
})
