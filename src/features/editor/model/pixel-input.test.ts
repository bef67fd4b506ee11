import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleText } from '#src/scene/tests/samples.ts'
import { setPixels } from '#src/features/editor/commands/elements.ts'
import { anyBox, firstScene, storeOf } from '#src/features/editor/tests/samples.ts'
import { elementView } from './edit-document.ts'
import { outsideOf, pixelInput, pixelsOf, type PixelField } from './pixel-input.ts'

const SIZE = { width: 1000, height: 500 }
const LAYOUT = { left: 10, top: 20, width: 30, height: 40 }
const FIELDS = ['left', 'top', 'width', 'height'] as const

describe('layout in pixels (3§5)', () => {
  it.each<[PixelField, number, number | undefined]>([
    ['left', 0, 0],
    ['left', 700, 70],
    ['left', 701, undefined],
    ['left', -1, undefined],
    ['top', 300, 60],
    ['top', 301, undefined],
    ['width', 900, 90],
    ['width', 901, undefined],
    ['width', 0, undefined],
    ['height', 400, 80],
    ['height', 401, undefined],
    ['height', Number.NaN, undefined],
    ['width', 12.5, undefined],
  ])('%s %d', (field, pixels, percent) => {
    const outside = outsideOf([LAYOUT], field, pixels, SIZE)
    if (percent === undefined) expect(outside).toMatch(/^超出限制值，可填 [01]–\d+$/)
    else expect([outside, pixelInput(LAYOUT, field, pixels, SIZE)]).toEqual([undefined, percent])
  })

  it('goes by the pixels that are shown', () => {
    const layout = { left: 33.3333, top: 0, width: 10, height: 10 }
    expect(pixelsOf(layout, 'left', SIZE)).toBe(333)
    const widths = [667, 666, 666].map((pixels, index) => {
      const at = { ...layout, left: [33.3333, 33.36, 33.44][index] ?? 0 }
      return [outsideOf([at], 'width', pixels, SIZE), pixelInput(at, 'width', pixels, SIZE)]
    })
    expect(widths).toEqual([66.6667, 66.6, 66.56].map((percent) => [undefined, percent]))
  })

  it('gives back what was entered, and never leaves the scene', () => {
    fc.assert(
      fc.property(
        anyBox,
        fc.constantFrom(...FIELDS),
        fc.integer({ min: -50, max: 4200 }),
        fc.constantFrom(SIZE, { width: 1920, height: 1080 }, { width: 4096, height: 77 }),
        (layout, field, pixels, size) => {
          if (outsideOf([layout], field, pixels, size) !== undefined) return
          const next = { ...layout, [field]: pixelInput(layout, field, pixels, size) }
          expect(pixelsOf(next, field, size)).toBe(pixels)
          expect(next.left + next.width).toBeLessThanOrEqual(100.000_001)
          expect(next.top + next.height).toBeLessThanOrEqual(100.000_001)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('refuses without changing anything', () => {
    const store = storeOf([[sampleText('x', LAYOUT)]], SIZE)
    const before = store.state.document
    const id = firstScene(before).elements[0]?.id ?? ''
    expect(setPixels(store, [id], 'left', 701)).toBe('超出限制值，可填 0–700')
    expect(store.state.document).toBe(before)
    expect(setPixels(store, [id], 'left', 700)).toBeUndefined()
    expect(store.state.undoLabel).toBe('修改布局')
  })

  it('gives several the same side in one step, or none of them', () => {
    const store = storeOf([[sampleText('x', LAYOUT), sampleText('y', { ...LAYOUT, left: 50, width: 20 })]], SIZE)
    const before = store.state.document
    const ids = firstScene(before).elements.map(({ id }) => id)
    expect(setPixels(store, ids, 'width', 501)).toBe('超出限制值，可填 1–500')
    expect(store.state.document).toBe(before)
    expect(setPixels(store, ids, 'width', 500)).toBeUndefined()
    const widths = firstScene(store.state.document)
      .elements.map(elementView)
      .map(({ layout }) => layout.width)
    expect(widths).toEqual([50, 50])
    store.undo()
    expect(store.state.document).toBe(before)
  })
})
