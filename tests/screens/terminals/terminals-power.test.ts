import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
// that it is not offered says something only where it would be at once
import '#src/features/devices/power/power-restore.tsx'
import { activityPanel } from '../support/activity.ts'
import { countHands, expectAtMost } from '../support/hand-count.ts'
import { dialog, expectDone, expectNoDialog, fill, press, timeField } from '../support/steps.ts'
import { openTerminals, terminals, type TerminalScreen } from '../support/terminals.ts'

const MINUTE = 60_000
/** A district in which terminals have different windows. */
const district = terminals.find(({ district: name, workCronTarget }) =>
  terminals.some((other) => other.district === name && other.workCronTarget !== workCronTarget),
)?.district
const cut = terminals.filter((device) => device.district === district)
/** How many of them have each window. */
const windows = new Map(
  cut.map(({ workCronTarget: window }) => [window, cut.filter(({ workCronTarget }) => workCronTarget === window)]),
)
const address = `?district=${district}`

const notice = () => screen.findByRole('region', { name: '原开关机时间' })
const sent = ({ server }: TerminalScreen) => server.calls('deviceWorkCronSet').map(({ path }) => decodeURI(path))
const setAt = (paths: readonly string[], window: string) =>
  paths
    .filter((path) => path.endsWith(`/${window}`))
    .flatMap((path) => /device\/([^/]+)\//.exec(path)?.[1]?.split(',') ?? [])

/** Sets a window for the whole district. */
async function switchOff(user: UserEvent, off = '00') {
  await press(user, '批量操作')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await press(user, /^选择(本页|全部 \d+ 项)$/, bar)
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(`已选 ${cut.length} 项`))
  await press(user, '设置开关机时间', bar)
  const form = await dialog('设置开关机时间')
  for (const side of ['开机', '关机']) await fill(user, timeField(form, side), `${off}:00`)
  await press(user, '确定', form)
  await expectDone(user)
}

test('a power cut and its way back take at most eight clicks, and each terminal gets its own window back', async () => {
  const opened = await openTerminals(`${address}&size=40`, { switches: { simulation: { arrivalSeconds: [0, 0] } } })
  const { user, server, advance } = opened
  const hands = countHands()
  await switchOff(user)
  await advance(MINUTE)
  const before = sent(opened).length
  expect(await notice()).toHaveTextContent(`将 ${cut.length} 台终端的开关机时间改为 00:00-00:00`)

  await press(user, `恢复原开关机时间（${cut.length} 台）`)
  const question = await dialog('恢复原开关机时间')
  for (const [window, { length }] of windows) expect(question).toHaveTextContent(`${window}：${length} 台`)
  await press(user, '恢复', question)
  await expectDone(user)
  // two of them close messages
  expectAtMost(hands, { clicks: 8, fields: 2 })

  const back = sent(opened).slice(before)
  expect(back).toHaveLength(windows.size)
  for (const [window, devices] of windows)
    expect(setAt(back, String(window)).sort()).toEqual(devices.map(({ id }) => String(id)).sort())
  expect(screen.queryByRole('region', { name: '原开关机时间' })).toBeNull()
  const panel = within(await activityPanel())
  // the restoring is one entry, however many windows it has sent
  expect(panel.getAllByRole('progressbar').map(({ ariaLabel }) => ariaLabel)).toEqual([
    '恢复原开关机时间',
    '设置开关机时间 00:00-00:00',
  ])
  panel.getByText(`${cut.length} 台终端`, { selector: 'li:first-child *' })
  panel.getByRole('button', { name: `${windows.size} 项任务` })
  const now = await server.send<{ data: { id: number; workCronTarget: string }[] }>(
    'GET',
    '/api/device/page?page=0&limit=400',
  )
  for (const { id, workCronTarget } of cut)
    expect(now.data.find((device) => device.id === id)?.workCronTarget).toBe(workCronTarget)
})

test('what is remembered outlives a reload, and a second change keeps the first windows', async () => {
  const opened = await openTerminals(`${address}&size=40`)
  const { user, reload } = opened
  await switchOff(user)
  await reload()
  await notice()
  await press(user, '退出批量操作')
  await switchOff(user, '01')
  expect(await notice()).toHaveTextContent('改为 01:00-01:00')
  const before = sent(opened).length
  await press(user, `恢复原开关机时间（${cut.length} 台）`)
  await press(user, '恢复', await dialog('恢复原开关机时间'))
  await expectDone(user)
  expect(setAt(sent(opened).slice(before), String(cut[0]?.workCronTarget))).toContain(String(cut[0]?.id))
})

test('of a restoring that breaks off only what was not sent is tried again', async () => {
  const opened = await openTerminals(`${address}&size=40`)
  const { user, server } = opened
  await switchOff(user)
  const before = sent(opened).length
  await server.setSwitches({
    faults: [{ operationId: 'deviceWorkCronSet', kind: 'refuse', msg: '系统繁忙', skip: 1, times: 1 }],
  })
  await press(user, `恢复原开关机时间（${cut.length} 台）`)
  const question = await dialog('恢复原开关机时间')
  await press(user, '恢复', question)
  expect(await within(question).findByRole('alert')).toHaveTextContent(/已完成 \d+ 台，其余 \d+ 台失败/)
  await press(user, '恢复', question)
  await expectDone(user)
  await expectNoDialog()
  const first = sent(opened).slice(before)[0]
  expect(
    sent(opened)
      .slice(before)
      .filter((path) => path === first),
  ).toHaveLength(1)
  expect(sent(opened).slice(before)).toHaveLength(windows.size + 1)
})

test('a restoring of several calls says how far it is and can be stopped; what was done is said, and the rest goes on', async () => {
  const opened = await openTerminals(`${address}&size=40`)
  const { user, server } = opened
  await switchOff(user)
  const before = sent(opened).length
  await server.setSwitches({ faults: [{ operationId: 'deviceWorkCronSet', kind: 'hold', times: 1 }] })
  await press(user, `恢复原开关机时间（${cut.length} 台）`)
  const question = await dialog('恢复原开关机时间')
  await press(user, '恢复', question)
  expect(await within(question).findByText(`正在下发：已完成 0 / ${cut.length} 台`)).toBeVisible()
  await press(user, '停止下发', question)
  await server.setSwitches({ faults: [] })
  const first = Math.max(...[...windows.values()].map(({ length }) => length))
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    `已停止：已完成 ${first} 台，其余 ${cut.length - first} 台未发送`,
  )
  expect(within(question).queryByRole('button', { name: '停止下发' })).toBeNull()
  expect(sent(opened).slice(before)).toHaveLength(1)
  expect(await notice()).toHaveTextContent(`将 ${cut.length - first} 台终端`)
  await press(user, '恢复', question)
  await expectDone(user)
  expect(sent(opened).slice(before)).toHaveLength(windows.size)
})

test('what is remembered can be given up', async () => {
  const { user, reload } = await openTerminals(`${address}&size=40`)
  await switchOff(user)
  await press(user, '不再恢复', await notice())
  await press(user, '确定', await dialog('不再恢复'))
  await waitFor(() => expect(screen.queryByRole('region', { name: '原开关机时间' })).toBeNull())
  await reload()
  // both come after the rows, and at once
  await screen.findByRole('region', { name: '批量操作' })
  expect(screen.queryByRole('region', { name: '原开关机时间' })).toBeNull()
})

test('a window set for one terminal is not offered back', async () => {
  const device = cut[0] as (typeof cut)[number]
  const { user, act } = await openTerminals(`?q=${device.sn}`)
  await act(device, '设置开关机时间')
  const form = await dialog('设置开关机时间')
  await fill(user, timeField(form, '关机'), '22:45')
  await press(user, '确定', form)
  await expectDone(user)
  expect(screen.queryByRole('region', { name: '原开关机时间' })).toBeNull()
})
