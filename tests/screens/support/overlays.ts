import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
// what opens later is there from the start, so that no test waits for it to be built
import '#src/features/devices/device-dialogs.tsx'
import '#src/features/devices/inspector/device-inspector.tsx'
import '#src/features/materials/material-dialogs.tsx'
import '#src/features/orders/order-detail.tsx'
import '#src/features/orgs/org-name-form.tsx'
import '#src/features/publish/urgent/urgent-dialog.tsx'
import '#src/features/roles/role-form.tsx'
import '#src/features/shell/change-password.tsx'
import '#src/features/users/import-drawer.tsx'
import '#src/features/users/user-form.tsx'
import '#src/routes/-materials.tsx'
import '#src/routes/-order-create.tsx'
import '#src/routes/-orders.tsx'
import type { Device, Order } from '#src/api/generated/types.gen.ts'
import { readWorld } from '#tests/support/read-world.ts'
import type { RenderedConsole } from '#tests/support/render-console.tsx'
import { card as materialCard, findMaterial } from './materials.ts'
import { card as programCard, findProgram } from './programs.ts'
import { ad, LIST, publishDialog } from './publish.ts'
import { actOn, dialog, field, fill, press, timeField } from './steps.ts'
import { findTerminal } from './terminals.ts'
import type { Form, Overlay } from './way-back.ts'
import { fourLevels } from './review.ts'
import { inReview } from './overlay-pages.ts'
import { REVIEWERS } from '#tests/support/accounts.ts'

const online = findTerminal(({ state }) => state === 1)
const [orders] = await readWorld<[{ data: Order[] }]>(['/api/order/page?page=0&limit=40'])
const order = orders.data.find(({ status }) => status === 0) as Order
const playing = orders.data.find(({ status }) => status === 2) as Order

const address = (path: string, search: Record<string, unknown> = {}) => {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}
const rowOf = async (text: string) =>
  (await screen.findByRole('link', { name: text })).closest<HTMLElement>('tr') as HTMLElement

/** Chooses the first row of a table. */
async function chooseRow(user: UserEvent, table: HTMLElement) {
  const [, first] = await waitFor(() => {
    const boxes = within(table).getAllByRole('checkbox')
    expect(boxes.length).toBeGreaterThan(1)
    return boxes
  })
  await user.click(first as HTMLElement)
}

/** An action of a terminal in the list. */
const ofTerminal =
  (action: string, title: string | RegExp, device: Device = online) =>
  async ({ user }: RenderedConsole) => {
    await actOn(user, await rowOf(String(device.sn)), action)
    return dialog(title)
  }

/** An action at the head of the inspector. */
const ofInspected =
  (action: string, title: string) =>
  async ({ user }: RenderedConsole) => {
    const inspector = await dialog(String(online.name))
    await within(inspector).findByRole('button', { name: '编辑' })
    await actOn(user, inspector, action)
    return dialog(title)
  }

const byButton =
  (button: string | RegExp, title: string) =>
  async ({ user }: RenderedConsole) => {
    await press(user, button)
    return dialog(title)
  }

const TERMINALS = { at: address('/terminalManage', { q: online.sn }), from: '/terminalManage' }
const INSPECTOR = { at: address('/terminalManage', { q: online.sn, device: online.id }), from: TERMINALS.at }
const MATERIAL = findMaterial(({ status }) => status === 1)
const MATERIALS = { at: address('/materialManage', { q: MATERIAL.name }), from: '/materialManage' }
const DRAFT = findProgram(({ status }) => status === 0)
const PROGRAMS = { at: address('/programManage', { q: DRAFT.name }), from: '/programManage' }

/** Forms that hold what is typed until it is sent. */
export const forms: Form[] = [
  { name: '编辑终端', ...TERMINALS, open: ofTerminal('编辑', '编辑终端') },
  { name: '编辑终端 in the inspector', ...INSPECTOR, open: ofInspected('编辑', '编辑终端') },
  { name: '设置音量', ...TERMINALS, open: ofTerminal('设置音量', '设置音量') },
  { name: '设置音量 in the inspector', ...INSPECTOR, open: ofInspected('设置音量', '设置音量') },
  {
    name: '设置开关机时间',
    ...TERMINALS,
    open: ofTerminal('设置开关机时间', '设置开关机时间'),
    enter: async ({ user }, form) => {
      await user.clear(timeField(form, '开机'))
      await user.paste('07:35')
    },
  },
  { name: '新增分组', ...TERMINALS, open: byButton('新增分组', '新增分组') },
  {
    name: '重命名素材',
    ...MATERIALS,
    open: async ({ user }) => {
      await actOn(user, await materialCard(MATERIAL), '重命名')
      return dialog('重命名素材')
    },
  },
  {
    name: '素材审核',
    at: address('/materialManage', { status: 2, preview: inReview.id }),
    from: '/materialManage?status=2',
    setup: { account: REVIEWERS[1], switches: { scenario: fourLevels } },
    open: async () => {
      const preview = await dialog(inReview.name)
      await within(preview).findByRole('textbox', { name: '不通过的原因' })
      return preview
    },
    enter: ({ user }, preview) => fill(user, field(preview, '不通过的原因'), '画面模糊'),
  },
  {
    name: '发布广告',
    at: address(LIST, {}) + `&publish=${ad.id}`,
    from: LIST,
    open: async (opened) => (await publishDialog(opened)).form,
    enter: ({ user }, form) => fill(user, field(form, '播放顺序'), '7'),
  },
  {
    name: '紧急插播',
    at: '/programManage?urgent=1',
    from: '/programManage',
    open: () => dialog('紧急插播'),
    enter: ({ user }, form) => user.click(within(form).getByRole('radio', { name: '2 小时' })),
  },
  { name: '新增账号', at: '/form/account?q=运营', from: '/form/account', open: byButton('新增账号', '新增账号') },
  {
    name: '编辑账号',
    at: '/form/account?q=运营',
    from: '/form/account',
    open: async ({ user }) => {
      const [row] = await screen.findAllByRole('row', { name: /运营小王/ })
      await actOn(user, row as HTMLElement, '编辑')
      return dialog('编辑账号')
    },
  },
  {
    name: '批量导入账号',
    at: '/form/account',
    open: byButton('批量导入', '批量导入账号'),
    enter: async ({ user }, form) => {
      const choosing = within(form).getByRole('button', { name: '选择 CSV 文件' })
      await waitFor(() => expect(choosing).not.toHaveAttribute('aria-disabled'))
      const input = form.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
      const rows = '登录账号,昵称,登录密码,账号角色,组织机构\r\n13711110001,新人甲,abc123,运营,江苏公司'
      await user.upload(input, new File([rows], '新员工.csv', { type: 'text/csv' }))
      await within(form).findByRole('button', { name: '导入 1 个账号' })
    },
  },
  { name: '新增角色', at: '/form/role', open: byButton('新增角色', '新增角色') },
  { name: '新增组织机构', at: '/form/formManage', open: byButton(/^新增下级 澄屿屏联$/, '新增组织机构') },
  {
    name: '订单审核',
    at: address('/orderManage', { order: order.id }),
    from: '/orderManage',
    open: async () => {
      const detail = await dialog(String(order.name))
      await within(detail).findByRole('textbox', { name: '不通过的原因' })
      return detail
    },
    enter: ({ user }, detail) => fill(user, field(detail, '不通过的原因'), '日期不对'),
  },
  {
    name: '修改密码',
    at: '/homePage',
    open: async ({ user }) => {
      await press(user, /^账号：/)
      await user.click(await screen.findByRole('menuitem', { name: '修改密码' }))
      return dialog('修改密码')
    },
    enter: ({ user }, form) => user.type(within(form).getByLabelText(/^原密码/), 'Demo1234'),
  },
]

const question = (action: string, title: string, open: (opened: RenderedConsole) => Promise<HTMLElement>) => ({
  name: `question ${title} (${action})`,
  open: async (opened: RenderedConsole) => {
    await actOn(opened.user, await open(opened), action)
    return dialog(title)
  },
})

/** Questions, menus and what is only read. */
export const others: Overlay[] = [
  { ...TERMINALS, ...question('重启', '下发指令', () => rowOf(String(online.sn))) },
  { name: 'question 下发指令 in the inspector', ...INSPECTOR, open: ofInspected('重启', '下发指令') },
  {
    name: 'question 停播广告 (on terminals of an ad)',
    at: `/checkPubMet?id=${ad.id}`,
    open: async ({ user }) => {
      await chooseRow(user, await screen.findByRole('table'))
      await press(user, '停播')
      return dialog('停播广告')
    },
  },
  {
    name: 'question 停播广告 (in the inspector)',
    at: address('/terminalManage', { q: online.sn, device: online.id, tab: 'programs' }),
    from: TERMINALS.at,
    open: async ({ user }) => {
      await chooseRow(user, await screen.findByRole('table', { name: '终端上的广告' }))
      await press(user, '停播', await dialog(String(online.name)))
      return dialog('停播广告')
    },
  },
  { ...MATERIALS, ...question('删除', '删除素材', () => materialCard(MATERIAL)) },
  { ...PROGRAMS, ...question('删除', '删除广告', () => programCard(DRAFT)) },
  { ...PROGRAMS, ...question('提交', '提交审核', () => programCard(DRAFT)) },
  {
    at: '/orderManage?status=2',
    from: '/orderManage',
    ...question('停播', '停播订单', () => rowOf(String(playing.name))),
  },
  {
    at: '/form/account?q=运营',
    from: '/form/account',
    ...question(
      '停用',
      '停用账号',
      async () => (await screen.findAllByRole('row', { name: /运营小王/ }))[0] as HTMLElement,
    ),
  },
  {
    name: 'question 退出登录',
    at: '/homePage',
    open: async ({ user }) => {
      await press(user, /^账号：/)
      await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
      return dialog('退出登录')
    },
  },
  {
    name: 'the menu of a row',
    ...TERMINALS,
    open: async ({ user }) => {
      await press(user, '更多', await rowOf(String(online.sn)))
      return screen.findByRole('menu')
    },
  },
  {
    name: 'the menu of the account',
    at: '/homePage',
    open: async ({ user }) => {
      await press(user, /^账号：/)
      return screen.findByRole('menu')
    },
  },
  {
    name: 'the palette',
    at: '/homePage',
    open: async ({ user }) => {
      await user.keyboard('{Control>}k{/Control}')
      return dialog('命令面板')
    },
  },
  {
    name: 'the sheet of shortcuts',
    at: '/homePage',
    open: async ({ user }) => {
      await screen.findByRole('heading', { level: 1 })
      await user.keyboard('?')
      return dialog('快捷键')
    },
  },
  {
    name: 'the groups',
    ...TERMINALS,
    open: async ({ user }) => {
      await press(user, '分组管理')
      return dialog('分组管理')
    },
  },
  { name: 'a terminal', ...INSPECTOR, open: () => dialog(String(online.name)) },
  { name: 'a preview', at: `${PROGRAMS.at}&preview=${DRAFT.id}`, from: PROGRAMS.at, open: () => dialog(/./) },
  { name: '编辑终端, untouched', ...TERMINALS, open: ofTerminal('编辑', '编辑终端') },
  { name: '从其他终端接管', ...TERMINALS, open: ofTerminal('从其他终端接管', /^从其他终端接管/) },
  {
    name: '导出终端统计',
    at: '/report/terminalReport',
    open: byButton('导出', '导出终端统计'),
  },
]
