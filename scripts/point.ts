import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { originsIn, settingNames, withSettings, type Environment } from '../config/deployment-settings.ts'
import { writeHostFiles } from '../config/host-plugins.ts'
import { securityHeaders } from '../config/security-headers.ts'

const USAGE = `Leads a build to a server after it was made: writes the settings of the environment into its page and its header files.

  VITE_API_BASE_URL=https://api.example.invalid npm run point -- dist

The variables are those of a build; those that are not set are taken out.

  --own-server   takes all of them out: a demo is a demo again
  --help         says this`

/** What the command says, and whether it has failed. */
interface Outcome {
  text: string
  failed?: true
}

export function point(folder: string, env: Environment) {
  const inFolder = (name: string) => path.join(folder, name)
  const base = /^\S+(?=\*)/.exec(fs.readFileSync(inFolder('_headers'), 'utf8'))?.[0] ?? '/'
  // an address that is none stops here, and a zone that is none with the first page, before anything is written
  const headers = securityHeaders(originsIn(env))
  for (const page of ['index.html', '404.html'])
    fs.writeFileSync(inFolder(page), withSettings(fs.readFileSync(inFolder(page), 'utf8'), env))
  writeHostFiles(folder, headers, base)
}

/** The command with its arguments; nothing is written unless it succeeds. */
export function pointCommand(args: readonly string[], env: Environment): Outcome {
  let given
  try {
    given = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, 'own-server': { type: 'boolean' } },
    })
  } catch (error) {
    return { text: `${(error as Error).message}\n\n${USAGE}`, failed: true }
  }
  const { values, positionals } = given
  if (values.help) return { text: USAGE }
  const [folder = 'dist'] = positionals
  if (!fs.existsSync(path.join(folder, '_headers')))
    return { text: `${folder} is not a build of the console; npm run build makes one in dist`, failed: true }
  const isSet = settingNames.some((name) => env[name])
  if (!isSet && !values['own-server']) {
    return {
      text: `None of ${settingNames.join(', ')} is set. To take all settings out of ${folder}, add --own-server`,
      failed: true,
    }
  }
  try {
    point(folder, values['own-server'] ? {} : env)
  } catch (error) {
    if (error instanceof TypeError && 'input' in error)
      return { text: `“${String(error.input)}” is not an address; one begins with https:// or http://`, failed: true }
    if (error instanceof RangeError) return { text: error.message, failed: true }
    throw error
  }
  const server = values['own-server'] ? undefined : env.VITE_API_BASE_URL
  return { text: `${folder} ${server ? `calls ${server}` : 'has the server of its build, or the simulated one'}` }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, failed } = pointCommand(process.argv.slice(2), process.env)
  if (failed) console.error(text)
  else console.log(text)
  process.exitCode = failed ? 1 : 0
}
