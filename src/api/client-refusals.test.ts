import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiPage, signedInClient, type ApiPage } from '#tests/support/api/api-page.ts'

let page: ApiPage
beforeEach(() => {
  page = apiPage()
})
afterEach(() => page.restore())

async function load() {
  await signedInClient()
  return { ...(await import('./client.ts')), ...(await import('./session.ts')) }
}

const REFUSAL = '{"code":0,"msg":"名称已存在","data":null}'

test.each([
  [500, REFUSAL, 'refused', '名称已存在'],
  [501, REFUSAL, 'refused', '名称已存在'],
  [500, '{"code":2,"msg":"登录已失效","data":null}', 'session', '登录已失效'],
  [500, '{"code":1,"msg":"success","data":null}', 'unknown', '服务器内部错误，结果未知，请刷新核对'],
  [500, '{"code":500,"msg":"失败"}', 'unknown', '服务器内部错误，结果未知，请刷新核对'],
  [500, '<html>', 'unknown', '服务器内部错误，结果未知，请刷新核对'],
  // a gateway wraps its own failures too, and does not know what happens behind it
  [502, REFUSAL, 'unknown', '网关错误，结果未知，请刷新核对'],
  [504, REFUSAL, 'unknown', '网关超时，结果未知，请刷新核对'],
  [409, REFUSAL, 'http', '服务器返回了异常状态（409）'],
])('the status %i of a write with %s: %s (N10)', async (status, body, kind, message) => {
  const { call } = await load()
  page.answer = () => new Response(body, { status })
  await expect(call('roleCreate', { body: {} } as never)).rejects.toMatchObject({ kind, message })
  // a read is refused by its status, whatever stands beside it
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ kind: kind === 'session' ? 'session' : 'http' })
})

test('a failure whose words break off is no answer', async () => {
  const { call } = await load()
  const breaking = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  page.answer = () => new Response(breaking(), { status: 500 })
  await expect(call('roleCreate', { body: {} } as never)).rejects.toMatchObject({
    kind: 'unknown',
    message: '网络异常，结果未知，请刷新核对',
  })
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ kind: 'network' })
})

test.each(['..', '.', ''])('an id of dots or nothing leads to no other call: %j', async (id) => {
  const { call } = await load()
  for (const operationId of ['rolePermTree', 'roleDelete'] as const)
    await expect(call(operationId, { path: { id } })).rejects.toMatchObject({ kind: 'refused', message: '编号无效' })
  expect(page.arrived).toEqual([])
})

test.each([
  [{ code: 2, msg: ' 账号在别处登录 ' }, '账号在别处登录', '账号在别处登录'],
  [{ code: 2, msg: ' ' }, '操作失败', '登录已失效，请重新登录'],
  [{ code: 2, msg: 7 }, '操作失败', '登录已失效，请重新登录'],
])('%j ends the session', async (envelope, message, shown) => {
  const { call, session } = await load()
  page.answer = () => Response.json(envelope)
  await expect(call('deviceGroupList', {})).rejects.toMatchObject({ kind: 'session', message, code: 2 })
  expect(session.ended).toEqual({ reason: 'expired', message: shown })
})

test('at login no session can end: the words of the server are the only ones', async () => {
  const { call, session, endSession } = await load()
  endSession(undefined)
  page.answer = () => Response.json({ code: 2, msg: '密码错误' })
  await expect(call('authLogin', { body: {} } as never)).rejects.toMatchObject({ kind: 'refused', message: '密码错误' })
  expect(session.ended).toBeUndefined()
})
