import type { PermissionCode } from '#src/domain/permissions.ts'
import { PASSWORD } from '#tests/support/console.ts'
import { hold, REFUSED, send, without, type Call } from '#tests/support/permissions.ts'
import { expect, test } from '#tests/support/terminals.ts'

const GUEST = '13800000006'
const DISABLED = '13800000007'
const id = 1001

/** What each code opens in the interface, and by which calls (1§6, P2). */
const codes: { code: PermissionCode; actions: string[]; calls: Call[] }[] = [
  { code: '11', actions: ['编辑'], calls: [['PATCH', '/api/device', { id, name: 'x', addr: 'x' }]] },
  {
    code: '12',
    actions: ['设置开关机时间', '设置音量'],
    calls: [
      ['PATCH', `/api/device/${id}/work-cron/08:00-09:00`],
      ['PATCH', '/api/device/volume', { idList: [id], volumeTarget: { val: 1, period: [] } }],
    ],
  },
  { code: '13', actions: ['截屏', '重启', '磁盘清理', '获取终端信息'], calls: [['POST', '/api/device/command', { deviceIds: [id], type: 0 }]] },
  { code: '14', actions: ['新增分组'], calls: [['POST', '/api/device/group', { name: 'x' }]] },
  { code: '15', actions: ['删除 机场'], calls: [['DELETE', '/api/device/group/5']] },
  { code: '16', actions: ['设置分组'], calls: [['PATCH', '/api/device/group/relation', { ids: [id], groupId: 1 }]] },
  { code: '17', actions: ['设置组织机构'], calls: [['PATCH', '/api/device/org', { ids: [id], orgId: 1 }]] },
  { code: '18', actions: ['停播'], calls: [['POST', '/api/device/play-stop', { deviceId: id, programIds: [1] }]] },
]
const inRow = ['编辑', '设置开关机时间', '设置音量', '设置分组', '设置组织机构', '截屏', '重启', '磁盘清理', '获取终端信息']

test('without a code its actions are absent, the others stay, and the server refuses its calls', async ({ page, mock, server, terminals }) => {
  test.slow()
  await terminals.open()
  const row = terminals.row(terminals.find())
  await expect(row.getByRole('button')).toHaveText(['查看节目', '编辑', '更多'])
  for (const { code, actions, calls } of codes) {
    await hold(mock, without(code))
    await page.reload()
    // the first of them stands in the row, the others in its menu
    const [shown = '', ...inMenu] = inRow.filter((action) => !actions.includes(action))
    await expect(row.getByRole('button')).toHaveText(['查看节目', shown, '更多'])
    await row.getByRole('button', { name: '更多' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(inMenu)
    await page.keyboard.press('Escape')
    expect(await send(page, server, calls), code).toEqual(calls.map(() => REFUSED))
    await expect(page.getByRole('button', { name: '新增分组' })).toHaveCount(code === '14' ? 0 : 1)
    if (code === '15') {
      await page.getByRole('button', { name: '展开' }).click()
      await page.getByRole('button', { name: '分组管理' }).click()
      await expect(page.getByRole('button', { name: '重命名 机场' })).toBeVisible()
      await expect(page.getByRole('button', { name: '删除 机场' })).toHaveCount(0)
    }
    if (code === '18') {
      await row.getByRole('button', { name: '查看节目' }).click()
      const programs = terminals.dialog(/^查看节目/)
      await expect(programs.getByRole('row').nth(1)).toBeVisible()
      await expect(programs.getByRole('checkbox')).toHaveCount(0)
      await expect(programs.getByRole('button', { name: '停播' })).toHaveCount(0)
    }
  }
})

test('batch mode needs one of its codes, and renaming a group either of its two', async ({ page, mock, server, terminals }) => {
  await terminals.open()
  const batch = page.getByRole('button', { name: '批量操作', exact: true })
  const groups = page.getByRole('button', { name: '分组管理' })
  await page.getByRole('button', { name: '展开' }).click()
  await expect(groups).toBeVisible()
  const rename: Call = ['PATCH', '/api/device/group/', { id: 5, name: '机场' }]
  for (const [held, batchShown, renameShown] of [
    // each differs from the one before, so that what was stored of that one cannot pass for it
    [['1', '11', '18'], false, false],
    [['1', '12'], true, false],
    [['1', '14'], false, true],
    [['1', '13'], true, false],
    [['1', '15'], false, true],
    [['1', '16'], true, false],
    [['1'], false, false],
    [['1', '17'], true, false],
  ] as const) {
    await hold(mock, held)
    await page.goto(`${page.url().split('?')[0]}?batch=1`)
    await expect(page.getByRole('button', { name: '退出批量操作' })).toHaveCount(batchShown ? 1 : 0)
    await expect(page.getByRole('region', { name: '批量操作' })).toHaveCount(batchShown ? 1 : 0)
    await expect(batch).toHaveCount(0)
    await page.getByRole('button', { name: '展开' }).click()
    await expect(groups).toHaveCount(renameShown ? 1 : 0)
    expect(await send(page, server, [rename])).toEqual([renameShown ? '1 success' : REFUSED])
  }
})

test('without the menu code there is no entry, and the address shows a page that says so and asks for no data', async ({ page, mock, server, open, signIn }) => {
  await hold(mock, without('1'))
  await open(`/login?redirect=${encodeURIComponent('/terminalManage?state=1')}`)
  await signIn()
  await expect(page.getByRole('heading', { name: '无权限访问', level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('link', { name: '素材管理' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '终端管理' })).toHaveCount(0)
  const reads = ['/api/device/page?page=0&limit=1', `/api/device/${id}`, `/api/device/command/page?page=0&limit=1&deviceId=${id}`, `/api/device/play/list?page=0&limit=9&id=${id}`]
  const asked = (await mock.report()).log.filter(({ operationId }) => operationId?.startsWith('device'))
  expect(asked).toEqual([])
  expect(await send(page, server, reads.map((path) => ['GET', path]))).toEqual(reads.map(() => REFUSED))
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/homePage$/)

  // no codes at all open nothing but the home page
  await hold(mock, [])
  await page.reload()
  await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
  await open('/terminalManage')
  await expect(page.getByRole('heading', { name: '无权限访问', level: 1 })).toBeVisible()
})

test('a guest looks at lists and details and can change nothing', async ({ page, terminals }) => {
  await terminals.open('', GUEST)
  const device = terminals.find()
  await terminals.expectList(terminals.all)
  await expect(terminals.row(device).getByRole('button')).toHaveText(['查看节目'])
  await page.getByRole('button', { name: '展开' }).click()
  for (const name of ['新增分组', '批量操作', '分组管理']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: String(device.sn), exact: true }).click()
  await terminals.dialog(String(device.name)).getByRole('tab', { name: '指令记录' }).click()
  await expect(page.getByRole('table', { name: '指令记录' })).toBeVisible()
  await page.keyboard.press('Escape')
  await terminals.act(device, '查看节目')
  await expect(page.getByRole('table', { name: '终端上的广告' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: '停播' })).toHaveCount(0)
})

test('an address opened without a session leads to login and back to it; other sites never', async ({ page, context, open, signIn, terminals }) => {
  await open('/terminalManage?state=0&size=20')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn()
  await expect(page).toHaveURL(/\/terminalManage\?state=0&size=20$/)
  await terminals.expectList(terminals.offline, 20)

  // with a session, login and the root lead on
  await open('/login?redirect=%2FterminalManage')
  await expect(page).toHaveURL(/\/terminalManage$/)
  for (const path of ['/', '/login?redirect=%2F%2Felsewhere.invalid%2Fx']) {
    const tab = await context.newPage()
    await open(path, tab)
    await expect(tab).toHaveURL(/\/homePage$/)
  }
})

test('a permission that is taken while a dialog is open is refused in the dialog, which keeps what was typed', async ({ page, mock, terminals }) => {
  const { act, dialog } = terminals
  const device = terminals.find(({ state }) => state === 1)
  await terminals.open()
  await act(device, '编辑')
  const form = dialog('编辑终端')
  await form.getByLabel('终端名称').fill('改过的名称')
  await hold(mock, without('11', '13'))
  await form.getByRole('button', { name: '确定' }).click()
  await expect(form.getByRole('alert')).toHaveText('没有权限执行此操作')
  await expect(form.getByLabel('终端名称')).toHaveValue('改过的名称')
  await expect(page.getByText('操作成功')).toHaveCount(0)
  await hold(mock, without('13'))
  await form.getByRole('button', { name: '确定' }).click()
  await terminals.expectDone()

  await act(device, '重启')
  await dialog('下发指令').getByRole('button', { name: '执行' }).click()
  await expect(dialog('下发指令').getByRole('alert')).toHaveText('没有权限执行此操作')
  await expect(page.getByRole('region', { name: '已下发的指令' })).toHaveCount(0)
})

test('a disabled account cannot sign in', async ({ page, open }) => {
  await open('/login')
  await page.getByLabel('账号', { exact: true }).fill(DISABLED)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('该账号已停用')
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue(DISABLED)
  await expect(page).toHaveURL(/\/login/)
})
