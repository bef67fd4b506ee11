import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, LOGIN_PAGE, retryDelayOf } from './errors.ts'
import { httpError, isServerFailure, noAnswer, refusal, retryAfterOf, writeError } from './failures.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [new ApiError('session', 'x', 2), { alreadyShown: true, needsSignIn: false, refused: false, resultUnknown: false }],
  [httpError(401), { alreadyShown: false, needsSignIn: true, refused: false, resultUnknown: false }],
  [httpError(403), { alreadyShown: false, needsSignIn: false, refused: false, resultUnknown: false }],
  [
    new ApiError('malformed', 'x', LOGIN_PAGE),
    { alreadyShown: false, needsSignIn: true, refused: false, resultUnknown: false },
  ],
  // a code of the envelope is no status
  [refusal(401, 'x'), { alreadyShown: false, needsSignIn: false, refused: true, resultUnknown: false }],
  [writeError(httpError(503)), { alreadyShown: false, needsSignIn: false, refused: false, resultUnknown: true }],
])('what helps after %j', (error, expected) => {
  const { alreadyShown, needsSignIn, refused, resultUnknown } = error
  expect({ alreadyShown, needsSignIn, refused, resultUnknown }).toEqual(expected)
})

test.each([
  [404, '请求地址出错'],
  [413, '提交的内容过大，服务器不接收'],
  [418, '服务器返回了异常状态（418）'],
  [429, '请求过于频繁，请稍后重试'],
])('the words of the status %i', (status, message) => {
  expect(httpError(status)).toMatchObject({ kind: 'http', code: status, message })
})

test.each<[unknown, unknown, string]>([
  [0, ' 名称已存在 ', '名称已存在'],
  [0, ' ', '操作失败'],
  [2, undefined, '操作失败'],
  [3, null, '操作失败'],
  [4, '', '未知响应，请联系管理员'],
  ['0', undefined, '未知响应，请联系管理员'],
])('an envelope of code %j and the words %j says %s', (code, msg, message) => {
  expect(refusal(code, msg)).toMatchObject({ kind: 'refused', code, message })
})

test('too many calls say when to try again, to the second', () => {
  expect(httpError(429, 2_100).message).toBe('请求过于频繁，请在 3 秒后重试')
})

test('a status of the server itself leaves room for its answer, one of a gateway does not (N10)', () => {
  expect([499, 500, 501, 502, 503, 504, 505].filter(isServerFailure)).toEqual([500, 501, 505])
})

test.each<[ApiError, { kind: string; message: string; code?: unknown } | 'itself']>([
  [
    new ApiError('malformed', '数据异常'),
    { kind: 'unknown', message: '数据异常，结果未知，请刷新核对', code: undefined },
  ],
  [httpError(500), { kind: 'unknown', message: '服务器内部错误，结果未知，请刷新核对', code: 500 }],
  [httpError(408), { kind: 'unknown', message: '请求超时，结果未知，请刷新核对', code: 408 }],
  [httpError(499), 'itself'],
  [httpError(404), 'itself'],
  [refusal(0, '名称已存在'), 'itself'],
  [refusal(3, '名称已存在'), 'itself'],
  [refusal(500, '失败'), { kind: 'unknown', message: '服务器返回了未知响应“失败”，结果未知，请刷新核对' }],
  // no word of success beside what nobody knows
  [refusal(200, '操作成功'), { kind: 'unknown', message: '服务器返回了未知响应，结果未知，请刷新核对' }],
  [refusal(200, 'Success'), { kind: 'unknown', message: '服务器返回了未知响应，结果未知，请刷新核对' }],
  [refusal(200, 'OK'), { kind: 'unknown', message: '服务器返回了未知响应，结果未知，请刷新核对' }],
  [refusal(200, 'ok?'), { kind: 'unknown', message: '服务器返回了未知响应“ok?”，结果未知，请刷新核对' }],
  [refusal(200, 'not ok'), { kind: 'unknown', message: '服务器返回了未知响应“not ok”，结果未知，请刷新核对' }],
  [refusal(200, ''), { kind: 'unknown', message: '服务器返回了未知响应，结果未知，请刷新核对' }],
  [new ApiError('session', '登录已失效', 2), 'itself'],
  [new ApiError('network', '网络已断开'), 'itself'],
])('a write that failed with %j (N10)', (error, expected) => {
  const made = writeError(error)
  if (expected === 'itself') return expect(made).toBe(error)
  expect(made).toMatchObject(expected)
  return expect(made.cause).toBe(error)
})

test.each<['read' | 'write', { wasOnline: boolean; timedOut: boolean }, boolean, string, string]>([
  ['write', { wasOnline: false, timedOut: false }, false, 'network', '网络已断开，操作未提交'],
  ['write', { wasOnline: false, timedOut: true }, true, 'network', '网络已断开，操作未提交'],
  ['write', { wasOnline: true, timedOut: true }, true, 'unknown', '结果未知，请刷新核对'],
  ['write', { wasOnline: true, timedOut: false }, false, 'unknown', '网络异常，结果未知，请刷新核对'],
  ['read', { wasOnline: true, timedOut: true }, true, 'timeout', '请求超时，请重试'],
  ['read', { wasOnline: false, timedOut: false }, true, 'network', '网络异常，请检查网络后重试'],
  ['read', { wasOnline: true, timedOut: false }, false, 'network', '网络已断开'],
])('no answer to a %s, %j, online afterwards: %j', (kind, how, onLine, of, message) => {
  vi.stubGlobal('navigator', { onLine })
  const cause = new TypeError('Failed to fetch')
  const error = noAnswer(kind, { ...how, cause })
  expect(error).toMatchObject({ kind: of, message })
  expect(error.cause).toBe(cause)
})

test.each<[unknown, number | undefined]>([
  [new ApiError('network', 'x'), 500],
  [httpError(500), 500],
  [httpError(503), 500],
  [httpError(499), undefined],
  // it is asked again when the server wants to be, but nobody waits long for it
  [httpError(429), undefined],
  [httpError(429, 3_000), 3_000],
  [httpError(429, 0), 0],
  [httpError(429, 10_001), undefined],
  [new ApiError('timeout', 'x'), undefined],
  [new ApiError('unknown', 'x', 500), undefined],
  [{ kind: 'network' }, undefined],
])('a read is tried again after %j in %j ms', (error, delay) => {
  expect(retryDelayOf(error)).toBe(delay)
})

test.each([
  [null, undefined],
  ['7', 7_000],
  ['soon', undefined],
  ['Fri, 20 Nov 2026 01:30:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 01:29:00 GMT', 0],
])('Retry-After: %j is a wait of %j ms', (header, wait) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 1, 30), toFake: ['Date'] })
  expect(retryAfterOf(header)).toBe(wait)
  vi.useRealTimers()
})
