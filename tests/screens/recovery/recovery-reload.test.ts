import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { fill, press } from '../support/steps.ts'

const PHONE = '13800000001'
const phoneField = () => screen.findByRole('textbox', { name: '手机号码' })

test('a recovery goes on after a reload at each step, and is forgotten when it is done', async () => {
  const { user, server, reload } = await renderConsole({ at: '/passWordFind', account: null })
  await fill(user, await phoneField(), PHONE)
  await press(user, '获取验证码')
  await screen.findByText(/^验证码已发送至 138\*\*\*\*0001/)
  await reload()
  expect(await phoneField()).toHaveValue(PHONE)
  expect(screen.getByText(/^验证码已发送至 138\*\*\*\*0001/)).toBeVisible()

  const code = await server.inWorld(({ gate }) => gate.sms.find(PHONE)?.code)
  await fill(user, screen.getByRole('textbox', { name: '验证码' }), String(code))
  await press(user, '下一步')
  await screen.findByLabelText('新密码')
  await reload()
  await fill(user, await screen.findByLabelText('新密码'), 'abc123')
  await fill(user, screen.getByLabelText('确认新密码'), 'abc123')
  await press(user, '下一步')
  await screen.findByText('密码修改成功，请使用新密码登录')
  expect(server.calls('smsPasswordReset').map(({ code: answer }) => answer)).toEqual([1])
  expect(sessionStorage.getItem('console.recovery')).toBeNull()
})

test('a recovery that was left long ago begins anew', async () => {
  const { user, reload, advance } = await renderConsole({ at: '/passWordFind', account: null })
  await fill(user, await phoneField(), PHONE)
  await press(user, '获取验证码')
  await screen.findByText(/^验证码已发送至/)
  await advance(11 * 60_000)
  await reload()
  await waitFor(async () => expect(await phoneField()).toHaveValue(''))
})
