import { expect, it } from 'vitest'
import { own } from '#src/scene/model/json.ts'
import { sampleCarousel, sampleImage, sampleText } from '#src/scene/tests/samples.ts'
import { viewOf } from '../model/edit-document.ts'
import { templates } from '../model/templates/library.ts'
import { firstScene, storeOf } from '../tests/samples.ts'
import { addContents } from './contents.ts'

const picture = sampleImage(1, '夜景', '#0b1f33', 1920, 1080)

it('a picture takes the place of what a template has drawn there, in one step', () => {
  const place = { left: 0, top: 0, width: 50, height: 100 }
  const store = storeOf([
    [
      // a ground as large as the place, a piece of the drawing, and what reaches out of the place
      sampleText('', { ...place, zIndex: 1 }),
      sampleText('', { left: 10, top: 10, width: 20, height: 30, zIndex: 2 }),
      sampleText('', { left: 40, top: 10, width: 30, height: 30, zIndex: 3 }),
      sampleText('有字', { left: 10, top: 50, width: 20, height: 10, zIndex: 4 }),
      sampleCarousel(1, { ...place, zIndex: 5 }, { images: [] }),
      sampleText('', { left: 10, top: 70, width: 20, height: 10, zIndex: 6 }),
    ],
  ])
  const before = firstScene(store.state.document)
  const [ground, , outside, words, frame, above] = before.elements.map(({ id }) => id)
  addContents(store, frame!, [picture])
  expect(firstScene(store.state.document).elements.map(({ id }) => id)).toEqual([ground, outside, words, frame, above])
  store.undo()
  expect(firstScene(store.state.document).elements.map(({ id }) => id)).toEqual(before.elements.map(({ id }) => id))
})

it.each(templates.map(({ name, page }) => [name, page] as const))(
  '%s: nothing is seen round its pictures',
  (_, page) => {
    const store = storeOf([page.elements as unknown[]])
    const scene = () => viewOf(firstScene(store.state.document))
    for (const { id, raw } of firstScene(store.state.document).elements)
      if (own(own(raw, 'data'), 'images') !== undefined) addContents(store, id, [picture])
    const views = scene().elements
    const around = views.flatMap(({ kind, layout: place }, at) =>
      kind !== 'carousel'
        ? []
        : views.slice(0, at).filter(({ raw, layout }) => {
            const inX = layout.left + layout.width / 2 - place.left
            const inY = layout.top + layout.height / 2 - place.top
            return (
              own(own(raw, 'data'), 'value') === '' &&
              inX > 0 &&
              inX < place.width &&
              inY > 0 &&
              inY < place.height &&
              layout.width * layout.height < 0.98 * place.width * place.height
            )
          }),
    )
    expect(around.map(({ layout }) => layout)).toEqual([])
  },
)
