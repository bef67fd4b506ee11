import { expect } from '@playwright/test'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { listenLocally, stopListening } from '../support/listen.ts'
import { freePort, type MockProcess } from '../support/mock-process.ts'
import { root } from '../support/sources.ts'

/*
 * A witness that nobody here wrote: Prism's validating proxy, which reads the contract and judges requests and answers.
 *
 * It does not stand in the way of the journeys. The console talks through a plain proxy that passes everything on as it
 * is; afterwards each call is made once more to Prism, behind which a server gives the answer that was recorded. So a
 * journey sees the same timing, broken connections and headers as without it.
 */

export interface Witness extends MockProcess {
  /** Waits until all calls so far are judged, and gives what was wrong since the last time. */
  violations(): Promise<string[]>
}

/** One call as it went. */
interface Recorded {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
  status: number
  answerHeaders: IncomingHttpHeaders
  answer: Buffer
  /** A fault was switched on: answers do not fit on purpose, some are no answers, and only the request is judged. */
  spoiled: boolean
}

const FORGETTING = new Set(['POST /__mock/reset', 'DELETE /__mock/report'])
const REFUSAL = JSON.stringify({ code: 0, msg: '', data: null })
const NUMBER_HEADER = 'x-recorded'
/** Asking Prism before it listens. */
const START_MS = 30_000

export async function startWitness(backend: MockProcess, cli: string): Promise<Witness> {
  const records = new Map<string, Recorded>()
  const replay = await listen((request, response) => {
    const record = records.get(String(request.headers[NUMBER_HEADER]))
    if (!record) return response.writeHead(404).end()
    if (record.spoiled) return response.writeHead(200, { 'content-type': 'application/json' }).end(REFUSAL)
    return response
      .writeHead(record.status, { 'content-type': record.answerHeaders['content-type'] ?? 'text/plain' })
      .end(record.answer)
  })
  const prism = await startPrism(cli, `http://127.0.0.1:${replay.port}`)

  let wrong: string[] = []
  let count = 0
  let faults = false
  let judging: Promise<void> = Promise.resolve()

  async function judge(record: Recorded) {
    const number = String(++count)
    records.set(number, record)
    const found = await ask(prism.origin, record, number)
    records.delete(number)
    wrong.push(...found.map((violation) => `${record.method} ${record.url}: ${violation}`))
  }

  const front = await listen((request, response) => {
    void pass(request, response, backend.port, faults).then((record) => {
      if (!record) return
      if (record.url.startsWith('/__mock/switches')) faults = faultsIn(record) ?? faults
      if (record.url.startsWith('/__mock/reset')) faults = false
      // what the simulated server is told to forget is forgotten here too
      if (FORGETTING.has(`${record.method} ${record.url}`)) judging = judging.then(() => void (wrong = []))
      if (!record.url.startsWith('/api/') || record.method === 'OPTIONS') return
      judging = judging.then(() => judge(record)).catch((error: unknown) => void wrong.push(`Prism: ${String(error)}`))
    })
  })

  return {
    origin: `http://127.0.0.1:${front.port}`,
    port: front.port,
    async violations() {
      await judging
      const found = wrong
      wrong = []
      return found
    },
    async stop() {
      await judging
      const folder = path.join(root, '.tmp/prism/judged')
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(path.join(folder, `${process.pid}-${front.port}`), String(count))
      prism.stop()
      replay.close()
      front.close()
      await backend.stop()
    },
  }
}

/** Passes a request on and the answer back while they come; undefined when either side broke off. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  spoiled: boolean,
): Promise<Recorded | undefined> {
  const { method = 'GET', url = '/', headers } = request
  const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers })
  const body: Buffer[] = []
  request.on('data', (chunk: Buffer) => body.push(chunk))
  request.pipe(onward)
  response.on('close', () => onward.destroy())
  return new Promise((resolve) => {
    onward.on('error', () => {
      request.socket.destroy()
      resolve(undefined)
    })
    onward.on('response', (answer) => {
      const chunks: Buffer[] = []
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        response.write(chunk)
      })
      answer.on('error', () => {
        request.socket.destroy()
        resolve(undefined)
      })
      answer.on('end', () => {
        response.end()
        resolve({
          method,
          url,
          headers,
          body: Buffer.concat(body),
          status: answer.statusCode ?? 0,
          answerHeaders: answer.headers,
          answer: Buffer.concat(chunks),
          spoiled,
        })
      })
    })
  })
}

/** Makes the call once more, to Prism, which says in a header what does not fit. */
async function ask(origin: string, record: Recorded, number: string): Promise<string[]> {
  const { authorization, 'content-type': type } = record.headers
  // Prism takes a literal comma in a path for a list of values of its own
  const [file = '', query] = record.url.split('?')
  const url = `${origin}${file.replaceAll(',', '%2C')}${query === undefined ? '' : `?${query}`}`
  const answer = await fetch(url, {
    method: record.method,
    headers: {
      [NUMBER_HEADER]: number,
      ...(authorization && { authorization }),
      ...(type && { 'content-type': type }),
    },
    ...(record.body.length > 0 && { body: new Uint8Array(record.body) }),
  })
  await answer.arrayBuffer()
  if (answer.headers.get('content-type')?.includes('problem+json'))
    return [`Prism refuses it with status ${answer.status}`]
  const found = JSON.parse(answer.headers.get('sl-violations') ?? '[]') as { location?: string[]; message?: string }[]
  return found
    .filter(({ location }) => !record.spoiled || location?.[0] === 'request')
    .map((violation) => JSON.stringify(violation))
}

/** Whether a change of switches puts faults in place; undefined when it says nothing of them. */
function faultsIn({ body }: Recorded): boolean | undefined {
  if (body.length === 0) return undefined
  const { faults } = JSON.parse(body.toString()) as { faults?: unknown[] }
  return faults && faults.length > 0
}

async function startPrism(cli: string, upstream: string): Promise<{ origin: string; stop(): void }> {
  const port = await freePort()
  const contract = path.join(root, 'openapi/bundled.json')
  const child = spawn(
    process.execPath,
    [cli, 'proxy', contract, upstream, '--port', String(port), '--host', '127.0.0.1', '--verboseLevel', 'error'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const origin = `http://127.0.0.1:${port}`
  try {
    await expect
      .poll(
        () =>
          fetch(origin).then(
            () => 'answers',
            () => 'silent',
          ),
        { timeout: START_MS, message: 'Prism starts' },
      )
      .toBe('answers')
  } catch (error) {
    child.kill()
    throw error
  }
  return { origin, stop: () => child.kill() }
}

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ port: number; close(): void }> {
  const server = http.createServer(handle)
  const origin = await listenLocally(server)
  return { port: Number(new URL(origin).port), close: () => stopListening(server) }
}
