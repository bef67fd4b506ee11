import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Device } from '#src/api/generated/types.gen.ts'
import { dialog, expectDone, expectNoDialog, field, fill, press, watchWrites, timeField } from '../support/steps.ts'
import { fillIn } from '../support/forms/form.ts'
import { formNamed } from '../support/forms/forms.ts'
import { findTerminal, openTerminals, terminals, type TerminalScreen } from '../support/terminals.ts'

const online = terminals.filter(({ state }) => state === 1) as [Device, Device, Device, Device]
const offline = findTerminal(({ state }) => state === 0)
const [first, second, third] = online

/** Opens a list of these terminals alone in batch mode, with all of them chosen. */
async function chooseAll(opened: TerminalScreen, devices: readonly Device[]) {
  for (const device of devices)
    await opened.user.click(within(await opened.row(device)).getByRole('checkbox', { name: /./ }))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  expect(within(bar).getByRole('status')).toHaveTextContent(`已选 ${devices.length} 项`)
  return bar
}

const page = '?batch=1&size=40'
const ranges = (level: number) => [
  { t: '08:00-09:30', v: level },
  { t: '19:05-21:15', v: 0 },
]

/** Gives terminals ranges of their own. */
async function setRanges({ server }: TerminalScreen, device: Device, period: { t: string; v: number }[]) {
  const body = { idList: [device.id], volumeTarget: { val: 30, period } }
  await server.send('PATCH', '/api/device/volume', body)
}

test('a volume for many says that it replaces their ranges, and leaves each its own when that is wanted', async () => {
  const opened = await openTerminals(page)
  await setRanges(opened, first, ranges(55))
  await setRanges(opened, second, ranges(70))
  await opened.reload()
  const bar = await chooseAll(opened, [first, second, third])
  const sent = watchWrites('/api/device/volume')
  await press(opened.user, '设置音量', bar)
  const form = await dialog('设置音量')
  const keep = within(form).getByRole('checkbox', { name: '保留各终端原有的时段音量，只改默认音量' })
  expect(keep).toHaveAccessibleDescription('其中 2 台有自己的时段音量，不保留时将被替换')
  expect(field(form, '默认音量')).toHaveAccessibleDescription(/^目前(均为 \d+$|：\d+（\d 台）、)/)
  await fill(opened.user, field(form, '默认音量'), '20')
  await opened.user.click(keep)
  expect(within(form).queryByRole('button', { name: /添加时段/ })).toBeNull()
  await press(opened.user, '确定', form)
  await expectDone(opened.user)
  expect(sent.map(({ body }) => body)).toEqual([
    { idList: [first.id], volumeTarget: { val: 20, period: ranges(55) } },
    { idList: [second.id], volumeTarget: { val: 20, period: ranges(70) } },
    { idList: [third.id], volumeTarget: { val: 20, period: [] } },
  ])
})

test('of a volume that leaves each its ranges, what was done is not sent again after one call failed', async () => {
  const opened = await openTerminals(page)
  await setRanges(opened, first, ranges(55))
  await opened.reload()
  const bar = await chooseAll(opened, [first, second, third])
  const sent = watchWrites<{ idList: number[] }>('/api/device/volume')
  await opened.server.setSwitches({
    faults: [{ operationId: 'deviceVolumeSet', kind: 'refuse', msg: '系统繁忙', skip: 1, times: 1 }],
  })
  await press(opened.user, '设置音量', bar)
  const form = await dialog('设置音量')
  await fill(opened.user, field(form, '默认音量'), '20')
  await opened.user.click(within(form).getByRole('checkbox'))
  await press(opened.user, '确定', form)
  expect(await within(form).findByRole('alert')).toHaveTextContent('已完成 1 台，其余 2 台失败：系统繁忙')
  await opened.server.setSwitches({
    faults: [{ operationId: 'deviceVolumeSet', kind: 'refuse', msg: '系统繁忙', skip: 1, times: 1 }],
  })
  await press(opened.user, '确定', form)
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('已完成 2 台，其余 1 台失败：系统繁忙'))
  const tried = [[first.id], [second.id], [second.id], [third.id]]
  expect(sent.map(({ body }) => body.idList)).toEqual(tried)
  // another volume goes to those that have got the first one too
  await fill(opened.user, field(form, '默认音量'), '25')
  await press(opened.user, '确定', form)
  await expectDone(opened.user)
  expect(sent.map(({ body }) => body.idList)).toEqual([...tried, [first.id], [second.id], [third.id]])
})

test('what an offline terminal is sent waits for it, which is said: settings, and a stop', async () => {
  const opened = await openTerminals(page)
  const { user } = opened
  await opened.act(offline, '设置音量')
  expect(await dialog('设置音量')).toHaveTextContent('终端离线，上线后才会收到新的音量。')
  await press(user, '取消', await dialog('设置音量'))
  const bar = await chooseAll(opened, [first, offline])
  await press(user, '设置开关机时间', bar)
  expect(await dialog('设置开关机时间')).toHaveTextContent('其中 1 台离线，上线后才会收到新的时间。')
  await press(user, '取消', await dialog('设置开关机时间'))
  await press(user, '退出批量操作')

  await opened.act(offline, '查看节目')
  const programs = await screen.findByRole('table', { name: '终端上的广告' })
  await within(programs).findAllByRole('cell')
  await user.click(within(programs).getAllByRole('checkbox').at(-1) as HTMLElement)
  await press(user, '停播')
  const question = await dialog('停播广告')
  expect(question).toHaveTextContent(/？终端离线，上线后才会停播。/)
  await press(user, '停播', question)
  expect(await dialog('操作成功!')).toHaveTextContent('停播 1 个广告。终端离线，上线后才会停播。')
})

test('equal power times are explained', async () => {
  const { user, act } = await openTerminals(`?q=${first.sn}`)
  await act(first, '设置开关机时间')
  const form = await dialog('设置开关机时间')
  expect(form).not.toHaveTextContent('开机与关机时间相同时')
  for (const side of ['开机', '关机']) await fill(user, timeField(form, side), '00:00')
  expect(form).toHaveTextContent('开机与关机时间相同时，终端是全天开机还是全天关机，由终端程序决定')
})

test('windows whose setting had no answer are remembered, for they may have been set; refused ones are not', async () => {
  const opened = await openTerminals(page)
  const { user, server } = opened
  const bar = await chooseAll(opened, [first, second])
  const fault = (kind: object) =>
    server.setSwitches({ faults: [{ operationId: 'deviceWorkCronSet', times: 1, ...kind } as never] })
  const set = async () => {
    await press(user, '设置开关机时间', bar)
    const form = await dialog('设置开关机时间')
    for (const side of ['开机', '关机']) await fill(user, timeField(form, side), '03:03')
    await press(user, '确定', form)
    await within(form).findByRole('alert')
    await press(user, '取消', form)
    await press(user, '放弃修改')
    await expectNoDialog()
  }
  await fault({ kind: 'refuse', msg: '系统繁忙' })
  await set()
  expect(screen.queryByRole('region', { name: '原开关机时间' })).toBeNull()
  await fault({ kind: 'status', status: 504 })
  await set()
  expect(await screen.findByRole('region', { name: '原开关机时间' })).toHaveTextContent('将 2 台终端')
})

test('a reload in batch mode keeps what is chosen; what has gone meanwhile is said', async () => {
  const opened = await openTerminals(page)
  await chooseAll(opened, [first, second, third])
  await opened.reload()
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent('已选 3 项'))
  expect(within(await opened.row(second)).getByRole('checkbox')).toBeChecked()

  await opened.server.inWorld(({ gate }) => gate.device.remove(second.id as never))
  await opened.reload()
  await screen.findByText('刷新前选择的 1 台终端已不存在，已从选择中移除')
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: '批量操作' })).getByRole('status')).toHaveTextContent('已选 2 项'),
  )
})

test.each(['设置音量', '设置开关机时间', '设置分组', '设置组织机构'])(
  '%s of several terminals, of which somebody has taken one away, says for how many it was done',
  async (title) => {
    const opened = await openTerminals(page)
    const { user, server } = opened
    const bar = await chooseAll(opened, [first, second, third])
    await press(user, title, bar)
    const form = await dialog(title)
    await fillIn(formNamed(title), opened, form)
    await server.inWorld(({ gate }) => gate.device.remove(second.id as never))
    await press(user, '确定', form)
    const said = await screen.findByText(/^操作成功：(已为 )?2 台终端.*；1 台终端已不存在，已从选择中移除$/)
    expect(said).toBeVisible()
    expect(screen.queryByText(/3 台终端/)).toBeNull()
  },
)

test('leaving batch mode gives the choice up', async () => {
  const opened = await openTerminals(page)
  await chooseAll(opened, [first, second])
  await press(opened.user, '退出批量操作')
  await press(opened.user, '批量操作')
  const status = async () => within(await screen.findByRole('region', { name: '批量操作' })).getByRole('status')
  expect(await status()).toHaveTextContent('已选 0 项')
  await opened.reload()
  await opened.row(first)
  expect(await status()).toHaveTextContent('已选 0 项')
})

test('another province clears the city and district that were chosen before', async () => {
  const { province, city, district } = first
  const opened = await openTerminals(`?province=${province}&city=${city}&district=${district}`)
  const region = await screen.findByRole('combobox', { name: '地区' })
  await waitFor(() => expect(region).toHaveValue(`${province} / ${city} / ${district}`))
  const other = terminals.find((device) => device.province !== province)?.province as string
  await opened.user.click(region)
  await opened.user.click(await screen.findByText(other))
  await waitFor(() => expect(decodeURIComponent(opened.at())).toBe(`/terminalManage?province=${other}`))
})
