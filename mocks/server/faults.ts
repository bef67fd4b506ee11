/*
 * Failures as data: each names the call that it meets and what goes wrong. The call is carried out by those that hand
 * on its answer, late, changed or in part, by `doneEnvelope`, `doneStatus`, `unanswered` and `lost`; the others answer
 * in its stead.
 */
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { wait } from './waits.ts'

export type FileOperation = 'media' | 'upload'

/** Which calls a fault meets, how often and when. */
interface Target {
  /** A call, every call of the API, the pictures and videos, or what is sent to the store of uploads. */
  operationId: OperationId | '*' | FileOperation
  /** How many calls it meets before it is over; every one if not given. */
  times?: number
  /** How many calls are left alone first. */
  skip?: number
  /** Milliseconds to wait before the rest happens. */
  delay?: number
}

export type FaultEffect =
  /** Only slow: the answer comes after `delay`. */
  | { kind: 'delay' }
  /** Slow as long as wanted: the call is carried out and answered when the list of faults is replaced. */
  | { kind: 'hold' }
  /** An envelope as given, whatever its code and message: a refusal, an unknown code, no message, no code. */
  | { kind: 'envelope'; body: unknown }
  /** Code 0 with a message of the server. */
  | { kind: 'refuse'; msg?: unknown }
  /** Code 2. */
  | { kind: 'session'; msg?: unknown }
  /** An HTTP status without an envelope, with a text if given. */
  | { kind: 'status'; status: number; body?: string }
  /** A gateway's error page. */
  | { kind: 'gateway'; status?: number }
  /** A portal that answers for every address: 200 and a page. */
  | { kind: 'portal' }
  /** A redirect, to the portal if not said otherwise. */
  | { kind: 'redirect'; to?: string }
  /** 200 without a body, or 204. */
  | { kind: 'empty'; status?: 200 | 204 }
  /** Text that is not JSON; by default the right answer, broken off in the middle. */
  | { kind: 'malformed'; text?: string }
  /** The connection breaks in the middle of the answer; of an upload, while it is being sent. */
  | { kind: 'cut' }
  /**
   * The right answer in twenty parts, so many milliseconds apart; when the list of faults is replaced, the rest at
   * once.
   */
  | { kind: 'slowStream'; pause: number }
  /** Success with this `data`, whatever the contract says. */
  | { kind: 'data'; data?: unknown }
  /** The right answer with some of its places changed or, for undefined, removed: `{'data.0.state': 9}`. */
  | { kind: 'set'; values: Record<string, unknown>; remove?: string[] }
  /** No answer until the client gives up; nothing has happened. An upload stands still on its way. */
  | { kind: 'hang' }
  /** No connection; nothing has happened. */
  | { kind: 'drop' }
  /** The call is carried out, and answered by an envelope that does not say so as it should: no code, another code. */
  | { kind: 'doneEnvelope'; body: unknown }
  /** The call is carried out, and answered by an HTTP status, with a text if given. */
  | { kind: 'doneStatus'; status: number; body?: string }
  /** The call is carried out, and then there is no answer. */
  | { kind: 'unanswered' }
  /** The call is carried out, and then the connection breaks. */
  | { kind: 'lost' }

export type Fault = Target & FaultEffect

const kinds: Record<FaultEffect['kind'], true> = {
  delay: true,
  hold: true,
  envelope: true,
  refuse: true,
  session: true,
  status: true,
  gateway: true,
  portal: true,
  redirect: true,
  empty: true,
  malformed: true,
  cut: true,
  slowStream: true,
  data: true,
  set: true,
  hang: true,
  drop: true,
  doneEnvelope: true,
  doneStatus: true,
  unanswered: true,
  lost: true,
}

export function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { operationId, kind, status, values, pause } = value as Record<string, unknown>
  if (typeof operationId !== 'string' || typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return false
  if (kind === 'status' || kind === 'doneStatus') return typeof status === 'number' && status >= 200 && status <= 599
  if (kind === 'slowStream') return typeof pause === 'number'
  return kind !== 'set' || (typeof values === 'object' && values !== null)
}

export interface FaultList {
  /** The fault that meets this call, or undefined. Counts the call. */
  next(operationId: OperationId | FileOperation): Fault | undefined
  /** Resolves when the list is replaced. */
  readonly replaced: Promise<void>
  /** Says that the list is replaced. */
  replace(): void
}

export function createFaultList(faults: readonly Fault[]): FaultList {
  const left = faults.map(({ skip = 0, times = Infinity }) => ({ skip, times }))
  let replace = () => {}
  const replaced = new Promise<void>((resolve) => {
    replace = resolve
  })
  return {
    replaced,
    replace,
    next(operationId) {
      for (const [index, fault] of faults.entries()) {
        const count = left[index]
        if (
          !count ||
          count.times <= 0 ||
          (fault.operationId !== operationId &&
            (fault.operationId !== '*' || operationId === 'media' || operationId === 'upload'))
        )
          continue
        if (count.skip > 0) {
          count.skip -= 1
          continue
        }
        count.times -= 1
        return fault
      }
      return undefined
    },
  }
}

const PAGE = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

export interface FaultSurroundings {
  /** Carries the call out and gives the right answer. */
  answer(): Promise<Response>
  /** Resolves when the client gives up. */
  aborted(): Promise<void>
  /** Resolves when the list of faults is replaced. */
  replaced: Promise<void>
  /** Address of the portal page. */
  portal: string
}

export async function applyFault(
  fault: Fault,
  { answer, aborted, replaced, portal }: FaultSurroundings,
): Promise<Response> {
  switch (fault.kind) {
    case 'delay':
      return answer()
    case 'hold':
      await replaced
      return answer()
    case 'envelope':
      return Response.json(fault.body)
    case 'refuse':
      return Response.json({ code: 0, msg: fault.msg === undefined ? '操作失败' : fault.msg, data: null })
    case 'session':
      return Response.json({ code: 2, msg: fault.msg === undefined ? '登录已失效，请重新登录' : fault.msg, data: null })
    case 'status':
      return textual(fault.body, fault.status)
    case 'gateway':
      return html(PAGE(`${fault.status ?? 502} Bad Gateway`), fault.status ?? 502)
    case 'portal':
      return html(PAGE('Sign in to this network'), 200)
    case 'redirect':
      return new Response(null, { status: 302, headers: { Location: fault.to ?? portal } })
    case 'empty':
      return fault.status === 204
        ? new Response(null, { status: 204 })
        : new Response('', { headers: { 'Content-Type': 'application/json' } })
    case 'malformed': {
      const text = fault.text ?? halfOf(await (await answer()).text())
      return new Response(text, { headers: { 'Content-Type': 'application/json' } })
    }
    case 'cut':
      return cutShort(await (await answer()).text())
    case 'slowStream':
      return inParts(await (await answer()).text(), fault.pause, replaced)
    case 'data':
      return Response.json({ code: 1, msg: 'success', ...('data' in fault && { data: fault.data }) })
    case 'set':
      return Response.json(withValues(await (await answer()).json(), fault.values, fault.remove ?? []))
    case 'hang':
      await aborted()
      return Response.error()
    case 'drop':
      return Response.error()
    case 'doneEnvelope':
      await answer()
      return Response.json(fault.body)
    case 'doneStatus':
      await answer()
      return textual(fault.body, fault.status)
    case 'unanswered':
      await answer()
      await aborted()
      return Response.error()
    case 'lost':
      await answer()
      return Response.error()
  }
}

function textual(body = '', status: number): Response {
  if (body === '') return new Response(null, { status })
  const type = body.startsWith('<') ? 'application/xml' : 'text/plain'
  return new Response(body, { status, headers: { 'Content-Type': type } })
}

function html(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function halfOf(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2))
}

function cutShort(text: string): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(halfOf(text)))
    },
    async pull(controller) {
      // the first half has to be on its way before the connection breaks
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
      controller.error(new TypeError('The connection was cut'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

function inParts(text: string, pause: number, over: Promise<void>): Response {
  const bytes = new TextEncoder().encode(text)
  const size = Math.ceil(bytes.length / 20)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await Promise.race([wait(pause), over])
      controller.enqueue(bytes.slice(sent, sent + size))
      sent += size
      if (sent >= bytes.length) controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

/** Places are paths from the envelope's `data`, such as `data.0.state` for the first row of a paged answer. */
function withValues(envelope: unknown, values: Record<string, unknown>, remove: readonly string[]): unknown {
  const root = structuredClone(envelope) as Record<string, unknown>
  for (const [path, value] of Object.entries(values)) place(root, path, (owner, key) => Reflect.set(owner, key, value))
  for (const path of remove) place(root, path, (owner, key) => Reflect.deleteProperty(owner, key))
  return root
}

function place(envelope: Record<string, unknown>, path: string, act: (owner: object, key: string) => void) {
  const keys = ['data', ...path.split('.').filter((key) => key !== '')]
  const last = keys.pop() as string
  let owner: unknown = envelope
  for (const key of keys) owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined
  if (typeof owner === 'object' && owner !== null) act(owner, last)
}
