import type { MockServer } from '#mocks/server/create-mock-server.ts'
import type { Transport } from './run-requests.ts'

const TIMEOUT = 20_000

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
export function overHttp(origin: string): Transport {
  return async ({ method, path, headers, body }) => {
    const response = await fetch(origin.replace(/\/+$/, '') + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body !== undefined && { body }),
    })
    return { status: response.status, text: await response.text() }
  }
}
