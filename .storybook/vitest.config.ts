import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { reporters } from '../tests/vitest.config.ts'
import { storyProject } from './vitest-project.ts'

/*
 * Stories by themselves, as they run in development: beside the screen tests, whose React is that of builds, vitest
 * gives them that too, and nothing warns.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: { reporters, projects: [storyProject] },
})
