import { expect, it, vi } from 'vitest'
import { idsOf, partOf, storeOf } from '#src/features/editor/tests/samples.ts'
import { sampleCarousel, sampleClock, sampleElement, sampleText } from '#src/scene/tests/samples.ts'

// of a page of its own: other tests copy styles too
vi.resetModules()
const { cannotPasteStyle, copyStyle, pasteStyle } = await import('./style.ts')

const RED = { r: 224, g: 32, b: 32 }
const look = {
  background: { ver: 1, type: 1, color: RED, opacity: 50 },
  border: { ver: 1, width: 4, style: 'dashed', radius: 6, padding: 2, opacity: 100, color: RED },
}

it('a style goes to all that is chosen, in one step: letters to what has words, ground and border to all', () => {
  const store = storeOf([
    [
      sampleText('样式', { lineHeight: 2 }, { font: 'SimHei', size: 44, color: RED, horizontalAlign: 'right' }, look),
      sampleClock(1),
      sampleCarousel(2),
      sampleElement(1200, {}, {}),
    ],
  ])
  const scene = store.scene()
  const [from = '', ...to] = scene ? idsOf(scene) : []
  store.select(to)
  expect(cannotPasteStyle(store)).toBe('请先复制样式')
  store.select([])
  expect(copyStyle(store)).toBe('请先选择元素')
  store.select([from])
  expect(copyStyle(store)).toBeUndefined()
  store.select(to)
  const before = store.state.document
  expect(pasteStyle(store)).toBeUndefined()
  const [, clock, pictures, other] = (store.scene()?.elements ?? []).map(({ raw }) => raw)
  expect(clock).toMatchObject({ ...look, data: { formatter: 1, font: 'SimHei', size: 44, horizontalAlign: 'right' } })
  expect(partOf(clock, 'layout', 'lineHeight')).toBe(2)
  expect(pictures).toMatchObject(look)
  expect([partOf(pictures, 'data', 'size'), partOf(pictures, 'layout', 'lineHeight')]).toEqual([undefined, 1.2])
  expect(other).toBe(scene?.elements[3]?.raw)
  store.undo()
  expect(store.state.document).toBe(before)

  // from what has no words, words keep theirs
  store.select([to[1] ?? ''])
  copyStyle(store)
  store.select([from])
  pasteStyle(store)
  expect(store.scene()?.elements[0]?.raw).toMatchObject({ data: { font: 'SimHei', size: 44 }, border: { width: 0 } })
})
