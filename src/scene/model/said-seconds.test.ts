import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyContent } from '#src/scene/tests/documents.ts'
import { sampleAd, sampleCarousel, sampleScene } from '#src/scene/tests/samples.ts'
import { contentSeconds } from './content-seconds.ts'
import { saidSeconds } from './said-seconds.ts'

test('whatever a content is, what it says is what its scenes last', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const said = saidSeconds(content)
      if (said !== 'unsaid') expect(said).toBe(contentSeconds(content))
    }),
  )
})

test('an ad of the editor says how long it lasts; a carousel in a scene without a length has to be read', () => {
  expect(saidSeconds(sampleAd)).toBe(43)
  expect(saidSeconds({ pages: [sampleScene([], undefined, 5), sampleScene([])] })).toBe(65)
  expect(saidSeconds({ pages: [sampleScene([sampleCarousel(1)])] })).toBe('unsaid')
})
