import { expect, test } from 'vitest'
import { sender, signIn, testServer } from '../testing.ts'
import { handleControl } from '../server/control.ts'

const PHONE = '13800000001'
const HASH = 'b'.repeat(32)

test('a code is sent, checked, used once, and ends the sessions of the account', async () => {
  const server = testServer()
  const old = await signIn(server, PHONE)
  const send = sender(server)
  expect(await server.smsCode(PHONE)).toBeUndefined()
  expect((await send('GET', `/api/user/${PHONE}/sms`)).code).toBe(1)
  const code = await server.smsCode(PHONE)
  expect(code).toMatch(/^\d{6}$/)
  expect(await (await handleControl(server, new Request(`http://mock.test/__mock/sms/${PHONE}`)))?.json()).toBe(code)
  await server.advance(59_999)
  expect((await send('GET', `/api/user/${PHONE}/sms`)).msg).toBe('获取验证码过于频繁，请稍后再试')
  expect((await send('POST', `/api/user/${PHONE}/sms/1`)).msg).toBe('验证码错误')
  expect((await send('POST', `/api/user/${PHONE}/sms/${code}`)).code).toBe(1)
  expect((await send('PATCH', `/api/user/${PHONE}/sms/${code}/password/${HASH}`)).code).toBe(1)
  expect((await send('PATCH', `/api/user/${PHONE}/sms/${code}/password/${HASH}`)).msg).toBe('验证码错误')
  expect((await old('GET', '/api/user/src')).code).toBe(2)
  expect((await send('POST', '/api/auth/login', { account: PHONE, password: HASH })).code).toBe(1)
  expect(server.report().violations).toEqual([])
})

test('after a minute there is another code, and after five it is too old', async () => {
  const server = testServer()
  const send = sender(server)
  await send('GET', `/api/user/${PHONE}/sms`)
  const first = await server.smsCode(PHONE)
  await server.advance(60_000)
  expect((await send('GET', `/api/user/${PHONE}/sms`)).code).toBe(1)
  const second = await server.smsCode(PHONE)
  expect(second).not.toBe(first)
  await server.advance(300_000)
  expect((await send('POST', `/api/user/${PHONE}/sms/${second}`)).code).toBe(1)
  await server.advance(1)
  expect((await send('POST', `/api/user/${PHONE}/sms/${second}`)).msg).toBe('验证码已过期，请重新获取')
})

test.each([
  ['13900000000', '该手机号未注册'],
  ['13800000007', '该账号已停用'],
])('%s gets no code', async (phone, message) => {
  expect(await sender(testServer())('GET', `/api/user/${phone}/sms`)).toMatchObject({ code: 0, msg: message })
})
