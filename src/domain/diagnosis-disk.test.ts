import { expect, test } from 'vitest'
import { diskText } from './diagnosis.ts'

test.each([
  ['24.3GB/64GB', '24.3 / 64 GB'],
  ['512MB/1GB', '512 MB / 1 GB'],
  ['7.6/8GB', '7.6 / 8 GB'],
  ['unknown', 'unknown'],
  [undefined, undefined],
])('a disk of %j is written as %j', (diskInfo, text) => {
  expect(diskText(diskInfo)).toBe(text)
})
