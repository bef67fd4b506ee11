import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCsv } from '#src/lib/sheet/tests/csv-reader.ts'
import { readXlsx } from '#src/lib/sheet/tests/read-sheets.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, PASSWORD, test as base } from '#tests/support/console.ts'
import { EPOCH, screenSteps } from '#tests/support/screen.ts'

/*
 * A day at the desk: figures and logs, organisations and roles, accounts and a forgotten password. Rules and
 * messages of these screens are tried by their stories (*-rules.stories.tsx); here they work together, on both servers.
 */

interface Desk {
  steps: ReturnType<typeof screenSteps>
  /** Goes to a page by the menu. */
  menu: (name: string) => Promise<void>
  /** What is downloaded by that. */
  downloaded: (start: () => Promise<unknown>) => Promise<{ name: string; bytes: Buffer }>
  /** Axe, once for both servers: the page is the same. */
  look: () => Promise<void>
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ page, server }, use) => {
    await use({
      steps: screenSteps(page),
      menu: (name) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true }).click(),
      async downloaded(start) {
        const [download] = await Promise.all([page.waitForEvent('download'), start()])
        return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
      },
      look: async () => void (server === 'browser' && (await expectAccessible(page))),
    })
  },
})

/** Ten in the morning of 20 November 2026. */
const NOW = EPOCH + 10 * 3_600_000
const cellsOf = (page: Page, table: string) => page.getByRole('table', { name: table, exact: true }).getByRole('row')

test(
  'figures: charts, their tables and spreadsheets agree; the logs behind them',
  { tag: '@http' },
  async ({ page, open, signIn, mock, server, desk: { steps, menu, downloaded, look } }) => {
    await mock.set({ scenario: { epoch: EPOCH } })
    if (server === 'http') await mock.advance(NOW - Date.now())
    await page.clock.setFixedTime(NOW)
    await open('/login?redirect=/report/terminalReport')
    await signIn()
    const online = page.getByRole('region', { name: '终端在线时长', exact: true })
    const calendar = page.getByRole('dialog', { name: '选择月份' })
    const rows = online.getByRole('row', { name: /^20\d\d-/ })
    await online.getByText('表格', { exact: true }).click()
    await expect(rows).toHaveCount(6)
    await look()
    const months = async (field: ReturnType<Page['getByRole']>) => {
      await field.click()
      await expect(calendar.getByRole('button', { name: '12月' })).toBeDisabled()
      await calendar.getByRole('button', { name: '9月' }).click()
      await calendar.getByRole('button', { name: '10月' }).click()
    }
    await months(online.getByRole('button', { name: /的月份区间$/ }))
    await expect(page).toHaveURL(/online=202609-202610$/)
    await expect(rows).toHaveCount(2)
    await online.getByText('图表', { exact: true }).click()
    await expect(online.getByRole('img', { name: '终端在线时长柱状图，2026-09 至 2026-10' })).toBeVisible()

    // the bars follow the width when the menu is folded
    const chart = online.getByRole('img').locator('svg').first()
    const width = Number(await chart.getAttribute('width'))
    await page.getByRole('button', { name: '收起菜单' }).click()
    await expect.poll(async () => Number(await chart.getAttribute('width'))).toBeGreaterThan(width)
    await page.getByRole('button', { name: '展开菜单' }).click()
    await online.getByText('表格', { exact: true }).click()
    // month, hours and terminals, without how the month compares
    await expect(rows).toHaveCount(2)
    const figures = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.children]
          .slice(0, -1)
          .map(({ textContent }) => textContent)
          .join(''),
      ),
    )

    await page.getByRole('button', { name: '导出', exact: true }).click()
    const dialog = steps.dialog('导出终端统计')
    await steps.choose(dialog.getByRole('combobox', { name: '业务类型' }), '在线时长')
    await months(dialog.getByRole('button', { name: '统计月份' }))
    const summary = await downloaded(() => dialog.getByRole('button', { name: '导出' }).click())
    expect(summary.name).toBe('在线时长汇总_2026-09至2026-10.xlsx')
    const [[sheet, cells] = ['', []]] = readXlsx(summary.bytes)
    expect(sheet).toBe('在线时长汇总')
    expect(
      cells
        .slice(1)
        .map(([month, hours, devices]) => `${month}${Math.round(Number(hours)).toLocaleString('zh-CN')}${devices}`),
    ).toEqual(figures)

    await menu('广告统计')
    const ranking = page.getByRole('list', { name: '上月（2026-10）广告播放时长排名（小时）' })
    await expect(ranking.getByRole('listitem')).toHaveCount(10)
    const october = cellsOf(page, '按时间统计').filter({ hasText: '2026-10' })
    await october.getByRole('button', { name: '导出' }).click()
    const ads = await downloaded(() => steps.dialog('导出数据').getByRole('button', { name: '确定' }).click())
    const [[, [, ...played]] = ['', []]] = readXlsx(ads.bytes)
    await expect(october.getByRole('cell').nth(1)).toHaveText(String(played.length))
    // the ad that was played longest is the first of the ranking, with the same hours
    await expect(ranking.getByRole('listitem').first()).toContainText(String(played[0]?.[0]))
    await expect(ranking.getByRole('listitem').first()).toContainText(
      Number(played[0]?.[4]).toLocaleString('zh-CN', { minimumFractionDigits: 2 }),
    )

    await menu('终端指令记录')
    await steps.choose(page.getByRole('combobox', { name: '状态' }), '失败')
    await expect(page).toHaveURL(/status=0/)
    const total = page.getByRole('navigation', { name: '分页' }).getByRole('status')
    const first = cellsOf(page, '终端指令记录').nth(1)
    await expect(first).toContainText(/失败（.+）/)
    await page.getByRole('button', { name: '导出', exact: true }).click()
    const log = await downloaded(() => page.getByRole('menuitem', { name: /CSV/ }).click())
    await expect(total).toHaveText(`共 ${(readCsv(log.bytes.toString('utf8')).length - 1).toLocaleString('zh-CN')} 条`)
    await menu('广告发布记录')
    await cellsOf(page, '广告发布记录').getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByRole('region', { name: '广告预览' })).toBeVisible()
  },
)

test('an organisation and a role: added, changed, followed by every choice of them, deleted', async ({
  page,
  open,
  signIn,
  mock,
  desk: { steps, menu, look },
}) => {
  const { dialog, expectDone, actOn } = steps
  await open('/login?redirect=/form/formManage')
  await signIn()
  const tree = page.getByRole('tree', { name: '组织机构' })
  const item = (name: string) => tree.getByRole('treeitem', { name, exact: true })
  const regions = () =>
    tree.locator('[aria-level="2"]').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))
  await expect(item('黄浦营业部')).toBeVisible()
  await page.getByRole('button', { name: '全部收起' }).click()
  const before = await regions()
  await item('澄屿屏联').focus()
  await page.keyboard.press('Insert')
  const form = dialog('新增组织机构')
  await form.getByLabel('组织机构名称').fill('华东大区')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('同级组织机构名称已存在')
  await form.getByLabel('组织机构名称').fill('海外大区')
  await page.keyboard.press('Enter')
  await expect(item('海外大区')).toBeFocused()
  await expectDone('添加成功')
  await item('海外大区').hover({ position: { x: 120, y: 18 } })
  await page.mouse.down()
  const target = await item(String(before[0])).boundingBox()
  if (!target) throw new Error('The first region is not on screen')
  await page.mouse.move(target.x + 120, target.y + 40, { steps: 4 })
  await page.mouse.move(target.x + 120, target.y + 6)
  await expect(page.getByText(`移到“${before[0]}”之前`)).toBeVisible()
  await page.mouse.up()
  await expect.poll(async () => (await mock.calls('orgSort')).map(({ code }) => code)).toEqual([1])
  await expect.poll(regions).toEqual(['海外大区', ...before])

  await menu('终端管理')
  await page.getByRole('combobox', { name: '组织机构' }).click()
  await expect(page.getByRole('tree').locator('[aria-level="2"]').first()).toHaveText('海外大区')
  await menu('组织机构')
  await item('海外大区').focus()
  await page.keyboard.press('Delete')
  await dialog('删除组织机构').getByRole('button', { name: '删除' }).click()
  await expectDone()
  await expect(item('海外大区')).toHaveCount(0)

  await menu('角色管理')
  const row = (name: string) => cellsOf(page, '角色列表').filter({ has: page.getByRole('cell', { name, exact: true }) })
  const box = (name: string) => page.getByRole('treeitem', { name, exact: true })
  await page.getByRole('button', { name: '新增角色' }).click()
  await dialog('新增角色').getByLabel('角色名称').fill('夜班巡检')
  await box('编辑终端').click()
  await expect(box('终端管理')).toHaveAttribute('aria-checked', 'mixed')
  await look()
  await dialog('新增角色').getByRole('button', { name: '确定' }).click()
  await expectDone('添加成功')
  await actOn(row('夜班巡检'), '查看权限')
  await expect(dialog('夜班巡检的权限').getByRole('heading', { level: 3 })).toHaveText(['终端管理'])
  await expect(dialog('夜班巡检的权限').getByRole('listitem')).toHaveText(['编辑终端'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '权限对比' }).click()
  const matrix = dialog('权限对比')
  for (const name of ['一级审核', '二级审核', '系统管理员']) await matrix.getByRole('checkbox', { name }).uncheck()
  await matrix.getByRole('checkbox', { name: '夜班巡检' }).check()
  await page.reload()
  await expect(matrix.getByRole('columnheader')).toHaveText(['权限', '代码', '运营', '夜班巡检'])
  await expect(matrix.getByRole('row', { name: /编辑终端/ }).getByRole('cell')).toHaveText(['11', '有', '有'])
  await page.keyboard.press('Escape')
  // a role that somebody has stays, and the question with what the server says
  for (const name of ['运营', '夜班巡检']) {
    await actOn(row(name), '删除')
    await dialog('删除角色').getByRole('button', { name: '删除' }).click()
    if (name !== '运营') continue
    await expect(dialog('删除角色').getByRole('alert')).toHaveText('该角色下还有账号，不能删除')
    await dialog('删除角色').getByRole('button', { name: '取消' }).click()
  }
  await expectDone()
  await expect(row('夜班巡检')).toHaveCount(0)
})

test('accounts come from a file; one of them forgets the password, and signs in with another', async ({
  page,
  open,
  signIn,
  mock,
  problems,
  desk: { steps, downloaded, look },
}) => {
  const { dialog, actOn, expectDone } = steps
  problems.allow(/status of 400/)
  await open('/login?redirect=/form/account')
  await signIn()
  const account = cellsOf(page, '账号列表').filter({ hasText: '13711110001' })
  await page.getByRole('button', { name: '批量导入' }).click()
  const drawer = dialog('批量导入账号')
  const state = (words: string) => expect(drawer.getByRole('status').filter({ hasText: words })).toBeVisible()
  const template = (await downloaded(() => drawer.getByRole('button', { name: '下载模板' }).click())).bytes.toString(
    'utf8',
  )
  const row = (phone: string, name: string, role = '运营', org = '江苏公司') =>
    `${phone},${name},abc123,${role},${org}\r\n`
  const text =
    template +
    row('13711110001', '新人甲') +
    row('13800000001', '已有') +
    row('13711110001', '重复') +
    row('13711110002', '新人乙', '系统管理员', '')
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: '新员工.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  // the example of the template does not count
  await state('共 4 行，可导入 3 行，有误 1 行')
  expect(await mock.calls('userCreate')).toEqual([])
  await look()
  await mock.set({ faults: [{ operationId: 'userCreate', kind: 'status', status: 400, times: 1 }] })
  await drawer.getByRole('button', { name: '导入 3 个账号' }).click()
  await state('已导入 0 个账号，失败 1 行，未发送 2 行，有误未发送 1 行')
  await drawer.getByRole('button', { name: '继续导入 3 行' }).click()
  await state('已导入 2 个账号，失败 1 行，有误未发送 1 行')
  const left = readCsv(
    (await downloaded(() => drawer.getByRole('button', { name: '下载未成功的行' }).click())).bytes.toString('utf8'),
  )
  expect(left.slice(1).map((cells) => [cells[0], cells[5]])).toEqual([
    ['13800000001', '该账号已存在'],
    ['13711110001', '登录账号与第 3 行重复'],
  ])
  // what was not sent is asked about
  await drawer.getByRole('button', { name: '关闭' }).last().click()
  await dialog('放弃未保存的修改？').getByRole('button', { name: '放弃修改' }).click()
  await expect(account).toContainText(/新人甲.*运营.*江苏公司.*启用/)
  await actOn(account, '停用')
  await dialog('停用账号').getByRole('button', { name: '停用' }).click()
  await expectDone()
  await expect(account).toContainText('停用')
  await actOn(account, '启用')
  await dialog('启用账号').getByRole('button', { name: '启用' }).click()
  await expectDone()

  await page.getByRole('button', { name: /^账号：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await dialog('退出登录').getByRole('button', { name: '退出', exact: true }).click()
  await page.getByRole('link', { name: '忘记密码？' }).click()
  const next = page.getByRole('button', { name: '下一步' })
  await page.getByLabel('手机号码').fill('13711110001')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeVisible()
  await page.getByLabel('验证码').fill('1')
  await next.click()
  await expect(page.getByRole('alert').filter({ hasText: '验证码错误' })).toBeVisible()
  await page.getByLabel('验证码').fill(String(await mock.smsCode('13711110001')))
  await next.click()
  await expect(page.getByLabel('新密码', { exact: true })).toBeFocused()
  for (const label of ['新密码', '确认新密码']) await page.getByLabel(label, { exact: true }).fill('Abcd2345')
  await next.click()
  await page.getByRole('link', { name: '立即登录' }).click()
  // one message for a click
  expect((await mock.calls('smsSend')).map(({ code }) => code)).toEqual([1])
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue('13711110001')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('Abcd2345')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('button', { name: '账号：新人甲' })).toBeVisible()
})
