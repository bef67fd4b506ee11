import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { endFaults, expectAnswered, expectFullPage, openEdit, openList, refreshButton } from '../support/faults.ts'
import { actOn, choose, dialog, expectDone, expectNoDialog, fill } from '../support/steps.ts'
import { expectTerminals, terminalRows, terminals } from '../support/terminals.ts'

/** Clicks three times before anything can be drawn. */
function clickThreeTimes(button: HTMLElement) {
  for (let click = 0; click < 3; click += 1) button.click()
}

test('a slow answer to an earlier filter never stands under a later one', async () => {
  const { user, server, at } = await openList()
  const filter = within(screen.getByRole('search')).getByRole('combobox', { name: '在线状态' })
  await server.setSwitches({ faults: [{ operationId: 'deviceList', kind: 'hold', times: 1 }] })
  server.clearReport()
  await choose(user, filter, '离线')
  await waitFor(() =>
    expect(server.calls('deviceList').map(({ path }) => path)).toEqual([expect.stringContaining('state=0')]),
  )
  await choose(user, filter, '在线')
  const online = terminals.filter(({ state }) => state === 1)
  await expectTerminals(online)
  await endFaults(server)
  await expectAnswered(server, 'deviceList', 2)
  await expectTerminals(online)
  expect(at()).toMatch(/state=1/)
})

test('three clicks before the page can react are one: login, form, question', async () => {
  const { user, server } = await renderConsole({
    at: `/login?redirect=${encodeURIComponent('/terminalManage?state=1')}`,
    account: null,
  })
  await fill(user, await screen.findByRole('textbox', { name: '账号' }), ADMIN)
  await fill(user, screen.getByLabelText('密码'), PASSWORD)
  clickThreeTimes(screen.getByRole('button', { name: '登录' }))
  await screen.findByRole('table', { name: '终端列表' })
  await expectFullPage()
  expect(server.calls('authLogin')).toHaveLength(1)

  const { name, submit } = await openEdit(user)
  await fill(user, name, '三次点击')
  clickThreeTimes(submit)
  await expectDone(user)
  await expectNoDialog()
  expect(server.calls('deviceUpdate')).toHaveLength(1)

  await actOn(user, terminalRows()[0] as HTMLElement, '磁盘清理')
  clickThreeTimes(within(await dialog('下发指令')).getByRole('button', { name: '执行' }))
  await expectNoDialog()
  expect(server.calls('deviceCommandSend')).toHaveLength(1)
})

test('a reload that was under way when something was saved does not bring the old rows back', async () => {
  const { user, server, advance } = await openList()
  const { name, submit } = await openEdit(user)
  await fill(user, name, '刚刚改好的名称')
  // the answer of before the change, held back until after it
  await server.setSwitches({ faults: [{ operationId: 'deviceList', kind: 'slowStream', pause: 1_000, times: 1 }] })
  server.clearReport()
  screen.getByRole('button', { name: '刷新', hidden: true }).click()
  await expectAnswered(server, 'deviceList', 1)
  await user.click(submit)
  await expectNoDialog()
  await waitFor(() => expect(terminalRows()[0]).toHaveTextContent('刚刚改好的名称'))
  expect(refreshButton()).not.toHaveAttribute('aria-busy', 'true')
  await endFaults(server)
  await advance(3_000)
  expect(terminalRows()[0]).toHaveTextContent('刚刚改好的名称')
})
