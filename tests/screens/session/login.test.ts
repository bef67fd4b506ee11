import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import type { FaultEffect } from '#mocks/server/faults.ts'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { askLogout, expectSaidOnce, hasCookie, loginForm, signIn } from '../support/session.ts'
import { dialog, expectNoDialog, fill, press } from '../support/steps.ts'

const LOGIN = '/login?redirect=/upload'

/** Waits for the page that signing in leads to. */
const downloads = () => screen.findByRole('heading', { name: '终端下载', level: 1 })

test('who has signed in and presses again while the page comes is signed in once', async () => {
  const { user, server } = await renderConsole({ at: LOGIN, account: null })
  await server.setSwitches({ faults: [{ operationId: 'userInfo', kind: 'hold' }] })
  await signIn(user)
  await waitFor(() => expect(server.calls('userInfo')).toHaveLength(1))
  await press(user, '登录')
  await server.setSwitches({ faults: [] })
  await downloads()
  expect(server.calls('authLogin')).toHaveLength(1)
})

test('what is missing is said before anything is sent, what is refused once', async () => {
  const { user, server, at } = await renderConsole({ at: LOGIN, account: null })
  const { account, password } = await loginForm()
  expect(document.title).toMatch(/^登录 - /)
  expect(screen.getByText(/ICP备\d+号-7$/)).toBeVisible()
  await fill(user, account, '   ')
  await press(user, '登录')
  expect(account).toHaveAccessibleDescription('账号不能为空')
  expect(password).toHaveAccessibleDescription('密码不能为空')
  expect(account).toHaveFocus()
  await fill(user, account, ADMIN)
  // what has been changed is not called wrong until it is sent again
  expect(account).not.toHaveAccessibleDescription()
  await fill(user, password, '  ')
  await press(user, '登录')
  expect(account).not.toHaveAccessibleDescription()
  expect(password).toHaveAccessibleDescription('密码不能为空')
  expect(password).toHaveFocus()
  expect(server.calls('authLogin')).toHaveLength(0)

  await fill(user, password, 'Wrong1234')
  await press(user, '登录')
  await expectSaidOnce('账号或密码错误')
  expect(password).toHaveValue('Wrong1234')
  await signIn(user, '13800000007')
  await expectSaidOnce('该账号已停用')
  expect(server.calls('authLogin')).toHaveLength(2)
  await server.setSwitches({ faults: [{ operationId: 'authLogin', kind: 'session', msg: '登录服务已过期', times: 1 }] })
  await signIn(user)
  await expectSaidOnce('登录服务已过期')
  await signIn(user, `  ${ADMIN} `)
  await downloads()
  expect(at()).toBe('/upload')
})

test('the account is offered at login if its user asked for that, and until then alone', async () => {
  const { user } = await renderConsole({ at: LOGIN, account: null })
  expect((await loginForm()).account).toHaveFocus()
  await user.click((await loginForm()).remember)
  await signIn(user)
  await downloads()
  await press(user, '退出', await askLogout(user))
  const offered = await loginForm()
  expect(offered.account).toHaveValue(ADMIN)
  expect(offered.remember).toBeChecked()
  expect(offered.password).toHaveValue('')
  expect(offered.password).toHaveFocus()

  await user.click(offered.remember)
  await fill(user, offered.password, PASSWORD)
  await press(user, '登录')
  await screen.findByRole('main')
  await press(user, '退出', await askLogout(user))
  expect((await loginForm()).account).toHaveValue('')
  expect(hasCookie('account')).toBe(false)
})

test('logout asks first, and leaves nothing behind', async () => {
  const { user, server, at } = await renderConsole({ at: '/upload' })
  await press(user, '取消', await askLogout(user))
  await expectNoDialog()
  expect(at()).toBe('/upload')
  expect(server.calls('authLogout')).toHaveLength(0)
  await press(user, '退出', await askLogout(user))
  await loginForm()
  expect(at()).toBe('/login')
  expect(server.calls('authLogout')).toMatchObject([{ code: 1 }])
  expect(hasCookie('Authorization')).toBe(false)
  expect(Object.keys(localStorage).filter((key) => /userInfo|regions|session/.test(key))).toEqual([])
})

test.each<[string, FaultEffect | 'offline']>([
  ['is refused', { kind: 'refuse' }],
  ['meets an error', { kind: 'status', status: 500 }],
  ['breaks', { kind: 'drop' }],
  ['finds no network', 'offline'],
])('a logout that %s signs out all the same', async (_, trouble) => {
  const { user, server, at } = await renderConsole({ at: '/upload' })
  const question = await askLogout(user)
  await server.setSwitches(
    trouble === 'offline' ? { offline: true } : { faults: [{ operationId: 'authLogout', ...trouble }] },
  )
  await press(user, '退出', question)
  await loginForm()
  expect(at()).toBe('/login')
  expect(hasCookie('Authorization')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a changed password leads to login with a word of it, and is the one that counts', async () => {
  const account = '13800000001'
  const { user, server, at } = await renderConsole({ at: '/upload', account })
  await press(user, /^账号：/)
  await user.click(await screen.findByRole('menuitem', { name: '修改密码' }))
  const form = await dialog('修改密码')
  const fields = () => [...form.querySelectorAll<HTMLElement>('input:not([hidden])')]
  async function change(...texts: string[]) {
    for (const [index, text] of texts.entries()) await fill(user, fields()[index] as HTMLElement, text)
    await press(user, '确定', form)
  }
  await change('Wrong1234', 'Fresh-567', 'Fresh-567')
  await expectSaidOnce('原密码错误')
  // the server may take the change as the end of this session too
  await server.setSwitches({ faults: [{ operationId: 'userInfo', kind: 'session', times: 1 }] })
  await change(PASSWORD)
  await loginForm()
  await expectSaidOnce('密码修改成功，请重新登录')
  expect(hasCookie('Authorization')).toBe(false)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, at(), document.cookie])).not.toContain('Fresh-567')

  await server.setSwitches({ faults: [] })
  await signIn(user, account)
  await expectSaidOnce('账号或密码错误')
  await signIn(user, account, 'Fresh-567')
  await downloads()
  await waitFor(() => expect(at()).toBe('/upload'))
})

// the other forms are tried on the function that decides (own-path.test.ts)
test('a hostile address after login leads home', async () => {
  const home = () => screen.findByRole('heading', { name: '首页', level: 1 })
  const { user, at, goto } = await renderConsole({
    at: `/login?redirect=${encodeURIComponent('//evil.invalid/terminalManage')}`,
    account: null,
  })
  await signIn(user)
  await home()
  expect(at()).toBe('/homePage')
  // whoever is signed in is led on at once
  await goto('/upload')
  await downloads()
  await goto(`/login?redirect=${encodeURIComponent('https://evil.invalid/upload')}`)
  await home()
  expect(at()).toBe('/homePage')
})

test('where the browser drops cookies, signing in works until the page goes, and that is said before', async () => {
  const cookies = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined)
  const { user, at } = await renderConsole({ at: LOGIN, account: null })
  expect(await screen.findByText('浏览器不保存 Cookie，登录后刷新或关闭页面需要重新登录')).toBeVisible()
  await signIn(user)
  await downloads()
  expect(at()).toBe('/upload')
  expect(hasCookie('Authorization')).toBe(false)
  cookies.mockRestore()
})

test('where it keeps them nothing is said', async () => {
  await renderConsole({ at: LOGIN, account: null })
  await loginForm()
  expect(screen.queryByText(/Cookie/)).toBeNull()
})
