/*
 * Around every screen test: the clock stands, and afterwards nothing may have gone wrong that the test has not asked for.
 */
import { afterEach, beforeEach, vi } from 'vitest'
import { expectAccessiblePage } from '#tests/support/axe-page.ts'
import { holdClock, releaseClock } from '#tests/support/clock.ts'
import { clearConsole } from '#tests/support/render-console.tsx'
import { problems } from './support/problems.ts'

beforeEach(() => {
  problems.begin()
  holdClock()
})

afterEach(async ({ task }) => {
  releaseClock()
  try {
    if (task.result?.state !== 'fail') await expectAccessiblePage()
  } finally {
    const violations = await clearConsole()
    const found = [...problems.found(), ...violations.map((violation) => `the contract is violated: ${violation}`)]
    vi.restoreAllMocks()
    if (found.length > 0) throw new Error(found.join('\n'))
  }
})
