import { http, passthrough } from 'msw'
import type { MockServer } from '../server/create-mock-server.ts'

/** Brings every request that msw sees to a simulated server; what is not for it goes on to the network. */
export function mswHandler(server: Pick<MockServer, 'handle'>) {
  return http.all('*', async ({ request }) => (await server.handle(request)) ?? passthrough())
}
