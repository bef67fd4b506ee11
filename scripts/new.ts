/**
 * Begins a list of the console from a call of the contract: rows and handler of the simulated server, screen, search,
 * columns, export, stories, screen test, route with its entry in the menu.
 *
 *   npm run new -- list maintenance --call maintenanceList --permission 73
 *   npm run new -- list work-order --call workOrderList --permission 45 --title 工单
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { permissionNames } from '#src/domain/permissions.ts'
import { listCallOf } from './new/contract.ts'
import { newList } from './new/list.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const USAGE = 'npm run new -- list <area> --call <operationId> --permission <code> [--title <what the screen calls it>]'

try {
  begin()
} catch (error) {
  console.error(`\n${(error as Error).message}\n\n${USAGE}\n`)
  process.exitCode = 1
}

function begin() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { call: { type: 'string' }, permission: { type: 'string' }, title: { type: 'string' } },
  })
  const [what, area = ''] = positionals
  const { call: operationId, permission } = values
  if (what !== 'list' || operationId === undefined || permission === undefined) throw new Error('What is to be made?')
  if (!/^[a-z]+(-[a-z]+)*$/.test(area)) throw new Error(`"${area}" is no name of an area, such as work-order.`)
  const title = values.title ?? (permissionNames as Readonly<Record<string, string>>)[permission]
  if (title === undefined || !(permission in permissionNames))
    throw new Error(`src/domain/permissions.ts does not name the permission ${permission}: name it there first.`)

  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
  const call = listCallOf(JSON.parse(read('openapi/bundled.json')) as object, operationId)
  if (!call.permission.includes(permission))
    throw new Error(
      `${operationId} is not open to ${permission} but to ${call.permission.join(', ') || 'everybody'} (x-permission).`,
    )
  const { files, unnamed, address } = newList(read, { area, title, permission, call })
  const there = [...files.keys()].find((file) => file.includes(area) && fs.existsSync(path.join(root, file)))
  if (there !== undefined) throw new Error(`${there} is there already.`)

  const isNew = [...files.keys()].filter((file) => !fs.existsSync(path.join(root, file)))
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  run('node_modules/oxfmt/bin/oxfmt', ...files.keys())
  // the routes are listed as the development server begins
  run(
    '--input-type=module',
    '--eval',
    "const vite = await import('vite'); await (await vite.createServer({ server: { middlewareMode: true, watch: null }, logLevel: 'error' })).close()",
  )

  console.log(`${title} is at ${address}. New:`)
  for (const file of isNew) console.log(`  ${file}`)
  console.log('One or two lines more:')
  for (const file of files.keys()) if (!isNew.includes(file)) console.log(`  ${file}`)
  for (const field of unnamed)
    console.log(`Call it by a Chinese name where it stands in src/features/${area}/: ${field}`)
  for (const one of call.leftOut) console.log(`Left out: ${one}`)
  console.log(
    `Next: npm start, then npx vitest run --config tests/vitest.config.ts tests/screens/${area} tests/contract`,
  )
}

function run(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${args[0]} failed: see above. The files are written.`)
}
