import type { FaultEffect } from '#mocks/server/faults.ts'

export interface Failure {
  name: string
  trouble: FaultEffect
  says: string
  /** What a write says instead: it may have happened all the same. */
  saysOfWrite?: string
  /** A read tries once more before it says so. */
  twice?: true
}

/** After what no server has said itself a write may have happened. */
const unknown = (says: string) => ({ says, saysOfWrite: `${says}，结果未知，请刷新核对` })

const status = (code: number, says: string): Failure => ({
  name: `HTTP ${code}`,
  trouble: { kind: 'status', status: code },
  ...(code >= 500 || code === 408 ? unknown(says) : { says }),
  ...(code >= 500 && { twice: true as const }),
})

export const statusFailures: readonly Failure[] = [
  status(400, '请求错误'),
  status(401, '未授权，请登录'),
  status(403, '拒绝访问'),
  status(404, '请求地址出错'),
  status(408, '请求超时'),
  status(500, '服务器内部错误'),
  status(501, '服务未实现'),
  status(502, '网关错误'),
  status(503, '服务不可用'),
  status(504, '网关超时'),
  status(505, 'HTTP版本不受支持'),
]

const BROKEN = '网络异常，请检查网络后重试'
const BROKEN_WRITE = '网络异常，结果未知，请刷新核对'
const NOT_OURS = '返回内容不是接口数据'

export const networkFailures: readonly Failure[] = [
  { name: 'no connection', trouble: { kind: 'drop' }, says: BROKEN, saysOfWrite: BROKEN_WRITE, twice: true },
  {
    name: 'the connection breaks in the answer',
    trouble: { kind: 'cut' },
    says: BROKEN,
    saysOfWrite: BROKEN_WRITE,
    twice: true,
  },
  {
    name: 'the connection breaks when all is done',
    trouble: { kind: 'lost' },
    says: BROKEN,
    saysOfWrite: BROKEN_WRITE,
    twice: true,
  },
  { name: 'half an answer', trouble: { kind: 'malformed' }, ...unknown('数据异常') },
  { name: 'the page of a gateway, 502', trouble: { kind: 'gateway' }, ...unknown('网关错误'), twice: true },
  {
    name: 'the page of a gateway, 504',
    trouble: { kind: 'gateway', status: 504 },
    ...unknown('网关超时'),
    twice: true,
  },
  { name: '204', trouble: { kind: 'empty', status: 204 }, ...unknown('数据异常') },
  { name: '200 and nothing', trouble: { kind: 'empty' }, ...unknown('数据异常') },
  { name: 'the page of a portal', trouble: { kind: 'portal' }, ...unknown(NOT_OURS) },
  {
    name: 'a redirect to a portal',
    trouble: { kind: 'redirect' },
    ...unknown('请求被转到了其他页面，通常是登录页，请重新登录'),
  },
]

const LONG = '终端列表暂时无法读取'.repeat(1000)
const refuse = (name: string, msg: unknown, says: string): Failure => ({
  name: `code 0, ${name}`,
  trouble: { kind: 'refuse', msg },
  says,
})
const envelope = (name: string, body: unknown, says: string): Failure => ({
  name,
  trouble: { kind: 'envelope', body },
  says,
})
/** An envelope that says neither yes nor no; of a read it is a failure like every other. */
const unreadable = (name: string, body: object): Failure => {
  const words = 'msg' in body && typeof body.msg === 'string' ? body.msg : undefined
  const quoted = words === undefined || words === '操作成功' ? '' : `“${words}”`
  return {
    ...envelope(name, body, words ?? '未知响应，请联系管理员'),
    saysOfWrite: `服务器返回了未知响应${quoted}，结果未知，请刷新核对`,
  }
}

/** What a write may be answered by after it was done, none of which says whether it was (N10). */
export const doneFailures: readonly Failure[] = [
  ...[
    { msg: '操作成功', data: {} },
    { code: 200 },
    { success: true },
    { code: true, msg: '已受理', data: null },
    { code: '1 ', data: null },
  ].map((body) => ({
    ...unreadable(JSON.stringify(body), body),
    trouble: { kind: 'doneEnvelope' as const, body },
  })),
  { name: 'a plain 500', trouble: { kind: 'doneStatus', status: 500 }, ...unknown('服务器内部错误') },
  { name: '500 with a text', trouble: { kind: 'doneStatus', status: 500, body: 'oops' }, ...unknown('服务器内部错误') },
  { name: '505', trouble: { kind: 'doneStatus', status: 505 }, ...unknown('HTTP版本不受支持') },
  { name: 'JSON that is cut in the middle', trouble: { kind: 'malformed' }, ...unknown('数据异常') },
]

export const envelopeFailures: readonly Failure[] = [
  refuse('with a message', '终端正在升级，请稍后再试', '终端正在升级，请稍后再试'),
  refuse('message null', null, '操作失败'),
  refuse('an empty message', ' ', '操作失败'),
  refuse('an object as message', { text: '不行' }, '操作失败'),
  refuse('a message of 10,000 characters', LONG, `${LONG.slice(0, 200)}…`),
  refuse('a message with markup', '<img src=x onerror=alert(1)><b>停</b>', '<img src=x onerror=alert(1)><b>停</b>'),
  envelope('code 0, no message', { code: 0 }, '操作失败'),
  envelope('code 3', { code: 3, data: null }, '操作失败'),
  unreadable('code -1', { code: -1, msg: null, data: {} }),
  unreadable('code null', { code: null, data: {} }),
  unreadable('a word as code', { code: 'ok', data: {} }),
  unreadable('no code', { data: {} }),
  { ...envelope('no envelope but a list', [], '数据异常'), ...unknown('数据异常') },
  { ...envelope('no envelope but null', null, '数据异常'), ...unknown('数据异常') },
]

export const listDataFailures: readonly Failure[] = [
  { name: 'no data', trouble: { kind: 'data' }, says: '数据异常' },
  { name: 'data null', trouble: { kind: 'data', data: null }, says: '数据异常' },
  { name: 'a list for an object', trouble: { kind: 'data', data: [] }, says: '数据异常' },
  { name: 'a number for an object', trouble: { kind: 'data', data: 7 }, says: '数据异常' },
  { name: 'no rows', trouble: { kind: 'data', data: { total: 3 } }, says: '数据异常' },
  { name: 'an object for rows', trouble: { kind: 'data', data: { total: 3, data: {} } }, says: '数据异常' },
  {
    name: 'rows without ids',
    trouble: { kind: 'data', data: { total: 1, data: [{ name: '无编号' }] } },
    says: '数据异常',
  },
]
