/*
 * The simulated server as an HTTP server: `npm run mock:server -- --port 4000`, or the environment variable MOCK_PORT.
 * `--switches '<JSON>'` (MOCK_SWITCHES) changes switches from the start, `--quiet` leaves out the request log, and
 * `--differ missing-field,http-status` (or `all`) makes mistakes against the contract, for npm run contract:check to find.
 */
import { parseArgs } from 'node:util'
import { complaintText } from './complaints.ts'
import { createControlledServer } from './control.ts'
import { faultsOf } from './differences.ts'
import type { Fault } from './faults.ts'
import { createHttpListener } from './http-listener.ts'
import { readClipFile } from './read-clip.ts'
import { readPatch } from './switches.ts'

const DEFAULT_PORT = 4000

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.MOCK_PORT ?? String(DEFAULT_PORT) },
    host: { type: 'string', default: process.env.MOCK_HOST ?? '127.0.0.1' },
    switches: { type: 'string', default: process.env.MOCK_SWITCHES ?? '{}' },
    differ: { type: 'string', default: '' },
    quiet: { type: 'boolean', default: false },
  },
})

const switches = readPatch(JSON.parse(values.switches))
const mistakes = mistakesOf(values.differ)

const server = createControlledServer({
  switches: { ...switches, ...(mistakes.length > 0 && { faults: [...mistakes, ...(switches.faults ?? [])] }) },
  readClip: readClipFile,
  onViolation: ({ operationId, side, complaints }) => console.error(`contract violated by the ${side} of ${operationId}: ${complaints.map(complaintText).join('; ')}`),
})
const listener = createHttpListener(server, (line) => {
  if (!values.quiet) console.log(line)
})

listener.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${values.port} is taken; give another one with --port` : error.message)
  process.exit(1)
})
listener.listen(Number(values.port), values.host, () => console.log(`The simulated server answers at http://${values.host}:${values.port}/api/`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    listener.close(() => process.exit(0))
    listener.closeAllConnections()
  })
}

function mistakesOf(names: string): Fault[] {
  try {
    return faultsOf(names.split(',').filter((name) => name !== ''))
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}
