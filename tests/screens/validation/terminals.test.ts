import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { dialog, expectDone, expectNoDialog, field, fill, press, timeField } from '../support/steps.ts'
import { findTerminal, openTerminals } from '../support/terminals.ts'
import { expectRefused, writes } from '../support/validation.ts'

test('a group needs a name of at most ten characters', async () => {
  const { user, server } = await openTerminals()
  await press(user, '新增分组')
  const form = await dialog('新增分组')
  for (const [text, message] of [
    ['', '请输入分组名称'],
    ['  ', '请输入分组名称'],
    ['一二三四五六七八九十一', '分组名称不能超过 10 个字符'],
  ] as const) {
    await fill(user, field(form, '分组名称'), text)
    await press(user, '确定', form)
    await expectRefused(field(form, '分组名称'), message, text)
  }
  expect(writes(server)).toHaveLength(0)
})

test.each([
  ['设置分组', '分组', '请选择分组'],
  ['设置组织机构', '组织机构', '请选择组织机构'],
])('%s needs a choice', async (title, name, message) => {
  const { user, server, act } = await openTerminals()
  await act(findTerminal(), title)
  const form = await dialog(title)
  const choice = within(form).getByRole('combobox', { name })
  await waitFor(() => expect(choice).toHaveFocus())
  // nothing lies over the buttons before it is asked for, and what the terminal has is chosen
  expect(choice).toHaveAttribute('aria-expanded', 'false')
  expect(choice).not.toHaveValue('')
  await fill(user, choice, '')
  await user.keyboard('{Enter}')
  await press(user, '确定', form)
  await waitFor(() => expect(choice).toHaveAccessibleDescription(message))
  expect(writes(server)).toHaveLength(0)
})

test('power times are both needed and in order; they may be equal', async () => {
  const { user, server, act } = await openTerminals()
  await act(findTerminal(), '设置开关机时间')
  const form = await dialog('设置开关机时间')
  const range = within(form).getByRole('group', { name: '开关机时间' })
  for (const [start, end, message] of [
    ['', '22:00', '时间不能为空'],
    ['08:00', '', '时间不能为空'],
    ['22:01', '22:00', '开机时间不能晚于关机时间'],
  ] as const) {
    await fill(user, timeField(range, '开机'), start)
    await fill(user, timeField(range, '关机'), end)
    await press(user, '确定', form)
    await waitFor(() => expect(range).toHaveAccessibleDescription(message))
    expect(within(form).getByText(message)).toBeVisible()
  }
  expect(writes(server)).toHaveLength(0)
  await fill(user, timeField(range, '开机'), '22:00')
  await press(user, '确定', form)
  await expectDone(user)
  await expectNoDialog()
})

test('volumes are whole numbers from 0 to 100', async () => {
  const { user, server, act } = await openTerminals()
  await act(findTerminal(), '设置音量')
  const form = await dialog('设置音量')
  for (const wrong of ['', '101', '-1', '1.5', '十']) {
    await fill(user, field(form, '默认音量'), wrong)
    await press(user, '确定', form)
    await expectRefused(field(form, '默认音量'), '请输入 0-100 的整数', wrong)
  }
  expect(writes(server)).toHaveLength(0)
})

test('ranges of volume are complete and do not cross, but may touch', async () => {
  const { user, server, act } = await openTerminals()
  await act(
    findTerminal(({ volumeTarget }) => volumeTarget?.period.length === 0),
    '设置音量',
  )
  const form = await dialog('设置音量')
  const range = (number: number) => within(form).getByRole('group', { name: `时段${number}` })
  async function refuses(message: string, at: () => HTMLElement) {
    await press(user, '确定', form)
    await waitFor(() => expect(at()).toHaveAccessibleDescription(message))
    // nowhere else
    expect(within(form).getAllByText(message)).toHaveLength(1)
  }
  await press(user, /^添加时段/, form)
  await refuses('时间和音量不能为空', () => range(1))
  await fill(user, timeField(range(1), '开始时间'), '08:00')
  await fill(user, timeField(range(1), '结束时间'), '12:00')
  await refuses('时间和音量不能为空', () => range(1))
  await fill(user, field(form, '时段1音量'), '101')
  await refuses('请输入 0-100 的整数', () => field(form, '时段1音量'))
  await fill(user, field(form, '时段1音量'), '0')
  await press(user, /^添加时段/, form)
  // as a Chinese input method types it
  await fill(user, field(form, '时段2音量'), '３０')
  await refuses('时间和音量不能为空', () => range(2))
  await fill(user, timeField(range(2), '开始时间'), '11:59')
  await fill(user, timeField(range(2), '结束时间'), '13:00')
  await refuses('时间段不能交叉', () => range(2))
  await fill(user, timeField(range(2), '结束时间'), '11:00')
  await refuses('开始时间必须早于结束时间', () => range(2))
  expect(writes(server)).toHaveLength(0)
  expect(field(form, '时段1音量')).toHaveValue('0')
  await fill(user, timeField(range(2), '开始时间'), '12:00')
  await fill(user, timeField(range(2), '结束时间'), '13:00')
  await press(user, '确定', form)
  await expectDone(user)
  expect(writes(server)).toHaveLength(1)
})

test('a terminal needs name and address; what is typed elsewhere stays', async () => {
  const { user, server, act } = await openTerminals()
  await act(findTerminal(), '编辑')
  const form = await dialog('编辑终端')
  await fill(user, field(form, '备注'), '保留的备注')
  for (const [name, text, message] of [
    ['终端名称', ' ', '请输入终端名称'],
    ['终端地址', '', '请输入终端地址'],
  ] as const) {
    await fill(user, field(form, name), text)
    await press(user, '确定', form)
    await expectRefused(field(form, name), message, text)
  }
  expect(field(form, '备注')).toHaveValue('保留的备注')
  expect(writes(server)).toHaveLength(0)
})

test('stopping needs an ad', async () => {
  const device = findTerminal()
  const { user, server, act } = await openTerminals()
  await act(device, '查看节目')
  const programs = await dialog(String(device.name))
  await within(programs).findAllByRole('checkbox')
  await press(user, '停播', programs)
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.includes('请选择广告'))).toBe(true),
  )
  expect(screen.queryByRole('dialog', { name: '停播广告' })).toBeNull()
  expect(writes(server)).toHaveLength(0)
})
