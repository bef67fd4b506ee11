import type { MockServer } from '#mocks/server/create-mock-server.ts'
import type { Transport } from './conversation.ts'

/** Milliseconds until a call is given up: the console waits no longer. */
const TIMEOUT = 10_000

export function inProcess(server: Pick<MockServer, 'handle'>): Transport {
  return async ({ method, path, headers, body }) => {
    const response = await server.handle(
      new Request(`http://mock.test${path}`, { method, headers, ...(body !== undefined && { body }) }),
    )
    if (!response || response.type === 'error') throw new Error('The connection broke')
    return { status: response.status, text: await response.text() }
  }
}

/**
 * Any server behind an address, such as `https://api.example.invalid`. It may not redirect: the token would go along.
 */
export function overHttp(origin: string, timeout = TIMEOUT): Transport {
  return async ({ method, path, headers, body }) => {
    const response = await fetch(origin.replace(/\/+$/, '') + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body }),
    })
    const { status, headers: said } = response
    return { status, text: await response.text(), date: said.get('Date'), retryAfter: said.get('Retry-After') }
  }
}
