import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import '#src/features/devices/device-dialogs.tsx'
import '#src/features/materials/material-dialogs.tsx'
import '#src/features/orgs/org-name-form.tsx'
import '#src/features/programs/program-dialogs.tsx'
import '#src/features/roles/role-form.tsx'
import '#src/features/users/user-form.tsx'
import type { Device } from '#src/api/generated/types.gen.ts'
import { tidyTree, type TidyNode } from '#src/lib/data/tidy-tree.ts'
import type { RenderedConsole } from '#tests/support/render-console.tsx'
import { card as materialCard, findMaterial, groups as materialGroups } from './materials.ts'
import { findProgram, groups as programGroups, orgTree } from './programs.ts'
import { ad, deviceBoxes, LIST, publishDialog, published, takeOffEverywhere } from './publish.ts'
import { actOn, dialog, press } from './steps.ts'
import { findTerminal } from './terminals.ts'

export interface EditForm {
  name: string
  at: string
  /** Gives the record what the demo company has not given it, as somebody else would. */
  prepare?: (opened: RenderedConsole) => Promise<unknown>
  /** Opens it; gives it once all that it begins with is there. */
  open: (opened: RenderedConsole) => Promise<HTMLElement>
  /** The button that sends it. Default 确定. */
  button?: string
  /** The path of the call, or where it begins. */
  path: string
  /** What of the record the call takes; a function where only the server knows the record. */
  sent: object | ((opened: RenderedConsole) => Promise<object>)
}

export const terminal = findTerminal(({ state, groupId }) => state === 1 && Number(groupId) > 0)
const { id, name, addr } = terminal
export const TERMINAL = `/terminalManage?q=${terminal.sn}`
const material = findMaterial()
export const program = findProgram(({ status }) => status === 0)
/** Below the root, which has its name for good. */
const org = tidyTree(orgTree).nodes[0]?.children[0] as TidyNode
const named = (title: string | undefined) => encodeURIComponent(String(title))

const row = async (role: 'link' | 'cell', text: string) =>
  (await screen.findByRole(role, { name: text })).closest<HTMLElement>('tr') as HTMLElement

export const ofTerminal =
  (action: string, title = action) =>
  async ({ user }: RenderedConsole) => {
    await actOn(user, await row('link', String(terminal.sn)), action)
    return dialog(title)
  }

const ofGroup =
  (group: { name?: string } | undefined) =>
  async ({ user }: RenderedConsole) => {
    await press(user, '分组管理')
    await press(user, `重命名 ${group?.name}`, await dialog('分组管理'))
    return dialog('重命名分组')
  }

const realGroup = <Group extends { id: unknown }>(groups: readonly Group[]) =>
  groups.find((group) => String(group.id) !== '0') as Group

const period = [
  { t: '08:00-09:30', v: 55 },
  { t: '19:05-21:15', v: 0 },
]

const schedules = [
  {
    dateStart: 20261201,
    dateEnd: 20270115,
    period: [
      { start: '08:10', end: '09:30', weeks: '1,3,5', times: 3, level: 7 },
      { start: '18:00', end: '21:40', weeks: '6,7', times: 2, level: 4 },
    ],
  },
]

const account = (number: string): EditForm => ({
  name: `编辑账号 ${number}`,
  at: `/form/account?q=${number}`,
  open: async ({ user }) => {
    await press(user, '编辑', await row('cell', number))
    const form = await dialog('编辑账号')
    await waitFor(() => expect(within(form).getByRole('combobox', { name: '账号角色' })).not.toHaveValue(''))
    return form
  },
  path: '/api/user',
  async sent({ server }) {
    const { data } = await server.send<{ data: { organizationId?: number; [field: string]: unknown }[] }>(
      'GET',
      `/api/user/page?page=0&limit=1&accountOrName=${number}`,
    )
    const { organizationId, ...kept } = data[0] ?? {}
    return {
      id: kept.id,
      account: kept.account,
      name: kept.name,
      roleId: kept.roleId,
      // an account of a built-in role has none
      ...(organizationId !== 0 && { organizationId }),
    }
  },
})

export const editForms: EditForm[] = [
  {
    name: '编辑终端',
    at: TERMINAL,
    prepare: ({ server }) => server.send('PATCH', '/api/device', { id, name, addr, remark: '二楼\n靠窗' }),
    open: ofTerminal('编辑', '编辑终端'),
    path: '/api/device',
    sent: { id, name, addr, remark: '二楼\n靠窗' },
  },
  {
    name: '设置音量',
    at: TERMINAL,
    prepare: ({ server }) =>
      server.send('PATCH', '/api/device/volume', { idList: [id], volumeTarget: { val: 30, period } }),
    open: ofTerminal('设置音量'),
    path: '/api/device/volume',
    sent: { idList: [id], volumeTarget: { val: 30, period } },
  },
  {
    name: '设置分组 of a terminal',
    at: TERMINAL,
    open: async (opened) => {
      const form = await ofTerminal('设置分组')(opened)
      await waitFor(() => expect(within(form).getByRole('combobox')).not.toHaveValue(''))
      return form
    },
    path: '/api/device/group',
    sent: { ids: [id], groupId: terminal.groupId },
  },
  {
    name: '设置组织机构 of a terminal',
    at: TERMINAL,
    open: ofTerminal('设置组织机构'),
    path: '/api/device/org',
    sent: { ids: [id], orgId: terminal.organizationId },
  },
  {
    name: '重命名素材',
    at: `/materialManage?q=${named(material.name)}`,
    open: async ({ user }) => {
      await actOn(user, await materialCard(material), '重命名')
      return dialog('重命名素材')
    },
    path: '/api/material/name',
    sent: { id: material.id, name: material.name },
  },
  {
    name: '重命名分组 of materials',
    at: '/materialManage',
    open: ofGroup(realGroup(materialGroups)),
    path: '/api/material/group',
    sent: { id: realGroup(materialGroups).id, name: realGroup(materialGroups).name },
  },
  {
    name: '重命名分组 of ads',
    at: '/programManage',
    open: ofGroup(realGroup(programGroups)),
    path: '/api/program/group',
    sent: { id: realGroup(programGroups).id, name: realGroup(programGroups).name },
  },
  {
    name: '编辑组织机构',
    at: '/form/formManage',
    open: async ({ user }) => {
      // what can be done to a row is there while the focus or the pointer is
      ;(await screen.findByRole('treeitem', { name: org.name })).focus()
      await press(user, `编辑 ${org.name}`)
      return dialog('编辑组织机构')
    },
    path: '/api/org',
    sent: { id: org.id, name: org.name },
  },
  {
    name: '编辑角色',
    at: '/form/role',
    open: async ({ user }) => {
      await press(user, '编辑', await row('cell', '运营'))
      const form = await dialog('编辑角色')
      await within(form).findByRole('tree', { name: '权限' })
      return form
    },
    path: '/api/role',
    async sent({ server }) {
      const { data } = await server.send<{ data: Record<string, unknown>[] }>('GET', '/api/role/page?page=0&limit=10')
      const { id: roleId, name: roleName, remark, functionIds } = data.find((role) => role.name === '运营') ?? {}
      return { id: roleId, name: roleName, remark, functionIds: expect.arrayContaining(functionIds as string[]) }
    },
  },
  account('13800000002'),
  account('13800000000'),
  {
    name: '发布广告 on the terminals that have it',
    at: LIST,
    prepare: async ({ server }) => {
      await takeOffEverywhere(server)
      await server.send('POST', '/api/program/play', {
        programId: ad.id,
        deviceIds: [await firstOffered(server)],
        publish: 1,
        scheduleType: 0,
        schedules,
      })
    },
    open: async (opened) => {
      await press(opened.user, '发布')
      const { form } = await publishDialog(opened)
      await opened.user.click(deviceBoxes(form)[0] as HTMLElement)
      await within(form).findByText('将发布到 1 台终端')
      return form
    },
    button: '发布',
    path: '/api/program/play',
    async sent({ server }) {
      const deviceIds = (await published(server)).map(({ deviceId }) => deviceId)
      expect(deviceIds).toHaveLength(1)
      return { programId: ad.id, deviceIds, publish: 1, scheduleType: 0, schedules }
    },
  },
]

/** The first terminal that an ad may be published to. */
async function firstOffered(server: RenderedConsole['server']): Promise<Device['id']> {
  const { data } = await server.send<{ data: { id: Device['id'] }[] }>(
    'GET',
    `/api/program/device/page?page=0&limit=1&resolutionType=${ad.resolutionType}`,
  )
  return data[0]?.id ?? 0
}
