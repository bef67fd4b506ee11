import { calls } from '#mocks/server/contract.ts'
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'
import { monthAt } from '#src/domain/dates.ts'
import { addMonths } from '#src/domain/months.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import { parseJson, plainId, stringifyJson } from '#src/lib/data/parse-json.ts'
import { steps, type Given, type Step, type Taken } from './requests.ts'

export interface Outgoing {
  method: string
  /** Path and query, from `/api/` on. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** One way to a server. Rejects when there is no answer. */
export type Transport = (request: Outgoing) => Promise<{ status: number; text: string }>

export interface Exchange {
  operationId: OperationId
  method: string
  path: string
  /** Sent without a token, to see that it is refused. */
  anonymous: boolean
  /** HTTP status; undefined when there was no answer, and `text` says why. */
  status: number | undefined
  text: string
  /** The answer as JSON, undefined where it is none. */
  json: unknown
}

export interface Conversation {
  exchanges: readonly Exchange[]
  /** Calls that could not be made, since no earlier answer had what they need. */
  skipped: readonly { operationId: OperationId; lacks: string }[]
  /** The permission codes of the account, undefined when its user info could not be read. */
  held: ReadonlySet<string> | undefined
  signedIn: boolean
}

export interface TestAccount {
  account: string
  /** As it travels: md5 of password and salt. */
  passwordHash: string
  /** Also sends what makes, changes and removes something of its own. */
  write?: boolean
  /** Also sends the inferred calls of orders. */
  orders?: boolean
  /** Name of what is made, at most nine letters or digits. */
  name?: string
  /** The last whole month, `yyyyMM`. */
  month?: string
}

/**
 * Signs in, sends the requests of the suite one after the other, each also without a token if it only reads, and signs
 * out.
 */
export async function runRequests(
  way: Transport,
  {
    account,
    passwordHash,
    write = false,
    orders = false,
    name = 'check',
    month = addMonths(monthAt(new Date()), -1),
  }: TestAccount,
): Promise<Conversation> {
  const exchanges: Exchange[] = []
  const skipped: { operationId: OperationId; lacks: string }[] = []
  const session: { token?: string } = {}

  async function send(
    operationId: OperationId,
    path: string,
    { body, anonymous = false }: { body?: unknown; anonymous?: boolean } = {},
  ): Promise<Exchange> {
    const { method } = operations[operationId]
    const headers = {
      ...(session.token && !anonymous && { Authorization: session.token }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const exchange: Exchange = { operationId, method, path, anonymous, status: undefined, text: '', json: undefined }
    try {
      const { status, text } = await way({
        method,
        path,
        headers,
        ...(body !== undefined && { body: stringifyJson(body) }),
      })
      Object.assign(exchange, { status, text, json: jsonOf(text) })
    } catch (error) {
      exchange.text = reasonOf(error)
    }
    exchanges.push(exchange)
    return exchange
  }

  /** A step's value; undefined when no answer has it. */
  function fill(given: Given): unknown {
    if (typeof given === 'string') return given.replace('{month}', month).replace('{name}', name)
    if (typeof given === 'number' || isList(given)) return given
    const wanted = Object.entries(given.where ?? {}).map(([field, value]) => [field, fill(value)] as const)
    const latest = exchanges.findLast((one) => one.operationId === given.from && !one.anonymous)
    return recordsOf(latest?.json).find(
      (record) => record[given.field] != null && wanted.every(([field, value]) => record[field] === value),
    )?.[given.field]
  }

  async function take(step: Step) {
    const parts = (['path', 'query', 'body'] as const).map((part) =>
      Object.entries(step[part] ?? {}).map(([key, given]) => ({ key, given, value: fill(given) })),
    )
    const lacking = parts.flat().find(({ value }) => value === undefined || value === null)
    if (lacking) {
      skipped.push({ operationId: step.operationId, lacks: lackOf(lacking.given as Taken) })
      return
    }
    const [path, query, body] = parts.map((entries) =>
      Object.fromEntries(entries.map(({ key, value }) => [key, value])),
    ) as [Values, Values, Values]
    const address = addressOf(operations[step.operationId].path, path, query)
    await send(step.operationId, address, step.body && { body })
    if (!step.writes && calls.get(step.operationId)?.needsSession)
      await send(step.operationId, address, { anonymous: true })
  }

  const login = await send('authLogin', operations.authLogin.path, { body: { account, password: passwordHash } })
  const given = (login.json as { data?: { Authorization?: unknown } } | undefined)?.data?.Authorization
  if (typeof given !== 'string') return { exchanges, skipped, held: undefined, signedIn: false }
  session.token = given
  for (const step of steps) if ((write || !step.writes) && (orders || !step.orders)) await take(step)
  await send('authLogout', operations.authLogout.path)

  const info = exchanges.find((one) => one.operationId === 'userInfo' && !one.anonymous)?.json as
    | { data?: { functionIds?: unknown } }
    | undefined
  const codes = info?.data?.functionIds
  return { exchanges, skipped, held: Array.isArray(codes) ? heldCodes(codes) : undefined, signedIn: true }
}

type Values = Record<string, string | number>

function addressOf(template: string, path: Values, query: Values): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(plainId(path[key] as string | number)),
  )
  const pairs = Object.entries(query).map(([key, value]) => [key, plainId(value)])
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

/** The records of an answer: rows of a page or list, and what lies below those of a tree. */
function recordsOf(json: unknown): Record<string, unknown>[] {
  const data = (json as { data?: unknown } | undefined)?.data
  const rows = Array.isArray(data)
    ? data
    : ((data as { data?: unknown; list?: unknown } | undefined)?.data ?? (data as { list?: unknown } | undefined)?.list)
  return Array.isArray(rows)
    ? rows.flatMap((row: Record<string, unknown> | null) => (row ? [row, ...recordsOf({ data: row.children })] : []))
    : []
}

function isList(given: Given): given is readonly string[] {
  return Array.isArray(given)
}

function lackOf({ from, field, where }: Taken): string {
  return where ? `${from} does not have what was made` : `${from} has no record with a field ${field}`
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
