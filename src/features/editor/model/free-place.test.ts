import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#src/scene/model/json.ts'
import { sampleImage, sampleText } from '#src/scene/tests/samples.ts'
import { additions, type AdditionEntry } from '#src/features/editor/commands/add-commands.ts'
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
        makeNew('文本', HD),
        makeNew('文本', HD),
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

  const ground = sampleText('', { left: 0, top: 0, width: 100, height: 100 })
  const title = sampleText('秋季新品', { left: 10, top: 2, width: 80, height: 14 })
  const footer = sampleText('详情请咨询店员', { left: 10, top: 88, width: 80, height: 12 })
  const poster = sampleText('', { left: 30, top: 35, width: 40, height: 53 })
  const column = sampleText('', { left: 60, top: 0, width: 40, height: 50 })

  it.each([
    ['where there is nothing', [], [0, 50], [58, 3.5556]],
    ['on a picture that fills the scene', [ground], [0, 85.7778], [58, 3.5556]],
    ['above a picture that leaves no row below', [poster], [0, 14.6668], [58, 3.5556]],
    ['beside a title', [ground, title], [0, 85.7778], [58, 21.3334]],
    ['beside a footer', [ground, footer], [0, 71.5556], [58, 3.5556]],
    ['beside a picture at the right', [ground, column], [0, 85.7778], [58, 56.889]],
  ])('that scrolls comes to the lower edge and a clock to the upper right: %s', (_, elements, ticker, clock) => {
    const store = (label: string) => {
      const at = storeOf([elements], HD)
      const { wanted, make } = additions.find((one) => one.label === label) as AdditionEntry
      expect(insertElement(at, make(HD, []), undefined, wanted)).toBeUndefined()
      return ['left', 'top'].map((key) => partOf(at.scene()?.elements.at(-1)?.raw, 'layout', key))
    }
    expect([store('滚动文本'), store('时间')]).toEqual([ticker, clock])
  })
})
