/**
 * Goes the way of somebody new: a copy of the project gets a call that it does not have (tests/new), "npm run new"
 * makes a list of it, and the layers that judge a list look at it.
 *
 *   npm run test:long:new
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled, giveUp, root } from './setup.mjs'

ensureInstalled()
const copy = path.join(root, '.tmp/new-list')
fs.rmSync(copy, { recursive: true, force: true })
const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).stdout
for (const file of listed.split('\n').filter((name) => name && fs.existsSync(path.join(root, name)))) {
  fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
  fs.copyFileSync(path.join(root, file), path.join(copy, file))
}
// some rules ask what is in the repository
run('git', 'init', '-q')
// linked file by file where the system can: the browser is served nothing from outside the project
if (spawnSync('cp', ['-al', path.join(root, 'node_modules'), copy]).status !== 0)
  fs.cpSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), { recursive: true })
for (const cache of ['.vite', '.cache', '.vitest'])
  fs.rmSync(path.join(copy, 'node_modules', cache), { recursive: true, force: true })

// what is described by hand: the call, its permission, and both in the lists that are kept apart
fs.copyFileSync(path.join(root, 'tests/new/paths.yaml'), path.join(copy, 'openapi/paths/maintenance.yaml'))
fs.copyFileSync(path.join(root, 'tests/new/schemas.yaml'), path.join(copy, 'openapi/schemas/maintenance.yaml'))
after('openapi/openapi.yaml', /^ {2}\/api\/play-record\/page: .*\n/m, (line) =>
  line.replaceAll('play-record', 'maintenance').replace('logs.yaml', 'maintenance.yaml'),
)
after('tests/contract/calls.ts', /^orderDelete .*\n/m, () => 'maintenanceList GET /api/maintenance/page 73\n')
after('tests/contract/permissions.test.ts', /'72', /, () => "'73', ")
after(
  'tests/second-server/answers.ts',
  /^ {2}'GET \/role\/page': .*\n/m,
  () => "  'GET /maintenance/page': () => list([]),\n",
)
after('tests/second-server/data.ts', /^ {2}'72',\n/m, () => "  '73',\n")
after('src/domain/permissions.ts', /^ {2}'72': .*\n/m, () => "  '73': '维修记录',\n")

const began = Date.now()
node('scripts/contract.mjs')
node(
  'node_modules/tsx/dist/cli.mjs',
  'scripts/new.ts',
  'list',
  'maintenance',
  '--call',
  'maintenanceList',
  '--permission',
  '73',
)
run('git', 'add', '--all')
node('scripts/contract.mjs', '--check')
node('node_modules/oxfmt/bin/oxfmt', '--check', '.')
node('node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings')
// the generator's own tests begin the list that is there now
vitest('--project', 'unit', '--project', 'repository', '--exclude', 'scripts/new/**')
vitest('--project', 'screens', 'maintenance', 'every-screen', 'palette')
console.log(`A new list passed in ${Math.round((Date.now() - began) / 1000)} s.`)
fs.rmSync(copy, { recursive: true, force: true })

/** Puts the like of a line behind it. */
function after(name, place, change) {
  const file = path.join(copy, name)
  const text = fs.readFileSync(file, 'utf8')
  const [line] = place.exec(text) ?? giveUp(`${name} has no line like ${place}`)
  fs.writeFileSync(
    file,
    text.replace(line, () => line + change(line)),
  )
}

function vitest(...args) {
  node('node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...args)
}

function node(...args) {
  run(process.execPath, ...args)
}

function run(command, ...args) {
  console.log(`> ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit' })
  if (status !== 0) giveUp(`This failed: ${args.join(' ')}`, `The copy is in ${copy}.`)
}
