import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import {
  ad,
  deviceBoxes,
  expectSuccess,
  failing,
  LIST,
  openPublish,
  publishDialog,
  published,
  RESOLUTION,
  without,
} from '../support/publish.ts'
import { choose, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { findTerminal, terminals } from '../support/terminals.ts'
import { shownResolution } from '#src/domain/resolution.ts'

test('an ad goes to terminals chosen over pages, and its screen shows them', async () => {
  const wide = terminals.filter(({ resolution }) => resolution === RESOLUTION)
  const { user, server, at, form, devices, bar, paging, filters, submit } = await openPublish()
  expect(form).toHaveTextContent(`${ad.name}${shownResolution(RESOLUTION)}审核通过`)
  const chosen = (count: number) =>
    waitFor(() => expect(within(bar()).getByRole('status')).toHaveTextContent(`已选 ${count} 项`))

  // a page, one of the next, all that match, and out of the tray again
  await press(user, '选择本页', bar())
  await chosen(100)
  await press(user, '第 2 页', paging())
  await waitFor(() => expect(within(devices).getByText(String(terminals[100]?.sn))).toBeVisible())
  await user.click(deviceBoxes(devices)[0] as HTMLElement)
  await chosen(101)
  expect(form).toHaveTextContent('将发布到 101 台终端')
  await press(user, '清空', bar())
  await user.click(within(paging()).getByRole('combobox', { name: '每页条数' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '100 条/页',
    '200 条/页',
    '300 条/页',
    '400 条/页',
  ])
  await user.click(screen.getByRole('option', { name: '200 条/页' }))
  await choose(user, within(filters()).getByRole('combobox', { name: '分辨率' }), String(shownResolution(RESOLUTION)))
  await waitFor(() => expect(within(paging()).getByRole('status')).toHaveTextContent(`共 ${wide.length} 条`))
  await press(user, '选择本页', bar())
  await press(user, '查看已选', bar())
  await press(user, `移除 ${wide[0]?.name}`)
  await user.keyboard('{Escape}')
  await chosen(wide.length - 1)

  // two clicks are one publish
  await submit('twice')
  const success = await expectSuccess(`节目成功发布到了${wide.length - 1}个终端`)
  expect(server.calls('programPlay')).toHaveLength(1)
  await press(user, '查看发布终端', success)
  await screen.findByRole('heading', { name: '查看发布终端', level: 1 })
  expect(at()).toBe(`/checkPubMet?id=${ad.id}`)
  await screen.findByText(/未送达 \d+ 台/)
})

test('the terminals on offer are found by every filter', async () => {
  const { user, server, filters, paging } = await openPublish()
  const expectCount = (count: number) =>
    waitFor(() => expect(within(paging()).getByRole('status')).toHaveTextContent(new RegExp(`^共 ${count} 条$`)))
  const reset = () => press(user, '重置', filters())
  const combobox = (name: string) => within(filters()).findByRole('combobox', { name })

  await user.type(field(filters(), '终端'), ` ${String(findTerminal().sn).toLowerCase()} {Enter}`)
  await expectCount(1)
  await reset()
  await choose(user, await combobox('在线状态'), '离线')
  await expectCount(terminals.filter(({ state }) => state === 0).length)
  await reset()
  await choose(user, await combobox('分组'), '未分组')
  await expectCount(terminals.filter(({ groupId }) => groupId === 0).length)
  await reset()
  await user.type(await combobox('组织机构'), '惠山')
  await user.click(await screen.findByRole('treeitem', { name: '惠山营业部' }))
  await expectCount(terminals.filter(({ district }) => district === '惠山区').length)
  // Enter in a filter publishes nothing
  expect(server.calls('programPlay')).toEqual([])
})

test('a refusal is said in the dialog, which keeps everything and works when asked again (N7)', async () => {
  const { user, server, form, period, pick, submit } = await openPublish()
  await fill(user, field(period(), '播放顺序'), '7')
  await pick(2)
  await server.setSwitches(failing({ kind: 'refuse', msg: '终端已被移除' }))
  await submit()
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('终端已被移除'))
  expect(field(period(), '播放顺序')).toHaveValue('7')
  expect(form).toHaveTextContent('将发布到 2 台终端')
  // how many it went to is what the server says
  await server.setSwitches(failing({ kind: 'data', data: 5 }))
  await submit()
  await user.click(within(await expectSuccess('节目成功发布到了5个终端')).getByText('关闭'))
  await expectNoDialog()
  expect(server.calls('programPlay')).toHaveLength(2)
})

test('a publish without an answer is unknown, is not sent again, and what the server has is shown (N6)', async () => {
  const { server, form, pick, submit } = await openPublish()
  await pick(3)
  await server.setSwitches(failing({ kind: 'cut', times: 1 }))
  await submit()
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('结果未知，请刷新核对'))
  const now = (await published(server)).length
  await within(form).findByText(new RegExp(`目前发布到 ${now} 个终端`))
  expect(within(form).getByText('上次发布的结果未知')).toBeVisible()
  expect(form).toHaveTextContent('将发布到 3 台终端')
  expect(within(form).getByRole('button', { name: '发布' })).toBeEnabled()
  expect(server.calls('programPlay')).toHaveLength(1)
})

test('nothing entered is lost: closing, and an address without the dialog, ask first', async () => {
  const opened = await renderConsole({ at: LIST })
  const { user, at, goto } = opened
  await press(user, '发布')
  const { form, period } = await publishDialog(opened)
  await fill(user, field(period(), '播放顺序'), '7')
  for (const leave of [() => user.keyboard('{Escape}'), () => press(user, '取消', form), () => goto(LIST)]) {
    await leave()
    await press(user, '继续编辑')
    await waitFor(() => expect(screen.queryByText('继续编辑')).toBeNull())
    expect(field(period(), '播放顺序')).toHaveValue('7')
    expect(at()).toContain('publish=')
  }
  await press(user, '取消', form)
  await press(user, '放弃修改')
  await expectNoDialog()
  expect(at()).not.toContain('publish=')
  expect(screen.getByRole('button', { name: '发布' })).toHaveFocus()
})

test('who has left while it was sent is told where they are, and stays there', async () => {
  const opened = await renderConsole({ at: LIST })
  const { user, server, at, goto } = opened
  await press(user, '发布')
  const { pick, submit } = await publishDialog(opened)
  await pick()
  await server.setSwitches(failing({ kind: 'hold' }))
  await submit()
  await goto(LIST)
  await press(user, '离开')
  await expectNoDialog()
  await user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '终端管理' }))
  await screen.findByRole('heading', { name: '终端管理', level: 1 })
  await server.setSwitches({ faults: [] })
  await screen.findByText(/^节目成功发布到了1个终端：广告“/)
  expect(at()).toMatch(/^\/terminalManage/)
  await expectNoDialog()
})

test('without the code for publishing there is none, also by its address', async () => {
  const { server } = await renderConsole({ at: `${LIST}&publish=${ad.id}`, switches: without('3c') })
  await screen.findByText(String(ad.name))
  expect(screen.queryByRole('button', { name: '紧急插播' })).toBeNull()
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.calls('programDeviceList')).toEqual([])
  const period = [{ start: '00:00', end: '01:00', weeks: '1', level: 1, times: 1 }]
  const plan = { scheduleType: 0, schedules: [{ dateStart: 19700101, dateEnd: 20501231, period }] }
  const publish = { programId: ad.id, deviceIds: [findTerminal().id], publish: 1, ...plan }
  await expect(server.send('POST', '/api/program/play', publish)).rejects.toThrow('没有权限执行此操作')
})
