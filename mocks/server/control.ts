import { createMockServer, type MockServer, type MockServerOptions } from './create-mock-server.ts'
import { findViolations } from './violations.ts'
import { readPatch } from './switches.ts'

/**
 * The address of the switches over HTTP, for tests and for curl. Not part of the product's contract, no session needed.
 *
 * `GET /__mock/switches`, `PUT /__mock/switches` (a change, in part), `GET` and `DELETE /__mock/report`,
 * `GET /__mock/sms/<phone>`, `POST /__mock/advance` `{milliseconds}`, `POST /__mock/rate` `{rate}`, `POST
 * /__mock/reset`.
 */
export async function handleControl(server: MockServer, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/__mock/')) return undefined
  const [, phone] = /^\/__mock\/sms\/(\d+)$/.exec(pathname) ?? []
  if (phone !== undefined) return Response.json((await server.smsCode(phone)) ?? null)
  const body = ['PUT', 'POST'].includes(request.method)
    ? ((await request.json().catch(() => ({}))) as Record<string, unknown>)
    : {}
  switch (`${request.method} ${pathname.slice('/__mock/'.length)}`) {
    case 'GET switches':
      return Response.json(server.switches())
    case 'PUT switches':
      await server.setSwitches(readPatch(body))
      return Response.json(server.switches())
    case 'GET report':
      return Response.json(server.report())
    case 'DELETE report':
      server.clearReport()
      return new Response(null, { status: 204 })
    case 'POST advance':
      await server.advance(Number(body.milliseconds) || 0)
      return Response.json({ now: server.clock.now() })
    case 'POST rate':
      await server.setRate(Number(body.rate) || 0)
      return Response.json({ now: server.clock.now() })
    case 'POST reset':
      await server.reset()
      return new Response(null, { status: 204 })
    default:
      return new Response(null, { status: 404 })
  }
}

export function createControlledServer(options: MockServerOptions): MockServer {
  const server = createMockServer({ findViolations, ...options })
  return {
    ...server,
    handle: async (request, transfer) =>
      (await handleControl(server, request)) ?? (await server.handle(request, transfer)),
  }
}
