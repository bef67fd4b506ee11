import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { JSX_SOURCE } from '../config/jsx-source.ts'
import { seedMistake } from './mistakes/seed-mistake.ts'
import { screenProject } from './screens/vitest-project.ts'

/*
 * All tests that vitest runs but stories, whose preparation takes longer than a small test: ../vitest.config.ts has
 * those too.
 *
 *   npx vitest run --config tests/vitest.config.ts --project unit
 */
const report = process.env.TEST_REPORT

export const reporters: InlineConfig['reporters'] = report ? ['default', ['json', { outputFile: report }]] : ['default']

/**
 * One process runs many files, and loads what they share once; by itself vitest leaves one processor idle, and on two
 * runs file after file. The timeout is wide, because a property is tried thousands of times and machines are slow at
 * times.
 */
const together = {
  environment: 'node',
  isolate: false,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: 60_000,
  // where the server stands, so that the dates of a test are its own; some tests go elsewhere
  env: { TZ: 'Asia/Shanghai' },
} as const

export const projects: TestProjectInlineConfiguration[] = [
  {
    plugins: [seedMistake()],
    oxc: { jsx: { runtime: 'automatic', importSource: JSX_SOURCE, development: false } },
    test: {
      name: 'unit',
      ...together,
      setupFiles: path.resolve(import.meta.dirname, 'support/api/agreed-clocks.ts'),
      include: ['{src,mocks,config,scripts,bench}/**/*.test.ts', 'tests/{conformance,second-server}/**/*.test.ts'],
    },
  },
  // the project as a whole: what may import what, and other rules of the house
  { test: { name: 'repository', ...together, include: ['tests/{repository,contract,faults,security}/**/*.test.ts'] } },
  // what was built: bytes, and what must not be in it
  { test: { name: 'build', ...together, include: ['tests/build/**/*.test.ts'] } },
  screenProject,
]

export default defineConfig({ root: path.resolve(import.meta.dirname, '..'), test: { reporters, projects } })
