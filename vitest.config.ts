import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { storyProject } from './.storybook/vitest-projects.ts'
import { seedMistake } from './tests/mistakes/seed-mistake.ts'
import { screenProject } from './tests/screens/vitest-project.ts'

/*
 * npm test runs these one by one; by hand: npx vitest run --project unit
 */
const report = process.env.TEST_REPORT

/**
 * One process runs many files, and loads what they share once; by itself vitest leaves one processor idle, and on two runs file after file.
 * The timeout is wide, because a property is tried thousands of times and machines are slow at times.
 */
const together = { environment: 'node', isolate: false, maxWorkers: Math.max(2, availableParallelism() - 1), testTimeout: 60_000 } as const

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      { plugins: [seedMistake()], oxc: { jsx: { runtime: 'automatic', development: false } }, test: { name: 'unit', ...together, include: ['{src,mocks,config,scripts,bench}/**/*.test.ts', 'tests/conformance/**/*.test.ts'] } },
      // the project as a whole: what may import what, and other rules of the house
      { test: { name: 'repository', ...together, include: ['tests/{repository,contract,faults,security}/**/*.test.ts'] } },
      // what was built: bytes, and what must not be in it
      { test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000 } },
      screenProject,
      storyProject,
    ],
  },
})
