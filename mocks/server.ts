/* The simulated server as an HTTP server: `npm run mock:server -- --help` says how. */
import { violationText } from './server/violations.ts'
import { createControlledServer } from './server/control.ts'
import { createHttpListener } from './transport/http-listener.ts'
import { readClipFile } from './media/read-clip.ts'
import { readServerOptions, type ServerOptions } from './server/server-options.ts'

const options = readServerOptions(process.argv.slice(2), process.env)
if ('text' in options) {
  if (options.failed) console.error(options.text)
  else console.log(options.text)
  process.exitCode = options.failed ? 1 : 0
} else {
  serve(options)
}

function serve({ port, host, switches, quiet }: ServerOptions) {
  const server = createControlledServer({
    switches,
    readClip: readClipFile,
    onViolation: ({ operationId, side, violations }) =>
      console.error(`contract violated by the ${side} of ${operationId}: ${violations.map(violationText).join('; ')}`),
  })
  const listener = createHttpListener(server, (line) => {
    if (!quiet) console.log(line)
  })

  listener.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; give another one with --port` : error.message)
    process.exit(1)
  })
  listener.listen(port, host, () => console.log(`The simulated server answers at http://${host}:${port}/`))

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      listener.close(() => process.exit(0))
      listener.closeAllConnections()
    })
  }
}
