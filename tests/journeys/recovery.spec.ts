import { expect, test } from '#tests/support/console.ts'

const PHONE = '13800000001'

test('the minute until the next code goes by the clock, through a reload and a tab that slept', async ({ page, open, mock }) => {
  await mock.set({ latency: [0, 0] })
  await page.clock.install({ time: new Date(2026, 10, 20, 10) })
  await open('/passWordFind')
  await page.getByLabel('手机号码').fill(PHONE)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const waiting = page.getByRole('button', { name: /秒后重新获取$/ })
  await expect(waiting).toBeVisible()
  // counted from now, however long it took to get here
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await expect(waiting).toHaveText(/^([1-9]|[1-4]\d|50) 秒/)

  await page.clock.resume()
  await page.reload()
  await expect(waiting).toBeVisible()
  await waiting.click({ force: true })
  expect(await mock.calls('smsSend')).toEqual([])
  await page.clock.fastForward('01:00')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()
  await expect(page.getByRole('button', { name: '获取验证码' })).not.toHaveAttribute('aria-disabled')
})
