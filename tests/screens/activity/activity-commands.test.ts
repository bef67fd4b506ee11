import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import type { CommandLogEntry, Device } from '#src/api/generated/types.gen.ts'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import {
  activityOf,
  activityPanel,
  commandTruth,
  expectFigures,
  expectFiguresInTime,
  figuresNow,
  numbersOf,
} from '../support/activity.ts'
import { dialog, expectDone, fill, press } from '../support/steps.ts'
import { openTerminals, terminals } from '../support/terminals.ts'

/** 运营小王. */
const OPERATOR = '13800000001'
const CLEANUP = 4
const online = terminals.filter(({ state }) => state === 1)

test('a command to 178 terminals, 9 offline and 9 failing, is followed to its end over pages and a reload', async () => {
  const { user, server, advance, goto, reload } = await openTerminals('?state=1&batch=1', {
    switches: { simulation: { commandSeconds: [1, 40], commandFailRate: 0.066 } },
  })
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await press(user, `选择全部 ${online.length} 项`, bar)
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(`已选 ${online.length} 项`))
  const left = online.slice(0, online.length - 178)
  for (const { sn } of left) {
    const row = screen.getByRole('link', { name: String(sn) }).closest('tr') as HTMLElement
    await user.click(within(row).getByRole('checkbox'))
  }
  const chosen = online.slice(left.length)
  await press(user, '磁盘清理', bar)
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user)
  const outage = chosen.slice(-9).map(({ id }) => String(id))
  await server.setSwitches({ simulation: { outage: { since: server.clock.now(), ids: outage } } })
  await activityPanel()
  await expectFigures('磁盘清理', '完成 0 / 178 · 进行中 178')

  // the home page reads the same log, for its own figures
  const looks = () => server.calls('deviceCommandLog').filter(({ path }) => path.includes(`type=${CLEANUP}`)).length
  const sns = new Set(chosen.map(({ sn }) => String(sn)))
  let before = numbersOf(figuresNow('磁盘清理'))
  async function expectRight() {
    const shown = numbersOf(figuresNow('磁盘清理'))
    const truth = await commandTruth(server, CLEANUP, sns)
    // every terminal once; nothing that is not so, and nothing lost that was known
    expect(shown.total).toBe(178)
    expect(shown.done + shown.failed + shown.unknown + shown.pending).toBe(178)
    expect(shown.done).toBeLessThanOrEqual(truth.done)
    expect(shown.failed).toBeLessThanOrEqual(truth.failed)
    expect(shown.done).toBeGreaterThanOrEqual(before.done)
    expect(shown.failed).toBeGreaterThanOrEqual(before.failed)
    before = shown
  }
  for (let step = 0; step < 2; step += 1) {
    await advance(5_000)
    await expectRight()
  }
  await waitFor(() => expect(numbersOf(figuresNow('磁盘清理')).done).toBeGreaterThan(0))
  await expectRight()
  expect(before.pending).toBeGreaterThan(0)

  await goto('/homePage')
  await screen.findByText(/，系统管理员$/)
  await advance(8_000)
  await expectRight()
  const known = before
  await goto('/upload')
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  await reload()
  await press(user, /^任务/)
  // what was known is there before the first answer
  await waitFor(() => expect(numbersOf(figuresNow('磁盘清理')).done).toBeGreaterThanOrEqual(known.done))
  await expectRight()
  expect(before.pending).toBeGreaterThan(9)

  await advance(20_000)
  await expectRight()
  await advance(60_000)
  await expectFiguresInTime('磁盘清理', '完成 160 / 178 · 失败 9 · 未知 9')
  expect(await commandTruth(server, CLEANUP, sns)).toEqual({ done: 160, failed: 9, pending: 9 })
  // failures first, each with its reason
  const [first] = within(activityOf('磁盘清理')).getAllByRole('listitem')
  expect(first).toHaveTextContent(/失败（.+）$/)
  // far fewer than one a terminal, also with what the rows in sight ask
  expect(looks()).toBeLessThan(40)
  expect(server.calls('deviceCommandHistory').length).toBeLessThan(40)

  // the power is back: what waited is done, and nobody asks any more
  await server.setSwitches({ simulation: { outage: null } })
  await advance(300_000)
  await expectFigures('磁盘清理', '完成 169 / 178 · 失败 9')
  const asked = looks()
  await advance(600_000)
  expect(looks()).toBe(asked)
})

test('those that failed say why and are tried again, they alone, without those that are offline by now', async () => {
  const devices = online.slice(0, 3)
  const { user, server, row, advance } = await openTerminals('?state=1&batch=1', {
    switches: { simulation: { commandFailRate: 1 } },
  })
  for (const device of devices) await user.click(within(await row(device)).getByRole('checkbox'))
  await press(user, '重启', await screen.findByRole('region', { name: '批量操作' }))
  const question = await dialog('下发指令')
  expect(question).toHaveTextContent('确定对 3 台终端执行“重启”？')
  await press(user, '执行', question)
  await expectDone(user)
  // as after every batch
  expect(screen.getByRole('region', { name: '批量操作' })).toHaveTextContent('已选 0 项')
  const panel = await activityPanel()
  await advance(30_000)
  await expectFigures('重启', '完成 0 / 3 · 失败 3')
  expect(within(activityOf('重启')).getAllByRole('listitem')[0]).toHaveTextContent(/失败（.+）$/)
  // one that is open says no word for a screen reader before its end
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    '重启，3 台终端，已结束：完成 0 / 3 · 失败 3',
  )

  const [off, ...others] = devices
  await server.setSwitches({
    simulation: { commandFailRate: 0, outage: { since: server.clock.now(), ids: [String(off?.id)] } },
  })
  await press(user, '重试失败的 3 台', panel)
  const again = await dialog('下发指令')
  expect(again).toHaveTextContent('确定对失败的 2 台终端重新执行“重启”？另有 1 台不在线，不含在内。')
  await press(user, '执行', again)
  await expectFigures('重启', '完成 0 / 3 · 失败 1 · 进行中 2')
  const { data } = await server.send<{ data: CommandLogEntry[] }>(
    'GET',
    '/api/device-command/page?type=1&page=0&limit=5',
  )
  const sentTo = new Set(data.slice(0, 2).map(({ sn }) => sn))
  expect(sentTo).toEqual(new Set(others.map(({ sn }) => sn)))
  expect(server.calls('deviceCommandSend')).toHaveLength(2)
  await advance(30_000)
  await expectFigures('重启', '完成 2 / 3 · 失败 1')

  // what has failed somewhere is not done
  expect(within(panel).queryByRole('button', { name: '清除已完成' })).toBeNull()
  await press(user, '移除该任务', activityOf('重启'))
  expect(await within(panel).findByText(/^还没有任务/)).toBeVisible()
})

test('what was sent is said to be followed in a line, which goes by itself; the panel opens when asked for (N22)', async () => {
  const [device] = online
  const { user, row, act, advance } = await openTerminals('?state=1')
  await row(device as Device)
  const send = async () => {
    await act(device as Device, '截屏')
    await press(user, '执行', await dialog('下发指令'))
    await expectDone(user)
    return screen.findByText(`正在跟踪：截屏（${device?.name}）`)
  }
  await send()
  expect(screen.queryByRole('region', { name: '任务' })).toBeNull()
  await advance(11_000)
  expect(screen.queryByText(/^正在跟踪/)).toBeNull()
  expect(screen.queryByRole('region', { name: '任务' })).toBeNull()
  await send()
  await press(user, '查看任务')
  expect(activityOf('截屏')).toBeVisible()
  expect(screen.queryByText(/^正在跟踪/)).toBeNull()
})

test('the panel opens and closes by the button of the header and by keyboard', async () => {
  const { user } = await openTerminals()
  await user.click(await screen.findByRole('button', { name: '任务' }))
  const panel = await activityPanel()
  await waitFor(() => expect(within(panel).getByRole('button', { name: '关闭' })).toHaveFocus())
  expect(screen.getByRole('button', { name: '任务' })).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: '任务' })).toBeNull()
  expect(screen.getByRole('button', { name: '任务' })).toHaveFocus()
})

test('without the log of all terminals each is asked about by itself', async () => {
  const devices = online.slice(0, 3)
  const { user, server, row, advance, goto } = await openTerminals('?state=1&batch=1', {
    switches: { scenario: { functionIds: { [ADMIN]: ['1', '13'] } } },
  })
  for (const device of devices) await user.click(within(await row(device)).getByRole('checkbox'))
  await press(user, '截屏', await screen.findByRole('region', { name: '批量操作' }))
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user)
  // away from the rows, which ask for their own sake
  await goto('/upload')
  const before = server.calls('deviceCommandHistory').length
  await activityPanel()
  await advance(5_000)
  await expectFigures('截屏', '完成 3 / 3')
  expect(server.calls('deviceCommandLog')).toHaveLength(0)
  expect(server.calls('deviceCommandHistory')).toHaveLength(before + 3)
})

test('a look that fails says so, keeps the figures and is tried again; a hidden page asks nothing', async () => {
  const [device] = online
  const { user, server, row, act, advance } = await openTerminals('?state=1')
  await row(device as Device)
  await act(device as Device, '截屏')
  await server.setSwitches({
    faults: [
      { operationId: 'deviceCommandLog', kind: 'status', status: 503 },
      { operationId: 'deviceCommandHistory', kind: 'status', status: 503 },
    ],
  })
  await press(user, '执行', await dialog('下发指令'))
  await expectDone(user)
  await activityPanel()
  await advance(4_000)
  await waitFor(() => expect(activityOf('截屏')).toHaveTextContent('最近一次未能读取：服务不可用。稍后自动再试。'))
  expect(figuresNow('截屏')).toBe('完成 0 / 1 · 进行中 1')

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  const asked = server.calls('deviceCommandHistory').length
  await server.setSwitches({ faults: [] })
  await advance(120_000)
  expect(server.calls('deviceCommandHistory')).toHaveLength(asked)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await advance(1_000)
  await expectFigures('截屏', '完成 1 / 1')
  expect(activityOf('截屏')).not.toHaveTextContent('未能读取')
})

test('what somebody has sent is not shown to whoever signs in next, and is there again for who has sent it', async () => {
  const [device] = online
  const { user, row, act, at } = await openTerminals('?state=1')
  await row(device as Device)
  await act(device as Device, '重启')
  await press(user, '执行', await dialog('下发指令'))
  await activityPanel()
  async function signInAs(account: string) {
    await press(user, /^账号：/)
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await press(user, '退出', await dialog('退出登录'))
    await waitFor(() => expect(at()).toMatch(/^\/login/))
    await fill(user, await screen.findByRole('textbox', { name: '账号' }), account)
    await fill(user, screen.getByLabelText(/^密码/), PASSWORD)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/homePage'))
  }
  await signInAs(OPERATOR)
  await press(user, /^任务/)
  expect(await within(await activityPanel()).findByText(/^还没有任务/)).toBeVisible()
  await signInAs(ADMIN)
  await press(user, /^任务/)
  await waitFor(() => expect(activityOf('重启')).toHaveTextContent(String(device?.name)))
})
