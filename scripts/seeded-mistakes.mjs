/**
 * Makes mistakes on purpose, one at a time and only in memory, and runs the tests below journeys that should find them,
 * up to the first that does. Prints a table of what found each, and ends with 1 if one was not found.
 *
 *   npm run test:mistakes
 *   npm run test:mistakes -- session filter    only those about these
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { checkNode, ensureInstalled, giveUp, root } from './setup.mjs'

checkNode()
ensureInstalled()
await ensureBrowser()
const { register } = await import('tsx/esm/api')
register()
const { mistakes } = await import('../tests/mistakes/mistakes.ts')
const { whyNot } = await import('../tests/mistakes/seed-mistake.ts')
const report = path.join(root, '.tmp/mistake.json')

/** What found a mistake: `{ layer, test }`; or `{ reason }` when nothing did. */
function look(mistake) {
  const impossible = whyNot(mistake)
  if (impossible) return { reason: `tests/mistakes/mistakes.ts is out of date: ${impossible}` }
  const first = run(mistake, ['--bail', '1'])
  // what stops at the first failure may end before that is written down
  return first.test ? first : run(mistake, [])
}

function run(mistake, options) {
  fs.rmSync(report, { force: true })
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const projects = ['--project', 'unit', '--project', 'screens']
  const json = ['--reporter', 'json', '--outputFile', report]
  const { stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/vitest.config.ts', ...options, ...projects, ...json, ...mistake.tests],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, SEEDED_MISTAKE: String(mistakes.indexOf(mistake)) },
    },
  )
  if (!fs.existsSync(report)) return { reason: `the tests did not run: ${stderr.trim()}` }
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    const file = path.relative(root, name)
    if (failed)
      return { layer: file.startsWith('tests/screens/') ? 'screens' : 'unit', test: `${file}: ${failed.fullName}` }
  }
  // a file that does not even load is no test that found something
  const broken = testResults.find(({ status }) => status === 'failed')
  return { reason: broken ? broken.message : `no test fails in ${mistake.tests.join(', ')}` }
}

const wanted = process.argv.slice(2)
const chosen = mistakes.filter(({ area }) => wanted.length === 0 || wanted.some((word) => area.includes(word)))
if (chosen.length === 0)
  giveUp(`No mistake is about ${wanted.join(', ')}: there are ${mistakes.map(({ area }) => area).join(', ')}.`)

let found = 0
for (const mistake of chosen) {
  const started = Date.now()
  const { layer, test, reason } = look(mistake)
  if (test) found += 1
  const seconds = `${((Date.now() - started) / 1000).toFixed(0)} s`
  console.log(`${(layer ?? 'NOT FOUND').padEnd(9)}  ${mistake.area.padEnd(14)}  ${mistake.effect} (${seconds})`)
  console.log(`           ${test ?? reason}`)
}
console.log(`\n${found} of ${chosen.length} mistakes are found`)
process.exitCode = found === chosen.length ? 0 : 1
