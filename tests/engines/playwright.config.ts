import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { root } from '#tests/support/sources.ts'
import type { EngineOptions } from './test.ts'
import { installedEngines } from './installed.ts'

const report = process.env.TEST_REPORT

/*
 * The ways that every browser has to know, in each engine that is installed: npm run test:long:engines
 *
 *   npx playwright test --config tests/engines/playwright.config.ts --project=webkit -g 上传
 *
 * They run over dist-demo (node scripts/builds.mjs demo).
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: path.join(root, 'test-results/engines'),
  forbidOnly: true,
  retries: 1,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  projects: installedEngines().map((engineName) => ({
    name: engineName,
    use: { engineName },
    // what looks the same is compared with Chromium's
    dependencies: engineName === 'chromium' ? [] : ['chromium'],
  })),
})
