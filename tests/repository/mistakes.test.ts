import { expect, test } from 'vitest'
import { mistakes } from '#tests/mistakes/mistakes.ts'
import { whyNot } from '#tests/mistakes/seed-mistake.ts'

test.each(mistakes)('the mistake about $area can be made, and its tests are there', (mistake) => {
  expect(whyNot(mistake)).toBeUndefined()
})
