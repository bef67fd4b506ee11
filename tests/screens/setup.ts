/*
 * Around every screen test: the clock stands, and afterwards nothing may have gone wrong that the test has not asked
 * for.
 */
import { prettyDOM } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { violationsOnPage } from '#tests/support/axe-page.ts'
import { holdClock, releaseClock } from '#tests/support/clock.ts'
import { clearConsole } from '#tests/support/render-console.tsx'
import { problems } from './support/problems.ts'

beforeEach(() => {
  problems.begin()
  holdClock()
})

afterEach(async ({ task }) => {
  releaseClock()
  const isFailed = task.result?.state === 'fail'
  if (isFailed) console.log(prettyDOM(document.body))
  const found = isFailed ? [] : await violationsOnPage()
  found.push(
    ...problems.found(),
    ...(await clearConsole()).map((violation) => `the contract is violated: ${violation}`),
  )
  vi.restoreAllMocks()
  if (found.length > 0) throw new Error(found.join('\n'))
})
