import { defineConfig } from 'vitest/config'
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTANT_TESTS ?? '').split(','),
    exclude: ['**/*zone*.test.ts'],
    testTimeout: 60_000,
  },
})
