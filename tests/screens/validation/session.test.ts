import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { dialog, fill, press } from '../support/steps.ts'
import { expectRefused, writes } from '../support/validation.ts'

const DISABLED = '13800000007'
const account = () => screen.getByRole('textbox', { name: '账号' })
const password = () => screen.getByLabelText(/^密码/)

async function openLogin() {
  const opened = await renderConsole({ at: '/login', account: null })
  await screen.findByRole('button', { name: '登录' })
  return opened
}

async function signIn(user: UserEvent, name: string, word: string) {
  await fill(user, account(), name)
  await fill(user, password(), word)
  await user.keyboard('{Enter}')
}

test('login asks for account and password before anything is sent', async () => {
  const { user, server } = await openLogin()
  await press(user, '登录')
  await waitFor(() => expect(account()).toHaveAccessibleDescription('账号不能为空'))
  expect(account()).toHaveFocus()
  expect(password()).toHaveAccessibleDescription('密码不能为空')
  await fill(user, account(), '   ')
  await press(user, '登录')
  await expectRefused(account(), '账号不能为空', '   ')
  await fill(user, account(), ADMIN)
  await fill(user, password(), '  ')
  await press(user, '登录')
  await expectRefused(password(), '密码不能为空', '  ')
  expect(server.calls('authLogin')).toHaveLength(0)
})

test('login keeps what was typed when it is refused, and trims what is sent', async () => {
  const { user, server, at } = await openLogin()
  await signIn(user, ADMIN, 'Demo12345')
  expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码错误')
  expect(account()).toHaveValue(ADMIN)
  expect(password()).toHaveValue('Demo12345')
  await signIn(user, ` ${ADMIN} `, ` ${PASSWORD} `)
  await waitFor(() => expect(at()).toBe('/homePage'))
  expect(server.calls('authLogin')).toHaveLength(2)
})

test('a disabled account cannot sign in', async () => {
  const { user, at } = await openLogin()
  await signIn(user, DISABLED, PASSWORD)
  expect(await screen.findByRole('alert')).toHaveTextContent('该账号已停用')
  expect(account()).toHaveValue(DISABLED)
  expect(at()).toMatch(/^\/login/)
})

test('a password is changed only by the rules, and then is the one to sign in with', async () => {
  const { user, server, at } = await renderConsole({ at: '/homePage' })
  await press(user, /^账号：/)
  await user.click(await screen.findByRole('menuitem', { name: '修改密码' }))
  const form = await dialog('修改密码')
  const field = (label: string) => within(form).getByLabelText(new RegExp(`^${label}`))
  // whose password it is, for password managers
  expect(form.querySelector('[autocomplete=username]')).toHaveValue(ADMIN)
  await press(user, '确定', form)
  await waitFor(() => expect(field('原密码')).toHaveAccessibleDescription('请输入原密码'))
  expect(field('原密码')).toHaveFocus()
  expect(field('新密码')).toHaveAccessibleDescription(/^请输入新密码/)
  expect(field('确认新密码')).toHaveAccessibleDescription('请再次输入密码')
  for (const wrong of ['abc12', 'a2345678901234567', '123456', 'abcdef', '!@#$%^']) {
    await fill(user, field('新密码'), wrong)
    await press(user, '确定', form)
    await expectRefused(field('新密码'), '密码格式不正确', wrong)
  }
  await fill(user, field('新密码'), 'abc123!')
  await fill(user, field('确认新密码'), 'abc123')
  await press(user, '确定', form)
  await expectRefused(field('确认新密码'), '两次输入的密码不一致', 'abc123')
  expect(writes(server)).toHaveLength(0)
  // mended in the other field
  await fill(user, field('新密码'), 'abc123')
  expect(field('确认新密码')).not.toHaveAccessibleDescription(/不一致/)
  await fill(user, field('新密码'), 'abc123!')

  await fill(user, field('原密码'), 'Wrong1234')
  await fill(user, field('确认新密码'), 'abc123!')
  await press(user, '确定', form)
  expect(await within(form).findByRole('alert')).toHaveTextContent('原密码错误')
  expect(field('新密码')).toHaveValue('abc123!')
  await fill(user, field('原密码'), PASSWORD)
  // the server has refused another one
  expect(within(form).queryByRole('alert')).toBeNull()
  await press(user, '确定', form)
  await waitFor(() => expect(at()).toMatch(/^\/login/))
  await waitFor(() =>
    expect(screen.getAllByRole('status').some((note) => note.textContent?.includes('密码修改成功，请重新登录'))).toBe(
      true,
    ),
  )
  await signIn(user, ADMIN, 'abc123!')
  await waitFor(() => expect(at()).toBe('/homePage'))
})
