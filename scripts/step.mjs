/**
 * Runs one step of npm test with its own output, and notes how long it took and how it ended for
 * scripts/test-summary.mjs.
 *
 *   node scripts/step.mjs unit vitest run --project unit
 *   node scripts/step.mjs stories-all ALL_STORIES=1 vitest run --config .storybook/vitest.config.ts
 *
 * In TEST_REPORT the tool finds the file for its report in JSON, if it writes one (vitest.config.ts,
 * playwright.config.ts).
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

export const reports = path.join(root, '.tmp/test')

/** A step that takes longer (ms) hangs; those of npm run test:all may be long. */
const LIMIT = 60 * 60_000

function runStep(name, words) {
  const command = words.findIndex((word) => !/^[A-Z_]+=/.test(word))
  const env = Object.fromEntries(words.slice(0, command).map((word) => word.split('=', 2)))
  const started = Date.now()
  console.log(`\n> ${name}: ${words.join(' ')}`)
  const { status } = spawnSync(words[command], words.slice(command + 1), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, TEST_REPORT: path.join(reports, `${name}.json`) },
    // the tools are commands of packages, which are scripts of the shell there
    shell: process.platform === 'win32',
    timeout: LIMIT,
    killSignal: 'SIGKILL',
  })
  const seconds = (Date.now() - started) / 1000
  const ok = status === 0
  fs.mkdirSync(reports, { recursive: true })
  fs.writeFileSync(path.join(reports, `${name}.step.json`), JSON.stringify({ name, started, seconds, ok }))
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  return ok
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name = '', ...words] = process.argv.slice(2)
  process.exitCode = runStep(name, words) ? 0 : 1
}
