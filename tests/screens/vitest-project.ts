import { playwright } from '@vitest/browser-playwright'
import type { Plugin, Rolldown } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { JSX_SOURCE } from '../../config/jsx-source.ts'
import { seedMistake } from '../mistakes/seed-mistake.ts'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { browserPackages } from '../support/browser-packages.ts'

/** React as a build has it, which takes a third less time; what it has to say in development is heard in stories. */
const REACT_OF_BUILDS = { 'process.env.NODE_ENV': JSON.stringify('production') }

/** A file without a map would get one at each start. */
const EMPTY_MAP = '{"version":3,"sources":[],"names":[],"mappings":""}'

/**
 * Empties the source maps of packages, which are larger than the packages, and which each start would read and send to
 * the page. Our own files keep theirs.
 */
const emptyMaps: Rolldown.Plugin = {
  name: 'empty-maps',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.map')) file.source = EMPTY_MAP
  },
}

/** With `LATE=1`, code comes as over a bad network, so that what a test has not waited for is not there yet. */
const LATE = process.env.LATE !== undefined

const lateModules: Plugin = {
  name: 'late-modules',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.includes('/src/') && Math.random() < 0.5) setTimeout(next, Math.random() * 400)
      else next()
    })
  },
}

export const screenProject: TestProjectInlineConfiguration = {
  plugins: [seedMistake(), ...(LATE ? [lateModules] : [])],
  define: REACT_OF_BUILDS,
  oxc: { jsx: { runtime: 'automatic', importSource: JSX_SOURCE, development: false } },
  optimizeDeps: {
    include: [
      ...browserPackages,
      'valtio/vanilla/utils',
      '@testing-library/dom',
      '@testing-library/user-event',
      'msw',
      'msw/browser',
    ],
    rolldownOptions: { transform: { define: REACT_OF_BUILDS }, plugins: [emptyMaps] },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  publicDir: false,
  test: {
    name: 'screens',
    include: ['tests/screens/**/*.test.tsx', 'tests/screens/**/*.test.ts'],
    setupFiles: ['tests/support/unpainted.ts', 'tests/screens/setup.ts'],
    testTimeout: 120_000,
    provide: { patience: process.env.TEST_REPORT || LATE ? 60_000 : 15_000, long: process.env.LONG === '1' },
    // one page for many files, as each test opens a console of its own; with late code a page each, as it comes only
    // once
    isolate: LATE,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await ensureBrowser(),
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', colorScheme: 'light' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
}
