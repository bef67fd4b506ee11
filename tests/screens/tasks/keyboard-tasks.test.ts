import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/activity/day/my-day-screen.tsx'
import '#src/features/devices/inspector/device-inspector.tsx'
import '#src/features/publish/running/running-banner.tsx'
import '#src/features/publish/urgent/urgent-dialog.tsx'
import '#src/features/statistics/proof/proof-screen.tsx'
import { renderConsole } from '#tests/support/render-console.tsx'
import { countHands, expectAtMost } from '../support/hand-count.ts'
import { openFromPalette, tabTo } from '../support/keyboard.ts'
import { ad } from '../support/publish.ts'
import { dialog, expectNoDialog } from '../support/steps.ts'
import { findTerminal, terminalRows } from '../support/terminals.ts'

/*
 * Tasks of tasks.test.ts that are done by the pointer there, without it; keyboard-work.test.ts has those that change
 * something. What the palette leads to at once and twenty reviews are counted by their keys where they are.
 */

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('why screens are dark, the proof of play of an ad, and the handover of a shift, by keys alone', async () => {
  const opened = await renderConsole({ at: '/homePage', switches: { scenario: { name: 'why-dark' } } })
  const { user } = opened
  await heading('首页')
  const dark = countHands()
  await openFromPalette(opened, '终端管理')
  await heading('终端管理')
  const search = await screen.findByRole('textbox', { name: '终端' })
  await tabTo(opened, () => search)
  await user.keyboard('云麓天地{Enter}')
  await waitFor(() => expect(terminalRows()).toHaveLength(7))
  for (const [index, word] of ['离线', '关机时段', '无排期', '未送达'].entries())
    await waitFor(() => expect(terminalRows()[index]).toHaveTextContent(word))
  expectAtMost(dark, { keys: 3, fields: 2 })

  const proof = countHands()
  await openFromPalette(opened, '广告统计')
  await heading('广告统计')
  const tab = await screen.findByRole('tab', { name: '按广告' })
  await tabTo(opened, () => screen.getByRole('tab', { selected: true }))
  while (document.activeElement !== tab) await user.keyboard('{ArrowRight}')
  await user.keyboard('{Enter}')
  await screen.findAllByRole('button', { name: '播放证明' })
  await tabTo(opened, () => screen.getAllByRole('button', { name: '播放证明' })[0]!)
  await user.keyboard('{Enter}')
  await screen.findByRole('table', { name: /播放明细$/ })
  expectAtMost(proof, { keys: 31, fields: 1 })

  const day = countHands()
  await openFromPalette(opened, '我的今天')
  await heading('我的今天')
  const copy = await screen.findByRole('button', { name: '复制交接小结' })
  await tabTo(opened, () => copy)
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: '已复制' })
  expectAtMost(day, { keys: 8, fields: 1 })
})

test('an ad is inserted for thirty minutes and stopped again, by keys alone', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  const { user, server } = opened
  await heading('首页')
  const urgent = countHands()
  await openFromPalette(opened, '紧急插播')
  const form = await dialog('紧急插播')
  await tabTo(opened, () => within(form).getByRole('combobox', { name: '广告' }))
  await user.keyboard(String(ad.name))
  await waitFor(() => {
    for (const option of screen.getAllByRole('option')) expect(option).toHaveTextContent(String(ad.name))
  })
  await user.keyboard('{ArrowDown}{Enter}')
  await tabTo(opened, () => within(form).getByRole('radio', { name: '全部终端' }))
  await user.keyboard(' ')
  await tabTo(opened, () => within(form).getByRole('radio', { name: '1 小时' }))
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(within(form).getByRole('radio', { name: '30 分钟' })).toBeChecked())
  await tabTo(opened, () => within(form).getByRole('button', { name: '立即插播' }))
  await user.keyboard('{Enter}')
  const question = (await screen.findByText(/^将立即在 \d+ 台终端上插播/)).closest<HTMLElement>('[role=dialog]')!
  await tabTo(opened, () => within(question).getByRole('button', { name: '立即插播' }))
  await user.keyboard('{Enter}')
  await screen.findByText(/^节目成功发布到了/)
  await user.keyboard('{Escape}')
  await screen.findByRole('region', { name: '正在插播' })
  await openFromPalette(opened, '停播', `停播“${ad.name}”`)
  const ask = await dialog('停播广告')
  await tabTo(opened, () => within(ask).getByRole('button', { name: '确定' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.calls('programPlay')).toHaveLength(2))
  expectAtMost(urgent, { keys: 28, fields: 3 })
  await expectNoDialog('停播广告')
})

test('what plays on a terminal on Saturday at 19:00, and the way back to filters and to a view, by keys alone', async () => {
  const opened = await renderConsole({ at: '/terminalManage?state=0&page=2' })
  const { user, at, goto } = opened
  await heading('终端管理')
  const named = countHands()
  await openFromPalette(opened, '保存当前视图')
  const form = await dialog('保存视图')
  await waitFor(() => expect(within(form).getByRole('textbox')).toHaveFocus())
  await user.keyboard('离线的终端{Enter}')
  await expectNoDialog('保存视图')
  expectAtMost(named, { keys: 3, fields: 2 })
  await goto('/homePage')
  await heading('首页')
  const back = countHands()
  await openFromPalette(opened, '终端管理')
  await waitFor(() => expect(at()).toBe('/terminalManage?state=0&page=2'))
  expectAtMost(back, { keys: 2, fields: 1 })
  await goto('/homePage')
  await heading('首页')
  const view = countHands()
  await openFromPalette(opened, '离线的终端')
  await waitFor(() => expect(at()).toContain('/terminalManage?state=0'))
  expectAtMost(view, { keys: 2, fields: 1 })

  const { sn, name } = findTerminal(({ state }) => state === 1)
  const week = countHands()
  await openFromPalette(opened, String(sn), String(name), '{ArrowRight}{ArrowDown}{ArrowDown}{Enter}')
  await dialog(String(name))
  await waitFor(() => expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus())
  // from Friday in the morning
  await user.keyboard('{ArrowDown}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await waitFor(() => expect(at()).toContain('at=2026-11-21T1900'))
  expectAtMost(week, { keys: 11, fields: 1 })
})
