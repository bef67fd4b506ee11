import { defineConfig } from 'vitest/config'

/*
 * The unit tests for scripts/mutants.mjs: each mutant is met by the tests that reach it. Without those that set the
 * zone of their process, which the threads there cannot.
 * What a module does while it loads counts as reached by the test that loads it: where that is an import() of the first
 * call, only by the first test of each file.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,mocks}/**/*.test.ts', 'tests/conformance/**/*.test.ts'],
    exclude: ['**/*zone*.test.ts'],
    testTimeout: 60_000,
  },
})
