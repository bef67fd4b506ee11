import { expect, test } from '#tests/support/console.ts'
import {
  BROWSER_NOTICE,
  expectSurvived,
  goOffline,
  goOnline,
  terminals,
  watchCalls,
} from '#tests/support/failure-assertions.ts'

/* A browser that is really cut off, and comes back; everything else that the network does is a screen test. */
test(
  'offline at a list: says so, keeps filter and page, goes on by itself',
  { tag: '@http' },
  async ({ page, mock, open, signIn, problems }) => {
    problems.allow(BROWSER_NOTICE)
    await open(`/login?redirect=${encodeURIComponent('/terminalManage?state=1&page=2')}`)
    await signIn()
    const { rows } = terminals(page)
    await expect(rows).toHaveCount(10)

    await goOffline(page, mock)
    const calls = watchCalls(page)
    await page.getByRole('button', { name: '第 3 页' }).click()
    await expectSurvived(page, '网络已断开')
    expect(calls.of('GET', '/api/device/page').length).toBeLessThanOrEqual(2)

    await goOnline(page, mock)
    await expect(rows).toHaveCount(10)
    await expect(page).toHaveURL(/state=1&page=3|page=3&state=1/)
    await expect(page.getByRole('search').getByLabel('在线状态')).toHaveValue('在线')
    await expect(page.getByText('网络已断开')).toBeHidden()
  },
)
