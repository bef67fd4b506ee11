import { deployment, type Deployment } from './deployment.ts'

/*
 * Where servers differ from what the documents leave open, and nothing else knows of it (W24): each has a default, a
 * setting of the deployment (config/deployment-settings.ts) and its place in what sends or reads. The rest of the
 * console speaks the contract.
 */

export interface ServerDifferences {
  /** What the paths of the contract begin with in place of `/api`; empty for nothing. */
  apiPrefix: string
  /** What stands before the token (C4), such as `Bearer`; empty for nothing. */
  tokenScheme: string
  /** What the server calls the three fields of its envelope (C1). */
  envelope: { code: string; msg: string; data: string }
  /** The codes of its envelopes as text, by what they mean (C1). */
  codes: { success: readonly string[]; session: readonly string[]; refused: readonly string[] }
  /** The number of the first page (1§9). */
  firstPage: number
  /** Whether the salt stands before or after the password (C6). */
  saltPlace: 'before' | 'after'
  /** The name of the part that has the file of an upload (C12). */
  uploadPart: string
}

const list = (text: string) => text.split(',').map((part) => part.trim())

/** As the deployment has it; whatever it does not set is as documented. */
export function differencesOf(given: Deployment): ServerDifferences {
  const named = Object.fromEntries(list(given.envelope ?? '').map((pair) => pair.split(':')))
  const { code = 'code', msg = 'msg', data = 'data' } = named as Partial<ServerDifferences['envelope']>
  return {
    apiPrefix: (given.apiPrefix ?? '/api').replace(/(?<!\/)\/+$/, ''),
    tokenScheme: given.tokenScheme ?? '',
    envelope: { code, msg, data },
    codes: {
      success: list(given.successCode ?? '1'),
      session: list(given.sessionCode ?? '2'),
      refused: list(given.refusedCode ?? '0,3'),
    },
    firstPage: Number(given.firstPage ?? 0),
    saltPlace: given.saltPlace === 'before' ? 'before' : 'after',
    uploadPart: given.uploadPart ?? 'file',
  }
}

export const serverDifferences: ServerDifferences = differencesOf(deployment)

/** A path of the contract as the server has it. */
export function serverPath(path: string, { apiPrefix } = serverDifferences): string {
  return path.replace(/^\/api(?=\/)/, apiPrefix)
}

/** The header that a token travels in. */
export function authorizationOf(token: string, { tokenScheme } = serverDifferences): string {
  return tokenScheme === '' ? token : `${tokenScheme} ${token}`
}

/** A query of the contract, whose pages count from 0, as the server counts them. */
export function serverQuery(
  query: Readonly<Record<string, unknown>>,
  { firstPage } = serverDifferences,
): Readonly<Record<string, unknown>> {
  return firstPage !== 0 && typeof query.page === 'number' ? { ...query, page: query.page + firstPage } : query
}

/**
 * What a code of the server's is called in the contract: 1 success, 2 an ended session, 0 or 3 a refusal. Any other
 * stays what it is, as text where the contract would take it for one of these.
 */
export function contractCode(given: unknown, { codes } = serverDifferences): unknown {
  if (typeof given === 'object') return given
  const text = String(given)
  if (codes.success.includes(text)) return 1
  if (codes.session.includes(text)) return 2
  if (codes.refused.includes(text)) return text === '3' ? 3 : 0
  const code = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given
  return typeof code === 'number' && code < 4 ? text : code
}

/** A password with its salt, as it is hashed (C6). */
export function salted(password: string, salt: string, { saltPlace } = serverDifferences): string {
  return saltPlace === 'before' ? salt + password : password + salt
}
