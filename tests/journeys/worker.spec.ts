import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/console.ts'

/*
 * The service worker of the demo is the browser's to stop, at any moment; a tab in the background sends it nothing that
 * would keep it awake. Whoever comes back finds the same console, and no call goes to the host, which has no answers;
 * K2.
 */

test(
  'a killed service worker answers again, also to a tab that was frozen in the background',
  { tag: ['@mock', '@secure'] },
  async ({ page, context, open, signIn }) => {
    await open('/login?redirect=/terminalManage')
    await signIn()
    const rows = (tab: Page) => tab.getByRole('table', { name: '终端列表' }).getByRole('row')
    const terminal = rows(page).nth(1)
    await expect(terminal).toBeVisible()
    const front = await context.newPage()
    await open('/terminalManage?page=2', front)
    await expect(rows(front).nth(1)).toBeVisible()

    const background = await context.newCDPSession(page)
    await background.send('Page.setWebLifecycleState', { state: 'frozen' })
    await killWorker(front)
    await front.getByLabel('终端', { exact: true }).fill('没有这个名字')
    await front.keyboard.press('Enter')
    await expect(front.getByRole('button', { name: '清除筛选' })).toBeVisible()
    await front.close()

    await background.send('Page.setWebLifecycleState', { state: 'active' })
    await killWorker(page)
    await terminal.getByRole('button', { name: '编辑' }).click()
    const form = page.getByRole('dialog', { name: '编辑终端' })
    await form.getByLabel('终端名称').fill('睡醒的终端')
    await form.getByRole('button', { name: '确定' }).click()
    await expect(terminal).toContainText('睡醒的终端')
  },
)

/** Stops the service worker as the browser does, and waits until it has. */
async function killWorker(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ status, runningStatus }) => status === 'activated' && runningStatus === 'stopped')) resolve()
    })
  })
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await devTools.detach()
}
