import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { address, byAction, byButton, rowOf, rowWith, type Overlay, type Sent } from './forms/form.ts'
import { orderAt } from './forms/of-orders.ts'
import { inspected, online, TERMINALS } from './forms/of-terminals.ts'
import { card as materialCard, findMaterial } from './materials.ts'
import { card as programCard, findProgram } from './programs.ts'
import { ad } from './publish.ts'
import { dialog, press } from './steps.ts'

/** Chooses the first row of a table. */
async function chooseRow(user: UserEvent, table: HTMLElement) {
  const [, first] = await waitFor(() => {
    const boxes = within(table).getAllByRole('checkbox')
    expect(boxes.length).toBeGreaterThan(1)
    return boxes
  })
  await user.click(first as HTMLElement)
}

const INSPECTOR = { at: address('/terminalManage', { q: online.sn, device: online.id }), from: TERMINALS.at }
const MATERIAL = findMaterial(({ status }) => status === 1)
const MATERIALS = { at: address('/materialManage', { q: MATERIAL.name }), from: '/materialManage' }
const DRAFT = findProgram(({ status }) => status === 0)
const PROGRAMS = { at: address('/programManage', { q: DRAFT.name }), from: '/programManage' }

/** A question that an action of a row or card asks, and what its button sends. */
const question = (
  action: string,
  title: string,
  find: () => Promise<HTMLElement>,
  operationId: Sent['operationId'],
  button = action,
) => ({ name: `question ${title} (${action})`, open: byAction(action, title, find), button, operationId })

export const questions: (Overlay & Sent)[] = [
  { ...TERMINALS, ...question('重启', '下发指令', () => rowOf(String(online.sn)), 'deviceCommandSend', '执行') },
  {
    name: 'question 下发指令 in the inspector',
    ...INSPECTOR,
    open: inspected('重启', '下发指令'),
    button: '执行',
    operationId: 'deviceCommandSend',
  },
  {
    name: 'question 停播广告 (on terminals of an ad)',
    at: `/checkPubMet?id=${ad.id}`,
    open: async ({ user }) => {
      await chooseRow(user, await screen.findByRole('table'))
      await press(user, '停播')
      return dialog('停播广告')
    },
    button: '确定',
    operationId: 'programPlay',
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
    button: '停播',
    operationId: 'devicePlayStop',
  },
  { ...MATERIALS, ...question('删除', '删除素材', () => materialCard(MATERIAL), 'materialDelete') },
  { ...PROGRAMS, ...question('删除', '删除广告', () => programCard(DRAFT), 'programDelete') },
  { ...PROGRAMS, ...question('提交', '提交审核', () => programCard(DRAFT), 'programSubmit') },
  {
    at: '/orderManage?status=2',
    from: '/orderManage',
    ...question('停播', '停播订单', () => rowOf(String(orderAt(2).name)), 'orderStop'),
  },
  {
    at: '/form/account?q=运营',
    from: '/form/account',
    ...question('停用', '停用账号', () => rowWith('运营小王'), 'userEnabledSet'),
  },
  {
    name: 'question 退出登录',
    at: '/homePage',
    open: async ({ user }) => {
      await press(user, /^账号：/)
      await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
      return dialog('退出登录')
    },
    button: '退出',
    operationId: 'authLogout',
  },
]

export function questionNamed(name: string) {
  const found = questions.find((one) => one.name.includes(name))
  if (!found) throw new Error(`There is no question ${name}`)
  return found
}

export const others: Overlay[] = [
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
  { name: '编辑终端, untouched', ...TERMINALS, open: byAction('编辑', '编辑终端', () => rowOf(String(online.sn))) },
  {
    name: '从其他终端接管',
    ...TERMINALS,
    open: byAction('从其他终端接管', /^从其他终端接管/, () => rowOf(String(online.sn))),
  },
  {
    name: '导出终端统计',
    at: '/report/terminalReport',
    open: byButton('导出', '导出终端统计'),
  },
]
