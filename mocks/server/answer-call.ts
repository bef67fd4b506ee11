import { allows, heldCodes, type PermissionCode } from '#src/domain/permissions.ts'
import type { FindViolations, Part } from './violations.ts'
import { typedValues, type Call, type Match } from './contract.ts'
import { NotFound } from '../db/gate.ts'
import { missing, type Context } from '../handlers/handler.ts'
import { handlerOf } from '../handlers/handlers.ts'
import type { AccountRow, SessionRow } from '../db/models.ts'
import { orgIdsBelow, rootOrgOf } from '../db/orgs.ts'
import { InvalidSession, Refusal } from './refusal.ts'
import type { Reporter } from './report.ts'
import type { World } from '../db/world.ts'

export type Check = (findViolations: FindViolations) => void

export interface CallEnvironment {
  world: World
  /** Hears of what does not fit the contract. */
  violated: Reporter['violated']
  /** Does what an answer need not wait for. */
  checkLater: (check: Check) => void
  /** Where pictures and videos are, absolute, with a slash at the end. */
  mediaBase: string
  /** Lets what else there is to do come first; undefined does all in one go. */
  pause: (() => Promise<void>) | undefined
  /** Looks for a session that this world has not heard of yet. */
  findSession(token: string): Promise<SessionRow | undefined>
}

/** The envelope of every answer (C1). */
export interface Envelope {
  code: 0 | 1 | 2
  msg: string
  data: unknown
}

export interface Answered {
  /** Undefined when the body was not JSON, which the server does not get as far as to answer. */
  envelope: Envelope | undefined
  account: string | null
}

/**
 * Carries out one call of the contract: session, permission, handler. Request and answer are held against the contract
 * later; what does not fit is reported and changes nothing.
 */
export async function answerCall(
  request: Request,
  { call, path: texts }: Match,
  environment: CallEnvironment,
): Promise<Answered> {
  const { world, violated, checkLater, mediaBase, pause } = environment
  const token = request.headers.get('Authorization') ?? ''
  let account: AccountRow | undefined
  let envelope: Envelope
  try {
    account = call.needsSession ? await accountOf(token, environment) : undefined
    const held = heldBy(world, account)
    if (account && !holds(held, call.permission)) throw new Refusal(FORBIDDEN)
    const query = typedValues(call, 'query', new URL(request.url).searchParams)
    const path = typedValues(call, 'path', Object.entries(texts))
    const body = await readBody(request)
    if (account && !holds(held, neededBy(call, body))) throw new Refusal(FORBIDDEN)
    checkLater((findViolations) => check(findViolations, violated, call, 'request', { path, query, body }))
    const sees = sightOf(world, account)
    const context: Context = { world, account: account as AccountRow, held, token, sees, mediaBase, pause }
    const handler = await handlerOf(call.operationId)
    envelope = { code: 1, msg: 'success', data: (await handler({ path, query, body } as never, context)) ?? null }
  } catch (error) {
    if (error instanceof MalformedBody) return { envelope: undefined, account: account?.account ?? null }
    envelope = refusalOf(error)
  }
  checkLater((findViolations) => check(findViolations, violated, call, 'answer', { answer: envelope }))
  return { envelope, account: account?.account ?? null }
}

async function accountOf(token: string, { world: { gate }, findSession }: CallEnvironment): Promise<AccountRow> {
  const session = gate.session.find(token) ?? (await findSession(token))
  const account = session && gate.account.find(session.accountId)
  if (account?.enabled !== 1) throw new InvalidSession()
  return account
}

const FORBIDDEN = '没有权限执行此操作'

/** The codes that an account holds. */
export function heldBy({ gate, scenario }: World, account: AccountRow | undefined): ReadonlySet<string> {
  return heldCodes(account && (scenario.functionIds[account.account] ?? gate.role.find(account.roleId)?.functionIds))
}

/** The server guards, the console only hides (P9). */
function holds(held: ReadonlySet<string>, permission: readonly string[]): boolean {
  return permission.length === 0 || allows(held, permission as readonly PermissionCode[])
}

/** What a call needs because of what its body says: publishing and stopping are one call (C8). */
function neededBy({ permissionBy }: Call, body: unknown): readonly string[] {
  const values = Object.entries(permissionBy).map(
    ([field, codes]) => codes[String(Reflect.get(Object(body), field))] ?? [],
  )
  return values.flat()
}

/** Whether an account may see what belongs to an organisation. */
export function sightOf({ gate }: World, account: AccountRow | undefined): Context['sees'] {
  const orgs = account && orgIdsBelow(gate, rootOrgOf(gate, account))
  return (orgId) => orgs?.has(String(orgId)) ?? true
}

function check(
  findViolations: FindViolations,
  violated: Reporter['violated'],
  { operationId }: Call,
  side: 'request' | 'answer',
  parts: Partial<Record<Part, unknown>>,
) {
  const wrong = Object.entries(parts).flatMap(([part, value]) => findViolations(operationId, part as Part, value))
  if (wrong.length > 0) violated({ operationId, side, violations: wrong })
}

/** What a failed call answers; anything unexpected is a mistake of this server, and said to be one. */
function refusalOf(error: unknown): Envelope {
  if (error instanceof InvalidSession) return { code: 2, msg: error.message, data: null }
  if (error instanceof NotFound) return { code: 0, msg: missing[error.model] ?? '数据不存在', data: null }
  if (error instanceof Refusal) return { code: 0, msg: error.message, data: null }
  return { code: 0, msg: `模拟服务器出错：${error instanceof Error ? error.message : String(error)}`, data: null }
}

class MalformedBody extends Error {}

/** Integers that a double cannot hold are read as texts of their digits (C16). */
async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text.replace(/([[:,]\s*)(\d{16,})(?=\s*[,\]}])/g, '$1"$2"'))
  } catch {
    throw new MalformedBody('The body is not JSON')
  }
}
