/**
 * Measures the built console: bytes, requests and memory first, then times, beside the goals. Not part of npm test,
 * because times depend on the machine; the bytes are guarded there.
 *
 *   npm run bench                    builds, then measures (some minutes)
 *   npm run bench -- --no-build      measures the builds that are there
 *   npm run bench -- --rounds 3      how often each time is taken; the median counts
 *   npm run bench -- --peers         drags in other editors as well (installs them in bench/peers the first time), and
 *                                    opens the build of another console in the folder that PEER_DIST names
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { checkNode, ensureInstalled, root } from './setup.mjs'

checkNode()
ensureInstalled()
await ensureBrowser()

const args = process.argv.slice(2)
const run = (...command) => {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
if (!args.includes('--no-build')) run('scripts/builds.mjs')
run(path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'bench/run.ts', ...args)
