/**
 * Runs the journeys against the HTTP server with a validating proxy beside them that nobody here wrote: Prism, which is
 * too heavy to be installed for every test run. It is installed once, into .tmp; see tests/proxy/prism-witness.ts.
 *
 *   npm run test:long:proxy
 *   npm run test:long:proxy -- terminals    some of them
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { checkNode, ensureInstalled, giveUp, root, runNpm } from './setup.mjs'

/** The last version that runs on Node 20. */
const PRISM = '@stoplight/prism-cli@5.14.2'

checkNode()
ensureInstalled()
await ensureBrowser()

const folder = path.join(root, '.tmp/prism')
const cli = path.join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js')
if (!fs.existsSync(cli)) {
  console.log(`Installing ${PRISM} ...`)
  fs.mkdirSync(folder, { recursive: true })
  // a project of its own, so that npm does not take it for a part of this one
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n')
  if (runNpm(['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', PRISM]).status !== 0)
    giveUp('Prism could not be installed.')
}

const judged = path.join(folder, 'judged')
fs.rmSync(judged, { recursive: true, force: true })
const run = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PRISM_CLI: cli } }).status ===
  0
const passed =
  run('scripts/builds.mjs', 'real') &&
  run(
    'node_modules/@playwright/test/cli.js',
    'test',
    '--project=http',
    '--grep-invert',
    '@direct',
    ...process.argv.slice(2),
  )

const calls = fs.existsSync(judged)
  ? fs.readdirSync(judged).reduce((sum, file) => sum + Number(fs.readFileSync(path.join(judged, file), 'utf8')), 0)
  : 0
console.log(`\n${PRISM} judged ${calls} calls; ${passed ? 'it found no violation' : 'see above for what failed'}.`)
process.exitCode = passed && calls > 0 ? 0 : 1
