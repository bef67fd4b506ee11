import { isLoadFailure, LOAD_FAILED } from './load-failures.ts'

/**
 * An error whose message is written for the person in front of the screen, in Chinese.
 * Everything else that is thrown is a defect of ours and must not be shown as it is.
 */
export class UserError extends Error {
  override name = 'UserError'

  /** True when the console has told the user by other means, so that nobody shows it a second time. */
  get alreadyShown(): boolean {
    return false
  }

  /** True when signing in again is what helps. */
  get needsSignIn(): boolean {
    return false
  }

  /** True when the server said no: what was asked for has not been done. */
  get refused(): boolean {
    return false
  }

  /** True when what failed may have been done all the same, so that doing it again may do it twice. */
  get resultUnknown(): boolean {
    return false
  }
}

export function isSignInNeeded(error: unknown): boolean {
  return error instanceof UserError && error.needsSignIn
}

export function isRefused(error: unknown): boolean {
  return error instanceof UserError && error.refused
}

export function isResultUnknown(error: unknown): boolean {
  return error instanceof UserError && error.resultUnknown
}

/** The longest message that is shown; a server may send any length. */
const MESSAGE_LIMIT = 200

/** Cuts a message from outside to a showable length, and never returns an empty one. */
export function showable(text: unknown, fallback: string): string {
  const words = typeof text === 'string' ? text.trim() : ''
  if (words === '') return fallback
  return words.length > MESSAGE_LIMIT ? `${words.slice(0, MESSAGE_LIMIT)}…` : words
}

/** What to tell the user about anything that was thrown; undefined when they know already. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof UserError && error.alreadyShown) return undefined
  if (error instanceof UserError) return showable(error.message, '操作失败')
  if (error instanceof DOMException && error.name === 'TimeoutError') return '请求超时，请重试'
  return isLoadFailure(error) ? LOAD_FAILED : '页面出现异常，请重试'
}
