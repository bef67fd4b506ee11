import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { advance } from '#tests/support/clock.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { ad, deviceBoxes } from '../support/publish.ts'
import { dialog, expectNoDialog, press } from '../support/steps.ts'
import { pages } from '../support/overlay-pages.ts'
import { forms, others } from '../support/overlays.ts'
import {
  asksBeforeReload,
  enter,
  expectLeft,
  leaveQuestion,
  openOver,
  pressBack,
  writes,
  type Form,
  type Overlay,
} from '../support/way-back.ts'

test.each(forms)('the back button asks over $name, and closes it', async (form) => {
  const { opened, overlay, back, address } = await openOver(form)
  const { user } = opened
  expect(asksBeforeReload()).toBe(false)
  await enter(form, opened, overlay)
  expect(asksBeforeReload()).toBe(true)
  const before = writes(opened)

  await pressBack(opened)
  const question = await leaveQuestion()
  expect(opened.shown()).toBe(address)
  await press(user, '继续编辑', question)
  await waitFor(() => expect(screen.queryByText('继续编辑')).toBeNull())
  expect(opened.shown()).toBe(address)
  expect(overlay).toBeVisible()
  expect(asksBeforeReload()).toBe(true)

  await pressBack(opened)
  await leaveQuestion()
  // again: it is asked once, and is no answer
  await pressBack(opened)
  expect(opened.shown()).toBe(address)
  await press(user, '放弃修改', await leaveQuestion())
  await expectLeft(opened, back)
  expect(writes(opened)).toEqual(before)
  expect(asksBeforeReload()).toBe(false)
})

test.each(pages)('the back button asks over the work of $name, and leaves it', async (form) => {
  const { opened, overlay, back, address } = await openOver(form)
  await enter(form, opened, overlay)
  expect(asksBeforeReload()).toBe(true)
  const before = writes(opened)
  await pressBack(opened)
  const question = await leaveQuestion()
  expect(opened.shown()).toBe(address)
  await press(opened.user, /^(放弃修改|退出)$/, question)
  await expectLeft(opened, back)
  expect(writes(opened)).toEqual(before)
})

test.each(others)('the back button closes $name, and nothing is sent', async (overlay) => {
  const { opened, back } = await openOver(overlay)
  const before = writes(opened)
  await pressBack(opened)
  await expectLeft(opened, back)
  expect(writes(opened)).toEqual(before)
})

test.each([
  ['操作成功', { kind: 'delay' }],
  ['终端正在升级', { kind: 'refuse', msg: '终端正在升级' }],
] as const)(
  'what is being sent when its page is left goes on, and is said where one is then: %s',
  async (words, fault) => {
    const command = others.find(({ name }) => name.includes('下发指令')) as Overlay
    const { opened, overlay, back } = await openOver(command)
    const { user, server } = opened
    await server.setSwitches({ faults: [{ operationId: 'deviceCommandSend', delay: 3_000, ...fault }] })
    await press(user, '执行', overlay)
    await waitFor(() => expect(server.calls('deviceCommandSend')).toHaveLength(1))
    await pressBack(opened)
    await expectLeft(opened, back)
    expect(screen.queryByText(new RegExp(words))).toBeNull()
    await advance(3_000)
    await screen.findByText(new RegExp(words))
    expect(server.calls('deviceCommandSend')).toHaveLength(1)
  },
)

test('a page that was left asks nothing any more', async () => {
  const urgent = forms.find(({ name }) => name === '紧急插播') as Form
  const { opened, overlay, back } = await openOver(urgent)
  const { user, server } = opened
  await user.click(within(overlay).getByRole('combobox', { name: '广告' }))
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await user.click(within(overlay).getByRole('radio', { name: /全部终端/ }))
  await waitFor(() => expect(overlay.querySelector('[aria-busy]')).toBeNull())
  await server.setSwitches({ faults: [{ operationId: 'programDeviceList', kind: 'hold' }] })
  await press(user, '立即插播', overlay)
  await pressBack(opened)
  await press(user, '放弃修改', await leaveQuestion())
  await expectLeft(opened, back)
  await server.setSwitches({ faults: [] })
  await advance(1000)
  await expectNoDialog()
  expect(writes(opened)).toEqual([])
})

test('the breadcrumb leads back to the filters and the page, with nothing open over them', async () => {
  const opened = await renderConsole({ at: '/programManage?status=1&page=2&preview=3001' })
  const { user, goto, at } = opened
  await screen.findByRole('heading', { name: '广告管理', level: 1 })
  await goto(`/checkPubMet?id=${ad.id}`)
  const crumbs = await screen.findByRole('navigation', { name: '当前位置' })
  await user.click(await within(crumbs).findByRole('link', { name: '广告管理' }))
  await waitFor(() => expect(at()).toBe('/programManage?status=1&page=2'))

  await goto('/orderManage?status=2')
  await goto('/orderManage/create')
  await user.click(await screen.findByRole('link', { name: '取消' }))
  await waitFor(() => expect(at()).toBe('/orderManage?status=2'))
})

test('the way back after a publish does not lead into it again', async () => {
  const { opened, overlay } = await openOver(forms.find(({ name }) => name === '发布广告') as Form)
  const { user, at } = opened
  const before = at()
  await user.click(deviceBoxes(overlay)[0] as HTMLElement)
  await press(user, '发布', overlay)
  await user.click(within(await dialog('操作成功!')).getByText('关闭'))
  await expectNoDialog()
  expect(at()).not.toContain('publish=')
  await pressBack(opened)
  expect(at()).not.toContain('publish=')
  await expectNoDialog()
  expect(before).toContain('publish=')
})
