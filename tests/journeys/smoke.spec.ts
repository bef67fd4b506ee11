import { expect, test } from '#tests/support/console.ts'

test('somebody signs in, sees the home page, and signs out', { tag: '@both' }, async ({ page, open, signIn }) => {
  await open('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: '广告终端管理平台' })).toBeVisible()

  await signIn()
  await expect(page).toHaveURL(/\/homePage$/)
  await expect(page).toHaveTitle(/^首页 - /)

  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/login/)
})
