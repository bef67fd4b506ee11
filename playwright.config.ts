import { defineConfig } from '@playwright/test'
import { ensureBrowser } from './scripts/browser.mjs'
import type { ConsoleOptions } from './tests/support/console.ts'

/*
 * What a screen makes of an answer does not depend on how it came. Files about one screen run in one project each, so that
 * both builds have screens of every kind; session, uploads, the editor and the whole working days run in both.
 */
const MOCK_ONLY = ['conformance', 'materials-permissions', 'mock-panel', 'palette', 'orders', 'programs-list', 'programs-preview', 'publish-rules', 'recovery', 'review-desk', 'roles', 'session-lost', 'terminals-detail', 'terminals-list', 'tour', 'urgent', 'worker']
const HTTP_ONLY = ['materials-actions', 'materials-batch', 'materials-list', 'orders-off', 'permissions', 'programs-actions', 'programs-editor', 'publish', 'publish-check', 'reviews', 'security', 'terminals-actions', 'time-zone', 'validation']
const anyOf = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

/** Where the demo is opened without a secure connection: these, or all that `mock` has with PLAIN=all. */
const PLAIN = ['plain', 'smoke']

/*
 * Journeys through the built console, twice: against the simulated server in the page, and against the same server over
 * HTTP. Servers and ports are the fixtures' business (tests/support/console.ts): nothing is shared between two workers.
 *
 *   npx playwright test                        both (needs the builds: node scripts/builds.mjs)
 *   npx playwright test --project=mock -g 登录  some
 *   PLAIN=all npx playwright test --project=plain   as from another machine, over plain http
 */
export default defineConfig<object, ConsoleOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: process.env.CI ? 2 : '50%',
  // wide, because shared machines are slow at times; what a page must do within seconds, its journey says itself
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: await ensureBrowser(),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    // a tag says what a journey is about: @mock the page alone, or the simulated server in it, @http the real build;
    // or, where it is about neither, which of the two runs it
    { name: 'mock', use: { server: 'browser' }, grepInvert: /@http/, testIgnore: anyOf([...HTTP_ONLY, 'plain']) },
    { name: 'http', use: { server: 'http' }, grepInvert: /@mock/, testIgnore: anyOf([...MOCK_ONLY, 'plain']) },
    // what is tagged @secure is about a secure connection
    { name: 'plain', use: { server: 'browser', reach: 'lan' }, grepInvert: /@http|@secure/, ...(process.env.PLAIN === 'all' ? { testIgnore: anyOf(HTTP_ONLY) } : { testMatch: anyOf(PLAIN) }) },
    // random use for as long as is wanted: npm run soak
    ...(process.env.SOAK_MINUTES ? [{ name: 'soak', testDir: 'tests/soak', use: { server: 'browser' as const } }] : []),
  ],
})
