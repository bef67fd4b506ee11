import type { BrowserContext, Page } from '@playwright/test'
import md5 from 'md5'
import { ADMIN, expect, PASSWORD, test } from '#tests/support/console.ts'
import { BROWSER_NOTICE, expectSurvived, goOffline, goOnline, watchCalls } from '#tests/support/oracle.ts'

const DEMO_SALT = 'adscreen-demo'
const DAY = 86_400

/** A cookie of the console, with how long it lasts from now in days. */
async function cookie(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((one) => one.name === name)
  return found && { value: decodeURIComponent(found.value), days: (found.expires - Date.now() / 1000) / DAY, sameSite: found.sameSite }
}

/** Everything that the browser keeps of the console, except the state of the simulated server. */
async function kept(page: Page): Promise<string> {
  const stores = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]))
  return stores + JSON.stringify(await page.context().cookies())
}

async function logout(page: Page) {
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  return page.getByRole('dialog', { name: '退出登录' })
}

test('login: what is missing is said before anything is sent, what is refused once', async ({ page, open, server }) => {
  await open('/login')
  await expect(page).toHaveTitle(/^登录 - /)
  if (server === 'browser') await expect(page.getByText(/ICP备\d+号-7$/)).toBeVisible()
  const calls = watchCalls(page)
  const [account, password, submit] = [page.getByLabel('账号', { exact: true }), page.getByLabel('密码', { exact: true }), page.getByRole('button', { name: '登录', exact: true })]
  await account.fill('   ')
  await submit.click()
  await expect(page.getByText('账号不能为空')).toBeVisible()
  await expect(page.getByText('密码不能为空')).toBeVisible()
  await account.fill(ADMIN)
  await password.fill('  ')
  await submit.click()
  await expect(page.getByText('账号不能为空')).toBeHidden()
  await expect(page.getByText('密码不能为空')).toBeVisible()
  expect(calls.of('POST', '/api/')).toHaveLength(0)

  await password.fill('Wrong1234')
  await submit.click()
  await expectSurvived(page, '账号或密码错误')
  await expect(password).toHaveValue('Wrong1234')
  await account.fill('13800000007')
  await password.fill(PASSWORD)
  await submit.click()
  await expectSurvived(page, '该账号已停用')
  expect(calls.of('POST', '/api/auth/login')).toHaveLength(2)

  await account.fill(`  ${ADMIN} `)
  await submit.click()
  await expect(page).toHaveURL(/\/homePage$/)
})

test('what the browser keeps: the token in a cookie for a day, the account for 30 if wanted, a password never @http', async ({ page, context, open, signIn }) => {
  await open('/login')
  await signIn()
  const token = await cookie(context, 'Authorization')
  expect(token?.days).toBeCloseTo(1, 1)
  expect(token?.sameSite).toBe('Strict')
  expect(await cookie(context, 'account')).toBeUndefined()

  await (await logout(page)).getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('账号', { exact: true })).toBeFocused()
  await page.getByLabel('记住账号').check()
  await signIn()
  const remembered = await cookie(context, 'account')
  expect(remembered).toMatchObject({ value: ADMIN })
  expect(remembered?.days).toBeCloseTo(30, 1)

  const all = await kept(page)
  for (const secret of [PASSWORD, md5(PASSWORD), md5(PASSWORD + DEMO_SALT)]) expect(all).not.toContain(secret)
  const { value = '' } = (await cookie(context, 'Authorization')) ?? {}
  expect(value).not.toBe('')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(value)

  await (await logout(page)).getByRole('button', { name: '退出' }).click()
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue(ADMIN)
  await expect(page.getByLabel('记住账号')).toBeChecked()
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  // not wanted any more
  await page.getByLabel('记住账号').uncheck()
  await signIn()
  expect(await cookie(context, 'account')).toBeUndefined()
})

test('logout asks first, and leaves nothing behind', async ({ page, context, mock, open, signIn }) => {
  await open('/login?redirect=/terminalManage')
  await signIn()
  await expect(page.getByRole('table', { name: '终端列表' })).toBeVisible()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click()
  await (await logout(page)).getByRole('button', { name: '取消' }).click()
  await expect(page).toHaveURL(/\/homePage/)
  await (await logout(page)).getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await mock.calls('authLogout')).toMatchObject([{ code: 1 }])
  expect(await cookie(context, 'Authorization')).toBeUndefined()
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage }))).filter((key) => /userInfo|regions|session/.test(key))).toEqual([])
  // nothing of it comes back
  await page.goBack()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: '终端列表' })).toBeHidden()
})

test('a logout that fails signs out all the same @mock', async ({ page, context, mock, problems, open, signIn }) => {
  problems.allow(BROWSER_NOTICE)
  const fail: Record<string, () => Promise<void>> = {
    refused: () => mock.set({ faults: [{ operationId: 'authLogout', kind: 'refuse' }] }),
    error: () => mock.set({ faults: [{ operationId: 'authLogout', kind: 'status', status: 500 }] }),
    broken: () => mock.set({ faults: [{ operationId: 'authLogout', kind: 'drop' }] }),
    offline: () => goOffline(page, mock),
  }
  await open('/login')
  for (const [name, begin] of Object.entries(fail)) {
    await test.step(name, async () => {
      await signIn()
      const question = await logout(page)
      await begin()
      await question.getByRole('button', { name: '退出' }).click()
      await expect(page).toHaveURL(/\/login$/)
      expect(await cookie(context, 'Authorization')).toBeUndefined()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await mock.set({ faults: [] })
    })
  }
  await goOnline(page, mock)
})

test('a changed password leads to login with a word of it, and is the one that counts @http', async ({ page, context, open, signIn }) => {
  await open('/login')
  await signIn('13800000001')
  const change = async (old: string, next: string) => {
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    await dialog.getByLabel(/^原密码/).fill(old)
    await dialog.getByLabel(/^新密码/).fill(next)
    await dialog.getByLabel(/^确认新密码/).fill(next)
    await dialog.getByRole('button', { name: '确定' }).click()
    return dialog
  }
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  await change('Wrong1234', 'Fresh-567')
  await expectSurvived(page, '原密码错误')
  await change(PASSWORD, 'Fresh-567')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('密码修改成功，请重新登录')).toHaveCount(1)
  expect(await cookie(context, 'Authorization')).toBeUndefined()
  expect(await kept(page)).not.toContain('Fresh-567')

  await page.getByLabel('账号', { exact: true }).fill('13800000001')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expectSurvived(page, '账号或密码错误')
  await signIn('13800000001', 'Fresh-567')
})
