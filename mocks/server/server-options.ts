import { parseArgs } from 'node:util'
import { faultsOf } from './differences.ts'
import { readPatch, type SwitchesPatch } from './switches.ts'

const USAGE = `The simulated server as an HTTP server: npm run mock:server -- --port 4000

  --port 4000          the port (MOCK_PORT)
  --host 127.0.0.1     the address that it listens at (MOCK_HOST)
  --switches '<JSON>'  changes switches from the start (MOCK_SWITCHES), such as '{"scenario":{"name":"stuck-release"}}'
  --differ all         makes mistakes against the contract for contract:check to find, or some: missing-field,http-status
  --quiet              leaves out the log of requests
  --help               says this`

export interface ServerOptions {
  port: number
  host: string
  switches: SwitchesPatch
  quiet: boolean
}

/**
 * Reads the arguments of the command; a text in place of options is to be said, and `failed` where it is a violation.
 */
export function readServerOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServerOptions | { text: string; failed: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: env.MOCK_PORT ?? '4000' },
        host: { type: 'string', default: env.MOCK_HOST ?? '127.0.0.1' },
        switches: { type: 'string', default: env.MOCK_SWITCHES ?? '{}' },
        differ: { type: 'string', default: '' },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return { text: USAGE, failed: false }
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`“${values.port}” is no port`)
    const switches = readPatch(JSON.parse(values.switches))
    const mistakes = faultsOf(values.differ.split(',').filter((name) => name !== ''))
    return {
      port,
      host: values.host,
      quiet: values.quiet,
      switches: { ...switches, ...(mistakes.length > 0 && { faults: [...mistakes, ...(switches.faults ?? [])] }) },
    }
  } catch (error) {
    return { text: `${(error as Error).message}\n\n${USAGE}`, failed: true }
  }
}
