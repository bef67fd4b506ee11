import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#src/scene/model/json.ts'
import { sampleCarousel, sampleElement, sampleMediaBox } from '#src/scene/tests/samples.ts'
import { editDocument, emptyDocument } from './edit-document.ts'
import { figuresOf } from './figures.ts'

const image = (id: unknown, size?: number) => ({
  id,
  type: 0,
  path: `m/${String(id)}.png`,
  ...(size !== undefined && { size }),
})
const page = (elements: unknown[], background: unknown, stay: number) => ({ elements, background, stay })

describe('the figures of an ad (3§2, E2, E10)', () => {
  it('count each material once, wherever it is used', () => {
    const pages = [
      page(
        [
          sampleCarousel(1, {}, { images: [image(1, 100), image(2, 50)] }),
          sampleMediaBox([image(2, 50), image('\uDFFF12345678901234567')]),
        ],
        { type: 2, image: image(3) },
        20,
      ),
      page(
        [
          sampleElement(250, {}, { images: [image(3, 7)] }, { background: { type: 2, image: image(4, 1) } }),
          sampleElement(200, {}, { inner: [{ image: image(5, 2) }, { id: 99 }] }),
          sampleElement(170, {}, { value: 'x' }, { background: { type: 1, image: image(6, 1000) } }),
        ],
        { type: 0, image: image(7, 1000) },
        10.1,
      ),
    ]
    const document = editDocument({ pages } as unknown as JsonObject, { name: '', width: 1920, height: 1080 })
    expect(figuresOf(document)).toEqual({
      scenes: 2,
      seconds: 30.1,
      resources: 6,
      bytes: 160,
      unknownSizes: 1,
      materialIds: [3, 1, 2, '\uDFFF12345678901234567', 4, 5],
    })
  })

  it('are nothing for an ad without scenes', () => {
    expect(figuresOf(emptyDocument({ width: 1, height: 1 }))).toEqual({
      scenes: 0,
      seconds: 0,
      resources: 0,
      bytes: 0,
      unknownSizes: 0,
      materialIds: [],
    })
  })
})
