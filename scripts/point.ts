/**
 * Leads a build to a server after it was made: writes the settings of the environment into its page and its header files.
 *
 *   VITE_API_BASE_URL=https://api.example.invalid npm run point -- dist
 *
 * The variables are those of a build; those that are not set are taken out, and without an address a demo is a demo again.
 */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { originsIn, withSettings, type Environment } from '../config/deployment-settings.ts'
import { hostFiles } from '../config/host-files.ts'
import { securityHeaders } from '../config/security-headers.ts'

/** Writes settings into the build in a folder. */
export function point(folder: string, env: Environment) {
  const inFolder = (name: string) => path.join(folder, name)
  const base = /^\S+(?=\*)/.exec(fs.readFileSync(inFolder('_headers'), 'utf8'))?.[0] ?? '/'
  // an address that is none stops here, before anything is written
  const files = hostFiles(securityHeaders(originsIn(env)), base)
  for (const page of ['index.html', '404.html']) fs.writeFileSync(inFolder(page), withSettings(fs.readFileSync(inFolder(page), 'utf8'), env))
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(inFolder(name), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? 'dist'
  point(folder, process.env)
  console.log(`${folder} ${process.env.VITE_API_BASE_URL ? `calls ${process.env.VITE_API_BASE_URL}` : 'has the server of its build, or the simulated one'}`)
}
