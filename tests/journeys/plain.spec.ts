import { expect, test } from '#tests/support/console.ts'

/*
 * The demo as another machine of the network opens it: plain http, without service worker, clipboard, locks and
 * databases of secure connections.
 */

test('on a plain connection the demo works and says what it is; what was done survives a hard reload', async ({
  page,
  context,
  site,
  open,
  signIn,
  mock,
}) => {
  await open('/terminalManage')
  await expect(page.getByRole('status')).toContainText('非安全连接')
  expect(await page.evaluate(() => ({ secure: isSecureContext, worker: 'serviceWorker' in navigator }))).toEqual({
    secure: false,
    worker: false,
  })
  await signIn()
  await expect(page).toHaveURL(`${site.url}terminalManage`)
  await expect(page.getByRole('note', { name: /非安全连接/ })).toBeVisible()
  const first = page.getByRole('table', { name: '终端列表' }).getByRole('row').nth(1)
  await first.getByRole('button', { name: '编辑' }).click()
  const form = page.getByRole('dialog', { name: '编辑终端' })
  await form.getByLabel('终端名称').fill('局域网里的名称')
  await form.getByRole('button', { name: '确定' }).click()
  await expect(first).toContainText('局域网里的名称')

  const devTools = await context.newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await devTools.send('Page.reload', { ignoreCache: true })
  await loaded
  await expect(first).toContainText('局域网里的名称')

  // another tab is another simulated server on the same data
  const other = await context.newPage()
  await open('/terminalManage', other)
  await expect(other.getByRole('table', { name: '终端列表' }).getByRole('row').nth(1)).toContainText('局域网里的名称')
  expect((await mock.report()).violations).toEqual([])
})
