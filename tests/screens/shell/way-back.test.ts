import { screen, waitFor, within } from '@testing-library/dom'
import { expect, inject, test } from 'vitest'
import { advance } from '#tests/support/clock.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import {
  asksBeforeReload,
  DONE,
  expectLeft,
  expectNothingOpen,
  fillIn,
  has,
  leaveQuestion,
  ONE_PRESS,
  openOver,
  pressBack,
  sendButton,
  writes,
} from '../support/forms/form.ts'
import { formNamed, forms } from '../support/forms/forms.ts'
import { openedElsewhere } from '../support/forms/of-terminals.ts'
import { others, questionNamed, questions } from '../support/overlays.ts'
import { ad } from '../support/publish.ts'
import { dialog, expectNoDialog, press } from '../support/steps.ts'

const leaving = inject('long') ? [...forms, ...openedElsewhere] : forms

test.each(leaving.filter((form) => has(form.leaving)))(
  'the back button asks over $name, and leaves it',
  async (form) => {
    const { opened, overlay, back, address } = await openOver(form)
    const { user } = opened
    expect(asksBeforeReload()).toBe(false)
    const part = await fillIn(form, opened, overlay)
    expect(asksBeforeReload()).toBe(true)
    const before = writes(opened)

    await pressBack(opened)
    const question = await leaveQuestion()
    expect(opened.shown()).toBe(address)
    await press(user, '继续编辑', question)
    await waitFor(() => expect(screen.queryByText('继续编辑')).toBeNull())
    expect(opened.shown()).toBe(address)
    expect(part).toBeVisible()
    expect(asksBeforeReload()).toBe(true)

    await pressBack(opened)
    await leaveQuestion()
    // again: it is asked once, and is no answer
    await pressBack(opened)
    expect(opened.shown()).toBe(address)
    await press(user, /^(放弃修改|退出)$/, await leaveQuestion())
    await expectLeft(opened, back)
    expect(writes(opened)).toEqual(before)
    expect(asksBeforeReload()).toBe(false)
  },
)

test.each(leaving.filter((form) => !has(form.leaving)))(
  'the back button closes $name, where nothing is asked, and nothing more is sent',
  async (form) => {
    const { opened, overlay, back } = await openOver(form)
    await fillIn(form, opened, overlay)
    const before = writes(opened)
    await pressBack(opened)
    await expectLeft(opened, back)
    expect(writes(opened)).toEqual(before)
  },
)

// a reload asks what the way back asks, and is the same for all but where a form says what comes back
const reloaded = inject('long') ? forms : forms.filter((form) => form.reloaded)

test.each(reloaded)('a reload over $name asks, sends nothing, and leaves nothing half done', async (form) => {
  const { opened, overlay } = await openOver(form)
  await fillIn(form, opened, overlay)
  if (form.leaving?.without !== ONE_PRESS) expect(asksBeforeReload()).toBe(true)
  const before = writes(opened)
  await opened.reload()
  await (form.reloaded ?? expectPageAlone)(opened)
  await advance(1_000)
  expect(writes(opened)).toEqual(before)
  expect(asksBeforeReload()).toBe(false)
})

// all are sent by the same code
const sentOn = forms.filter((form) => has(form.goesOn))

test.each(inject('long') ? sentOn : sentOn.slice(0, 3))(
  'what is being sent of $name goes on when it is left, which the question says',
  async (form) => {
    const { opened, overlay, back } = await openOver(form)
    const { user, server } = opened
    const part = await fillIn(form, opened, overlay)
    await server.setSwitches({ faults: [{ operationId: form.operationId, kind: 'delay', delay: 5_000 }] })
    await user.click(await sendButton(form, part))
    await waitFor(() => expect(server.calls(form.operationId)).toHaveLength(1))
    await pressBack(opened)
    const question = await dialog('正在提交，确定离开？')
    expect(question).toHaveTextContent('离开不会中断提交')
    await press(user, '离开', question)
    await expectLeft(opened, back)
    await advance(5_000)
    await waitFor(() => expect(document.body.innerText).toMatch(DONE))
    expect(server.calls(form.operationId)).toMatchObject([{ code: 1 }])
  },
)

async function expectPageAlone() {
  await screen.findByRole('heading', { level: 1 })
  await expectNothingOpen()
}

test.each([...questions, ...others])('the back button closes $name, and nothing is sent', async (overlay) => {
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
    const { opened, overlay, back } = await openOver(questionNamed('下发指令 (重启)'))
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
  const urgent = formNamed('紧急插播')
  const { opened, overlay, back } = await openOver(urgent)
  const { user, server } = opened
  await fillIn(urgent, opened, overlay)
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
  const publish = formNamed('发布广告')
  const { opened, overlay } = await openOver(publish)
  const { user, at } = opened
  const before = at()
  await fillIn(publish, opened, overlay)
  await press(user, '发布', overlay)
  await user.click(within(await dialog('操作成功!')).getByText('关闭'))
  await expectNoDialog()
  expect(at()).not.toContain('publish=')
  await pressBack(opened)
  expect(at()).not.toContain('publish=')
  await expectNoDialog()
  expect(before).toContain('publish=')
})
