import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { packages } from '../../.storybook/vitest-projects.ts'
import { seedMistake } from '../mistakes/seed-mistake.ts'
import { ensureBrowser } from '../../scripts/browser.mjs'

/** Screen tests: the whole console in a page of Chromium, on a simulated server in the same page. */
export const screenProject: TestProjectInlineConfiguration = {
  plugins: [seedMistake(), react()],
  optimizeDeps: { include: [...packages, '@testing-library/dom', '@testing-library/user-event', 'msw', 'msw/browser'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  publicDir: false,
  test: {
    name: 'screens',
    include: ['tests/screens/**/*.test.tsx', 'tests/screens/**/*.test.ts'],
    setupFiles: ['tests/screens/setup.ts'],
    testTimeout: 120_000,
    provide: { patience: process.env.TEST_REPORT ? 60_000 : 15_000 },
    // one page for many files: each test opens a console of its own
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await ensureBrowser(), contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', colorScheme: 'light' } }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
}
