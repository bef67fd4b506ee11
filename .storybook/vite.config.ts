import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { JSX_SOURCE } from '../config/jsx-source.ts'
import { singleIcons } from '../config/single-icons.ts'
import { storyPackages } from './story-packages.ts'

/**
 * Packages are prepared by their names: to look for them, Storybook has every module behind every story read while the
 * first page waits.
 */
const packagesByName: Plugin = {
  name: 'packages-by-name',
  apply: 'serve',
  enforce: 'post',
  config(config) {
    config.optimizeDeps = { ...config.optimizeDeps, entries: [] }
    return {
      optimizeDeps: {
        include: storyPackages,
        // nobody steps through packages here, and their maps are a quarter of the work
        rolldownOptions: { plugins: [{ name: 'without-maps', outputOptions: (to) => ({ ...to, sourcemap: false }) }] },
      },
    }
  },
}

export default defineConfig({
  plugins: [
    react({ jsxImportSource: JSX_SOURCE }),
    // the tests prepare what they need
    ...(process.env.VITEST ? [] : [singleIcons(), packagesByName]),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
