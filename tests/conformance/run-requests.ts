import { calls } from '#mocks/server/contract.ts'
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts'
import { monthAt } from '#src/domain/dates.ts'
import { addMonths } from '#src/domain/months.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import { plainId, stringifyJson } from '#src/lib/data/parse-json.ts'
import { authorizationOf } from '#src/api/server-differences.ts'
import { jsonOf, reasonOf, recordsOf } from './answer-parts.ts'
import { addressAt, dialectOf, envelopeShown, tokenIn, translated } from './dialect.ts'
import { filterProblem, pageIn, probesOf } from './probes.ts'
import type { Conversation, Discovery, Exchange, Outgoing, Probed, TestAccount, Transport } from './conversation.ts'
import { steps, type Given, type Step, type Taken } from './requests.ts'

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
    otherHash,
    dialect: given = dialectOf({}),
    progress = () => {},
  }: TestAccount,
): Promise<Conversation> {
  const exchanges: Exchange[] = []
  const skipped: { operationId: OperationId; lacks: string }[] = []
  const session: { token?: string } = {}
  const dialect = structuredClone(given)
  const [discovered, probed]: [Discovery[], Probed[]] = [[], []]
  const asked = new Set<OperationId>()
  let delayed = 0
  let hash = passwordHash
  const finish = (held: Conversation['held'], signedIn: boolean, takesLargeBodies?: boolean): Conversation => ({
    exchanges,
    skipped,
    probed,
    discovered,
    delayed,
    takesLargeBodies,
    held,
    signedIn,
  })

  async function send(
    operationId: OperationId,
    path: string,
    { body, anonymous = false, probing = false, padding = 0, record = true }: SendOptions = {},
  ): Promise<Exchange> {
    const { method } = operations[operationId]
    const headers = {
      ...(session.token && !anonymous && { Authorization: authorizationOf(session.token, dialect) }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const sent: Outgoing = {
      method,
      path: addressAt(pagedAt(path, dialect.firstPage), dialect),
      headers,
      ...(body !== undefined && { body: stringifyJson(body) + ' '.repeat(padding) }),
    }
    const exchange: Exchange = {
      operationId,
      method,
      path,
      anonymous,
      probing,
      sent,
      status: undefined,
      text: '',
      json: undefined,
      ms: 0,
    }
    progress(exchanges.length, operationId)
    try {
      const started = performance.now()
      let answer = await way(sent)
      // told to come later, as the console does it: once
      if (answer.status === 429) {
        delayed += 1
        await asTold(answer.retryAfter)
        answer = await way(sent)
      }
      const { status, text, date } = answer
      const ms = Math.round(performance.now() - started)
      Object.assign(exchange, { status, text, ms, date, json: translated(jsonOf(text), dialect) })
    } catch (error) {
      exchange.text = reasonOf(error)
    }
    if (record) exchanges.push(exchange)
    return exchange
  }

  /** A step's value; undefined when no answer has it. */
  function fill(given: Given): unknown {
    if (typeof given === 'string') return given.replace('{month}', month).replace('{name}', name)
    if (typeof given === 'number' || isList(given)) return given
    const wanted = Object.entries(given.where ?? {}).map(([field, value]) => [field, fill(value)] as const)
    const latest = exchanges.findLast((one) => one.operationId === given.from && !one.anonymous && !one.probing)
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
    const exchange = await send(step.operationId, address, step.body && { body })
    if (!step.writes && calls.get(step.operationId)?.needsSession)
      await send(step.operationId, address, { anonymous: true })
    if (!step.writes && !asked.has(step.operationId)) await probe(exchange, address)
    asked.add(step.operationId)
  }

  /** Asks a list for its next page, and with each of its filters. */
  async function probe(exchange: Exchange, address: string) {
    const { operationId } = exchange
    const first = pageIn(operationId, exchange.json)
    if (!first) return
    const next = await send(operationId, address.replace('page=0', 'page=1'), { probing: true })
    const second = pageIn(operationId, next.json)
    if (!second) return
    const same = first.rows.length > 1 && JSON.stringify(first.rows) === JSON.stringify(second.rows)
    const isEmpty = first.rows.length === 0 && second.rows.length > 0
    if (dialect.firstPage === 0 && (isEmpty || same)) {
      dialect.firstPage = 1
      exchanges.splice(exchanges.indexOf(exchange), 1)
      exchanges.pop()
      discovered.push({
        says: `pages count from 1 instead of 0: page 0 is ${same ? 'the same as page 1' : 'empty'}`,
        setting: 'VITE_FIRST_PAGE=1',
        exchange: next,
      })
      return probe(await send(operationId, address), address)
    }
    const limit = Number(new URLSearchParams(address.split('?')[1]).get('limit'))
    if (first.total === undefined && first.rows.length >= limit)
      probed.push({ operationId, kind: 'no total', place: '', says: 'a full page has no total', exchange })
    for (const one of probesOf(operationId, first.rows)) {
      const query = new URLSearchParams({ [one.name]: String(one.value) })
      const filtered = await send(operationId, `${address}&${query}`, { probing: true })
      const after = pageIn(operationId, filtered.json)
      const says = after && filterProblem(one, first, after)
      const known = probed.some((other) => other.operationId === operationId && other.place === one.name)
      if (says && !known) probed.push({ operationId, kind: 'filter', place: one.name, says, exchange: filtered })
    }
  }

  /** Signs in, as the settings say or, where nobody hears that, otherwise. */
  async function signIn(): Promise<Exchange> {
    const as = (password: string) => send('authLogin', operations.authLogin.path, { body: { account, password } })
    let login = await as(passwordHash)
    // a path that there is not may be missing, or ask for a session
    const isLost = login.status !== 200 || codeIn(login) === 2
    if (isLost && dialect.apiPrefix === '/api') {
      dialect.apiPrefix = ''
      const again = await as(passwordHash)
      if (tokenIn(jsonOf(again.text)) === undefined) {
        dialect.apiPrefix = '/api'
        exchanges.pop()
      } else {
        exchanges.splice(0, 1)
        discovered.push({ says: 'paths do not begin with /api', setting: 'VITE_API_PREFIX=/', exchange: login })
        login = again
      }
    }
    if (login.status === 200 && otherHash !== undefined && tokenIn(jsonOf(login.text)) === undefined) {
      const again = await as(otherHash)
      if (tokenIn(jsonOf(again.text)) !== undefined) {
        const setting = `VITE_SALT_PLACE=${dialect.saltPlace === 'after' ? 'before' : 'after'}`
        exchanges.splice(0, exchanges.length - 1)
        hash = otherHash
        discovered.push({ says: `the salt stands ${setting.split('=')[1]} the password`, setting, exchange: login })
        login = again
      } else exchanges.pop()
    }
    const signedIn = tokenIn(jsonOf(login.text)) !== undefined
    const shown = signedIn ? envelopeShown(jsonOf(login.text), dialect) : []
    discovered.push(...shown.map((one) => ({ ...one, exchange: login })))
    login.json = translated(jsonOf(login.text), dialect)
    return login
  }

  /** How the token travels, and what an ended session and a refusal are called where success is called otherwise. */
  async function learn() {
    const path = operations.userInfo.path
    if (dialect.tokenScheme === '' && codeIn(await send('userInfo', path, { record: false })) !== 1) {
      dialect.tokenScheme = 'Bearer'
      const heard = await send('userInfo', path, { record: false })
      if (codeIn(heard) === 1)
        discovered.push({
          says: 'Bearer stands before the token',
          setting: 'VITE_TOKEN_SCHEME=Bearer',
          exchange: heard,
        })
      else dialect.tokenScheme = ''
    }
    const success = discovered.find(({ setting }) => setting.startsWith('VITE_SUCCESS_CODE'))
    if (!success) return
    const raw = ({ text }: Exchange) => (jsonOf(text) as Record<string, unknown> | undefined)?.[dialect.envelope.code]
    const ended = raw(await send('userInfo', path, { record: false, anonymous: true }))
    const refused = raw(await send('deviceGet', '/api/device/987654321', { record: false }))
    if (ended !== undefined) dialect.codes.session = [String(ended)]
    if (refused !== undefined && refused !== ended) dialect.codes.refused = [String(refused)]
    const { session: over, refused: no } = dialect.codes
    success.setting += ` VITE_SESSION_CODE=${over.join(',')} VITE_REFUSED_CODE=${no.join(',')}`
  }

  const login = await signIn()
  const token = tokenIn(jsonOf(login.text))
  if (token === undefined) return finish(undefined, false)
  session.token = token
  await learn()
  for (const step of steps) if ((write || !step.writes) && (orders || !step.orders)) await take(step)
  // an ad is saved with a picture of itself: a sign-in as long as that, by blanks, changes nothing
  const large = await send('authLogin', operations.authLogin.path, {
    body: { account, password: hash },
    padding: LARGE_BODY,
    record: false,
  })
  const takesLargeBodies = large.status !== 413
  session.token = tokenIn(jsonOf(large.text)) ?? session.token
  await send('authLogout', operations.authLogout.path)

  const info = exchanges.find((one) => one.operationId === 'userInfo' && !one.anonymous)?.json as
    | { data?: { functionIds?: unknown } }
    | undefined
  const codes = info?.data?.functionIds
  return finish(Array.isArray(codes) ? heldCodes(codes) : undefined, true, takesLargeBodies)
}

interface SendOptions {
  body?: unknown
  anonymous?: boolean
  probing?: boolean
  /** Blanks after the body. */
  padding?: number
  /** Not when it is only to learn how the server speaks. */
  record?: boolean
}

type Values = Record<string, string | number>

/** Bytes of the picture of an ad beside its content, as the editor sends it at most. */
const LARGE_BODY = 1_500_000
/** Nobody waits longer for a server that wants to be asked later. */
const LONGEST_WAIT_S = 30

/** The while that a server wants to be left alone, which it names itself. */
function asTold(retryAfter: string | null | undefined): Promise<void> {
  const ms = Math.min(Number(retryAfter) || 1, LONGEST_WAIT_S) * 1000
  return new Promise((go) => {
    setTimeout(go, ms)
  })
}

function pagedAt(path: string, firstPage: number): string {
  return firstPage === 0 ? path : path.replace(/(?<=[?&]page=)\d+/, (page) => String(Number(page) + firstPage))
}

function codeIn({ json }: Exchange): unknown {
  return (json as { code?: unknown } | undefined)?.code
}

function addressOf(template: string, path: Values, query: Values): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(plainId(path[key] as string | number)),
  )
  const pairs = Object.entries(query).map(([key, value]) => [key, plainId(value)])
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

function isList(given: Given): given is readonly string[] {
  return Array.isArray(given)
}

function lackOf({ from, field, where }: Taken): string {
  return where ? `${from} does not have what was made` : `${from} has no record with a field ${field}`
}
