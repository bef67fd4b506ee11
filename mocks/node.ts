import { setupServer } from 'msw/node'
import { createMockServer, type MockServer, type MockServerOptions } from './server/create-mock-server.ts'
import { mswHandler } from './transport/msw-handler.ts'
import { findViolations } from './server/violations.ts'
import { readClipFile } from './media/read-clip.ts'

/** A simulated server that answers the `fetch` of this Node process. */
export interface NodeMock {
  server: MockServer
  stop(): void
}

/**
 * Starts the simulated server for tests: no latency unless asked for, and violations of the contract on the console.
 */
export function startMockInNode(options: MockServerOptions = {}): NodeMock {
  const server = createMockServer({
    readClip: readClipFile,
    findViolations,
    onViolation: (violation) => console.error('The contract was violated', violation),
    ...options,
    switches: { latency: [0, 0], ...options.switches },
  })
  const listener = setupServer(mswHandler(server))
  listener.listen({ onUnhandledRequest: 'bypass' })
  return { server, stop: () => listener.close() }
}
