import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Device } from '#src/api/generated/types.gen.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { dialog, expectNoDialog, expectTotal, press } from '../support/steps.ts'
import { expectTerminals, findTerminal, openTerminals, terminals } from '../support/terminals.ts'

const GUEST = '13800000006'
const OPERATOR = '13800000001'
const MALL = '云麓天地'
const [off, dark, none, stuck, full, wrong, failed] = [
  '北门大屏',
  '一层中庭屏',
  '二层扶梯屏',
  '三层连廊屏',
  '四层餐饮屏',
  '五层影院屏',
  '地下车库屏',
].map((spot) => `${MALL}${spot}`) as [string, string, string, string, string, string, string]

/** The list of the mall whose screens are dark. */
async function openMall(setup: Omit<Parameters<typeof renderConsole>[0], 'at'> = {}) {
  const opened = await renderConsole({
    at: `/terminalManage?q=${MALL}`,
    ...setup,
    switches: { scenario: { name: 'why-dark' }, ...setup.switches },
  })
  await expectTotal(7)
  return { ...opened, ...counting(opened.user) }
}

/** Clicks that are counted. */
function counting(user: UserEvent) {
  let clicks = 0
  return {
    clicks: () => clicks,
    async click(element: HTMLElement) {
      clicks += 1
      await user.click(element)
    },
  }
}

const link = (name: string) => screen.findByRole('link', { name })
const conclusion = () => screen.getByRole('status', { name: '诊断结论' })
const answer = () => screen.getByRole('status', { name: '该时刻播放' })

test('why a screen is dark is one click away, its remedy one more, and it helps', async () => {
  const { click, clicks, server, user, advance } = await openMall()
  await click(await link(stuck))
  const inspector = await dialog(stuck)
  await waitFor(() => expect(conclusion()).toHaveTextContent(/^广告未送达$/))
  expect(clicks()).toBeLessThanOrEqual(3)
  expect(inspector).toHaveTextContent(/实际广告未送达/)
  expect(inspector).toHaveTextContent(/发布于 1\d 小时前/)
  const before = clicks()
  await click(within(inspector).getByRole('button', { name: '重启' }))
  expect(clicks()).toBe(before + 1)
  await press(user, '执行', await dialog('下发指令'))
  await waitFor(() => expect(server.calls('deviceCommandSend')).toHaveLength(1))
  // what is under way is not said to be well
  await waitFor(() => expect(conclusion()).toHaveTextContent(/重启执行中$/))
  // restarted, and what waited has arrived
  await advance(60_000)
  await waitFor(() => expect(conclusion()).toHaveTextContent('未发现问题'))
  expect(inspector).toHaveTextContent('应播放的广告均已送达')
})

test('each screen of the mall says its own reason, from one to the next by J and K, ↓ and ↑', async () => {
  const { user, at } = await openMall()
  await user.click(await link(off))
  const seen = async (name: string, reason: RegExp) => {
    await dialog(name)
    await waitFor(() => expect(conclusion()).toHaveTextContent(reason))
  }
  // the clock of one that is offline is not known
  await seen(off, /^终端离线，1 项未能判断$/)
  await user.keyboard('j')
  await seen(dark, /^不在开机时段$/)
  await user.keyboard('{ArrowDown}')
  await seen(none, /^无排期$/)
  await user.keyboard('J')
  await seen(stuck, /^广告未送达$/)
  await press(user, '下一台（J）')
  await seen(full, /^磁盘将满$/)
  await user.keyboard('j')
  await seen(wrong, /^终端时间不准$/)
  await user.keyboard('j')
  await seen(failed, /^最近一次指令失败$/)
  // the last of the page
  expect(screen.getByRole('button', { name: '下一台（J）' })).toHaveAccessibleDescription('已是本页最后一台')
  await user.keyboard('jk')
  await seen(wrong, /^终端时间不准$/)
  await user.keyboard('{ArrowUp}')
  await seen(full, /^磁盘将满$/)
  expect(at()).toMatch(/device=/)

  // the tab stays; what is typed into a field steps nowhere
  await user.click(screen.getByRole('tab', { name: '指令记录' }))
  await user.type(within(await dialog(full)).getByRole('textbox', { name: '操作账号' }), 'jk')
  await dialog(full)
  await user.keyboard('{Escape}')
  await expectNoDialog()
})

test('remedies: a window that is changed, a way to what is offline nearby, to ads, and to the history', async () => {
  const { user, server, at, back } = await openMall()
  await user.click(await link(dark))
  const reasons = await within(await dialog(dark)).findByRole('list', { name: '原因与处理' })
  await press(user, '设置开关机时间', reasons)
  const form = await dialog('设置开关机时间')
  // what stands over the inspector has the keys
  await user.keyboard('j{Backspace}')
  expect(screen.getByRole('dialog', { name: dark })).toBeInTheDocument()
  await press(user, '确定', form)
  await waitFor(() => expect(server.calls('deviceWorkCronSet')).toHaveLength(1))

  await user.keyboard('k')
  await dialog(off)
  await user.click(await link('同区域的离线终端'))
  await waitFor(() => expect(at()).toMatch(/district=.*state=0/))
  expect(screen.queryByRole('dialog')).toBeNull()
  back()
  await dialog(off)
  await user.keyboard('jj')
  await dialog(none)
  expect((await link('选择广告发布')).getAttribute('href')).toMatch(/programManage\?.*status=1.*device=/)
  await press(user, '查看一周')
  await waitFor(() => expect(answer()).toHaveTextContent('无排期'))
})

test('while it loads its head says what the list knows of it, and else nothing', async () => {
  const { user, goto, row, server } = await openTerminals('?state=1', {
    switches: { faults: [{ operationId: 'deviceGet', kind: 'hold' }] },
  })
  const device = findTerminal(({ state }) => state === 1)
  const { id, name = '', sn = '' } = device
  await user.click(within(await row(device)).getByRole('link', { name }))
  const inspector = await dialog(name)
  expect(inspector).toHaveTextContent(new RegExp(`^.*${name}在线${sn}`))
  expect(inspector).not.toHaveTextContent('--')
  // over a list that does not have it
  await goto(`/terminalManage?state=0&device=${id}`)
  const alone = await dialog('终端详情')
  expect(alone).not.toHaveTextContent(/--|在线|离线/)
  await server.setSwitches({ faults: [] })
  await waitFor(() => expect(alone).toHaveTextContent(`在线${sn}`))
})

test('a failed command that is sent again is under way, and not said to be well', async () => {
  const { user, server, advance } = await openMall()
  await user.click(await link(failed))
  const inspector = await dialog(failed)
  const reasons = await within(inspector).findByRole('list', { name: '发现的问题' })
  await press(user, '重启', reasons)
  await press(user, '执行', await dialog('下发指令'))
  await waitFor(() => expect(conclusion()).toHaveTextContent(/^暂无结论，重启执行中$/))
  expect(within(inspector).getByText('重启执行中', { selector: 'li' })).toBeVisible()
  expect(server.calls('deviceCommandSend')).toHaveLength(1)
  await advance(60_000)
  await waitFor(() => expect(conclusion()).not.toHaveTextContent('执行中'))
})

test.each([
  ['that is not there', 99_999_999, ADMIN],
  ['out of one’s scope', undefined, OPERATOR],
])('a terminal %s: one message with a way back, and no checks', async (_what, missing, account) => {
  const { user, server, at, goto } = await openTerminals('?state=1', { account })
  const path = '/api/device/page?page=0&limit=400'
  const { data } = await server.send<{ data: Device[] }>('GET', path, undefined, account)
  const outside = terminals.find(({ id }) => !data.some((seen) => String(seen.id) === String(id)))
  await goto(`/terminalManage?state=1&device=${missing ?? outside?.id}`)
  const inspector = await dialog('终端详情')
  const message = await within(inspector).findByRole('alert')
  expect(message).toHaveTextContent('无法查看该终端终端不存在。它可能已被删除，或不在您的管理范围内')
  expect(within(inspector).getAllByRole('alert')).toHaveLength(1)
  expect(within(inspector).queryByRole('tablist')).toBeNull()
  expect(screen.queryByRole('status', { name: '诊断结论' })).toBeNull()
  await press(user, '返回列表', message)
  await expectNoDialog()
  expect(at()).toBe('/terminalManage?state=1')
})

test('unknown stays unknown: no play list, no guess; with it everything is there', async () => {
  const device = findTerminal(({ state }) => state === 1)
  const { user, server } = await openTerminals(`?device=${device.id}`, {
    switches: { faults: [{ operationId: 'devicePlayList', kind: 'status', status: 503 }] },
  })
  const inspector = await dialog(String(device.name))
  await waitFor(() => expect(within(inspector).getByRole('alert')).toHaveTextContent('播放列表未能读取，相关各项未知'))
  expect(inspector).toHaveTextContent(/应该播放未知实际未知/)
  expect(conclusion()).toHaveTextContent('未发现问题，2 项未能判断')
  for (const words of ['播放计划未知', '送达情况未知', '终端在线']) expect(inspector).toHaveTextContent(words)
  for (const words of ['现在有排期', '无排期', '没有未送达的广告']) expect(inspector).not.toHaveTextContent(words)
  await server.setSwitches({ faults: [] })
  await press(user, '重试', inspector)
  await waitFor(() => expect(conclusion()).toHaveTextContent(/^未发现问题$/))
  expect(inspector).toHaveTextContent('现在有排期')
})

test('what plays on Saturday at 19:00 is two clicks away, and stays from one terminal to the next', async () => {
  const { user } = await openTerminals()
  await expectTerminals(terminals)
  const { click, clicks } = counting(user)
  const row = (await screen.findByRole('link', { name: String(findTerminal().sn) })).closest('tr') as HTMLElement
  await click(within(row).getByRole('button', { name: '一周' }))
  await click(await screen.findByRole('gridcell', { name: /^周六 19:00，/ }))
  expect(clicks()).toBe(2)
  expect(answer()).toHaveTextContent(/^周六 11-21 19:00 (轮播|插播) \d+ 个广告|无排期/)
  await user.keyboard('j')
  await dialog(String(terminals[1]?.name))
  await waitFor(() => expect(answer()).toHaveTextContent(/^周六 11-21 19:00/))
  // in the week the arrows are the week's
  ;(await screen.findByRole('gridcell', { name: /^周六 19:00，/ })).focus()
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(answer()).toHaveTextContent(/^周五 11-20 18:00/)
  expect(screen.getByRole('dialog', { name: String(terminals[1]?.name) })).toBeInTheDocument()
})

test('a guest reads the reasons, without the remedies that the role lacks', async () => {
  const { user } = await openMall({ account: GUEST })
  await user.click(await link(full))
  const inspector = await dialog(full)
  await waitFor(() => expect(inspector).toHaveTextContent('终端上报 15.7 / 16 GB，已用 98%'))
  for (const name of ['磁盘清理', '编辑', '更多']) expect(within(inspector).queryByRole('button', { name })).toBeNull()
})

test('the terminals of an ad lead to their inspectors, with permission 1 only', async () => {
  const id = 3001
  const { user, at, goto, server } = await renderConsole({ at: '/homePage' })
  const [ad] = await server.inWorld(({ gate }) => gate.publication.list(({ deviceIds }) => deviceIds.length > 0))
  await goto(`/checkPubMet?id=${ad?.programId ?? id}`)
  const table = await screen.findByRole('table', { name: '发布终端' })
  const [first] = await within(table).findAllByRole('link')
  const name = String(first?.textContent)
  await user.click(first as HTMLElement)
  await dialog(name)
  expect(at()).toMatch(/^\/terminalManage\?device=/)
  await waitFor(conclusion)
})

test('beside the list, which stays in use: the open row is marked, and gets the focus back on Escape', async () => {
  const { user, at } = await openTerminals()
  await expectTerminals(terminals)
  const [first, second, third] = terminals.map(({ name }) => String(name)) as [string, string, string]
  await user.click(await link(first))
  const inspector = await dialog(first)
  expect(inspector).toHaveFocus()
  expect(inspector).not.toHaveAttribute('aria-modal', 'true')
  // names keep their room, and what is rarely looked for gives way
  const name = (await link(first)).getBoundingClientRect()
  const cell = (await link(first)).closest('td') as HTMLElement
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  expect(cell.clientWidth).toBeGreaterThanOrEqual(16 * 13)
  expect(name.right).toBeLessThan(inspector.getBoundingClientRect().left)
  expect(screen.queryByRole('columnheader', { name: '区县' })).toBeNull()

  await user.click(await link(second))
  await dialog(second)
  expect(at()).toMatch(new RegExp(`device=${terminals[1]?.id}`))
  // also from the list the keys go on, and the arrows are its own
  await user.keyboard('j')
  await dialog(third)
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('dialog', { name: third })).toBeVisible()
  expect((await link(third)).closest('tr')).toHaveAttribute('data-open')
  await user.keyboard('{Escape}')
  await expectNoDialog()
  const serial = await link(String(terminals[2]?.sn))
  await waitFor(() => expect(serial).toHaveFocus())
  expect(screen.getByRole('columnheader', { name: '区县' })).toBeVisible()
})

test('in a smaller window it is a drawer over the list', async () => {
  const { innerWidth: before, innerHeight: height } = window
  onTestFinished(() => page.viewport(before, height))
  await page.viewport(1024, 800)
  const { user } = await openTerminals()
  await user.click(await link(String(terminals[0]?.name)))
  expect(await dialog(String(terminals[0]?.name))).toHaveAttribute('aria-modal', 'true')
})

test('a screenshot is made larger, and asked for anew', async () => {
  const online = findTerminal(({ state }) => state === 1)
  const { user, server } = await openTerminals(`?size=40&device=${online.id}`)
  const inspector = await screen.findByRole('dialog')
  expect((await link(String(online.sn))).closest('tr')).toHaveAttribute('data-open')
  await press(user, '放大截图', inspector)
  const large = await dialog(/截图于 \d{4}-\d\d-\d\d/)
  expect(within(large).getByRole('img', { name: /的屏幕截图$/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(large).not.toBeInTheDocument())
  expect(inspector).toBeVisible()
  await press(user, '重新截屏', inspector)
  await press(user, '执行', await dialog('下发指令'))
  await waitFor(() => expect(server.calls('deviceCommandSend')).toHaveLength(1))
})
