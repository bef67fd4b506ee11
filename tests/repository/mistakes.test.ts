import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { harmless } from '#tests/mistakes/harmless.ts'
import { mistakes } from '#tests/mistakes/mistakes.ts'
import { whyNot } from '#tests/mistakes/seed-mistake.ts'
import { root } from '#tests/support/sources.ts'

test.each(mistakes)('the mistake about $area can be made, and its tests are there', (mistake) => {
  expect(whyNot(mistake)).toBeUndefined()
})

test('what is named as harmless stands where it is said to', () => {
  expect(harmless.filter(({ file, find }) => !fs.readFileSync(path.join(root, file), 'utf8').includes(find))).toEqual(
    [],
  )
})
