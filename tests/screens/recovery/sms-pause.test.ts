import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { signIn } from '../support/session.ts'
import { fill, press } from '../support/steps.ts'

const PHONE = '13800000001'

test('the minute until the next code goes by the clock, through a reload and a tab that slept', async () => {
  const { user, server, reload, advance } = await renderConsole({ at: '/passWordFind', account: null })
  const waiting = () => screen.getByRole('button', { name: /秒后重新获取$/ })
  await fill(user, await screen.findByRole('textbox', { name: '手机号码' }), PHONE)
  await press(user, '获取验证码')
  await waitFor(() => expect(waiting()).toHaveTextContent(/^(59|60) 秒/))
  await advance(10_000)
  expect(waiting()).toHaveTextContent(/^(49|50) 秒/)

  await reload()
  await waitFor(() => expect(waiting()).toHaveTextContent(/^(48|49|50) 秒/))
  await user.click(waiting())
  expect(server.calls('smsSend')).toHaveLength(1)

  // no timer runs meanwhile
  vi.setSystemTime(Date.now() + 30_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(waiting()).toHaveTextContent(/^1[789] 秒/))
  await advance(20_000)
  expect(await screen.findByRole('button', { name: '重新获取' })).not.toHaveAttribute('aria-disabled')
  expect(screen.getByRole('textbox', { name: '手机号码' })).toHaveValue(PHONE)
  await press(user, '重新获取')
  await waitFor(() => expect(server.calls('smsSend').map(({ code }) => code)).toEqual([1, 1]))
})

test('an empty phone is said above the page and at its field, and is forgotten with the page (3§8)', async () => {
  const { user } = await renderConsole({ at: '/passWordFind', account: null })
  await press(user, '获取验证码')
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入手机号码')
  expect(screen.getByRole('textbox', { name: '手机号码' })).toHaveAccessibleDescription('请输入手机号码')
  await user.click(screen.getByRole('link', { name: '登录' }))
  await signIn(user)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByText('请输入手机号码')).toBeNull()
})
