import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { SwitchesPatch } from '#mocks/server/switches.ts'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import { holding, without } from '../support/permissions.ts'
import { dialog, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { findTerminal, openTerminals } from '../support/terminals.ts'

const pageTitle = (name: string) => screen.findByRole('heading', { name, level: 1 })
const entry = (name: string) => within(screen.getByRole('navigation', { name: '主菜单' })).queryByRole('link', { name })

/**
 * Reloads: the page begins with the user info that was kept. Gives what brings the fresh one, with these permissions.
 */
async function reloadOnKept({ reload, server }: RenderedConsole) {
  await server.setSwitches({ faults: [{ operationId: 'userInfo', kind: 'hold' }] })
  await reload()
  return (permissions: SwitchesPatch) => server.setSwitches({ ...permissions, faults: [] })
}

test('a page whose permission is granted opens by itself once the fresh user info has come', async () => {
  const opened = await renderConsole({ at: '/materialManage', switches: holding(without('2')) })
  await pageTitle('无权限访问')
  const arrive = await reloadOnKept(opened)
  await pageTitle('无权限访问')
  await arrive(holding(without()))
  await pageTitle('素材管理')
  expect(entry('素材管理')).toBeVisible()
  expect(document.title).toMatch(/^素材管理/)
  expect(opened.at()).toBe('/materialManage')
})

test('a page whose permission is taken away goes, and asks for no more of its data', async () => {
  const opened = await renderConsole({ at: '/terminalManage?state=1' })
  await pageTitle('终端管理')
  const arrive = await reloadOnKept(opened)
  await screen.findByRole('table', { name: '终端列表' })
  await arrive(holding(without('1')))
  await pageTitle('无权限访问')
  expect(screen.queryByRole('table', { name: '终端列表' })).toBeNull()
  expect(entry('终端管理')).toBeNull()
  opened.server.clearReport()
  await opened.advance(60_000)
  expect(opened.server.calls('deviceList')).toEqual([])
})

test('a page that is taken away stays under an open form, which says so, until the form is closed', async () => {
  const device = findTerminal(({ state }) => state === 1)
  const opened = await openTerminals(`?q=${device.sn}`)
  const arrive = await reloadOnKept(opened)
  await opened.act(device, '编辑')
  const form = await dialog('编辑终端')
  await fill(opened.user, field(form, '终端名称'), '改过的名称')
  await arrive(holding(without('1', '11')))
  await screen.findByText(/当前账号已没有打开此页面的权限/)
  expect(entry('终端管理')).toBeNull()
  expect(field(form, '终端名称')).toHaveValue('改过的名称')
  // the server refuses, and still nothing is lost
  await press(opened.user, '确定', form)
  expect(await within(form).findByRole('alert')).toHaveTextContent('没有权限执行此操作')
  expect(field(form, '终端名称')).toHaveValue('改过的名称')
  await press(opened.user, '取消', form)
  await press(opened.user, '放弃修改', await dialog(/放弃/))
  await expectNoDialog('编辑终端')
  await pageTitle('无权限访问')
  await waitFor(() => expect(screen.queryByRole('table', { name: '终端列表' })).toBeNull())
})
