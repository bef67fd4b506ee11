import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { ensureBrowser } from '../scripts/browser.mjs'
import { browserPackages } from '../tests/support/browser-packages.ts'

/*
 * Every story as a test: it renders, does what its play function says, and axe finds nothing, neither in light nor in
 * dark. Whole pages (tag `on-demand`) are slow, and journeys prove them: of each kind one story runs, and with
 * ALL_STORIES=1 every one.
 */

const launchOptions = await ensureBrowser()

export const storyProject: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({ configDir: import.meta.dirname, tags: { exclude: process.env.ALL_STORIES ? [] : ['on-demand'] } }),
  ],
  optimizeDeps: { include: browserPackages },
  test: {
    name: 'stories',
    setupFiles: ['tests/support/unpainted.ts'],
    // the first story that draws a chart waits for the library to be prepared, and a shared machine may be slow
    testTimeout: 120_000,
    // a story waits for a quarter of its time
    maxWorkers: availableParallelism() + 1,
    browser: {
      enabled: true,
      // a page runs many files, and loads what they share once; the preview tidies up after each story
      isolate: false,
      headless: true,
      screenshotFailures: false,
      // less motion is what the theme asks the system for: what opens and closes has not to be waited for
      provider: playwright({
        launchOptions,
        contextOptions: { timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
}
