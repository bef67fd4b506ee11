import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import {
  endFaults,
  expectAnswered,
  expectFullPage,
  expectSurvived,
  failFromNowOn,
  goOffline,
  goOnline,
  openEdit,
  openList,
  refreshButton,
} from '../support/faults.ts'
import { dialog, expectDone, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { terminalRows } from '../support/terminals.ts'

const table = () => screen.getByRole('table', { name: '终端列表' })

test('nothing at all can be reached: one message for all calls of a page', async () => {
  const { user, server } = await renderConsole({
    at: '/terminalManage',
    switches: { faults: [{ operationId: '*', kind: 'drop' }] },
  })
  await expectSurvived('网络异常，请检查网络后重试')
  await endFaults(server)
  await press(user, '重试')
  await screen.findByRole('table', { name: '终端列表' })
  await expectFullPage()
})

test('offline at a list: says so, keeps filter and page, goes on by itself', async () => {
  const { user, server, at } = await openList('?state=1&page=2')
  await goOffline(server)
  server.clearReport()
  await press(user, '第 3 页')
  await expectSurvived('网络已断开')
  // offline, nothing is tried twice
  expect(server.calls('deviceList')).toHaveLength(1)
  await press(user, '重试')
  await expectAnswered(server, 'deviceList', 2)
  await expectSurvived('网络已断开')

  await goOnline(server)
  await waitFor(() => expect(screen.queryByText(/网络已断开/)).toBeNull())
  await expectFullPage()
  expect(at()).toMatch(/state=1&page=3|page=3&state=1/)
  expect(within(screen.getByRole('search')).getByRole('combobox', { name: '在线状态' })).toHaveValue('在线')
})

test('offline at saving: nothing is lost, and nothing goes out later by itself', async () => {
  const { user, server, advance } = await openList()
  const { name, submit } = await openEdit(user)
  await fill(user, name, '离线时改的名称')
  await goOffline(server)
  server.clearReport()
  await user.click(submit)
  await expectSurvived('网络已断开，操作未提交')
  expect(name).toHaveValue('离线时改的名称')
  expect(server.calls('deviceUpdate').length).toBeLessThanOrEqual(1)

  await goOnline(server)
  server.clearReport()
  // the list looks again when time passes; a write that waited for the network would have gone out before
  await advance(60_000)
  expect(server.calls('deviceList').length).toBeGreaterThan(0)
  expect(server.calls('deviceUpdate')).toHaveLength(0)

  await user.click(submit)
  await expectDone(user)
  expect(server.calls('deviceUpdate')).toHaveLength(1)
  await waitFor(() => expect(terminalRows()[0]).toHaveTextContent('离线时改的名称'))
})

test('no answer: a read is given up after 10 s, and asked for again by hand', async () => {
  const { user, server, advance } = await openList()
  await failFromNowOn(server, 'deviceList', { kind: 'hang' })
  await user.click(refreshButton())
  await advance(9_000)
  expect(refreshButton()).toHaveAttribute('aria-busy', 'true')
  await advance(1_000)
  await expectSurvived('请求超时，请重试')
  expect(server.calls('deviceList')).toHaveLength(1)
  await endFaults(server)
  await press(user, '重试')
  await waitFor(() => expect(screen.queryByText(/请求超时，请重试/)).toBeNull())
})

test('a write is done but unanswered: the result is unknown, the list is loaded again, nothing is sent twice', async () => {
  const { user, server, advance } = await openList()
  await press(user, '新增分组')
  const form = await dialog('新增分组')
  await fill(user, field(form, '分组名称'), '东区大厅')
  await failFromNowOn(server, 'deviceGroupCreate', { kind: 'unanswered' })
  await press(user, '确定', form)
  await waitFor(() => expect(server.calls('deviceGroupCreate').map(({ code }) => code)).toEqual([1]))
  await advance(29_000)
  expect(within(form).getByRole('button', { name: '确定' })).toHaveAttribute('aria-busy', 'true')
  const loaded = server.calls('deviceGroupList').length
  await advance(1_000)
  await expectSurvived('结果未知，请刷新核对')
  expect(field(form, '分组名称')).toHaveValue('东区大厅')
  expect(server.calls('deviceGroupCreate')).toHaveLength(1)
  expect(server.calls('deviceGroupList').length).toBe(loaded + 1)

  // what was loaded meanwhile shows that it was done
  await press(user, '取消', form)
  await press(user, '放弃修改')
  await expectNoDialog()
  await user.click(await within(screen.getByRole('search')).findByRole('combobox', { name: '分组' }))
  expect(await screen.findAllByRole('option', { name: '东区大厅' })).toHaveLength(1)
})

test('a slow network: an outline at once, a busy button, no second submit', async () => {
  const { user, server } = await renderConsole({ at: '/homePage' })
  const link = await within(await screen.findByRole('table', { name: '终端在线状态' })).findByRole('link', {
    name: '离线',
  })
  await failFromNowOn(server, 'deviceList', { kind: 'hold' })
  await user.click(link)
  expect(await screen.findByRole('table', { name: '终端列表' })).toHaveAttribute('aria-busy', 'true')
  await endFaults(server)
  await expectFullPage()

  const { name, submit } = await openEdit(user)
  await fill(user, name, '慢速网络')
  await failFromNowOn(server, 'deviceUpdate', { kind: 'hold' })
  await user.click(submit)
  expect(submit).toHaveAttribute('aria-busy', 'true')
  await user.click(submit)
  await user.type(name, '{Enter}')
  await endFaults(server)
  await expectDone(user)
  await expectNoDialog()
  expect(server.calls('deviceUpdate')).toHaveLength(1)
})

test('an answer that dribbles: the page can be used meanwhile', async () => {
  const { user, server } = await openList()
  // more slowly than anybody waits: the rest comes when the fault is over
  await failFromNowOn(server, 'deviceList', { kind: 'slowStream', pause: 60_000 })
  await press(user, '第 2 页')
  expect(table()).toHaveAttribute('aria-busy', 'true')
  await press(user, '新增分组')
  const name = field(await dialog('新增分组'), '分组名称')
  await fill(user, name, '慢')
  expect(document.querySelector('table')).toHaveAttribute('aria-busy', 'true')
  await endFaults(server)
  await waitFor(() => expect(document.querySelector('table')).not.toHaveAttribute('aria-busy', 'true'))
  expect(name).toHaveValue('慢')
})
