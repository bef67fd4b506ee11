import ky, { type KyResponse } from 'ky'
import { plainId, stringifyJson } from '#src/lib/data/parse-json.ts'
import { noteServerDate } from '#src/lib/time/server-clock.ts'
import { apiConfig } from './config.ts'
import { coerceAnswer } from './coerce-answer.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { isSuccess, readEnvelope, type Envelope } from './envelope.ts'
import { ApiError, LOGIN_PAGE } from './errors.ts'
import { httpError, isRefusal, isServerFailure, noAnswer, refusal, retryAfterOf, writeError } from './failures.ts'
import { operations, type OperationId, type OperationTypes } from './generated/operations.gen.ts'
import { pageAnswer } from './page-answer.ts'
import { tellSent } from './sent-calls.ts'
import {
  authorizationOf,
  serverDifferences,
  serverPath,
  serverQuery,
  type ServerDifferences,
} from './server-differences.ts'
import { currentToken, endSession, session } from './session.ts'

type Given<Part extends string, Value> = [Value] extends [never] ? { [K in Part]?: undefined } : { [K in Part]: Value }

export type RequestOf<Op extends OperationId> = Given<'path', OperationTypes[Op]['path']> &
  Given<'query', OperationTypes[Op]['query']> &
  Given<'body', OperationTypes[Op]['body']>

export type AnswerOf<Op extends OperationId> = OperationTypes[Op]['data']

/** Options of one call: `signal` gives it up, which then rejects with what aborted it. */
export interface CallOptions {
  signal?: AbortSignal
  /** `no-store` for a GET that does something. */
  cache?: RequestCache
}

interface AnyRequest {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

// the API never redirects; a network's login portal does, and must not be followed with the token
const http = ky.create({
  retry: 0,
  timeout: false,
  credentials: 'omit',
  redirect: 'manual',
  referrerPolicy: 'no-referrer',
  fetch: fetchNow,
  stringifyJson,
  parseJson: (text) => readEnvelope(text),
})

/** Fetches, and learns from the answer what time it is at the server (T6). */
async function fetchNow(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const sentAt = Date.now()
  const response = await fetch(input, init)
  everAnswered = true
  noteServerDate(response.headers.get('Date'), sentAt, Date.now())
  return response
}

/** Calls that are no reads, but after which nothing would have to be looked after when no answer comes. */
const withoutTrace: ReadonlySet<OperationId> = new Set(['authLogin', 'authLogout', 'materialUploadSign', 'smsVerify'])

/** Where to, a page is not told. */
const REDIRECTED = '请求被转到了其他页面，通常是登录页，请重新登录'

/** A server that has answered once does not refuse this page: later failures are the network's. */
let everAnswered = false

const SESSION_OVER = '登录已失效，请重新登录'

/**
 * Sends a call of the contract and returns the `data` of its success.
 *
 * Throws `ApiError` for everything else. It never retries, shows nothing, and gives up after the configured time.
 * The token goes to the API's own origin only, as it is (C4).
 */
export async function call<Op extends OperationId>(
  operationId: Op,
  request: RequestOf<Op>,
  options: CallOptions = {},
): Promise<AnswerOf<Op>> {
  try {
    const { body, token } = await send(operationId, request, options, (response) => response.json<Envelope>())
    assertSuccess(body, token)
    const data = coerceAnswer(operationId, body.data)
    const { query } = request as AnyRequest
    const ask = (next: AnyRequest['query']) => call(operationId, { ...request, query: next }, options)
    return (await pageAnswer(operationId, query, data, ask)) as AnswerOf<Op>
  } catch (error) {
    throw kindOf(operationId) === 'write' && error instanceof ApiError ? writeError(error) : error
  }
}

/** As `call`, and whoever listens is told of what it writes as it leaves. */
export function toldCall<Op extends OperationId>(
  operationId: Op,
  request: RequestOf<Op>,
  options?: CallOptions,
): Promise<AnswerOf<Op>> {
  const answer = call(operationId, request, options)
  if (kindOf(operationId) === 'write') tellSent({ operationId, request, answer })
  return answer
}

export interface RawAnswer {
  /** UTF-8, to be handed over to the worker as it is: even to decode it would be felt. */
  bytes: ArrayBuffer
  /** For the worker, which cannot know. */
  differences: ServerDifferences
  /** Told what the envelope says: throws as `call` does when that is no success. */
  assertSuccess: (said: Omit<Envelope, 'data'>) => void
}

/**
 * As `call`, for a large answer, which a worker opens by `readEnvelope` and `coerceAnswer` so that the page stays
 * alive. It may take as long as a write.
 */
export async function callRaw<Op extends OperationId>(
  operationId: Op,
  request: RequestOf<Op>,
  options: { signal?: AbortSignal } = {},
): Promise<RawAnswer> {
  const { body: bytes, token } = await send(
    operationId,
    request,
    { ...options, timeLimit: apiConfig.writeTimeout },
    (response) => response.arrayBuffer(),
  )
  return { bytes, differences: serverDifferences, assertSuccess: (said) => assertSuccess(said, token) }
}

/** Whether a call changes something, or sends a message, so that it matters whether it happened. */
function kindOf(operationId: OperationId): 'read' | 'write' {
  const reads = operations[operationId].method === 'GET' && operationId !== 'smsSend'
  return reads || withoutTrace.has(operationId) ? 'read' : 'write'
}

async function send<Op extends OperationId, Body>(
  operationId: Op,
  request: RequestOf<Op>,
  options: { signal?: AbortSignal; cache?: RequestCache; timeLimit?: number },
  readBody: (response: KyResponse) => Promise<Body>,
): Promise<{ body: Body; token: string | undefined }> {
  await apiConfig.demo
  const operation = operations[operationId]
  const isPublic = 'public' in operation
  const token = currentToken()
  const { account } = session
  if (token === undefined && !isPublic) throw new ApiError('session', SESSION_OVER)
  const kind = kindOf(operationId)
  const { path, query, body } = request as AnyRequest
  const url = apiConfig.baseUrl + fillPath(serverPath(operation.path), path)
  const wasOnline = navigator.onLine
  // a timer of the page: that of ky ends with the headers, and AbortSignal.timeout no clock of a test can move
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(),
    options.timeLimit ?? (operation.method === 'GET' ? apiConfig.readTimeout : apiConfig.writeTimeout),
  )

  let answer: Body | ApiError
  try {
    const response = await http(url, {
      method: operation.method,
      searchParams: searchOf(query),
      json: body,
      cache: options.cache,
      hooks: {
        beforeRequest: [
          ({ headers }) => {
            if (token && !isPublic) headers.set('Authorization', authorizationOf(token))
          },
          takeEarlyAnswer,
        ],
        beforeError: [({ response }) => throwStatus(response, kind, token)],
      },
      signal: options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal,
    })
    answer = await readBody(response)
  } catch (cause) {
    // the query layer cancels reads that nobody waits for; that is no failure to report
    if (options.signal?.aborted) throw cause
    if (!(cause instanceof ApiError)) {
      const timedOut = timeout.signal.aborted
      const suspect = kind === 'read' && !timedOut && !everAnswered && navigator.onLine
      const why = suspect ? await whyNot(timeout.signal) : undefined
      throw noAnswer(kind, { wasOnline, timedOut, why, cause })
    }
    answer = cause
  } finally {
    clearTimeout(timer)
  }
  // what is read for a session that has ended since, or for somebody else, is nobody's; what was done for the account
  // that was here last counts: it must not be sent twice
  const stillTheirs = session.token === token || (kind === 'write' && session.account === account)
  if (!stillTheirs) throw new ApiError('session', SESSION_OVER)
  if (answer instanceof ApiError) throw answer
  return { body: answer, token }
}

/** The cause that a page can find out, in words (D15); its code is not to be had either where the network is down. */
function whyNot(signal: AbortSignal): Promise<string | undefined> {
  return import('./why-no-answer.ts').then(
    ({ whyNoAnswer }) => whyNoAnswer(signal),
    () => undefined,
  )
}

/** Throws what a status says, or the refusal that came with it: of a write it is the server's own word (N10). */
async function throwStatus(response: KyResponse, kind: 'read' | 'write', token: string | undefined): Promise<never> {
  const envelope = await response.json<Envelope>().catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
  // where the page is its own server, redirects come as they are
  if (response.type === 'opaqueredirect' || Math.trunc(response.status / 100) === 3)
    throw new ApiError('malformed', REDIRECTED, LOGIN_PAGE)
  if (envelope && kind === 'write' && isServerFailure(response.status) && isRefusal(envelope.code))
    assertSuccess(envelope, token)
  throw httpError(response.status, retryAfterOf(response.headers.get('Retry-After')))
}

/** Ends the session, or throws the refusal, of an envelope that is no success (C1). */
function assertSuccess(said: Omit<Envelope, 'data'>, token: string | undefined) {
  if (isSuccess(said)) return
  const { code, msg } = said
  // where nobody is signed in no session can end, and the server's words are the only ones
  if (code !== 2 || token === undefined) throw refusal(code, msg)
  const error = new ApiError('session', refusal(code, msg).message || SESSION_OVER, code)
  endSession('expired', token, typeof msg === 'string' && msg.trim() !== '' ? error.message : SESSION_OVER)
  throw error
}

/**
 * Fills a path; a comma-separated list keeps its commas, a window of times its colons. What would lead to another call,
 * as dots do, is refused: an id may come from an address.
 */
function fillPath(template: string, values: Record<string, unknown> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = plainId(values[name] as string | number)
    if (/^\.{0,2}$/.test(value)) throw refusal(0, '编号无效')
    return encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':')
  })
}

/** Zero is a value; undefined, null and "" are not sent (C18). */
function searchOf(query: Record<string, unknown> = {}): [name: string, value: string][] {
  return Object.entries(serverQuery(query))
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, plainId(value as string | number)])
}
