import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { createPanel } from '#mocks/panel/panel.ts'
import { expectAccessible } from '#tests/support/axe-page.ts'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import { panelContext } from '../support/panel-context.ts'
import { press } from '../support/steps.ts'

const OPERATOR = '13800000001'

/**
 * The panel of the simulated server beside a console, as its badge opens it. What loads the page anew is not for a page
 * of tests.
 */
function openPanel(opened: RenderedConsole): HTMLElement {
  const host = document.createElement('aside')
  host.ariaLabel = '模拟服务器'
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const panel = createPanel(root, panelContext(opened), () => undefined)
  panel.follow(true)
  onTestFinished(() => {
    panel.follow(false)
    host.remove()
  })
  return panel.node
}

test('codes are taken away and given back; a fault is met, seen in the log, copied as a test and lifted', async () => {
  const opened = await renderConsole({ at: '/terminalManage', account: OPERATOR })
  const { user, server, advance } = opened
  const menu = await screen.findByRole('navigation', { name: '主菜单' })
  const entry = () => within(menu).queryByRole('link', { name: '广告管理' })
  await waitFor(() => expect(entry()).not.toBeNull())

  const panel = openPanel(opened)
  const show = (page: string) => user.click(within(panel).getByRole('tab', { name: page }))
  await show('身份')
  await waitFor(() =>
    expect(within(panel).getByRole('button', { name: /^运营小王/ })).toHaveAttribute('aria-pressed', 'true'),
  )
  await user.click(within(panel).getByRole('checkbox', { name: '广告管理' }))
  await waitFor(() => expect(entry()).toBeNull())
  await press(user, '恢复角色的权限', panel)
  await waitFor(() => expect(entry()).not.toBeNull())

  await show('故障')
  await user.selectOptions(within(panel).getByRole('combobox', { name: '接口' }), 'deviceList')
  await user.selectOptions(within(panel).getByRole('combobox', { name: '故障' }), 'status')
  // nobody types here: user-event does not find the focus in a shadow tree
  within(panel).getByRole<HTMLInputElement>('combobox', { name: '状态码' }).value = '503'
  await press(user, '添加故障', panel)
  expect(await within(panel).findByText('状态码 503')).toBeVisible()
  expect(server.switches().faults).toEqual([{ operationId: 'deviceList', kind: 'status', status: 503 }])
  const retry = () => within(screen.getByRole('main')).queryByRole('button', { name: '重试' })
  // a failed read is tried once more after a while
  await advance(5_000)
  await waitFor(() => expect(retry()).not.toBeNull())
  await show('请求')
  await user.click(within(panel).getByRole('checkbox', { name: '只看异常' }))
  await waitFor(() => expect(within(panel).getAllByRole('listitem')[0]).toHaveTextContent(/deviceList/))
  expect(within(panel).getAllByRole('listitem')[0]).toHaveTextContent('503')
  await press(user, '复制为测试', panel)
  const copied = await within(panel).findByRole<HTMLTextAreaElement>('textbox', { name: '测试' })
  expect(copied.value).toContain("faults: [{ operationId: 'deviceList', kind: 'status', status: 503 }],")
  expect(copied.value).toMatch(/\/\/ deviceList: 503, fault status; GET \/api\/device\/page/)
  await expectAccessible(panel)
  await show('故障')
  await press(user, '全部解除', panel)
  await waitFor(() => expect(retry()).toBeNull())
  expect(within(panel).getByText('没有故障')).toBeVisible()
})
