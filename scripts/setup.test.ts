import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isInstalled, isOlder } from './setup.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

test.each([
  ['18.20.4', '20.19', true],
  ['20.9.0', '20.19', true],
  ['20.18.3', '20.19', true],
  ['20.19.0', '20.19', false],
  ['20.19.5', '20.19', false],
  ['22.1.0', '20.19', false],
  ['24.0.0', '20.19', false],
])('Node %s is older than %s: %s', (version, wanted, older) => {
  expect(isOlder(version, wanted)).toBe(older)
})

/** A project whose lock file and whose installed packages are as given. */
function project(wanted: Record<string, object>, installed?: Record<string, object>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'))
  folders.push(folder)
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }))
  fs.mkdirSync(path.join(folder, 'node_modules'))
  if (installed)
    fs.writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  return folder
}

const a1 = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } }

test.each<[string, boolean, Record<string, object>, Record<string, object> | undefined]>([
  ['nothing is installed', false, a1, undefined],
  ['everything is installed', true, a1, a1],
  ['another version is installed', false, { 'node_modules/a': { version: '2.0.0', integrity: 'y' } }, a1],
  ['a package is missing', false, { ...a1, 'node_modules/b': { version: '1.0.0' } }, a1],
  [
    'a package for another system is missing',
    true,
    { ...a1, 'node_modules/b': { version: '1.0.0', optional: true } },
    a1,
  ],
])('%s: %s', (_name, expected, wanted, installed) => {
  expect(isInstalled(project(wanted, installed))).toBe(expected)
})
