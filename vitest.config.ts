import { defineConfig } from 'vitest/config'
import { storyProject } from './.storybook/vitest-projects.ts'
import { seedMistake } from './tests/mistakes/seed-mistake.ts'
import { screenProject } from './tests/screens/vitest-project.ts'

/*
 * npm test runs these one by one; by hand: npx vitest run --project unit
 */
const report = process.env.TEST_REPORT

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      // wide, because a property is tried thousands of times and machines are slow at times
      { plugins: [seedMistake()], test: { name: 'unit', environment: 'node', include: ['{src,mocks,config,scripts,bench}/**/*.test.ts', 'tests/conformance/**/*.test.ts'], testTimeout: 60_000 } },
      // the project as a whole: what may import what, and other rules of the house
      { test: { name: 'repository', environment: 'node', include: ['tests/{repository,contract,faults,security}/**/*.test.ts'], testTimeout: 60_000 } },
      // what was built: bytes, and what must not be in it
      { test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000 } },
      screenProject,
      storyProject,
    ],
  },
})
