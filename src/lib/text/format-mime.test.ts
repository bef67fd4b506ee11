import { expect, test } from 'vitest'
import { formatMime } from './format-mime.ts'

test.each([
  ['video/mp4', 'MP4'],
  ['image/svg+xml', 'SVG'],
  ['video/quicktime', 'MOV'],
  [undefined, ''],
])('%j is called %j', (mime, name) => {
  expect(formatMime(mime)).toBe(name)
})
