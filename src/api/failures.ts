import { showable } from '#src/lib/errors/user-error.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { ApiError, type ApiErrorKind } from './errors.ts'

/*
 * What a call that has failed says. It comes with the client: before the first call nobody needs it.
 */

/** HTTP statuses outside the envelope, in the words of 1§8. */
const httpMessages: Readonly<Record<number, string>> = {
  400: '请求错误',
  401: '未授权，请登录',
  403: '拒绝访问',
  404: '请求地址出错',
  408: '请求超时',
  413: '提交的内容过大，服务器不接收',
  429: '请求过于频繁，请稍后重试',
  500: '服务器内部错误',
  501: '服务未实现',
  502: '网关错误',
  503: '服务不可用',
  504: '网关超时',
  505: 'HTTP版本不受支持',
}

export function httpError(status: number, retryAfter?: number): ApiError {
  const waits = status === 429 && retryAfter !== undefined
  const message = waits
    ? `请求过于频繁，请在 ${formatNumber(Math.ceil(retryAfter / 1000))} 秒后重试`
    : (httpMessages[status] ?? `服务器返回了异常状态（${status}）`)
  return new ApiError('http', message, status, undefined, waits ? retryAfter : undefined)
}

/** Milliseconds of a header `Retry-After`, which has seconds or a date; undefined where it says nothing. */
export function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - serverNow()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

/** The error of a write after which nobody knows whether it happened, with the reason. */
function unknownResult(reason: string, code?: unknown, options?: ErrorOptions): ApiError {
  return new ApiError('unknown', `${reason}，结果未知，请刷新核对`, code, options)
}

/** Statuses of a gateway that got no answer from the server behind it; that server may have done the work. */
const GATEWAY: ReadonlySet<unknown> = new Set([502, 503, 504])

export function isServerFailure(status: number): boolean {
  return status >= 500 && !GATEWAY.has(status)
}

/** Words of success: of a server whose codes are others than the contract's (C31). */
const SUCCESS = /^[^不未没]*(成功|success)[.!。！]?$|^ok$/i

export function writeError(error: ApiError): ApiError {
  const { kind, code, message } = error
  if (kind === 'malformed') return unknownResult(message, code, { cause: error })
  if (kind === 'http' && (Number(code) >= 500 || code === 408)) return unknownResult(message, code, { cause: error })
  if (kind === 'refused' && !isRefusal(code)) {
    // no word of success beside what nobody knows
    const words = message === UNREADABLE || /成功|success|^ok$/i.test(message) ? '' : `“${message}”`
    return unknownResult(`服务器返回了未知响应${words}`, undefined, { cause: error })
  }
  return error
}

/** The error of a call to which no answer came. A write that was on its way may have happened all the same. */
export function noAnswer(
  kind: 'read' | 'write',
  { wasOnline, timedOut, why, cause }: { wasOnline: boolean; timedOut: boolean; why?: string; cause: unknown },
): ApiError {
  const fail = (of: ApiErrorKind, message: string) => new ApiError(of, message, undefined, { cause })
  if (kind === 'write') {
    if (!wasOnline) return fail('network', '网络已断开，操作未提交')
    return timedOut ? fail('unknown', '结果未知，请刷新核对') : unknownResult('网络异常', undefined, { cause })
  }
  if (timedOut) return fail('timeout', '请求超时，请重试')
  return fail('network', navigator.onLine ? (why ?? '网络异常，请检查网络后重试') : '网络已断开')
}

/** Whether the code of an envelope says no, 2 for an ended session (C1). */
export function isRefusal(code: unknown): boolean {
  return code === 0 || code === 2 || code === 3
}

const UNREADABLE = '未知响应，请联系管理员'

/** The error of an envelope that is neither success nor an ended session: the server's words, trimmed (C1). */
export function refusal(code: unknown, message: unknown): ApiError {
  const said =
    code !== undefined && code !== null && typeof message === 'string' && SUCCESS.test(message.trim())
      ? `服务器答“成功”，返回码却是 ${String(code)}，请联系管理员`
      : message
  return new ApiError('refused', showable(said, isRefusal(code) ? '操作失败' : UNREADABLE), code)
}
