import { expect, test } from 'vitest'
import { sampleCarousel, sampleImage, sampleMediaBox, sampleScene } from '#src/scene/tests/samples.ts'
import { contentOf, editDocument } from './edit-document.ts'
import { replaceMaterial } from './replace-material.ts'

/* One material in the place of another, wherever a content names it. */

const film = (id: number, duration: number) => ({ ...sampleImage(id, '片', '#123456'), type: 1, duration })
const item = { id: 99, type: 1, path: 'new.mp4', name: '新片', size: 5, duration: 40 }
const document = (...pages: object[]) =>
  editDocument(JSON.parse(JSON.stringify({ name: '广告', pages, extra: { keep: 1 } })), {
    name: '广告',
    width: 1920,
    height: 1080,
  })
const pagesOf = (given: ReturnType<typeof document>) =>
  contentOf(given).pages as { stay: number; elements: { data: { medias?: object[]; images?: object[] } }[] }[]

test('its items are of the other one, and keep what is the ad’s; scenes last as long as it takes (E2)', () => {
  const before = document(
    sampleScene([sampleMediaBox([{ ...film(7, 15), fit: 'cover' }, film(8, 5)])], undefined, 20),
    sampleScene([sampleMediaBox([film(8, 5)])], undefined, 33),
  )
  const after = replaceMaterial(before, '7', item)
  const [first, second] = pagesOf(after)
  expect(first?.elements[0]?.data.medias?.[0]).toEqual({ ...item, fit: 'cover' })
  expect(first?.elements[0]?.data.medias?.[1]).toEqual(JSON.parse(JSON.stringify(film(8, 5))))
  expect(first?.stay).toBe(45)
  // what was not touched is the very same, with a time that nobody computed
  expect(second).toBe(pagesOf(before)[1])
  expect(contentOf(after).extra).toEqual({ keep: 1 })
})

test('backgrounds and carousels too; nothing of what the old one said of itself is left', () => {
  const picture = { id: 4, type: 0, path: 'new.png', name: '新图' }
  const before = document({
    ...sampleScene([
      sampleCarousel(1, {}, { images: [sampleImage(7, '旧', '#111111'), sampleImage(8, '别', '#222222')] }),
    ]),
    background: { type: 2, opacity: 50, image: { id: 7, path: 'old.png' } },
  })
  const [page] = pagesOf(replaceMaterial(before, 7, picture))
  expect(page).toMatchObject({ background: { type: 2, opacity: 50, image: picture } })
  expect(page?.elements[0]?.data.images?.[0]).toEqual(picture)
  expect(JSON.stringify(page)).not.toContain('"id":7')
})

test('an ad without it stays the same document, also where something else has its id', () => {
  const before = document({ ...sampleScene([sampleMediaBox([film(8, 5)])]), id: 7, note: { id: 7 } })
  expect(replaceMaterial(before, 7, item)).toBe(before)
})
