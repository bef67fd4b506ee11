import { expect, test } from 'vitest'
import { contentSeconds } from './content-seconds.ts'

const pages = [{ elements: [], stay: 12.5 }, { elements: [] }]

test('an ad lasts as long as its scenes together, 60 s for one without any timed element (E2, 3§9)', () => {
  expect(contentSeconds(JSON.stringify({ pages }))).toBe(72.5)
  expect(contentSeconds({ pages })).toBe(72.5)
})

test('an ad is read up to two hundred thousand characters', () => {
  const ofLength = (length: number) => {
    const rest = JSON.stringify({ pages, name: '' }).length
    return JSON.stringify({ pages, name: 'x'.repeat(length - rest) })
  }
  expect(contentSeconds(ofLength(200_000))).toBe(72.5)
  expect(contentSeconds(ofLength(200_001))).toBeUndefined()
})

test.each([['not JSON'], [''], [null], [undefined], [7], [{ pages: [] }], [{ pages: 'x' }]])(
  '%j says nothing',
  (content) => {
    expect(contentSeconds(content)).toBeUndefined()
  },
)
