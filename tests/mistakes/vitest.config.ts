import { defineConfig } from 'vitest/config'

/*
 * The unit tests for scripts/mutants.mjs: each mutant is met by the tests that reach it. Without those that set the
 * zone of their process, which the threads there cannot.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,mocks}/**/*.test.ts', 'tests/conformance/**/*.test.ts'],
    exclude: ['**/*zone*.test.ts'],
    testTimeout: 60_000,
  },
})
