/*
 * What start and test need before anything else. Node's built-ins only: this runs before the packages are installed.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export function giveUp(...lines) {
  console.error(['', ...lines, ''].join('\n'))
  process.exit(1)
}

export function checkNode(version = process.versions.node) {
  const wanted = readJson('package.json').engines.node.replace('>=', '')
  if (!isOlder(version, wanted)) return
  giveUp(
    `Node ${wanted} or newer is needed, and this is Node ${version}.`,
    'Get a current one from https://nodejs.org and run the command again.',
  )
}

/** Whether dotted version `a` comes before `b`. */
export function isOlder(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)))
  const at = right.findIndex((part, index) => (left[index] ?? 0) !== part)
  return at !== -1 && (left[at] ?? 0) < right[at]
}

/** Installs the packages unless what is installed is what the lock file says. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages (the first time takes a minute or two) ...')
  const result = runNpm(['ci', '--prefer-offline'])
  if (result.status === 0) return
  giveUp(
    'Installing the packages failed; what npm said is above.',
    'The first run needs a connection to the npm registry. Once installed, the console starts and is tested offline.',
    'Behind a proxy or a mirror, tell npm: npm config set proxy ... / npm config set registry ...',
  )
}

/** Compares what is installed with the lock file by content: a fresh timestamp alone must not cost an installation. */
export function isInstalled(folder = root) {
  const installed = readJson('node_modules/.package-lock.json', folder)
  if (!installed) return false
  const { '': _project, ...wanted } = readJson('package-lock.json', folder).packages
  return Object.entries(wanted).every(([name, entry]) => {
    const found = installed.packages[name]
    // packages for other systems are in the lock file, and not installed
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true
  })
}

export function runNpm(args) {
  const cli = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** A JSON file of the project, or undefined when it is missing or unreadable. */
function readJson(name, folder = root) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))
  } catch {
    return undefined
  }
}
