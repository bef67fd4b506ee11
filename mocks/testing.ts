import md5 from 'md5'
import { createMockServer, type MockServer, type MockServerOptions } from './server/create-mock-server.ts'
import { findViolations } from './server/violations.ts'
import { readClipFile } from './media/read-clip.ts'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT } from './db/demo-company.ts'

/** A moment at which worlds under test are made: midnight in Shanghai. */
export const EPOCH = Date.UTC(2026, 10, 19, 16)

/** Ten in the morning of that day, where their clocks stand. */
export const NOW = EPOCH + 10 * 3_600_000

/** A server whose world and clock are always the same; time passes only by `advance`. */
export function testServer(options: MockServerOptions = {}): MockServer {
  const { switches } = options
  return createMockServer({
    readClip: readClipFile,
    findViolations,
    realNow: () => NOW,
    ...options,
    switches: { latency: [0, 0], ...switches, scenario: { epoch: EPOCH, ...switches?.scenario } },
  })
}

export interface SentAnswer<Data = unknown> {
  status: number
  code: number | undefined
  msg: string | undefined
  data: Data
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers whose form the server itself has checked
export type Send = <Data = any>(method: string, path: string, body?: unknown) => Promise<SentAnswer<Data>>

export function sender(server: MockServer, token = ''): Send {
  return async (method, path, body) => {
    const response = await server.handle(
      new Request(`http://mock.test${path}`, {
        method,
        headers: { Authorization: token },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    if (!response) throw new Error(`${path} is not for the simulated server`)
    const text = await response.text()
    const envelope = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    return { status: response.status, ...envelope } as never
  }
}

export async function tokenOf(server: MockServer, account = '13800000000', password = DEMO_PASSWORD): Promise<string> {
  const { data, msg } = await sender(server)<{ Authorization: string } | null>('POST', '/api/auth/login', {
    account,
    password: md5(password + DEMO_PASSWORD_SALT),
  })
  if (!data) throw new Error(msg)
  return data.Authorization
}

export async function signIn(server: MockServer, account?: string, password?: string): Promise<Send> {
  return sender(server, await tokenOf(server, account, password))
}

export async function signInOver(origin: string, account = '13800000000'): Promise<Send> {
  const over: Pick<MockServer, 'handle'> = {
    handle: ({ url, method, headers, body }) =>
      fetch(url.replace('http://mock.test', origin), { method, headers, body, ...(body && { duplex: 'half' }) }),
  }
  return signIn(over as MockServer, account)
}

/** The beginning of a PNG of that size, which is all that is read of it. */
export function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

export function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8])
  new DataView(bytes.buffer).setUint16(13, height)
  new DataView(bytes.buffer).setUint16(15, width)
  return bytes
}

/** Posts a file as a signature says (C12). */
export async function postUpload(
  server: MockServer,
  { host, fields, data }: { host: string; fields: Record<string, string>; data: string },
  originName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('data', data)
  form.append('originName', originName)
  form.append('file', new Blob([bytes]), originName)
  return (await server.handle(new Request(host, { method: 'POST', body: form }))) as Response
}

export async function uploadAs(
  server: MockServer,
  send: Send,
  originName: string,
  type: 0 | 1,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const { data } = await send('POST', '/api/material/oss-signature', { originName, type })
  return postUpload(server, data as never, originName, bytes)
}
