import { expect, test } from 'vitest'
import { isUnwatched } from './unwatched.ts'

test.each([
  ['/srv/tests/console', '/srv/tests/console/src/app/app.tsx', false],
  ['/srv/tests/console', '/srv/tests/console/tests/support/clock.ts', true],
  ['/console', '/console/dist-demo/index.html', true],
  ['/console', '/console/.tmp/new-list/src/main.tsx', true],
  ['/console', '/console/src/features/tests/x.ts', false],
  ['/console', '/console', false],
])('in %s a change of %s is ignored: %s', (root, file, ignored) => {
  expect(isUnwatched(root, file)).toBe(ignored)
})
