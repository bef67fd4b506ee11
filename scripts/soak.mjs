/**
 * Uses the console at random, with faults, for as long as is wanted: no exception, no message on the console, and the
 * memory of the page stays. What is chosen is drawn from the seed; how far the page has come by then is not.
 *
 *   npm run soak                              three minutes
 *   npm run soak -- --minutes 30 --seed 7
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { checkNode, ensureInstalled, root } from './setup.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, seed: { type: 'string', default: '1' } },
})

checkNode()
ensureInstalled()
await ensureBrowser()

const env = { ...process.env, SOAK_MINUTES: values.minutes, SOAK_SEED: values.seed }
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0
process.exitCode =
  run('scripts/builds.mjs', 'demo') && run('node_modules/@playwright/test/cli.js', 'test', '--project=soak') ? 0 : 1
