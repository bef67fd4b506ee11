import { UserError } from '#src/lib/errors/user-error.ts'

/**
 * Why a call failed: `refused` the server said no (envelope code 0 or another code than 1 and 2, C1); `session` the
 * session is over and the message was shown by the console itself; `http` a status outside the envelope; `network`
 * nothing came back; `timeout` a read took too long; `unknown` no answer to a write came, or none of the server's own
 * that can be read, so that it may or may not have happened; `malformed` what came is not an answer of the contract.
 */
export type ApiErrorKind = 'refused' | 'session' | 'http' | 'network' | 'timeout' | 'unknown' | 'malformed'

/** The code of an error that a login page in place of an answer makes (D16). */
export const LOGIN_PAGE = 'login page'

/** A failed call. The message is the one to show, once, in the place that the call belongs to. */
export class ApiError extends UserError {
  override name = 'ApiError'
  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    /** The HTTP status of `http` and of `unknown`, the envelope's code of `refused`, or `LOGIN_PAGE`. */
    readonly code?: unknown,
    options?: ErrorOptions,
    /** Milliseconds after which the server wants to be asked again (429). */
    readonly retryAfter?: number,
  ) {
    super(message, options)
  }

  override get alreadyShown(): boolean {
    return this.kind === 'session'
  }

  /** Code 2 of an envelope ends the session by itself; the status says it without one (1§8). */
  override get needsSignIn(): boolean {
    return (this.kind === 'http' && this.code === 401) || this.code === LOGIN_PAGE
  }

  override get refused(): boolean {
    return this.kind === 'refused'
  }

  override get resultUnknown(): boolean {
    return this.kind === 'unknown'
  }
}

/** The longest wait before another try that nobody is asked about, in milliseconds. */
const LONGEST_WAIT = 10_000

/**
 * Milliseconds until a read is tried again: after the network's and the server's own failures (5xx) soon, when it wants
 * to be asked later and names a short while then (D17). Undefined where it does not help.
 */
export function retryDelayOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.retryAfter !== undefined) return error.retryAfter <= LONGEST_WAIT ? error.retryAfter : undefined
  return error.kind === 'network' || (error.kind === 'http' && Number(error.code) >= 500) ? 500 : undefined
}
