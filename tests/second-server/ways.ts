/*
 * In how many ways a server may differ from what the documents say, or from what they leave open. Each is one that
 * servers of the field have; without any of them the second server is as the documents say.
 */

export interface Ways {
  /** What every path begins with in place of `/api`. */
  prefix: string
  /** What stands before the token in the header. */
  scheme: string
  /** Names of the envelope's three fields. */
  envelope: { code: string; msg: string; data: string }
  codes: { success: unknown; refused: unknown; session: unknown }
  /** An ended session is also said by the status of HTTP, and without an envelope. */
  statuses: boolean
  /** What somebody without a session gets in place of an envelope. */
  withoutSession: 'envelope' | 'redirect' | 'login page'
  /** How pages count, and what the page below the first one is. */
  pages: 'from 0' | 'from 1' | 'from 1, and 0 is the first too'
  total: 'right' | 'missing' | 'of the page'
  /** What the field with the rows is called. */
  rows: 'as documented' | 'records'
  /** Filters that are not looked at; `all` for every one. */
  ignores: readonly string[] | 'all'
  ignoresLimit: boolean
  moments: 'yyyy-MM-dd HH:mm:ss' | 'ISO in UTC' | 'ISO with offset' | 'epoch ms' | 'epoch s'
  /** Minutes that the wall clock of texts without a zone is ahead of UTC; the documents' company is in Shanghai. */
  zone: number
  ids: 'small' | 'beyond 2^53'
  /** Numbers that are no ids travel as texts. */
  numbers: 'numbers' | 'texts'
  absent: 'left out' | 'null'
  salt: 'after' | 'before'
  /** Pages of another origin may not call. */
  cors: 'open' | 'refused'
  /** Milliseconds until the answer to a list of terminals. */
  delay: number
  /** So many calls are answered with 429, and the seconds that they are told to wait. */
  tooMany: { calls: number; seconds: number } | undefined
  /** Bytes of a body, beyond which it is answered with 413. */
  bodyLimit: number
}

export const documented: Ways = {
  prefix: '/api',
  scheme: '',
  envelope: { code: 'code', msg: 'msg', data: 'data' },
  codes: { success: 1, refused: 0, session: 2 },
  statuses: false,
  withoutSession: 'envelope',
  pages: 'from 0',
  total: 'right',
  rows: 'as documented',
  ignores: [],
  ignoresLimit: false,
  moments: 'yyyy-MM-dd HH:mm:ss',
  zone: 480,
  ids: 'small',
  numbers: 'numbers',
  absent: 'left out',
  salt: 'after',
  cors: 'open',
  delay: 0,
  tooMany: undefined,
  bodyLimit: 20_000_000,
}

/** The differences by name, each on its own. */
export const differences = {
  'pages from 1': { pages: 'from 1' },
  'pages from 1, 0 is the first too': { pages: 'from 1, and 0 is the first too' },
  'no total': { total: 'missing' },
  'total of the page': { total: 'of the page' },
  'rows called records': { rows: 'records' },
  'status ignored': { ignores: ['status'] },
  'all filters ignored': { ignores: 'all' },
  'limit ignored': { ignoresLimit: true },
  'moments as ISO in UTC': { moments: 'ISO in UTC' },
  'moments as ISO with offset': { moments: 'ISO with offset' },
  'moments as epoch milliseconds': { moments: 'epoch ms' },
  'moments as epoch seconds': { moments: 'epoch s' },
  'wall clock of UTC': { zone: 0 },
  'success is 200': { codes: { success: 200, refused: 500, session: 401 } },
  'success is "200"': { codes: { success: '200', refused: '500', session: '401' } },
  'success is 0': { codes: { success: 0, refused: 1, session: 401 } },
  'other names of the envelope': { envelope: { code: 'status', msg: 'message', data: 'result' } },
  'sessions end with 401': { statuses: true },
  'sessions end with a redirect': { withoutSession: 'redirect' },
  'sessions end with a login page': { withoutSession: 'login page' },
  'Bearer before the token': { scheme: 'Bearer' },
  'another prefix': { prefix: '' },
  'salt before the password': { salt: 'before' },
  'other origins refused': { cors: 'refused' },
  'slow lists': { delay: 3000 },
  'too many calls': { tooMany: { calls: 1, seconds: 1 } },
  'small bodies only': { bodyLimit: 1_000_000 },
  'ids beyond 2^53': { ids: 'beyond 2^53' },
  'numbers as texts': { numbers: 'texts' },
  'null for what is not there': { absent: 'null' },
} as const satisfies Record<string, Partial<Ways>>

export type Difference = keyof typeof differences
