import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { RenderedConsole } from '#tests/support/render-console.tsx'
import { advance } from '#tests/support/clock.ts'
import { pages } from '../support/overlay-pages.ts'
import { forms, others } from '../support/overlays.ts'
import { deviceBoxes } from '../support/publish.ts'
import { choose, field, fill, press, timeField } from '../support/steps.ts'
import { openOver, type Overlay } from '../support/way-back.ts'

/** How a form is filled in so that it can be sent, by what button, and as which call. */
interface Sent {
  name: string
  overlay: Overlay | undefined
  enter?: (opened: RenderedConsole, form: HTMLElement) => Promise<unknown>
  button: string
  operationId: string
}

const find = (name: string, all: readonly Overlay[] = forms) => all.find((one) => one.name.includes(name))

const hours = async ({ user }: RenderedConsole, form: HTMLElement) => {
  for (const [side, time] of [
    ['开机', '07:35'],
    ['关机', '22:10'],
  ] as const)
    await fill(user, timeField(form, side), time)
}

const rows: Sent[] = [
  {
    name: '编辑终端',
    overlay: find('编辑终端'),
    enter: ({ user }, form) => fill(user, field(form, '终端名称'), '南门大屏'),
    button: '确定',
    operationId: 'deviceUpdate',
  },
  {
    name: '设置音量',
    overlay: find('设置音量'),
    enter: ({ user }, form) => fill(user, field(form, '默认音量'), '41'),
    button: '确定',
    operationId: 'deviceVolumeSet',
  },
  {
    name: '设置开关机时间',
    overlay: find('设置开关机时间'),
    enter: hours,
    button: '确定',
    operationId: 'deviceWorkCronSet',
  },
  { name: '下发指令', overlay: find('下发指令', others), button: '执行', operationId: 'deviceCommandSend' },
  {
    name: '停播广告',
    overlay: find('停播广告 (on terminals', others),
    button: '确定',
    operationId: 'programPlay',
  },
  {
    name: '停播广告 in the inspector',
    overlay: find('停播广告 (in the', others),
    button: '停播',
    operationId: 'devicePlayStop',
  },
  {
    name: '重命名素材',
    overlay: find('重命名素材'),
    enter: ({ user }, form) => fill(user, field(form, '素材名称'), '终稿'),
    button: '确定',
    operationId: 'materialRename',
  },
  { name: '提交审核', overlay: find('提交审核', others), button: '提交', operationId: 'programSubmit' },
  {
    name: '素材审核',
    overlay: find('素材审核'),
    enter: ({ user }, form) => fill(user, field(form, '不通过的原因'), '画面模糊'),
    button: '不通过',
    operationId: 'materialProcess1',
  },
  {
    name: '发布广告',
    overlay: find('发布广告'),
    enter: ({ user }, form) => user.click(deviceBoxes(form)[0] as HTMLElement),
    button: '发布',
    operationId: 'programPlay',
  },
  {
    name: '新增账号',
    overlay: find('新增账号'),
    enter: async ({ user }, form) => {
      await fill(user, field(form, '登录账号'), '13711110009')
      await fill(user, field(form, '昵称'), '新人甲')
      await fill(user, within(form).getByLabelText(/^登录密码/), 'Abc12345')
      await choose(user, within(form).getByRole('combobox', { name: '账号角色' }), /系统管理员/)
    },
    button: '确定',
    operationId: 'userCreate',
  },
  {
    name: '编辑账号',
    overlay: find('编辑账号'),
    enter: ({ user }, form) => fill(user, field(form, '昵称'), '新人乙'),
    button: '确定',
    operationId: 'userUpdate',
  },
  {
    name: '新增角色',
    overlay: find('新增角色'),
    enter: async ({ user }, form) => {
      await fill(user, field(form, '角色名称'), '巡检员')
      await user.click(within(await within(form).findByRole('treeitem', { name: '编辑终端' })).getByText('编辑终端'))
    },
    button: '确定',
    operationId: 'roleCreate',
  },
  {
    name: '创建订单',
    overlay: find('创建订单', pages),
    enter: async ({ user }, main) => {
      await fill(user, await within(main).findByRole('textbox', { name: '订单名称' }), '冬季')
      await fill(user, field(main, '客户名称'), '云杉百货')
      await user.click(within(main).getByRole('combobox', { name: '添加广告' }))
      await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
      await user.click(within(main).getByRole('switch', { name: '永久' }))
      await waitFor(() => expect(deviceBoxes(main).length).toBeGreaterThan(0))
      await user.click(deviceBoxes(main)[0] as HTMLElement)
    },
    button: '提交',
    operationId: 'orderCreate',
  },
]

test.each(rows)(
  '$name is sent once, however often its button is pressed',
  async ({ overlay, enter, button, operationId }) => {
    if (!overlay) throw new Error('There is no such form')
    const { opened, overlay: form } = await openOver(overlay)
    const { server } = opened
    await enter?.(opened, form)
    const pressed = within(form).getByRole('button', { name: button })
    await waitFor(() => expect(pressed).not.toHaveAttribute('aria-disabled'))
    // within one task, before the page can say that it is busy, and once more when it may have
    for (let click = 0; click < 3; click += 1) fireEvent.click(pressed)
    fireEvent.doubleClick(pressed)
    await waitFor(() => expect(server.calls(operationId)).not.toHaveLength(0))
    if (pressed.isConnected) fireEvent.click(pressed)
    await advance(1_000)
    expect(server.calls(operationId)).toMatchObject([{ code: 1 }])
  },
)

test('a question is asked once, however often what asks it is pressed', async () => {
  const command = find('下发指令', others) as Overlay
  const { opened, overlay } = await openOver({
    ...command,
    async open({ user }) {
      await user.click((await screen.findAllByRole('button', { name: '更多' }))[0] as HTMLElement)
      const item = await screen.findByRole('menuitem', { name: '截屏' })
      for (let click = 0; click < 2; click += 1) fireEvent.click(item)
      return screen.findByRole('dialog', { name: '下发指令' })
    },
  })
  const { user, server } = opened
  await press(user, '执行', overlay)
  await waitFor(() => expect(server.calls('deviceCommandSend')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
