/**
 * The rules of safety, with the checks of each, as a table (docs/security.md).
 *
 *   npm run security                     makes the builds and runs every check, in Node and in the browser
 *   npm run security -- --page           writes docs/security.md
 *   npm run security -- --reports DIR    only reads the reports of tests that have run, as npm test does at its end
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { checkNode, ensureInstalled, root } from './setup.mjs'

checkNode()
ensureInstalled()
const { values } = parseArgs({ options: { page: { type: 'boolean' }, reports: { type: 'string' } } })
const { register } = await import('tsx/esm/api')
register()
const { securityRules } = await import('../tests/security/rules.ts')

if (values.page) {
  const { pageOf } = await import('../tests/security/page.ts')
  fs.writeFileSync(path.join(root, 'docs/security.md'), pageOf(securityRules))
} else {
  const folder = path.join(root, values.reports ?? '.tmp/security')
  if (!values.reports) await runChecks(folder)
  const { outcomesOf, resultsOf, tableOf } = await import('../tests/security/outcome.ts')
  const reports = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const outcomes = outcomesOf(
    securityRules,
    reports.flatMap((file) => resultsOf(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))),
  )
  console.log(`\n${tableOf(outcomes)}`)
  process.exitCode = outcomes.some(({ problems }) => problems.length > 0) ? 1 : 0
}

/** Runs the tests that the rules name, and no others. */
async function runChecks(folder) {
  await ensureBrowser()
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const proofs = securityRules.flatMap(({ checks, seeded }) => [...checks, ...seeded])
  const files = (pattern) => [...new Set(proofs.map(({ file }) => file).filter((file) => pattern.test(file)))]
  const run = (command, args, env = {}) =>
    spawnSync(process.execPath, [path.join(root, command), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })

  run('scripts/builds.mjs', [])
  for (const [name, pattern] of [
    ['node', /\.test\.ts$/],
    ['stories', /\.stories\.tsx$/],
  ]) {
    run('node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${path.join(folder, `${name}.json`)}`,
      ...files(pattern),
    ])
  }
  const journeys = proofs
    .filter(({ file }) => file.endsWith('.spec.ts'))
    .map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', '-g', journeys.join('|'), ...files(/\.spec\.ts$/)],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(folder, 'journeys.json') },
  )
}
