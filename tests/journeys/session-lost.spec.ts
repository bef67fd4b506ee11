import type { Locator, Page } from '@playwright/test'
import { permissionNames } from '#src/domain/permissions.ts'
import { anyReviewCode } from '#src/domain/review-codes.ts'
import { ADMIN, expect, test } from '#tests/support/console.ts'
import { BROWSER_NOTICE, expectSurvived, openEdit, terminals, watchCalls } from '#tests/support/oracle.ts'

/* Sessions that end, change or were never sound. */
const EXPIRED = '登录已失效，请重新登录'
const LIST = `/login?redirect=${encodeURIComponent('/terminalManage')}`
/** A screen that asks nothing by itself; the list of terminals may be the first to hear of what has happened to the session. */
const QUIET = `/login?redirect=${encodeURIComponent('/form/role')}`

/** Takes the token out of its cookie and does what is wanted in the same moment, before the page asks for anything by itself. */
async function withoutToken(page: Page, act: 'press' | 'reload', button: Locator) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'Authorization')
  const loaded = act === 'reload' ? page.waitForEvent('load') : undefined
  await button.evaluate(
    (element, { path, wanted }) => {
      document.cookie = `Authorization=; max-age=0; path=${path}`
      if (wanted === 'press') (element as HTMLElement).click()
      else location.reload()
    },
    { path: token?.path ?? '/', wanted: act },
  )
  await loaded
}

// whoever reviews has the count at the menu loaded, which may hear of a lost session before the action that is looked at
const withoutReview = Object.keys(permissionNames).filter((code) => !(anyReviewCode as readonly string[]).includes(code))
test.beforeEach(({ mock }) => mock.set({ scenario: { functionIds: { [ADMIN]: withoutReview } } }))

test('code 2 on many calls at once: said once, then login, then back to what was wanted', async ({ page, mock, open, signIn }) => {
  await open(QUIET)
  await signIn()
  await expect(page.getByRole('table', { name: '角色列表' })).toBeVisible()
  await mock.set({ faults: [{ operationId: '*', kind: 'session', msg: '账号在别处登录，请重新登录' }] })
  await open('/terminalManage?state=0')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expectSurvived(page, '账号在别处登录，请重新登录')
  await mock.set({ faults: [] })
  await signIn()
  await expect(page).toHaveURL(/\/terminalManage\?state=0$/)
  await expect(terminals(page).rows).not.toHaveCount(0)
  await expect(page.getByText('账号在别处登录')).toBeHidden()
})

test('code 2 at saving: login comes over the dialog, and the saving can be repeated', async ({ page, mock, open, signIn }) => {
  await open(LIST)
  await signIn()
  const dialog = await openEdit(page)
  await dialog.getByLabel('终端名称').fill('还没有保存的名称')
  const calls = watchCalls(page)
  await mock.set({ faults: [{ operationId: 'deviceUpdate', kind: 'session', times: 1 }] })
  await dialog.getByRole('button', { name: '确定' }).click()
  const login = page.getByRole('dialog', { name: '重新登录' })
  await expect(login).toContainText(EXPIRED)
  await expectSurvived(page, EXPIRED)
  await expect(login.getByLabel('账号', { exact: true })).toHaveValue(ADMIN)
  await login.getByLabel('密码', { exact: true }).fill('Demo1234')
  await login.getByRole('button', { name: '登录', exact: true }).click()
  await expect(login).toBeHidden()
  await expect(dialog.getByLabel('终端名称')).toHaveValue('还没有保存的名称')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('操作成功')).toHaveCount(1)
  expect(calls.of('PATCH', '/api/device')).toHaveLength(2)
  await expect(terminals(page).rows.first()).toContainText('还没有保存的名称')
})

test('logout in one tab: the other one is at login too', async ({ page, context, open, signIn }) => {
  await open(LIST)
  await signIn()
  const other = await context.newPage()
  await open('/terminalManage', other)
  await expect(terminals(other).rows).toHaveCount(10)
  // a tab that is not in front draws too rarely to be clicked at ease
  await page.bringToFront()
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click()
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByText('您已在其他窗口退出登录')).toHaveCount(1)
  await expect(terminals(other).table).toBeHidden()
  await other.close()
})

test('another user in one tab: the other one says so, and shows and sends nothing of the first any more', async ({ page, context, open, signIn }) => {
  await open(QUIET)
  await signIn()
  const other = await context.newPage()
  await open('/form/role', other)
  const table = other.getByRole('table', { name: '角色列表' })
  await expect(table).toBeVisible()
  await expect(other.getByRole('button', { name: '账号：系统管理员' })).toBeVisible()

  // the token's day is over, which no other tab hears of; a visitor signs in instead
  await context.clearCookies({ name: 'Authorization' })
  await page.bringToFront()
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await signIn('13800000006')
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByText('账号已在其他窗口切换')).toHaveCount(1)
  await expect(table).toBeHidden()
  await expect(other.getByRole('button', { name: /^账号：/ })).toBeHidden()

  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('console.'))))
  expect(kept).toContain('13800000006')
  expect(kept).not.toContain(ADMIN)
  await expect(page.getByRole('button', { name: '账号：访客' })).toBeVisible()
  // loaded anew the other tab is the visitor's too
  await other.reload()
  await expect(other.getByRole('button', { name: '账号：访客' })).toBeVisible()
  await other.close()
})

test('a token that is gone or wrong: the next action leads to login and says why', async ({ page, context, open, signIn }) => {
  await open(LIST)
  await signIn()
  const { refresh, rows } = terminals(page)
  await expect(rows).toHaveCount(10)
  await withoutToken(page, 'press', refresh)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expectSurvived(page, EXPIRED)

  await signIn()
  await expect(rows).toHaveCount(10)
  const tokens = (await context.cookies()).filter(({ name }) => name === 'Authorization')
  expect(tokens).toHaveLength(1)
  await context.addCookies(tokens.map((token) => ({ ...token, value: 'nonsense' })))
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expectSurvived(page, EXPIRED)

  await signIn()
  await expect(rows).toHaveCount(10)
  await withoutToken(page, 'reload', refresh)
  await expectSurvived(page, EXPIRED)
})

test('stored values that are broken, old or of somebody else are loaded anew', async ({ page, open, signIn }) => {
  await open(LIST)
  await signIn()
  const { rows } = terminals(page)
  await expect(rows).toHaveCount(10)
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('console.')))
  // nothing on the page waits for the regions
  await expect.poll(stored).toEqual(expect.arrayContaining(['console.userInfo', 'console.regions', 'console.session']))
  const keys = await stored()
  const broken = ['{"account":', 'null', '[]', '7', '{"account":"13800000000","answer":{"functionIds":"all"}}', '{"account":"13800000006","answer":{"account":"13800000006","functionIds":[]}}']
  for (const text of broken) {
    await page.evaluate(({ names, value }) => names.filter((name) => name !== 'console.session').forEach((name) => localStorage.setItem(name, value)), { names: keys, value: text })
    await page.reload()
    await expect(rows).toHaveCount(10)
    await expect(page.getByRole('button', { name: '批量操作' })).toBeVisible()
  }
  await page.evaluate(() => localStorage.setItem('console.session', '{{{'))
  await page.reload()
  await expect(page.getByRole('main')).toContainText(/终端管理|登录/)
})

test('user info that cannot be read: said with a way to try again, no empty page', async ({ page, mock, problems, open, signIn }) => {
  problems.allow(BROWSER_NOTICE)
  await open('/login')
  await mock.set({ faults: [{ operationId: 'userInfo', kind: 'data', data: { account: ADMIN } }] })
  await signIn()
  await expectSurvived(page, '数据异常')
  await mock.set({ faults: [] })
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '首页' })).toBeVisible()
})

test('a hostile address after login leads home', async ({ page, context, open, signIn }) => {
  // the other forms are tried on the function that decides (own-path.test.ts)
  const hostile = ['https://evil.invalid/homePage', ['javascript', 'alert(1)'].join(':'), '/\\evil.invalid']
  await open(`/login?redirect=${encodeURIComponent('//evil.invalid/terminalManage')}`)
  await signIn()
  await expect(page).toHaveURL(/\/homePage$/)
  const home = page.url()
  for (const redirect of hostile) {
    await open(`/login?redirect=${encodeURIComponent(redirect)}`)
    await expect(page.getByRole('main')).toBeVisible()
    expect(new URL(page.url()).origin, redirect).toBe(new URL(home).origin)
  }
  expect(context.pages()).toHaveLength(1)
})
