/**
 * Tests everything, installing what is missing. What CI runs.
 *
 *   npm test
 *   npm test -- --only unit,journeys     some steps (they use the builds that are there, unless "builds" is one of them)
 *   npm test -- --list                   the names of the steps
 *
 * The last line says how many checks passed and failed, over all suites.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { checkNode, ensureInstalled, giveUp, root } from './setup.mjs'
import { playwrightStep, runSteps, singleStep, vitestStep } from './test-steps.mjs'

const MINUTE = 60_000
const tool = (name) => [process.execPath, path.join(root, 'node_modules', name)]

/** In the order of their headings. Steps that are `alone` run when no other does; the others run two at a time. */
const steps = [
  singleStep('contract', 'The contract is in order, and so is what is made from it', [process.execPath, 'scripts/contract.mjs', '--check']),
  singleStep('builds', 'The console builds: as demo under a sub-path, and for a real server', [process.execPath, 'scripts/builds.mjs'], { limit: 5 * MINUTE }),
  // most of its time it waits, so it goes on beside the others
  playwrightStep('soak', 'Random use with faults for three minutes: no exception, no message, no memory lost', {
    needs: ['builds'],
    limit: 10 * MINUTE,
    args: ['--project=soak'],
    env: { SOAK_MINUTES: '3' },
  }),
  singleStep('lint', 'The linter finds nothing', [...tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
  singleStep('types', 'The types fit', [...tool('typescript/bin/tsc'), '--noEmit']),
  vitestStep('unit', 'Pure code, the simulated server, scripts'),
  vitestStep('repository', 'Rules of the house: imports, names, safety; the contract'),
  vitestStep('build', 'What was built: bytes, no mock code, headers', { needs: ['builds'] }),
  vitestStep('stories', 'Every story, with the accessibility check in light and in dark', { alone: true, limit: 25 * MINUTE }),
  playwrightStep('journeys', 'Journeys through the running console: in the browser mock, and against an HTTP server', {
    needs: ['builds'],
    alone: true,
    limit: 55 * MINUTE,
  }),
  // of what the others found
  singleStep('security', 'The rules of safety: each was checked, and each check has found something wrong', [process.execPath, 'scripts/security.mjs', '--reports', '.tmp/test'], { alone: true }),
]

checkNode()
const chosen = choose()
ensureInstalled()
if (chosen.some(({ alone, browser }) => alone || browser)) await ensureBrowser()

const { passed, failed } = await runSteps(chosen)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** The steps that the command line asks for. */
function choose() {
  let values
  try {
    ;({ values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } }))
  } catch (error) {
    giveUp(error.message, 'Usage: npm test -- [--only unit,journeys] [--list]')
  }
  if (values.list) {
    for (const { name, title } of steps) console.log(`${name.padEnd(12)} ${title}`)
    process.exit(0)
  }
  if (!values.only) return steps
  const names = values.only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length) giveUp(`There is no step called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`)
  return steps.filter(({ name }) => names.includes(name))
}
