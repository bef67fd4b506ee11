import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/activity/day/my-day-screen.tsx'
import '#src/features/devices/inspector/device-inspector.tsx'
import '#src/features/editor/view/editor-screen.tsx'
import '#src/features/programs/plan/plan-view.tsx'
import '#src/features/publish/running/running-banner.tsx'
import '#src/features/publish/urgent/urgent-dialog.tsx'
import '#src/features/statistics/proof/proof-screen.tsx'
import { ADMIN } from '#tests/support/accounts.ts'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import { adAt, canvas, editorIn, expectDrafts, offer, scenes } from '../support/editor.ts'
import { countHands, expectAtMost } from '../support/hand-count.ts'
import { card, findProgram } from '../support/programs.ts'
import { ad, LIST } from '../support/publish.ts'
import { expectApprovable, expectOpen, openDesk, waiting } from '../support/review.ts'
import { actOn, choose, dialog, expectNoDialog, press } from '../support/steps.ts'
import { findTerminal, terminalRows } from '../support/terminals.ts'

/*
 * What the tasks of an operator's day take. Some are counted where they are done anyway: to replace a material in all
 * ads (materials/swap.test.ts), a terminal (terminals/take-over.test.ts), to switch a district off and on again
 * (terminals/terminals-power.test.ts), to copy an account (accounts/account-form.test.ts).
 */

const menu = async (name: string) =>
  within(await screen.findByRole('navigation', { name: '主菜单' })).findByRole('link', { name })
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

/** Opens what the palette finds first for a text, once it is this. */
async function inPalette({ user }: RenderedConsole, text: string, found: RegExp) {
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: '搜索页面和操作' })).toHaveFocus())
  await user.keyboard(text)
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent(found))
  await user.keyboard('{Enter}')
}

test('why the screens of a mall are dark, what plays on one on Saturday at 19:00, and a link to exactly that', async () => {
  const opened = await renderConsole({ at: '/homePage', switches: { scenario: { name: 'why-dark' } } })
  const { user, at, shown } = opened
  await heading('首页')
  const dark = countHands()
  await user.click(await menu('终端管理'))
  await user.click(await screen.findByRole('textbox', { name: '终端' }))
  await user.keyboard('云麓天地')
  await press(user, '查询')
  const words = ['离线', '关机时段', '无排期', '未送达', '磁盘将满', '时间不准', '指令失败']
  await waitFor(() => {
    expect(terminalRows()).toHaveLength(7)
    words.forEach((word, index) => expect(terminalRows()[index]).toHaveTextContent(word))
  })
  await choose(user, screen.getByRole('combobox', { name: '诊断' }), '有问题')
  await screen.findByText(/^已检查本页 7 台终端，7 台有问题：/)
  expectAtMost(dark, { clicks: 8, fields: 1 })

  const week = countHands()
  await user.click(within(terminalRows()[3]!).getByRole('button', { name: '一周' }))
  await user.click(await screen.findByRole('gridcell', { name: /^周六 19:00，/ }))
  await waitFor(() => expect(at()).toContain('at=2026-11-21T1900'))
  expectAtMost(week, { clicks: 2 })

  const link = countHands()
  await inPalette(opened, '链接', /复制本页链接/)
  await screen.findByText('操作成功：已复制本页链接')
  expect(await navigator.clipboard.readText()).toBe(location.href)
  expect(shown()).toContain('at=2026-11-21T1900')
  expectAtMost(link, { keys: 2, fields: 1 })
})

test('what ends this week, any record by part of it, the proof of play of an ad, and the handover of a shift', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  const { user, at } = opened
  await heading('首页')
  const ends = countHands()
  await user.click(await screen.findByRole('link', { name: /^七天内结束 \d/ }))
  await waitFor(() => expect(at()).toBe('/programManage?view=plan&show=ending'))
  expectAtMost(ends, { clicks: 1 })
  // what is open closes when another page comes
  await screen.findByRole('grid', { name: '广告排期' })
  const fromAnywhere = countHands()
  await inPalette(opened, '七天', /七天内结束的广告/)
  await within(await screen.findByRole('grid', { name: '广告排期' })).findAllByRole('link')
  expectAtMost(fromAnywhere, { keys: 2, fields: 1 })

  const { sn, name } = findTerminal(({ state }) => state === 1)
  const record = countHands()
  await inPalette(opened, String(sn), new RegExp(String(name)))
  await dialog(String(name))
  expectAtMost(record, { keys: 2, fields: 1 })

  const day = countHands()
  await press(user, /^账号：/)
  await user.click(await screen.findByRole('menuitem', { name: '我的今天' }))
  await press(user, '复制交接小结')
  await screen.findByRole('button', { name: '已复制' })
  expectAtMost(day, { clicks: 3 })

  const proof = countHands()
  await user.click(await menu('广告统计'))
  await user.click(await screen.findByRole('tab', { name: '按广告' }))
  await user.click((await screen.findAllByRole('button', { name: '播放证明' }))[0]!)
  await screen.findByRole('table', { name: /播放明细$/ })
  expect(screen.getByRole('button', { name: '打印' })).toBeVisible()
  expectAtMost(proof, { clicks: 3 })
})

test('twenty reviews take forty keys and a field for each refusal', async () => {
  const opened = await openDesk('', { undo: true, account: ADMIN })
  const hands = countHands()
  for (const [index, item] of waiting.slice(0, 5).entries()) {
    await expectOpen(opened, item)
    await expectApprovable()
    await opened.user.keyboard(index === 3 ? 'r字太小{Enter}' : 'a{Enter}')
  }
  await expectOpen(opened, waiting[5]!)
  expectAtMost(hands, { keys: 10, fields: 1 })
})

test('a rejected ad is mended and handed in; an ad is inserted for thirty minutes and stopped again', async () => {
  const rejected = findProgram(({ status }) => status === 4)
  const { user, server, goto } = await renderConsole({
    at: `/programManage?q=${encodeURIComponent(String(rejected.name))}`,
  })
  const row = await card(rejected)
  const mended = countHands()
  await actOn(user, row, '编辑')
  await screen.findByText(`审核未通过，原因：${rejected.checkReason}`)
  await press(user, '文本', await screen.findByRole('group', { name: '添加元素' }))
  await user.keyboard('改好了')
  await press(user, '保存', screen.getByRole('main'))
  await press(user, '保存并提交', await dialog('保存广告'))
  await heading('广告管理')
  expectAtMost(mended, { clicks: 6, keys: 4, fields: 1 })

  await goto(LIST)
  await heading('广告管理')
  const urgent = countHands()
  await press(user, '紧急插播')
  const form = await dialog('紧急插播')
  await user.click(within(form).getByRole('combobox', { name: '广告' }))
  await user.keyboard(String(ad.name))
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${ad.name}（`) }))
  await user.click(within(form).getByRole('radio', { name: '全部终端' }))
  await user.click(within(form).getByText('30 分钟'))
  await press(user, '立即插播', form)
  const question = (await screen.findByText(/^将立即在 \d+ 台终端上插播/)).closest<HTMLElement>('[role=dialog]')!
  await press(user, '立即插播', question)
  const result = (await screen.findByText(/^节目成功发布到了/)).closest<HTMLElement>('[role=dialog]')!
  await user.click(within(result).getAllByRole('button', { name: '关闭' }).at(-1)!)
  await press(user, `停播“${ad.name}”`, await screen.findByRole('region', { name: '正在插播' }))
  await press(user, '确定', await dialog('停播广告'))
  await waitFor(() => expect(server.calls('programPlay')).toHaveLength(2))
  expectAtMost(urgent, { clicks: 10, fields: 2 })
})

test('the menu leads back to what was filtered, a view to what has a name, a card to what is half edited', async () => {
  const opened = await renderConsole({ at: '/terminalManage?state=0&page=2' })
  const { user, at, goto } = opened
  await heading('终端管理')
  const named = countHands()
  await press(user, '视图')
  await press(user, '保存当前视图')
  const form = await dialog('保存视图')
  await user.click(within(form).getByRole('textbox'))
  await user.keyboard('离线的终端{Enter}')
  await expectNoDialog('保存视图')
  expectAtMost(named, { clicks: 2, keys: 1, fields: 1 })
  await goto('/programManage')
  await heading('广告管理')
  const back = countHands()
  await user.click(await menu('终端管理'))
  await waitFor(() => expect(at()).toBe('/terminalManage?state=0&page=2'))
  expectAtMost(back, { clicks: 1 })
  await goto('/homePage')
  await heading('首页')
  const view = countHands()
  await press(user, '视图')
  await user.click(await screen.findByRole('link', { name: '离线的终端' }))
  await waitFor(() => expect(at()).toContain('/terminalManage?state=0'))
  expectAtMost(view, { clicks: 2 })

  const halves = [adAt(0), findProgram(({ status, id }) => status === 4 && id !== adAt(0).id)]
  for (const half of halves) {
    await goto(`/editorFive?id=${half.id}&type=1`)
    await canvas()
    await editorIn(opened).add('文本')
    await user.keyboard('做到一半')
    await expectDrafts(String(half.id), 1)
    await press(user, '返回')
    await press(user, '退出', await dialog('退出编辑？'))
    await waitFor(() => expect(at()).not.toContain('/editorFive'))
  }
  for (const half of halves) {
    await goto(`/programManage?q=${encodeURIComponent(String(half.name))}`)
    const note = await within(await card(half)).findByRole('link', { name: '有草稿' })
    const resumed = countHands()
    await user.click(note)
    await press(user, '恢复', (await offer()).form)
    await expectNoDialog('恢复未保存的编辑？')
    expect(scenes()[0]).toHaveAccessibleName(/做到一半/)
    expectAtMost(resumed, { clicks: 2 })
    await press(user, '返回')
    await press(user, '退出', await dialog('退出编辑？'))
    await waitFor(() => expect(at()).not.toContain('/editorFive'))
  }
})
