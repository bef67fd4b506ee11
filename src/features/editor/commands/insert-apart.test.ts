import { expect, it } from 'vitest'
import { partOf, storeOf } from '#src/features/editor/tests/samples.ts'
import { sampleImage } from '#src/scene/tests/samples.ts'
import { additions, type AdditionEntry } from './add-commands.ts'
import { insertApart } from './insert-apart.ts'

const pictures = additions.find(({ label }) => label === '图片') as AdditionEntry
const image = (width: number, height: number) => sampleImage(1, '海报', '#14532d', width, height)

/** The places of pictures of these shapes that are added each for itself. */
function placed(...shapes: [number, number][]) {
  const store = storeOf([[]], { width: 1600, height: 900 })
  const refusal = insertApart(
    store,
    pictures,
    shapes.map(([width, height]) => image(width, height)),
  )
  const elements = store.scene()?.elements ?? []
  const places = elements.map(({ raw }) => ['left', 'top', 'width', 'height'].map((key) => partOf(raw, 'layout', key)))
  return { store, refusal, places }
}

it('puts two pictures beside each other, in one step of undo, and chooses both', () => {
  const { store, refusal, places } = placed([1600, 900], [1600, 900])
  expect(refusal).toBeUndefined()
  expect(places).toEqual([
    [4, 28, 44, 44],
    [52, 28, 44, 44],
  ])
  expect(store.state.selection).toHaveLength(2)
  store.undo()
  expect(store.scene()?.elements).toEqual([])
})

it('keeps the shape of each and has a shorter last row in the middle', () => {
  const { places } = placed([900, 900], [1600, 900], [900, 1600])
  expect(places).toEqual([
    [13.625, 4, 24.75, 44],
    [52, 4, 44, 44],
    [43.0391, 52, 13.9218, 44],
  ])
})

it('is refused as a whole where there is no scene', () => {
  expect(insertApart(storeOf([]), pictures, [image(1, 1), image(1, 1)])).toBe('请先添加场景')
})
