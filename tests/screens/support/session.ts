import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import { dialog, fill, press } from './steps.ts'

export interface LoginForm {
  account: HTMLElement
  password: HTMLElement
  remember: HTMLElement
}

export async function loginForm(part: HTMLElement = document.body): Promise<LoginForm> {
  await within(part).findByRole('button', { name: '登录' })
  const { getByRole, getByLabelText } = within(part)
  return {
    account: getByRole('textbox', { name: '账号' }),
    password: getByLabelText('密码'),
    get remember() {
      return getByRole('checkbox', { name: '记住账号' })
    },
  }
}

export async function signIn(user: UserEvent, account = ADMIN, password = PASSWORD) {
  const form = await loginForm()
  await fill(user, form.account, account)
  await fill(user, form.password, password)
  await press(user, '登录')
}

export async function askLogout(user: UserEvent): Promise<HTMLElement> {
  await press(user, /^账号：/)
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  return dialog('退出登录')
}

/** Expects that the page says this once, and that nothing turns any more. */
export async function expectSaidOnce(message: string) {
  await waitFor(() => {
    expect(document.body.innerText.split(message).length - 1, `times that the page says ${message}`).toBe(1)
    expect(document.querySelectorAll('[aria-busy=true], [data-loading]')).toHaveLength(0)
  })
}

export const hasCookie = (name: string) => document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))
