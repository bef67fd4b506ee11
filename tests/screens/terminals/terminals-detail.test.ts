import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { demoAccounts } from '#mocks/db/demo-company.ts'
import { activityPanel, expectFigures } from '../support/activity.ts'
import { choose, dialog, expectDone, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { findTerminal, openTerminals } from '../support/terminals.ts'
import { diskText } from '#src/domain/diagnosis.ts'
import { shownResolution } from '#src/domain/resolution.ts'

const onlineTerminal = findTerminal(({ state, remark }) => state === 1 && remark !== '')
const tab = (name: string) => screen.getByRole('tab', { name })

test('a terminal opens from the list and by its address, on either tab', async () => {
  const device = onlineTerminal
  const { user, at, reload } = await openTerminals(`?q=${device.sn}`)
  await user.click(await screen.findByRole('link', { name: String(device.sn) }))
  const detail = await dialog(String(device.name))
  expect(tab('诊断')).toHaveAttribute('aria-selected', 'true')
  await user.click(tab('终端信息'))
  const facts = [
    device.sn,
    device.addr,
    shownResolution(device.resolution),
    `${device.province} / ${device.city} / ${device.district}`,
    device.mac,
    device.ip,
    device.lanIp,
    diskText(device.diskInfo),
    demoAccounts.find(({ account }) => account === device.creator)?.name,
  ]
  for (const fact of facts) expect((await within(detail).findAllByText(String(fact)))[0]).toBeVisible()
  expect((await within(detail).findAllByText(/^澄屿屏联 \/ .+营业部$/))[0]).toBeVisible()
  expect(within(detail).getByRole('img', { name: `${device.name}的屏幕截图` })).toBeVisible()

  await user.click(tab('指令记录'))
  expect(at()).toMatch(new RegExp(`device=${device.id}&tab=commands`))
  await reload()
  const again = await dialog(String(device.name))
  expect(tab('指令记录')).toHaveAttribute('aria-selected', 'true')
  expect(await within(again).findByRole('table', { name: '指令记录' })).toBeVisible()
  await press(user, '关闭', again)
  await expectNoDialog()
  expect(at()).not.toMatch(/device=/)
})

test('the moment an online terminal was last seen is there in list and detail; groups that are unknown or did not come are not called ungrouped', async () => {
  const device = onlineTerminal
  const faults = [
    { operationId: 'deviceGet', kind: 'set', values: { groupId: 4242 } },
    { operationId: 'deviceGroupList', kind: 'status', status: 503 },
  ] as const
  const { user, server, row } = await openTerminals(`?q=${device.sn}`, { switches: { faults: [...faults] } })
  expect(within(await row(device)).getByTitle(/^最后在线 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toHaveTextContent(/^在线$/)
  await user.click(screen.getByRole('link', { name: String(device.sn) }))
  const detail = await dialog(String(device.name))
  await user.click(tab('终端信息'))
  const value = (name: string) =>
    within(detail)
      .getAllByRole('term')
      .find((term) => term.textContent === name)?.nextElementSibling
  await waitFor(() => expect(value('最后在线')).toHaveTextContent(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d（现在在线）$/))
  expect(value('分组')).toHaveTextContent('--')
  await server.setSwitches({ faults: faults.slice(0, 1) })
  await press(user, '关闭', detail)
  await expectNoDialog()
  await user.click(screen.getByRole('link', { name: String(device.sn) }))
  await user.click(await screen.findByRole('tab', { name: '终端信息' }))
  await waitFor(() => expect(screen.getByText('未知（4242）')).toBeVisible())
})

test('an open terminal that is refused when it is loaded again says so once, above what is known of it', async () => {
  const { user, server, advance } = await openTerminals(`?device=${onlineTerminal.id}&tab=info`)
  const detail = await dialog(String(onlineTerminal.name))
  await within(detail).findByText('基本信息')
  await server.setSwitches({ faults: [{ operationId: 'deviceGet', kind: 'refuse', msg: '终端已被停用' }] })
  await advance(10_000)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('刷新失败，以下是之前的数据。终端已被停用'))
  expect(detail).toContainElement(screen.getByRole('alert'))
  expect(within(detail).getByText('基本信息')).toBeVisible()
  await server.setSwitches({ faults: [] })
  await press(user, '重试', detail)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('the history of a terminal is filtered by command, outcome and who sent it', async () => {
  const { user, server } = await openTerminals(`?device=${onlineTerminal.id}&tab=commands`)
  const history = await dialog(String(onlineTerminal.name))
  const table = await within(history).findByRole('table', { name: '指令记录' })
  const rows = () =>
    [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.firstChild?.textContent),
    )
  const column = (index: number) => [...new Set(rows().map((cells) => cells[index]))]
  const combobox = (name: string) => within(history).getByRole('combobox', { name })
  await waitFor(() => expect(rows()[0]?.[2]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
  const all = rows().length

  await user.click(combobox('指令名称'))
  // screen recordings and run logs are shown where they are, and not offered
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '截屏',
      '重启',
      '磁盘清理',
      '获取终端信息',
    ]),
  )
  await choose(user, combobox('指令名称'), '截屏')
  await waitFor(() => expect(column(0)).toEqual(['截屏']))
  expect(rows().length).toBeLessThan(all)
  await choose(user, combobox('状态'), '成功')
  await waitFor(() => expect(column(1)).toEqual(['成功']))
  await choose(user, combobox('状态'), '执行中')
  expect(await within(history).findByText('没有符合条件的数据')).toBeVisible()
  await press(user, '清除筛选', history)
  await waitFor(() => expect(rows()).toHaveLength(all))

  await fill(user, field(history, '操作账号'), '运营小王')
  await user.keyboard('{Enter}')
  // below the command, as there is no room for it beside
  const accounts = () => [...table.querySelectorAll('tbody td:first-child > div')].map((below) => below.textContent)
  await waitFor(() => expect([...new Set(accounts())]).toEqual(['13800000001']))
  expect(
    new URL(server.calls('deviceCommandHistory').at(-1)?.path ?? '', location.origin).searchParams.get('accountOrName'),
  ).toBe('运营小王')
})

test('a screenshot command is asked about, sent, followed, and brings a new screenshot', async () => {
  const device = onlineTerminal
  const { user, server, act, advance } = await openTerminals(`?q=${device.sn}&device=${device.id}&tab=info`, {
    switches: { simulation: { commandSeconds: [0, 0] } },
  })
  const screenshot = () => screen.getByRole('img', { name: `${device.name}的屏幕截图` })
  const detail = await dialog(String(device.name))
  const old = (await within(detail).findByRole('img', { name: `${device.name}的屏幕截图` })).getAttribute('src')
  await press(user, '关闭', detail)
  await expectNoDialog()

  await act(device, '截屏')
  const question = await dialog('下发指令')
  expect(question).toHaveTextContent(`确定对终端“${device.name}”执行“截屏”？`)
  await press(user, '取消', question)
  await expectNoDialog()
  expect(server.calls('deviceCommandSend')).toHaveLength(0)
  await act(device, '截屏')
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user, `操作成功：已向终端“${device.name}”下发“截屏”`)
  await activityPanel()
  await advance(5_000)
  await expectFigures('截屏', '完成 1 / 1')

  await user.click(screen.getByRole('link', { name: String(device.sn) }))
  await dialog(String(device.name))
  await waitFor(() => expect(screenshot().getAttribute('src')).not.toBe(old))
})
