/**
 * Changes the rules at random, a condition here, a sum there, and looks whether the unit tests notice: mutants, made by
 * Stryker, which is too heavy to be installed for every test run. It is installed once, into .tmp. Prints each mutant
 * that no test finds, unless tests/mistakes/harmless.ts names it, and ends with 1 if there is one. What was found out
 * of code and tests that have not changed since is taken over from the run before.
 *
 *   npm run test:mutants                           all rules: hours
 *   npm run test:mutants -- src/domain/schedule.ts src/scene/model
 *   npm run test:mutants -- --concurrency 1 src/domain
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkNode, ensureInstalled, giveUp, root, runNpm } from './setup.mjs'

/** The last version that runs on Node 20. */
const STRYKER = '9.6.1'
/** Where the rules are. */
const RULES = [
  'src/domain',
  'src/features/devices/power/power-rules.ts',
  'src/api',
  'src/scene/model',
  'src/lib/data',
  'mocks/handlers',
]
/** Texts and lists of names: a test of each would say them again. */
const LEFT_OUT = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration']

checkNode()
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { harmless } = await import('../tests/mistakes/harmless.ts')

const folder = path.join(root, '.tmp/stryker')
const installed = (name) => path.join(folder, 'node_modules/@stryker-mutator', name)
if (!fs.existsSync(installed('vitest-runner'))) {
  console.log(`Installing Stryker ${STRYKER} ...`)
  fs.mkdirSync(folder, { recursive: true })
  // a project of its own, so that npm does not take it for a part of this one
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n')
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`)
  // without its peers: it is to find the project's own vitest
  const options = ['--prefix', folder, '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  if (runNpm(['install', ...options, ...packages]).status !== 0) giveUp('Stryker could not be installed.')
}

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: String(availableParallelism()) } },
})
const places = wanted.length > 0 ? wanted : RULES
const missing = places.find((place) => !fs.existsSync(path.join(root, place)))
if (missing) giveUp(`${missing} does not exist.`)
const report = path.join(folder, 'report.json')
const config = path.join(folder, 'stryker.config.json')
fs.rmSync(report, { force: true })
fs.writeFileSync(
  config,
  JSON.stringify({
    plugins: [installed('vitest-runner/dist/src/index.js')],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mistakes/vitest.config.ts', related: true },
    mutate: places.flatMap((place) => [
      fs.statSync(path.join(root, place)).isDirectory() ? `${place}/**/*.ts` : place,
      '!**/{*.test,*.stories,*.d}.*',
      '!src/api/generated/**',
    ]),
    mutator: { excludedMutations: LEFT_OUT },
    ignorePatterns: ['.tmp', 'dist*', 'test-results'],
    tempDirName: path.join(folder, 'sandbox'),
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    concurrency: Number(values.concurrency),
    incremental: true,
    incrementalFile: path.join(folder, 'incremental.json'),
  }),
)
spawnSync(process.execPath, [path.join(installed('core'), 'bin/stryker.js'), 'run', config], {
  cwd: root,
  stdio: 'inherit',
  // as in tests/vitest.config.ts, which threads cannot set for themselves
  env: { ...process.env, TZ: 'Asia/Shanghai' },
})
if (!fs.existsSync(report)) giveUp('Stryker wrote no report; what it said is above.')

const { files } = JSON.parse(fs.readFileSync(report, 'utf8'))
const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
  mutants.map((mutant) => ({ ...mutant, file, find: textAt(source, mutant.location) })),
)
const counted = all.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
const survived = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
const open = survived.filter(
  (mutant) =>
    !harmless.some((known) => ['file', 'find', 'replace'].every((key) => known[key] === mutantOf(mutant)[key])),
)
for (const mutant of open) {
  const { file, find, replace } = mutantOf(mutant)
  console.log(`\n${file}:${mutant.location.start.line} ${mutant.status === 'NoCoverage' ? '(no test comes here)' : ''}`)
  console.log(`  ${find}\n→ ${replace}`)
}
const found = counted.length - survived.length
const share = counted.length > 0 ? ((100 * found) / counted.length).toFixed(1) : '0'
console.log(`\n${found} of ${counted.length} mutants are found (${share} %); ${open.length} are open`)
process.exitCode = open.length > 0 ? 1 : 0

function mutantOf({ file, find, replacement }) {
  return { file, find, replace: replacement }
}

/** What stands between two places, which count lines and columns from 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}
