import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, PASSWORD, test } from '#tests/support/console.ts'

const PHONE = '13800000001'

test('a forgotten password: code, new password, and signing in with it', async ({ page, open, mock }) => {
  await open('/login')
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible()
  const phone = page.getByLabel('手机号码')
  const next = page.getByRole('button', { name: '下一步' })
  await phone.fill('13900000000')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('alert')).toHaveText('该手机号未注册')
  await phone.fill(PHONE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeVisible()
  // looking at the code is no call: one message for a click
  await expect(page.getByText(/验证码：\d{6}/)).toBeVisible()
  expect(await mock.calls('smsSend')).toHaveLength(2)
  await page.getByLabel('验证码').fill('1')
  await next.click()
  await expect(page.getByRole('alert').filter({ hasText: '验证码错误' })).toBeVisible()
  await page.getByRole('button', { name: '填入' }).click()
  await expectAccessible(page)
  await next.click()
  const password = page.getByLabel('新密码', { exact: true })
  await expect(password).toBeFocused()
  await password.fill('Abcd2345')
  await page.getByLabel('确认新密码').fill('Abcd2345')
  await next.click()
  await page.getByRole('link', { name: '立即登录' }).click()

  await page.getByLabel('账号', { exact: true }).fill(PHONE)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('Abcd2345')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('button', { name: '账号：运营小王' })).toBeVisible()
})

test('the minute until the next code goes by the clock, through a reload and a tab that slept', async ({ page, open, mock }) => {
  await mock.set({ latency: [0, 0] })
  await page.clock.install({ time: new Date(2026, 10, 20, 10) })
  await open('/passWordFind')
  await page.getByLabel('手机号码').fill(PHONE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const waiting = page.getByRole('button', { name: /秒后重新获取$/ })
  await expect(waiting).toBeVisible()
  await page.clock.pauseAt(new Date(2026, 10, 20, 10, 0, 50))
  const left = Number.parseInt((await waiting.textContent()) ?? '', 10)
  expect(left).toBeGreaterThanOrEqual(10)
  expect(left).toBeLessThan(60)

  await page.clock.resume()
  await page.reload()
  await expect(waiting).toBeVisible()
  await waiting.click({ force: true })
  expect(await mock.calls('smsSend')).toEqual([])
  await page.clock.fastForward('01:00')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()
  await expect(page.getByRole('button', { name: '获取验证码' })).not.toHaveAttribute('aria-disabled')
})

test('the header leads to the downloads, which open in a window of their own', { tag: '@mock' }, async ({ page, signIn }) => {
  await signIn()
  await page.getByRole('link', { name: '终端下载' }).click()
  const client = page.getByRole('link', { name: '下载安卓客户端' })
  await expect(client).toHaveAttribute('target', '_blank')
  for (const link of [client, page.getByRole('link', { name: '北屿板卡适配' })]) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.ok()).toBe(true)
    // an archive, and not a page of the host that stands for what is not there
    expect((await response.body()).subarray(0, 2).toString()).toBe('PK')
  }
})
