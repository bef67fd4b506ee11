import { defineConfig } from '@playwright/test'
import { ensureBrowser } from './scripts/browser.mjs'
import type { ConsoleOptions, PageOptions } from './tests/support/console.ts'

/** With LONG=1 also what takes minutes, and on both servers whatever can run on both: npm run test:all. */
const LONG = process.env.LONG === '1'

/** Where the demo is opened without a secure connection: these, or all that `mock` has with PLAIN=all. */
const PLAIN = /(plain|smoke)\.spec\.ts$/

/** A report in JSON, for the sum of npm test. */
const report = process.env.TEST_REPORT

/*
 * Journeys through the built console: against the simulated server in the page, and against the same server over HTTP.
 * Servers and ports are the fixtures' business (tests/support/console.ts): nothing is shared between two workers. A tag
 * says where a journey runs: @mock the demo alone, @http the real build alone, @both each time in both; without a tag
 * it runs in the demo, and in both with LONG=1. @long runs only then. What is tagged @secure is about a secure
 * connection.
 *
 *   npx playwright test                        both (needs the builds: node scripts/builds.mjs)
 *   npx playwright test --project=mock -g 登录  some
 *   PLAIN=all npx playwright test --project=plain   as from another machine, over plain http
 */
export default defineConfig<PageOptions, ConsoleOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // a second try is told of, and three of them in one run are a failure
  retries: 1,
  workers: 2,
  globalTimeout: LONG ? 0 : 45 * 60_000,
  // wide, because shared machines are slow at times; what a page must do within seconds, its journey says itself
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./tests/support/retry-reporter.ts'],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  use: {
    launchOptions: await ensureBrowser(),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    painted: false,
  },
  projects: [
    {
      name: 'mock',
      use: { server: 'browser' },
      grepInvert: LONG ? /@http/ : /@http|@long/,
      testIgnore: /plain\.spec\.ts$/,
    },
    {
      name: 'http',
      use: { server: 'http' },
      ...(LONG ? {} : { grep: /@http|@both/ }),
      grepInvert: LONG ? /@mock/ : /@mock|@long/,
      testIgnore: /plain\.spec\.ts$/,
    },
    {
      name: 'plain',
      use: { server: 'browser', reach: 'lan' },
      grepInvert: /@http|@secure|@long/,
      ...(process.env.PLAIN === 'all' ? {} : { testMatch: PLAIN }),
    },
    // random use for as long as is wanted: npm run soak
    ...(process.env.SOAK_MINUTES ? [{ name: 'soak', testDir: 'tests/soak', use: { server: 'browser' as const } }] : []),
  ],
})
