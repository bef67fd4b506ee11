import { defineConfig } from 'vitest/config'
import { storyProject } from './.storybook/vitest-project.ts'
import { projects, reporters } from './tests/vitest.config.ts'

/*
 * Every test that vitest runs: for editors, and for the panel of Storybook. npm test takes the layers one by one.
 */
export default defineConfig({ test: { reporters, projects: [...projects, storyProject] } })
