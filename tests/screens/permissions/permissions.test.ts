import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { PermissionCode } from '#src/domain/permissions.ts'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { holding, REFUSED, refusals, without, type Call } from '../support/permissions.ts'
import { dialog, expectDone, field, fill, press } from '../support/steps.ts'
import { expectTerminals, findTerminal, openTerminals, terminals } from '../support/terminals.ts'

const GUEST = '13800000006'
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
  {
    code: '13',
    actions: ['截屏', '重启', '磁盘清理', '获取终端信息'],
    calls: [['POST', '/api/device/command', { deviceIds: [id], type: 0 }]],
  },
  { code: '14', actions: ['新增分组'], calls: [['POST', '/api/device/group', { name: 'x' }]] },
  { code: '15', actions: ['删除 机场'], calls: [['DELETE', '/api/device/group/5']] },
  { code: '16', actions: ['设置分组'], calls: [['PATCH', '/api/device/group/relation', { ids: [id], groupId: 1 }]] },
  { code: '17', actions: ['设置组织机构'], calls: [['PATCH', '/api/device/org', { ids: [id], orgId: 1 }]] },
  { code: '18', actions: ['停播'], calls: [['POST', '/api/device/play-stop', { deviceId: id, programIds: [1] }]] },
]
const inRow = [
  '查看节目',
  '编辑',
  '一周',
  '设置开关机时间',
  '设置音量',
  '设置分组',
  '设置组织机构',
  '截屏',
  '重启',
  '磁盘清理',
  '获取终端信息',
  '从其他终端接管',
]
const labels = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

test.each(codes)(
  'without the code $code its actions are absent, the others stay, and the server refuses its calls',
  async ({ code, actions, calls }) => {
    const { user, server, row } = await openTerminals('', { switches: holding(without(code)) })
    const buttons = within(await row(findTerminal())).getAllByRole('button')
    // the first of them stand in the row, the others in its menu
    const all = inRow.filter((action) => !actions.includes(action))
    const inMenu = all.slice(3)
    expect(labels(buttons)).toEqual([...all.slice(0, 3), '更多'])
    await user.click(buttons[3] as HTMLElement)
    expect(labels(await screen.findAllByRole('menuitem'))).toEqual(inMenu)
    await user.keyboard('{Escape}')
    expect(screen.queryAllByRole('button', { name: '新增分组' })).toHaveLength(code === '14' ? 0 : 1)
    if (code === '15') {
      await press(user, '分组管理')
      await screen.findByRole('button', { name: '重命名 机场' })
      expect(screen.queryByRole('button', { name: '删除 机场' })).toBeNull()
    }
    if (code === '18') {
      await user.click(buttons[0] as HTMLElement)
      const programs = await screen.findByRole('table', { name: '终端上的广告' })
      await within(programs).findAllByRole('cell')
      expect(within(programs).queryByRole('checkbox')).toBeNull()
      expect(screen.queryByRole('button', { name: '停播' })).toBeNull()
    }
    expect(await refusals(server, calls)).toEqual(calls.map(() => REFUSED))
  },
)

test.each([
  { held: ['1', '11', '18'], batch: 0, rename: 0 },
  { held: ['1', '12'], batch: 1, rename: 0 },
  { held: ['1', '13'], batch: 1, rename: 0 },
  { held: ['1', '14'], batch: 0, rename: 1 },
  { held: ['1', '15'], batch: 0, rename: 1 },
  { held: ['1', '16'], batch: 1, rename: 0 },
  { held: ['1', '17'], batch: 1, rename: 0 },
])(
  'with $held batch mode is there or not ($batch), and so is renaming a group ($rename)',
  async ({ held, batch, rename }) => {
    const { server, row } = await openTerminals('?batch=1', { switches: holding(held) })
    await row(findTerminal())
    expect(screen.queryAllByRole('button', { name: '退出批量操作' })).toHaveLength(batch)
    await waitFor(() => expect(screen.queryAllByRole('region', { name: '批量操作' })).toHaveLength(batch))
    expect(screen.queryByRole('button', { name: '批量操作' })).toBeNull()
    await waitFor(() => expect(screen.queryAllByRole('button', { name: '分组管理' })).toHaveLength(rename))
    expect(await refusals(server, [['PATCH', '/api/device/group/', { id: 5, name: '机场' }]])).toEqual([
      rename === 1 ? undefined : REFUSED,
    ])
  },
)

test('without the menu code there is no entry, and the address shows a page that says so and asks for no data', async () => {
  const { user, server, at } = await renderConsole({ at: '/terminalManage?state=1', switches: holding(without('1')) })
  expect(await screen.findByRole('heading', { name: '无权限访问', level: 1 })).toBeVisible()
  const menu = await screen.findByRole('navigation', { name: '主菜单' })
  expect(within(menu).getByRole('link', { name: '素材管理' })).toBeVisible()
  expect(within(menu).queryByRole('link', { name: '终端管理' })).toBeNull()
  expect(server.report().log.filter(({ operationId }) => operationId?.startsWith('device'))).toEqual([])
  const reads = [
    '/api/device/page?page=0&limit=1',
    `/api/device/${id}`,
    `/api/device/command/page?page=0&limit=1&deviceId=${id}`,
    `/api/device/play/list?page=0&limit=9&id=${id}`,
  ]
  expect(
    await refusals(
      server,
      reads.map((path) => ['GET', path]),
    ),
  ).toEqual(reads.map(() => REFUSED))
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  await waitFor(() => expect(at()).toBe('/homePage'))
})

test('without any code there is nothing but the home page', async () => {
  const { goto } = await renderConsole({ at: '/homePage', switches: holding([]) })
  expect(await screen.findByRole('heading', { name: '首页', level: 1 })).toBeVisible()
  await goto('/terminalManage')
  expect(await screen.findByRole('heading', { name: '无权限访问', level: 1 })).toBeVisible()
})

const menuEntries = () =>
  within(screen.getByRole('navigation', { name: '主菜单' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const pageTitle = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('pages of logs and statistics are there only with the entry they stand below, whose address leads to the first of them', async () => {
  const { server, at, goto } = await renderConsole({ at: '/record', switches: holding(['7', '72', '81']) })
  await pageTitle('广告发布记录')
  expect(at()).toBe('/record/playRecord')
  expect(menuEntries()).toEqual(['首页', '广告发布记录'])
  await goto('/report/terminalReport')
  await pageTitle('无权限访问')
  expect(await refusals(server, [['GET', '/api/device-command/page?page=0&limit=1']])).toEqual([REFUSED])
})

test('an entry without any of its pages says what is missing; the account centre needs no more than its own code', async () => {
  const { at, goto } = await renderConsole({ at: '/form', switches: holding(['6', '7', '81', '82']) })
  await pageTitle('组织机构')
  expect(at()).toBe('/form/formManage')
  expect(menuEntries()).toEqual(['首页', '组织机构', '角色管理', '账号管理', '日志'])
  await goto('/record')
  await pageTitle('日志')
  expect(screen.getByText(/请联系管理员开通：终端指令记录、广告发布记录$/)).toBeVisible()
})

test('a guest looks at lists and details and can change nothing', async () => {
  const device = findTerminal()
  const { user, act, row } = await openTerminals('', { account: GUEST })
  await expectTerminals(terminals)
  expect(labels(within(await row(device)).getAllByRole('button'))).toEqual(['查看节目', '一周'])
  for (const name of ['新增分组', '批量操作', '分组管理']) expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(screen.getByRole('link', { name: String(device.sn) }))
  await user.click(await screen.findByRole('tab', { name: '指令记录' }))
  expect(await screen.findByRole('table', { name: '指令记录' })).toBeVisible()
  await press(user, '关闭', await dialog(String(device.name)))
  await act(device, '查看节目')
  const programs = await screen.findByRole('table', { name: '终端上的广告' })
  await within(programs).findAllByRole('cell')
  expect(screen.queryByRole('button', { name: '停播' })).toBeNull()
})

test('a permission that is taken while a dialog is open is refused in the dialog, which keeps what was typed', async () => {
  const device = findTerminal(({ state }) => state === 1)
  const { user, server, act } = await openTerminals(`?q=${device.sn}`)
  await act(device, '编辑')
  const form = await dialog('编辑终端')
  await fill(user, field(form, '终端名称'), '改过的名称')
  await server.setSwitches(holding(without('11', '13')))
  await press(user, '确定', form)
  expect(await within(form).findByRole('alert')).toHaveTextContent(REFUSED)
  expect(field(form, '终端名称')).toHaveValue('改过的名称')
  expect(screen.queryByText(/操作成功/)).toBeNull()
  await server.setSwitches(holding(without('13')))
  await press(user, '确定', form)
  await expectDone(user)

  await act(device, '重启')
  const question = await dialog('下发指令')
  await press(user, '执行', question)
  expect(await within(question).findByRole('alert')).toHaveTextContent(REFUSED)
  expect(screen.queryByText(/^正在跟踪/)).toBeNull()
})

test('an address opened without a session leads to login and back to it; with one, login and the root lead on', async () => {
  const { user, at, goto } = await renderConsole({ at: '/terminalManage?state=0&size=20', account: null })
  await fill(user, await screen.findByRole('textbox', { name: '账号' }), ADMIN)
  expect(at()).toMatch(/^\/login\?redirect=/)
  await fill(user, screen.getByLabelText('密码'), PASSWORD)
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: '终端管理', level: 1 })
  await expectTerminals(
    terminals.filter(({ state }) => state === 0),
    20,
  )
  expect(at()).toBe('/terminalManage?state=0&size=20')

  await goto('/login?redirect=%2FterminalManage')
  await waitFor(() => expect(at()).toBe('/terminalManage'))
  await goto('/')
  await waitFor(() => expect(at()).toBe('/homePage'))
})
