/**
 * Makes mistakes on purpose, one at a time and only in memory, and runs the tests below journeys that should find them.
 * Prints a table of what found each, and ends with 1 if one was not found.
 *
 *   npm run test:mistakes
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { checkNode, ensureInstalled, root } from './setup.mjs'

checkNode()
ensureInstalled()
await ensureBrowser()
const { register } = await import('tsx/esm/api')
register()
const { mistakes } = await import('../tests/mistakes/mistakes.ts')
const report = path.join(root, '.tmp/mistake.json')

/** The tests that fail with a mistake: `{ file, name }`. */
function findersOf({ tests }, number) {
  fs.rmSync(report, { force: true })
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--project', 'screens', ...tests],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, SEEDED_MISTAKE: String(number), TEST_REPORT: report },
    },
  )
  if (!fs.existsSync(report)) return []
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: path.relative(root, name), name: fullName })),
  )
}

const rows = mistakes.map((mistake, number) => {
  const finders = findersOf(mistake, number)
  const [first] = finders
  console.log(`${first ? 'found    ' : 'NOT FOUND'}  ${mistake.area.padEnd(14)}  ${mistake.effect}`)
  console.log(
    `           ${first ? `${first.file}: ${first.name}${finders.length > 1 ? ` (and ${finders.length - 1} more)` : ''}` : `looked in ${mistake.tests.join(', ')}`}`,
  )
  return first !== undefined
})
const found = rows.filter(Boolean).length
console.log(`\n${found} of ${rows.length} mistakes are found`)
process.exitCode = found === rows.length ? 0 : 1
