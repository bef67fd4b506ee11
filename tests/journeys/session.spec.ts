import type { BrowserContext, Page } from '@playwright/test'
import md5 from 'md5'
import { ADMIN, expect, PASSWORD, test } from '#tests/support/console.ts'

const DEMO_SALT = 'adscreen-demo'
const DAY = 86_400

/** A cookie of the console, with how long it lasts from now in days. */
async function cookie(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((one) => one.name === name)
  return (
    found && {
      value: decodeURIComponent(found.value),
      days: (found.expires - Date.now() / 1000) / DAY,
      sameSite: found.sameSite,
    }
  )
}

const stores = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Everything that the browser keeps of the console, except the state of the simulated server. */
async function kept(page: Page): Promise<string> {
  const address = await page.evaluate(() => JSON.stringify([history.state, location.href]))
  return (await stores(page)) + address + JSON.stringify(await page.context().cookies())
}

test('what the browser keeps: the token in a cookie for a day, the account for 30 if wanted, a password never; after logout nothing @http', async ({
  page,
  context,
  open,
  signIn,
}) => {
  await open('/login?redirect=/terminalManage')
  await page.getByLabel('记住账号').check()
  await signIn()
  await expect(page.getByRole('table', { name: '终端列表' })).toBeVisible()
  const token = await cookie(context, 'Authorization')
  expect(token?.value).toBeTruthy()
  expect(token?.days).toBeCloseTo(1, 1)
  expect(token?.sameSite).toBe('Strict')
  const remembered = await cookie(context, 'account')
  expect(remembered?.value).toBe(ADMIN)
  expect(remembered?.days).toBeCloseTo(30, 1)
  const all = await kept(page)
  for (const secret of [PASSWORD, md5(PASSWORD), md5(PASSWORD + DEMO_SALT)]) expect(all).not.toContain(secret)
  expect(await stores(page)).not.toContain(token?.value)

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveURL(/\/homePage/)
  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await cookie(context, 'Authorization')).toBeUndefined()
  expect(
    Object.keys(await page.evaluate(() => ({ ...localStorage }))).filter((key) => /userInfo|regions|session/.test(key)),
  ).toEqual([])
  // nothing of it comes back
  await page.goBack()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: '终端列表' })).toBeHidden()
})
