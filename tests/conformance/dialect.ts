import { contractCode, differencesOf, serverPath, type ServerDifferences } from '#src/api/server-differences.ts'

/*
 * How a server speaks: what the settings say, and what of it is found out while it is asked, so that one difference
 * does not stand in the way of finding the next.
 */

export interface Shown {
  /** What is different, in words. */
  says: string
  /** What mends it in the console. */
  setting: string
}

/** The settings of a deployment, from the environment. */
export function dialectOf(env: Readonly<Record<string, string | undefined>>): ServerDifferences {
  return differencesOf({
    apiPrefix: env.VITE_API_PREFIX,
    tokenScheme: env.VITE_TOKEN_SCHEME,
    envelope: env.VITE_ENVELOPE,
    successCode: env.VITE_SUCCESS_CODE,
    sessionCode: env.VITE_SESSION_CODE,
    refusedCode: env.VITE_REFUSED_CODE,
    firstPage: env.VITE_FIRST_PAGE,
    saltPlace: env.VITE_SALT_PLACE,
  })
}

/** An answer as the contract has it: envelope and code by their names there; undefined as it is. */
export function translated(json: unknown, { envelope, codes }: ServerDifferences): unknown {
  if (!isObject(json) || !Object.hasOwn(json, envelope.code)) return json
  const { [envelope.code]: code, [envelope.msg]: msg, [envelope.data]: data, ...others } = json
  const means = contractCode(code, { ...differencesOf({}), codes })
  // one that is sent as text is a difference of its own, where no setting names it
  const kept = typeof code === 'string' && codes.success.includes('1') ? code : means
  return { ...others, code: kept, ...(msg !== undefined && { msg }), ...(data !== undefined && { data }) }
}

/** The token in the answer to a sign-in, whatever its envelope is called. */
export function tokenIn(json: unknown): string | undefined {
  if (!isObject(json)) return undefined
  const holder = Object.values(json).find((value) => isObject(value) && typeof value.Authorization === 'string')
  return (holder as { Authorization?: string } | undefined)?.Authorization
}

/** What the answer to a sign-in that succeeded shows of the envelope. */
export function envelopeShown(json: unknown, dialect: ServerDifferences): Shown[] {
  if (!isObject(json)) return []
  const found: Shown[] = []
  if (!Object.hasOwn(json, dialect.envelope.code)) {
    const keys = Object.keys(json)
    const data = keys.find((key) => isObject(json[key])) ?? dialect.envelope.data
    const code = keys.find(
      (key) => /code|status|success|ret|err/i.test(key) && !isObject(json[key]) && !/msg/i.test(key),
    )
    const msg = keys.find((key) => /msg|message|desc|info/i.test(key) && key !== code && key !== data)
    if (code === undefined) return []
    dialect.envelope = { code, msg: msg ?? dialect.envelope.msg, data }
    const setting = `VITE_ENVELOPE=code:${code},msg:${dialect.envelope.msg},data:${data}`
    found.push({
      says: `the fields of an answer are called ${[code, msg, data].join(', ')} instead of code, msg, data`,
      setting,
    })
  }
  const code = json[dialect.envelope.code]
  if (contractCode(code, dialect) !== 1 && ['number', 'string', 'boolean'].includes(typeof code)) {
    dialect.codes = { success: [String(code)], session: dialect.codes.session, refused: dialect.codes.refused }
    found.push({
      says: `success has the code ${JSON.stringify(code)} instead of 1`,
      setting: `VITE_SUCCESS_CODE=${String(code)}`,
    })
  }
  return found
}

/** The address of the contract's path at this server. */
export const addressAt = (path: string, dialect: ServerDifferences) => serverPath(path, dialect)

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
