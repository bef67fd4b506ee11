import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Runs Redocly's command line without telemetry or a look for updates, so that it works offline. */
function redocly(...args) {
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd: root, env, maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    )
  })
}

export async function bundle(temp) {
  const file = path.join(temp, 'bundled.json')
  const { failed, output } = await redocly('bundle', 'contract', '--output', file)
  if (failed) throw new Error(`bundling failed\n${output}`)
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

/** What the linter finds, as text with files and lines; undefined where it finds nothing. */
export async function lintText() {
  const { failed, output } = await redocly('lint', 'contract')
  return failed ? output.slice(Math.max(0, output.indexOf('[1] '))) : undefined
}

/** Problems that the linter finds; a warning is one too. */
export async function lint() {
  const { failed, output } = await redocly('lint', 'contract', '--format', 'json')
  const json = /^\{[\s\S]*?^\}/m.exec(output)?.[0]
  const problems = json ? JSON.parse(json).problems : []
  if (failed && !problems.length) return [`lint failed: ${output.trim()}`]
  if (!json) return [`lint gave no result: ${output.trim()}`]
  return problems.map(({ ruleId, message, location }) => {
    const where = location?.[0]
    const file = path.relative(root, where?.source?.ref ?? '')
    return `lint ${ruleId}: ${message} (${file}${where?.pointer ?? ''})`
  })
}
