import { expect, test } from 'vitest'
import { contentSeconds } from './content-seconds.ts'

const pages = [{ elements: [], stay: 12.5 }, { elements: [] }]

test('an ad lasts as long as its scenes together, 60 s for one without any timed element (E2, 3§9)', () => {
  expect(contentSeconds(JSON.stringify({ pages }))).toBe(72.5)
  expect(contentSeconds({ pages })).toBe(72.5)
})

test.each([
  ['not JSON'],
  [''],
  [null],
  [undefined],
  [7],
  [{ pages: [] }],
  [{ pages: 'x' }],
  [`{"pages":"${'x'.repeat(200_000)}"}`],
])('%j says nothing', (content) => {
  expect(contentSeconds(content)).toBeUndefined()
})
