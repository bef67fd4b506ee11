import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/devices/device-dialogs.tsx'
import '#src/features/devices/inspector/device-inspector.tsx'
import '#src/features/devices/power/power-restore.tsx'
import '#src/features/editor/swap/material-swap.tsx'
import '#src/features/editor/view/editor-screen.tsx'
import '#src/features/materials/material-preview.tsx'
import { renderConsole } from '#tests/support/render-console.tsx'
import { adAt, canvas, editorIn, expectDrafts, offer, scenes } from '../support/editor.ts'
import { countHands, expectAtMost } from '../support/hand-count.ts'
import { openFromPalette, tabTo } from '../support/keyboard.ts'
import { findMaterial } from '../support/materials.ts'
import { findProgram, programs } from '../support/programs.ts'
import { dialog, expectNoDialog, press } from '../support/steps.ts'
import { findTerminal, openTerminals, terminals } from '../support/terminals.ts'
import { usesMaterial } from '#src/scene/model/uses-material.ts'

/* Tasks that change something, without the pointer: what the pointer takes is counted where each is tested. */

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('a material is replaced in all ads that use it, by keys alone', async () => {
  const used = findMaterial(
    ({ id, type }) => type === 0 && programs.filter(({ content }) => usesMaterial(content, id)).length > 1,
  )
  const other = findMaterial(({ id, type, status }) => type === 0 && status === 1 && id !== used.id)
  const opened = await renderConsole({ at: '/homePage' })
  const { user } = opened
  await heading('首页')
  const hands = countHands()
  await openFromPalette(opened, String(used.name))
  await dialog(String(used.name))
  const swap = await screen.findByRole('button', { name: '替换素材' })
  await tabTo(opened, () => swap, 'back')
  await user.keyboard('{Enter}')
  const start = await dialog('替换素材')
  await within(start).findByRole('list', { name: '使用原素材的广告' })
  await tabTo(opened, () => within(start).getByRole('button', { name: '选择替换素材' }))
  await user.keyboard('{Enter}')
  const picker = await dialog('选择替换素材')
  await waitFor(() => expect(within(picker).getByRole('textbox', { name: '素材' })).toHaveFocus())
  await user.keyboard(`${other.name}{Enter}`)
  await waitFor(() => expect(within(picker).getAllByRole('checkbox')).toHaveLength(1))
  await tabTo(opened, () => within(picker).getByRole('checkbox'))
  await user.keyboard(' ')
  await tabTo(opened, () => within(picker).getByRole('button', { name: '确定' }))
  await user.keyboard('{Enter}')
  const go = await within(start).findByRole('button', { name: /^替换 \d+ 个广告$/ })
  await waitFor(() => expect(go).toBeEnabled())
  await tabTo(opened, () => go, 'back')
  await user.keyboard('{Enter}')
  await within(await dialog('替换素材')).findByText(/^已处理 /)
  expectAtMost(hands, { keys: 22, fields: 2 })
})

test('a terminal takes over from another, by keys alone', async () => {
  const fresh = findTerminal(({ state }) => state === 1)
  const old = findTerminal(({ state, resolution }) => state === 0 && resolution === fresh.resolution)
  const opened = await renderConsole({ at: '/homePage' })
  const { user } = opened
  await heading('首页')
  const hands = countHands()
  await openFromPalette(opened, String(fresh.sn), String(fresh.name))
  const inspector = await dialog(String(fresh.name))
  const more = await within(inspector).findByRole('button', { name: '更多' })
  await tabTo(opened, () => more)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '设置开关机时间' })).toHaveFocus())
  await user.keyboard('{ArrowUp}{Enter}')
  const form = await dialog(/^从其他终端接管/)
  await waitFor(() => expect(within(form).getByRole('combobox', { name: '被更换的终端' })).toHaveFocus())
  await user.keyboard(String(old.sn))
  await screen.findByRole('option', { name: new RegExp(String(old.sn)) })
  await user.keyboard('{ArrowDown}{Enter}')
  await within(form).findByRole('table', { name: '可接管的内容' })
  await tabTo(opened, () => within(form).getByRole('button', { name: '接管' }), 'back')
  await user.keyboard('{Enter}')
  await screen.findByText(new RegExp(`已从“${old.name}”接管 \\d+ 项$`))
  expectAtMost(hands, { keys: 16, fields: 2 })
})

test('the screens of a district are switched off and on again, by keys alone', async () => {
  const district = terminals.find(({ district: name, workCronTarget }) =>
    terminals.some((other) => other.district === name && other.workCronTarget !== workCronTarget),
  )?.district
  const opened = await openTerminals(`?district=${district}&size=40`, {
    switches: { simulation: { arrivalSeconds: [0, 0] } },
  })
  const { user, server, advance } = opened
  const hands = countHands()
  await openFromPalette(opened, '批量操作')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await tabTo(opened, () => within(bar).getByRole('button', { name: /^选择(本页|全部 \d+ 项)$/ }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(within(bar).getByRole('button', { name: '设置开关机时间' })).toBeEnabled())
  await tabTo(opened, () => within(bar).getByRole('button', { name: '设置开关机时间' }))
  await user.keyboard('{Enter}')
  const form = await dialog('设置开关机时间')
  const field = (side: string) => within(form).getByRole('combobox', { name: side })
  await waitFor(() => expect(field('开机')).toHaveFocus())
  for (const side of ['开机', '关机']) {
    await tabTo(opened, () => field(side))
    await user.keyboard('{Control>}a{/Control}00:00')
  }
  await user.keyboard('{Enter}')
  await expectNoDialog('设置开关机时间')
  await advance(60_000)
  expect(server.calls('deviceWorkCronSet').length).toBeGreaterThan(0)
  const before = server.calls('deviceWorkCronSet').length
  await openFromPalette(opened, '恢复原')
  const question = await dialog('恢复原开关机时间')
  await tabTo(opened, () => within(question).getByRole('button', { name: '恢复' }))
  await user.keyboard('{Enter}')
  await expectNoDialog('恢复原开关机时间')
  expect(server.calls('deviceWorkCronSet').length).toBeGreaterThan(before)
  expectAtMost(hands, { keys: 16, fields: 4 })
})

test('an account is copied, by keys alone', async () => {
  const model = '13800000001'
  const opened = await renderConsole({ at: '/homePage' })
  const { user, server } = opened
  await heading('首页')
  const hands = countHands()
  await openFromPalette(opened, model, '运营小王', '{ArrowRight}{ArrowDown}{Enter}')
  const form = await dialog(/^复制账号/)
  const first = within(form).getByRole('textbox', { name: '登录账号' })
  await waitFor(() => expect(first).toHaveFocus())
  await user.keyboard('13911112222{Tab}新同事{Tab}Demo1234{Enter}')
  await expectNoDialog()
  expect(server.calls('userCreate')).toHaveLength(1)
  expectAtMost(hands, { keys: 5, fields: 4 })
})

test('a rejected ad is mended and handed in, by keys alone', async () => {
  const rejected = findProgram(({ status }) => status === 4)
  const opened = await renderConsole({ at: '/homePage' })
  const { user, server } = opened
  await heading('首页')
  const hands = countHands()
  await openFromPalette(opened, String(rejected.name), undefined, '{ArrowRight}{ArrowDown}{Enter}')
  await screen.findByText(`审核未通过，原因：${rejected.checkReason}`)
  await openFromPalette(opened, '添加文本')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '文字内容' })).toHaveFocus())
  await user.keyboard('改好了{Escape}')
  await openFromPalette(opened, '保存')
  const form = await dialog('保存广告')
  await tabTo(opened, () => within(form).getByRole('button', { name: '保存并提交' }))
  await user.keyboard('{Enter}')
  await heading('首页')
  expect(server.calls('programSubmit')).toHaveLength(1)
  expectAtMost(hands, { keys: 13, fields: 4 })
})

test('two ads that are half edited are gone on with, by keys alone', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  const { user, goto, at } = opened
  await heading('首页')
  const halves = [adAt(0), findProgram(({ status, id }) => status === 4 && id !== adAt(0).id)]
  for (const { id, name } of halves) {
    await goto(`/editorFive?id=${id}&type=1`)
    await canvas()
    await editorIn(opened).add('文本')
    await user.keyboard('做到一半')
    await expectDrafts(String(id), 1)
    await screen.findByRole('link', { name: new RegExp(`^${name}`) })
    await press(user, '返回')
    await press(user, '退出', await dialog('退出编辑？'))
    await waitFor(() => expect(at()).not.toContain('/editorFive'))
  }
  for (const { name } of halves) {
    await heading('首页')
    const hands = countHands()
    await openFromPalette(opened, String(name))
    const { form } = await offer()
    await tabTo(opened, () => within(form).getByRole('button', { name: '恢复' }))
    await user.keyboard('{Enter}')
    await expectNoDialog('恢复未保存的编辑？')
    expect(scenes()[0]).toHaveAccessibleName(/做到一半/)
    expectAtMost(hands, { keys: 4, fields: 1 })
    await press(user, '返回')
    await press(user, '退出', await dialog('退出编辑？'))
    await waitFor(() => expect(at()).not.toContain('/editorFive'))
  }
})
