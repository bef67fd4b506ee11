import type { OperationId } from '#src/api/generated/operations.gen.ts'
import type { ServerDifferences } from '#src/api/server-differences.ts'
import type { Shown } from './dialect.ts'

/** What had to be spoken otherwise than documented, and what showed it. */
export interface Discovery extends Shown {
  exchange: Exchange
}

export interface Outgoing {
  method: string
  /** Path and query, from `/api/` on. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** One way to a server. Rejects when there is no answer. */
export type Transport = (request: Outgoing) => Promise<Answered>

export interface Answered {
  status: number
  text: string
  /** Headers that tell more, where the way shows them. */
  date?: string | null
  retryAfter?: string | null
}

export interface Exchange {
  operationId: OperationId
  method: string
  path: string
  /** Sent without a token, to see that it is refused. */
  anonymous: boolean
  /** HTTP status; undefined when there was no answer, and `text` says why. */
  status: number | undefined
  text: string
  /** The answer as JSON in the words of the contract, undefined where it is none. */
  json: unknown
  /** Beside the steps: asked to see how a list pages and filters, and nothing is taken from it. */
  probing: boolean
  /** As it was sent. */
  sent: Outgoing
  /** Milliseconds until the answer was there, and its `Date`. */
  ms: number
  date?: string | null | undefined
}

/** What was seen by asking a list more than once. */
export interface Probed {
  operationId: OperationId
  kind: 'filter' | 'no total'
  place: string
  says: string
  exchange: Exchange
}

export interface Conversation {
  exchanges: readonly Exchange[]
  probed: readonly Probed[]
  /** What had to be spoken otherwise than documented to be heard at all. */
  discovered: readonly Discovery[]
  /** Requests that were told to come later, and came. */
  delayed: number
  /** Whether a body of the size of an ad with its picture was taken; undefined where it was not tried. */
  takesLargeBodies: boolean | undefined
  /** Calls that could not be made, since no earlier answer had what they need. */
  skipped: readonly { operationId: OperationId; lacks: string }[]
  /** How many recorded requests tell nothing. */
  leftOut?: number
  /** The permission codes of the account, undefined when its user info could not be read. */
  held: ReadonlySet<string> | undefined
  signedIn: boolean
}

export interface TestAccount {
  account: string
  /** As it travels: md5 of password and salt. */
  passwordHash: string
  /** The same with the salt at the other side, tried where the first is refused. */
  otherHash?: string
  /** How the server speaks, by the settings of the deployment. */
  dialect?: ServerDifferences
  /** Told of each call before it is sent. */
  progress?: (done: number, operationId: OperationId) => void
  /** Also sends what makes, changes and removes something of its own. */
  write?: boolean
  /** Also sends the inferred calls of orders. */
  orders?: boolean
  /** Name of what is made, at most nine letters or digits. */
  name?: string
  /** The last whole month, `yyyyMM`. */
  month?: string
}
