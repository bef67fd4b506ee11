import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/devices/inspector/device-inspector.tsx'
import '#src/features/shell/palette/palette.tsx'
import { recentRecords } from '#src/features/shell/palette/recent.ts'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import { adAt, canvas } from '../support/editor.ts'
import { goSlowly } from '../support/slow-page.ts'
import { dialog, expectNoDialog } from '../support/steps.ts'
import { findTerminal } from '../support/terminals.ts'

/* Who knows what they want types it and presses Enter, before what it is has come. */

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

async function openPalette({ user }: RenderedConsole): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}')
  const palette = await dialog('命令面板')
  await waitFor(() => expect(within(palette).getByRole('combobox')).toHaveFocus())
  return palette
}

const device = findTerminal(({ state }) => state === 1)

test('Enter waits for what is looked for, and takes it', async () => {
  const opened = await renderConsole({ at: '/upload' })
  await heading('终端下载')
  const palette = await openPalette(opened)
  await opened.user.keyboard(`${device.sn}{Enter}`)
  expect(palette).toBeVisible()
  expect(within(palette).getByRole('status')).toHaveTextContent('查找后即打开')
  await dialog(String(device.name))
  expect(opened.at()).toBe(`/terminalManage?device=${device.id}`)
})

test('Enter waits for what can be done on a page that is coming', async () => {
  const opened = await renderConsole({ at: '/upload' })
  await heading('终端下载')
  const { arrive, there } = goSlowly(opened, '/_shell/terminalManage', '/terminalManage')
  await openPalette(opened)
  await opened.user.keyboard('批量操作{Enter}')
  await opened.advance(1_000)
  arrive()
  await there
  expect(await screen.findByRole('region', { name: '批量操作' })).toBeVisible()
  expect(opened.at()).toBe('/terminalManage?batch=1')
  await expectNoDialog()
})

test('what has come since it opened stands there, and what was chosen stays chosen', async () => {
  const opened = await renderConsole({ at: '/upload' })
  await heading('终端下载')
  const { user, server, at } = opened
  const palette = await openPalette(opened)
  await user.keyboard('电梯')
  await within(palette).findByRole('option', { name: '在终端中搜索“电梯”' })
  await user.keyboard('{ArrowDown}')
  const chosen = () => within(palette).getByRole('option', { selected: true })
  expect(chosen()).toHaveTextContent('在素材中搜索“电梯”')
  await waitFor(() => expect(within(palette).getByRole('group', { name: '终端' })).toBeVisible())
  expect(chosen()).toHaveTextContent('在素材中搜索“电梯”')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toContain('/materialManage?q='))
  expect(server.calls('deviceList').length).toBeGreaterThan(0)
})

test('where something could not be looked for, Enter leaves what to do to whoever sees that', async () => {
  const opened = await renderConsole({
    at: '/upload',
    switches: { faults: [{ operationId: 'deviceList', kind: 'refuse', msg: '繁忙' }] },
  })
  await heading('终端下载')
  const palette = await openPalette(opened)
  await opened.user.keyboard(`${device.sn}{Enter}`)
  await waitFor(() => expect(within(palette).getByRole('status')).toHaveTextContent(/^\d+ 项，终端未能查找$/))
  expect(opened.at()).toBe('/upload')
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(opened.at()).toBe(`/terminalManage?q=${device.sn}`))
})

test('pages that are open come before what was opened last', async () => {
  const { id, name } = adAt(0)
  const opened = await renderConsole({ at: `/programManage?preview=${id}` })
  await dialog(String(name))
  // by code that comes when the page is at rest
  await waitFor(() => expect(recentRecords()).toHaveLength(1))
  await opened.goto(`/editorFive?id=${id}&type=1`)
  await canvas()
  await opened.goto('/homePage')
  await heading('首页')
  const palette = await openPalette(opened)
  const groups = () =>
    within(palette)
      .getAllByRole('group')
      .map((group) => group.ariaLabel)
  expect(groups().slice(0, 2)).toEqual(['打开的页面', '最近打开'])
})
