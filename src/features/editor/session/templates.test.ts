import { expect, it, test } from 'vitest'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { fitPage } from '../model/templates/fit-page.ts'
import { templates } from '../model/templates/library.ts'
import { TEMPLATE_SIZES } from '../model/templates/template.ts'
import { loadTemplates, offered, sizeFor } from './templates.ts'

it.each([
  ['landscape', { width: 3840, height: 2160 }],
  ['landscape', { width: 1000, height: 1000 }],
  ['portrait', { width: 800, height: 1280 }],
] as const)('offers the blank one, then those that are %s, then the others', (first, size) => {
  const kinds = offered(templates, size).map(({ orientation }) => orientation)
  const half = (templates.length - 1) / 2
  const other = first === 'landscape' ? 'portrait' : 'landscape'
  expect(kinds).toEqual([
    undefined,
    ...Array.from({ length: half }, () => first),
    ...Array.from({ length: half }, () => other),
  ])
})

it('offers the pages as they were drawn where the ad has their shape', async () => {
  const size = { width: 3840, height: 2160 }
  const offers = await loadTemplates(size)
  const landscape = templates.filter(({ orientation }) => orientation === 'landscape')
  expect(landscape.every(({ page }) => offers.some((offer) => offer.pageFor(size) === page))).toBe(true)
})

it('shows those that stand otherwise in the shape that they were drawn in, the others in the shape of the ad', () => {
  const size = { width: 1366, height: 768 }
  for (const { orientation, ...offer } of offered(templates, size)) {
    expect(offer).toMatchObject(
      orientation === 'portrait' ? { turned: true, size: TEMPLATE_SIZES.portrait } : { turned: false, size },
    )
  }
})

test.each([
  ['the same turned', { width: 800, height: 1280 }, { width: 1280, height: 800 }],
  ['the one that it was drawn at', { width: 1080, height: 2400 }, { width: 1920, height: 1080 }],
])('an ad of another shape takes %s', (_, ad, size) => {
  const company = [{ width: 1366, height: 768 }, ad, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]
  expect(sizeFor('landscape', ad, company)).toEqual(size)
})

test('else an ad takes the first size of the company that stands so, or none', () => {
  const [ad, wide] = [
    { width: 1080, height: 2400 },
    { width: 1366, height: 768 },
  ]
  expect(sizeFor('landscape', ad, [ad, wide])).toEqual(wide)
  expect(sizeFor('landscape', ad, [ad])).toBeUndefined()
})

const sizes = (page: JsonObject) =>
  (own(page, 'elements') as JsonObject[]).flatMap((element) => own(own(element, 'data'), 'size') ?? [])

test('in a lower ad the letters are smaller, and never too small for the panel', () => {
  const { page } = templates.find(({ orientation }) => orientation === 'portrait')!
  const lower = sizes(fitPage(page, TEMPLATE_SIZES.portrait, { width: 1920, height: 1080 }))
  expect(lower.every((size, index) => Number(size) >= 12 && Number(size) < Number(sizes(page)[index]))).toBe(true)
  const higher = fitPage(page, TEMPLATE_SIZES.portrait, { width: 1080, height: 2400 })
  expect(higher).toBe(page)
})
