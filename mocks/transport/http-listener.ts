import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { MockServer } from '../server/create-mock-server.ts'
import { ownAnswer } from './front-page.ts'
import { travel, unhindered, type Transfer } from './transfers.ts'

/** Pages of any origin may call: there are no cookies, the token goes in a header. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Range',
  'Access-Control-Expose-Headers': 'Content-Range, Content-Length, Date',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Max-Age': '600',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Brings HTTP requests to a simulated server and its answers back. `log` gets one line for each request. */
export function createHttpListener(server: MockServer, log: (line: string) => void): Server {
  // a connection is the caller's to close: closed here, it could be so in the moment in which the caller sends on it
  return createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const start = performance.now()
    outgoing.on('close', () => {
      const status = outgoing.headersSent ? outgoing.statusCode : '---'
      log(`${incoming.method} ${incoming.url} ${status} ${Math.round(performance.now() - start)} ms`)
    })
    answer(server, incoming, outgoing).catch((error: unknown) => {
      log(`${incoming.method} ${incoming.url} failed: ${String(error)}`)
      outgoing.destroy()
    })
  })
}

async function answer(server: MockServer, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, CORS).end()
    return
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const own = ownAnswer(incoming.method ?? 'GET', url)
  if (own) {
    outgoing.writeHead(200, { 'Content-Type': own.type, ...CORS }).end(own.body)
    return
  }
  const transfer = server.transfer(incoming.method ?? 'GET', url.href)
  const request = await toRequest(incoming, outgoing, url, transfer)
  if (!request) {
    outgoing.destroy()
    return
  }
  const response = (await server.handle(request, transfer)) ?? new Response(null, { status: 404 })
  // that is how `handle` says that there is no answer
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...CORS })
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) outgoing.write(part.value)
  outgoing.end()
}

/** The request with its whole body, or undefined when an upload did not get that far. */
async function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  transfer: Transfer = unhindered,
): Promise<Request | undefined> {
  const method = incoming.method ?? 'GET'
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const chunks: Uint8Array[] = []
  const total = Number(incoming.headers['content-length'] ?? 0)
  const arrival = await travel(incoming, { transfer, total, signal: gone.signal, taken: (part) => chunks.push(part) })
  if (arrival !== 'whole') return undefined
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0
  return new Request(url, { method, headers, signal: gone.signal, ...(hasBody && { body: Buffer.concat(chunks) }) })
}
