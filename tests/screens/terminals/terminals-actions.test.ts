import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Device } from '#src/api/generated/types.gen.ts'
import { choose, dialog, expectDone, expectNoDialog, field, fill, press, timeField } from '../support/steps.ts'
import { expectTerminals, findTerminal, openTerminals, terminals } from '../support/terminals.ts'

const MINUTE = 60_000

test('a terminal is edited, and the list shows it', async () => {
  const device = findTerminal()
  const { user, server, act, row } = await openTerminals()
  await act(device, '编辑')
  const form = await dialog('编辑终端')
  expect(field(form, '终端编号')).toHaveValue(String(device.sn))
  await fill(user, field(form, '终端名称'), '  南门大屏 ')
  await fill(user, field(form, '终端地址'), ' 春和路1号')
  await fill(user, field(form, '备注'), '临街 ')
  await press(user, '确定', form)
  await expectDone(user)
  expect(form).not.toBeInTheDocument()
  expect(within(await row(device)).getByRole('cell', { name: '南门大屏' })).toBeVisible()
  expect(server.calls('deviceUpdate')).toHaveLength(1)
})

test('changes of a terminal that were not saved are asked about before they are thrown away', async () => {
  const device = findTerminal()
  const { user, server, act } = await openTerminals()
  await act(device, '编辑')
  const form = await dialog('编辑终端')
  await fill(user, field(form, '终端名称'), '北门大屏')
  await user.keyboard('{Escape}')
  await press(user, '继续编辑')
  expect(field(form, '终端名称')).toHaveValue('北门大屏')
  await press(user, '取消', form)
  await press(user, '放弃修改')
  await expectNoDialog()
  expect(server.calls('deviceUpdate')).toHaveLength(0)
})

test('power window and volume go as targets and arrive later', async () => {
  const device = findTerminal(
    ({ state, workCron, volumeTarget }) =>
      state === 1 && workCron === '06:30-22:30' && volumeTarget?.period.length === 0,
  )
  const { user, server, act, advance } = await openTerminals(`?q=${device.sn}`, {
    switches: { simulation: { arrivalSeconds: [600, 600] } },
  })

  await act(device, '设置开关机时间')
  const power = await dialog('设置开关机时间')
  expect(timeField(power, '开机')).toHaveValue('06:30')
  await fill(user, timeField(power, '开机'), '07:05')
  await fill(user, timeField(power, '关机'), '23:59')
  await press(user, '确定', power)
  await expectDone(user)
  expect(server.calls('deviceWorkCronSet').map(({ path }) => path)).toEqual([
    `/api/device/${device.id}/work-cron/07:05-23:59`,
  ])

  await act(device, '设置音量')
  const volume = await dialog('设置音量')
  await fill(user, field(volume, '默认音量'), '0')
  for (const [number, [start, end, level]] of (
    [
      ['08', '09', '35'],
      ['09', '10', '100'],
    ] as const
  ).entries()) {
    await press(user, `添加时段（${number}/2）`, volume)
    const range = within(volume).getByRole('group', { name: `时段${number + 1}` })
    await fill(user, timeField(range, '开始时间'), `${start}:00`)
    await fill(user, timeField(range, '结束时间'), `${end}:00`)
    await fill(user, field(volume, `时段${number + 1}音量`), level)
  }
  expect(within(volume).queryByRole('button', { name: /添加时段/ })).toBeNull()
  await press(user, '确定', volume)
  await expectDone(user)

  await user.click(screen.getByRole('link', { name: String(device.sn) }))
  await dialog(String(device.name))
  await user.click(screen.getByRole('tab', { name: '终端信息' }))
  const value = (name: string) =>
    screen.getAllByRole('term').find((term) => term.textContent === name)?.nextElementSibling
  await waitFor(() => expect(value('开关机时间')).toHaveTextContent('06:30-22:30 → 07:05-23:59（待生效）'))
  expect(value('音量')).toHaveTextContent(`${device.volume} → 0，08:00-09:00 为 35，09:00-10:00 为 100（待生效）`)
  await server.advance(10.1 * MINUTE)
  await advance(MINUTE)
  await waitFor(() => expect(value('开关机时间')).toHaveTextContent(/^07:05-23:59$/))
  expect(value('音量')).toHaveTextContent(/^0，08:00-09:00 为 35，09:00-10:00 为 100$/)
})

test('a group is added, filled, renamed and deleted after a question; its terminals stay', async () => {
  const chosen = findTerminal(({ groupId }) => groupId === 1)
  const { user, act } = await openTerminals()
  await press(user, '新增分组')
  await fill(user, field(await dialog('新增分组'), '分组名称'), ' 展厅 ')
  await user.keyboard('{Enter}')
  await expectDone(user)

  await act(chosen, '设置分组')
  const setting = await dialog('设置分组')
  expect(setting).toHaveTextContent(`将终端“${chosen.name}”移动到`)
  await choose(user, within(setting).getByRole('combobox', { name: '分组' }), '展厅')
  await press(user, '确定', setting)
  await expectDone(user)
  // another stands in its place once it is entered
  const filter = () => within(screen.getByRole('search')).getByRole('combobox', { name: '分组' })
  await choose(user, filter(), '展厅')
  await expectTerminals([chosen])

  const manage = async (button: string) => {
    // a message that is taken away closes it
    if (!screen.queryByRole('dialog', { name: '分组管理' })) await press(user, '分组管理')
    const list = await dialog('分组管理')
    expect(within(list).queryByText('未分组')).toBeNull()
    await press(user, button, list)
  }
  await manage('重命名 展厅')
  const renaming = await dialog('重命名分组')
  const name = field(renaming, '分组名称')
  expect(name).toHaveValue('展厅')
  await fill(user, name, '机场')
  await user.keyboard('{Enter}')
  expect(await within(renaming).findByRole('alert')).toHaveTextContent('分组名称已存在')
  await fill(user, name, '城市展厅')
  await user.keyboard('{Enter}')
  // one group after the other: the list stays, and shows the new name
  await expectNoDialog('重命名分组')
  expect(await within(await dialog('分组管理')).findByText('城市展厅')).toBeVisible()
  await expectDone(user)
  await waitFor(() => expect(filter()).toHaveValue('城市展厅'))

  await manage('删除 城市展厅')
  const question = await dialog('删除分组')
  expect(question).toHaveTextContent('确定删除分组“城市展厅”？组内终端将变为未分组。')
  await press(user, '取消', question)
  await expectTerminals([chosen])
  await manage('删除 城市展厅')
  await press(user, '删除', await dialog('删除分组'))
  await expectDone(user)
  await waitFor(() => expect(filter()).toHaveValue(''))
  await expectTerminals(terminals)
  await choose(user, filter(), '未分组')
  await expectTerminals(terminals.filter((device) => device.groupId === 0 || device === chosen))
})

test('a terminal is handed to another organisation', async () => {
  const device = findTerminal(({ province }) => province === '安徽省')
  const { user, server, act } = await openTerminals()
  await act(device, '设置组织机构')
  const form = await dialog('设置组织机构')
  expect(form).toHaveTextContent(`将终端“${device.name}”划归到`)
  await fill(user, within(form).getByRole('combobox', { name: '组织机构' }), '惠山')
  await user.click(await screen.findByRole('treeitem', { name: '惠山营业部' }))
  await press(user, '确定', form)
  await expectDone(user)
  await user.type(screen.getByRole('combobox', { name: '组织机构' }), '惠山')
  await user.click(await screen.findByRole('treeitem', { name: '惠山营业部' }))
  await expectTerminals(terminals.filter((one) => one.district === '惠山区' || one === device))
  expect(server.calls('deviceOrgSet')).toHaveLength(1)
})

test('the programs of a terminal are listed, and some are stopped after a question', async () => {
  const device = findTerminal()
  const { user, server, act, at } = await openTerminals()
  await act(device, '查看节目')
  const programs = await dialog(String(device.name))
  expect(at()).toMatch(/tab=programs/)
  const rows = () =>
    within(programs)
      .getAllByRole('row')
      .filter((row) => within(row).queryAllByRole('cell').length > 1)
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/(轮播|插播).*每.*，顺序 \d.*(已送达|未送达)/))
  const before = rows().length
  const [first] = rows()
  const name = within(first as HTMLElement).getAllByRole('cell')[1]?.firstChild?.textContent ?? ''
  expect(before).toBeGreaterThan(1)

  expect(within(programs).getByText(`共 ${before} 个广告`)).toBeVisible()

  await user.click(within(first as HTMLElement).getByRole('checkbox'))
  await press(user, '停播', programs)
  const question = await dialog('停播广告')
  expect(question).toHaveTextContent(`确定在“${device.name}”上停播 1 个广告：${name}？`)
  await press(user, '取消', question)
  expect(server.calls('devicePlayStop')).toHaveLength(0)
  await press(user, '停播', programs)
  await press(user, '停播', await dialog('停播广告'))
  const result = await screen.findByText(`已在“${device.name}”上停播 1 个广告`)
  const said = result.closest('[role=dialog]') as HTMLElement
  // one to be pressed, and the cross
  expect(within(said).getAllByRole('button')).toHaveLength(2)
  await press(user, '确定', said)
  await waitFor(() => expect(rows()).toHaveLength(before - 1))
  expect(within(programs).queryByText(name)).toBeNull()

  await waitFor(() => expect(result).not.toBeInTheDocument())
  // the focus comes back to what the question was asked from
  await waitFor(() => expect(programs).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  await expectNoDialog()
  expect(at()).not.toMatch(/device=|tab=/)
})

test('the programs of a terminal that is on no page have its name, and no number before they have come', async () => {
  const device = terminals[150] as Device
  const faults = [{ operationId: 'devicePlayList', kind: 'status', status: 503 }] as const
  const { user, server } = await openTerminals(`?programs=${device.id}`, { switches: { faults: [...faults] } })
  const programs = await dialog(String(device.name))
  await within(programs).findByText(/服务不可用/)
  expect(programs).not.toHaveTextContent(/共 \d+ 个/)
  await server.setSwitches({ faults: [] })
  await press(user, '重试', programs)
  expect(await within(programs).findByText(/^共 \d+ 个广告$/)).toBeVisible()
})
