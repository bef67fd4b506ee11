/*
 * The simulated server as an HTTP server: `npm run mock:server -- --port 4000`, or the environment variable MOCK_PORT.
 * `--switches '<JSON>'` (MOCK_SWITCHES) changes switches from the start, `--quiet` leaves out the request log.
 */
import { parseArgs } from 'node:util'
import { createControlledServer } from './control.ts'
import { createHttpListener } from './http-listener.ts'
import { readClipFile } from './read-clip.ts'
import { readPatch } from './switches.ts'

const DEFAULT_PORT = 4000

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.MOCK_PORT ?? String(DEFAULT_PORT) },
    host: { type: 'string', default: process.env.MOCK_HOST ?? '127.0.0.1' },
    switches: { type: 'string', default: process.env.MOCK_SWITCHES ?? '{}' },
    quiet: { type: 'boolean', default: false },
  },
})

const server = createControlledServer({
  switches: readPatch(JSON.parse(values.switches)),
  readClip: readClipFile,
  onViolation: ({ operationId, side, complaints }) => console.error(`contract violated by the ${side} of ${operationId}: ${complaints.join('; ')}`),
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
