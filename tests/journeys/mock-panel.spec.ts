import { expect, test } from '#tests/support/console.ts'
import { mockPanel } from '#tests/support/mock-panel.ts'

test(
  'keys open and close the panel; what was done is undone, or taken along in a file',
  { tag: '@mock' },
  async ({ page, open, signIn }, testInfo) => {
    const panel = mockPanel(page)
    await open('/login?redirect=/form/formManage')
    await signIn()
    const added = page.getByRole('treeitem', { name: '海外大区', exact: true })
    async function add() {
      await page.getByRole('treeitem', { name: '澄屿屏联', exact: true }).focus()
      await page.keyboard.press('Insert')
      await page.getByRole('dialog', { name: '新增组织机构' }).getByLabel('组织机构名称').fill('海外大区')
      await page.keyboard.press('Enter')
      await expect(added).toBeVisible()
    }
    await expect(page.getByText('共 211 个组织机构')).toBeVisible()
    await page.getByRole('button', { name: '全部收起' }).click()
    await add()
    await page.keyboard.press('Alt+m')
    await expect(panel.node).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel.node).toBeHidden()
    await expect(page.getByRole('button', { name: '模拟服务器控制台' })).toBeFocused()
    await panel.open()
    await panel.show('数据')
    await panel.press('撤销上一次操作')
    await expect(panel.node.getByRole('status')).toHaveText('已撤销 orgCreate')
    await expect(added).toBeHidden()

    await add()
    const download = page.waitForEvent('download')
    await panel.press('导出文件')
    const file = testInfo.outputPath('state.json')
    await (await download).saveAs(file)
    await panel.pressAndReload('全部重置')
    await expect(page.getByText('共 211 个组织机构')).toBeVisible()
    const choosing = page.waitForEvent('filechooser')
    await panel.press('导入文件…')
    await (await choosing).setFiles(file)
    await expect(page.getByText('共 212 个组织机构')).toBeVisible()
  },
)

test(
  'the badge keeps to the menu, also to a collapsed one, so that nothing of the editor is beneath it',
  { tag: '@mock' },
  async ({ page, open, signIn, mock }) => {
    await open('/login?redirect=/editorFive')
    await signIn()
    await mock.set({ latency: [10, 20], simulation: { platform: 'pass' } })
    await page.getByRole('dialog', { name: '添加场景' }).getByRole('button', { name: '关闭' }).click()
    // the editor begins with the menu collapsed
    await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible()
    const total = page.getByText(/^总时长/)
    for (const name of [/^模拟服务器控制台，/, '恢复正常']) {
      const badge = page.getByRole('button', { name })
      await expect(badge).toBeVisible()
      const [upon, beneath] = [await badge.boundingBox(), await total.boundingBox()]
      expect(Number(upon?.x) + Number(upon?.width)).toBeLessThan(Number(beneath?.x))
    }
  },
)

test(
  'on a phone the badge has a row of its own below the page, whatever stands at its foot',
  { tag: '@mock' },
  async ({ page, open, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/login?redirect=/programManage?view=plan')
    await signIn()
    const foot = page.getByRole('list', { name: '图例' })
    const badge = page.getByRole('button', { name: '模拟服务器控制台' })
    await expect(foot).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [beneath, upon] = [await foot.boundingBox(), await badge.boundingBox()]
    expect(Number(beneath?.y) + Number(beneath?.height)).toBeLessThanOrEqual(Number(upon?.y))
  },
)

test(
  'one click signs in as somebody; a link brings somebody else to the same scene: page, account, world, faults and the time of day',
  { tag: '@mock' },
  async ({ page, open, context }) => {
    const panel = mockPanel(page)
    await open('/login?redirect=/terminalManage')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await panel.open()
    await panel.show('身份')
    await panel.pressAndReload(/^系统管理员/)
    await expect(page.getByRole('table', { name: '终端列表' })).toBeVisible()
    await expect(page.getByRole('button', { name: '账号：系统管理员' })).toBeVisible()
    await expect(panel.node.getByRole('button', { name: /^系统管理员/ })).toHaveAttribute('aria-pressed', 'true')
    await panel.show('场景')
    await panel.pressAndReload(/^只有一块屏/)
    await expect(page.getByText('共 1 条')).toBeVisible()
    await panel.show('环境')
    await panel.press('暂停')
    await expect(panel.node.getByRole('button', { name: '暂停' })).toHaveAttribute('aria-pressed', 'true')
    const clock = panel.node.locator('output')
    const today = (await clock.textContent()) ?? ''
    await panel.press('跳到明天')
    await expect(clock).not.toHaveText(today)
    const shown = (await clock.textContent()) ?? ''
    expect(Date.parse(shown) - Date.parse(today)).toBe(86_400_000)
    await panel.node.getByRole('group', { name: '平台审核' }).getByRole('button', { name: '不通过' }).click()

    await panel.show('数据')
    await panel.press('复制重现链接')
    const link = await panel.node.getByRole('textbox', { name: '重现链接' }).inputValue()
    await panel.pressAndReload('全部重置')
    await expect(page.getByText('共 200 条')).toBeVisible()
    // as somebody who was never there
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await expect(page.getByText('共 1 条')).toBeVisible()
    expect(page.url()).not.toContain('mock=')
    await panel.show('环境')
    await expect(clock).toHaveText(shown)
    await expect(
      panel.node.getByRole('group', { name: '平台审核' }).getByRole('button', { name: '不通过' }),
    ).toHaveAttribute('aria-pressed', 'true')
  },
)
