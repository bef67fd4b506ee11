/**
 * Makes contract:check into a package that needs nothing beside it, so that whoever owns a server can run it without
 * this project.
 *
 *   node scripts/pack-contract-check.mjs      .tmp/contract-check/adscreen-contract-check-1.0.0.tgz
 *   npx ./adscreen-contract-check-1.0.0.tgz --base-url https://api.example.invalid --account NAME --password PASSWORD
 */
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, root, runNpm } from './setup.mjs'

const NAME = 'adscreen-contract-check'

/** Writes the package into a folder: one script with everything that it imports, and what npm wants to know of it. */
export async function writePackage(folder) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'tests/conformance/main.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'contract-check.mjs', banner: '#!/usr/bin/env node' } },
    },
  })
  const { version, license } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const manifest = {
    name: NAME,
    version,
    license,
    type: 'module',
    description: 'Holds a server against the contract of the console',
    bin: { 'contract-check': 'contract-check.mjs' },
    engines: { node: '>=20.19' },
  }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = path.join(root, '.tmp/contract-check')
  await writePackage(folder)
  if (runNpm(['pack', folder, '--pack-destination', folder]).status !== 0) giveUp('npm could not pack it.')
}
