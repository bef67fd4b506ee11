import { within } from '@testing-library/dom'
// what opens later is there from the start, so that no test waits for it to be built
import '#src/features/devices/device-dialogs.tsx'
import '#src/features/devices/inspector/device-inspector.tsx'
import type { RenderedConsole, TestServer } from '#tests/support/render-console.tsx'
import { choose, dialog, field, fill, timeField } from '../steps.ts'
import { findTerminal } from '../terminals.ts'
import { address, byAction, byButton, ONE_PRESS, rowOf, type Form, type Meanwhile } from './form.ts'

export const online = findTerminal(({ state }) => state === 1)

export const TERMINALS = { at: address('/terminalManage', { q: online.sn }), from: '/terminalManage' }

/** Opens a form by an action of the terminal. */
const ofTerminal = (action: string) =>
  byAction(action, action === '编辑' ? '编辑终端' : action, () => rowOf(String(online.sn)))

const deviceDeleted: Meanwhile = {
  what: 'the terminal is taken away',
  does: (server) => server.inWorld(({ gate }) => gate.device.remove(online.id as never)),
  says: '终端不存在',
}

/** Deletes an organisation, as nobody can who sees what belongs to it. */
const orgGone = (server: TestServer, name: string) =>
  server.inWorld(({ gate }) => {
    const org = gate.org.list().find((one) => one.name === name)
    if (org) gate.org.remove(org.id)
  })

const hours = async ({ user }: RenderedConsole, form: HTMLElement) => {
  for (const [side, time] of [
    ['开机', '07:35'],
    ['关机', '22:10'],
  ] as const)
    await fill(user, timeField(form, side), time)
}

export const terminalForms: Form[] = [
  {
    name: '编辑终端',
    ...TERMINALS,
    open: ofTerminal('编辑'),
    fill: ({ user }, form) => fill(user, field(form, '终端名称'), '南门大屏'),
    button: '确定',
    operationId: 'deviceUpdate',
    secondPerson: [deviceDeleted],
  },
  {
    name: '设置音量',
    ...TERMINALS,
    open: ofTerminal('设置音量'),
    fill: ({ user }, form) => fill(user, field(form, '默认音量'), '41'),
    button: '确定',
    operationId: 'deviceVolumeSet',
    secondPerson: [deviceDeleted],
  },
  {
    name: '设置开关机时间',
    ...TERMINALS,
    open: ofTerminal('设置开关机时间'),
    fill: hours,
    button: '确定',
    operationId: 'deviceWorkCronSet',
    secondPerson: [deviceDeleted],
  },
  {
    name: '设置分组',
    ...TERMINALS,
    open: ofTerminal('设置分组'),
    fill: ({ user }, form) => choose(user, within(form).getByRole('combobox', { name: '分组' }), '商场中庭'),
    button: '确定',
    operationId: 'deviceGroupSet',
    leaving: { without: ONE_PRESS },
    goesOn: { without: ONE_PRESS },
    secondTab: { without: ONE_PRESS },
    secondPerson: [
      deviceDeleted,
      {
        what: 'the group is deleted',
        does: (server) =>
          server.inWorld(({ gate }) => {
            const [group] = gate.deviceGroup.list({ name: { equals: '商场中庭' } })
            if (group) gate.deviceGroup.remove(group.id)
          }),
        says: '分组不存在',
        // its name is known to nobody any more
        shows: ['未知（2）'],
      },
    ],
  },
  {
    name: '设置组织机构',
    ...TERMINALS,
    open: ofTerminal('设置组织机构'),
    fill: async ({ user }, form) => {
      const box = within(form).getByRole('combobox', { name: '组织机构' })
      await user.clear(box)
      await user.type(box, '惠山')
      await user.click(await within(document.body).findByRole('treeitem', { name: '惠山营业部' }))
    },
    button: '确定',
    operationId: 'deviceOrgSet',
    leaving: { without: ONE_PRESS },
    goesOn: { without: ONE_PRESS },
    secondTab: { without: ONE_PRESS },
    secondPerson: [
      deviceDeleted,
      {
        what: 'the organisation is deleted',
        does: (server) => orgGone(server, '惠山营业部'),
        says: '组织机构不存在',
      },
    ],
  },
  {
    name: '新增分组',
    ...TERMINALS,
    open: byButton('新增分组', '新增分组'),
    fill: ({ user }, form) => fill(user, field(form, /分组名称/), '夜班'),
    button: '确定',
    operationId: 'deviceGroupCreate',
    secondPerson: [
      {
        what: 'a group of the same name is added',
        does: (server) => server.send('POST', '/api/device/group', { name: '夜班' }),
        says: '分组名称已存在',
      },
    ],
  },
]

export const openedElsewhere: Form[] = ['编辑终端', '设置音量'].map((title) => ({
  ...(terminalForms.find(({ name }) => name === title) as Form),
  name: `${title} in the inspector`,
  at: address('/terminalManage', { q: online.sn, device: online.id }),
  from: TERMINALS.at,
  open: inspected(title === '编辑终端' ? '编辑' : title, title),
}))

export function inspected(action: string, title: string) {
  return byAction(action, title, async () => {
    const inspector = await dialog(String(online.name))
    await within(inspector).findByRole('button', { name: '编辑' })
    return inspector
  })
}
