import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Device, PlayEntry } from '#src/api/generated/types.gen.ts'
import '#src/features/devices/device-dialogs.tsx'
import { permissionNames, type PermissionCode } from '#src/domain/permissions.ts'
import { samePlan } from '#src/domain/schedule-rules.ts'
import { playsFrom } from '#src/domain/schedule.ts'
import { expectTakenAway } from '#tests/support/absence.ts'
import { ADMIN } from '#tests/support/accounts.ts'
import { readWorld } from '#tests/support/read-world.ts'
import type { ConsoleSetup, TestServer } from '#tests/support/render-console.tsx'
import { activityPanel } from '../support/activity.ts'
import { countHands, expectAtMost } from '../support/hand-count.ts'
import { dialog, press } from '../support/steps.ts'
import { findTerminal, openTerminals, terminals } from '../support/terminals.ts'

const TODAY = 20261120
const playsUrl = ({ id }: Device) => `/api/device/play/list?id=${id}&page=0&limit=1000`

const dark = terminals.filter(({ state }) => state === 0)
const darkPlays = await readWorld<PlayEntry[][]>(dark.map(playsUrl))
const runningOn = (index: number) => (darkPlays[index] ?? []).filter((entry) => playsFrom(entry, TODAY))

/** A terminal that went dark, with several ads, and the one that takes its place. */
const old = findTerminal((device) => dark.some(({ id }, index) => id === device.id && runningOn(index).length > 1))
const fresh = findTerminal(
  ({ state, groupId, organizationId, workCron, volume, resolution }) =>
    state === 1 &&
    groupId !== old.groupId &&
    organizationId !== old.organizationId &&
    workCron !== old.workCron &&
    volume !== old.volume &&
    resolution === old.resolution,
)
const [oldPlays, freshPlays] = await readWorld<[PlayEntry[], PlayEntry[]]>([playsUrl(old), playsUrl(fresh)])
const running = runningOn(dark.indexOf(old))
const has = (entries: readonly PlayEntry[], wanted: PlayEntry) =>
  entries.some((entry) => entry.programId === wanted.programId && samePlan(entry, wanted))
const carried = running.filter((entry) => !has(freshPlays, entry))

/** The new terminal as the server has it, past the interface. */
async function onServer(server: TestServer) {
  const device = await server.send<Device>('GET', `/api/device/${fresh.id}`)
  return { device, plays: await server.send<PlayEntry[]>('GET', playsUrl(fresh)) }
}

/** Opens the take-over of the new terminal and chooses the old one; counts what that takes. */
async function openTakeOver(setup: Omit<ConsoleSetup, 'at'> = {}) {
  const opened = await openTerminals(`?q=${fresh.sn}`, setup)
  const { user, row } = opened
  const hands = countHands()
  await user.click(within(await row(fresh)).getByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name: '从其他终端接管' }))
  const form = await dialog(/^从其他终端接管/)
  const field = within(form).getByRole('combobox', { name: '被更换的终端' })
  await waitFor(() => expect(field).toHaveFocus())
  await user.paste(String(old.sn))
  await user.click(await screen.findByRole('option', { name: new RegExp(String(old.sn)) }))
  const table = await within(form).findByRole('table', { name: '可接管的内容' })
  return { ...opened, form, table, hands }
}

const box = (table: HTMLElement, name: string | RegExp) => within(table).getByRole('checkbox', { name })

test('a replaced terminal: settings, group, organisation, volume, power window and publications in at most six clicks', async () => {
  const { user, server, form, table, hands } = await openTakeOver()
  const words = box(table, '终端名称').closest('tr')
  expect(words).toHaveTextContent(`${old.name}`)
  expect(words).toHaveTextContent(`${fresh.name}`)
  expect(carried.length).toBeGreaterThan(0)
  for (const { programName } of carried) expect(box(table, `广告“${programName}”`)).toBeChecked()
  await press(user, '接管', form)
  await screen.findByText(new RegExp(`已从“${old.name}”接管 \\d+ 项$`))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expectAtMost(hands, { clicks: 6, fields: 1 })

  const { device, plays } = await onServer(server)
  expect(device).toMatchObject({
    name: old.name,
    addr: old.addr,
    groupId: old.groupId,
    organizationId: old.organizationId,
    volumeTarget: old.volumeTarget,
    workCronTarget: old.workCronTarget ?? old.workCron,
  })
  for (const entry of running) expect(has(plays, entry)).toBe(true)
  // the old one stays as it is
  expect(await server.send('GET', playsUrl(old))).toEqual(oldPlays)
  expect(server.calls('deviceUpdate')).toHaveLength(1)
  expect(server.calls('programPlay')).toHaveLength(carried.length)

  // one entry of what is followed, with its parts inside
  const panel = within(await activityPanel())
  expect(panel.getAllByRole('progressbar').map(({ ariaLabel }) => ariaLabel)).toEqual([`接管“${old.name}”`])
  await user.click(panel.getByRole('button', { name: `${carried.length + 2} 项任务` }))
  for (const { programName } of carried) panel.getByRole('progressbar', { name: `发布“${programName}”` })
  expect(panel.getAllByRole('progressbar')).toHaveLength(carried.length + 3)
})

test('what is not chosen stays, and facts that stay are sent as they are', async () => {
  const { user, server, form, table } = await openTakeOver()
  for (const name of [
    '终端名称',
    '分组',
    '组织机构',
    '音量',
    ...carried.map(({ programName }) => `广告“${programName}”`),
  ])
    await user.click(box(table, name))
  await press(user, '接管', form)
  await screen.findByText(/接管 \d+ 项$/)
  const { device, plays } = await onServer(server)
  expect(device).toMatchObject({ name: fresh.name, addr: old.addr, groupId: fresh.groupId })
  expect(plays).toHaveLength(freshPlays.length)
  for (const call of ['deviceGroupSet', 'deviceOrgSet', 'deviceVolumeSet', 'programPlay'])
    expect(server.calls(call)).toEqual([])
})

test('what fails keeps no other from being sent, is named, and only that is sent again', async () => {
  const { user, server, form, table } = await openTakeOver()
  await server.setSwitches({
    faults: [
      { operationId: 'deviceVolumeSet', kind: 'refuse', msg: '服务器正在维护', times: 1 },
      { operationId: 'programPlay', kind: 'refuse', msg: '广告已停用', times: 1 },
    ],
  })
  await press(user, '接管', form)
  const alert = await within(form).findByRole('alert')
  expect(alert).toHaveTextContent(`2 步失败：音量（服务器正在维护）；广告“${carried[0]?.programName}”（广告已停用）`)
  expect(box(table, '音量').closest('tr')).toHaveTextContent('失败（服务器正在维护）')
  expect(box(table, '组织机构').closest('tr')).toHaveTextContent('完成')
  const sent = server.calls('programPlay').length
  expect(sent).toBe(carried.length)

  await press(user, '重试失败的 2 步', form)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(server.calls('deviceVolumeSet')).toHaveLength(2)
  expect(server.calls('programPlay')).toHaveLength(sent + 1)
  for (const call of ['deviceUpdate', 'deviceWorkCronSet', 'deviceGroupSet', 'deviceOrgSet'])
    expect(server.calls(call)).toHaveLength(1)
  const { device, plays } = await onServer(server)
  expect(device.volumeTarget).toEqual(old.volumeTarget)
  for (const entry of running) expect(has(plays, entry)).toBe(true)
})

test('an ad that is out of sight or no longer approved is foretold, and not tried', async () => {
  const { user, server, form, table } = await openTakeOver({
    switches: { faults: [{ operationId: 'programGet', kind: 'refuse', msg: '广告不存在', times: 1 }] },
  })
  const [first] = running as [PlayEntry]
  const lost = box(table, `广告“${first.programName}”`)
  expect(lost).toBeDisabled()
  expect(lost).not.toBeChecked()
  expect(lost.closest('tr')).toHaveTextContent('不能接管：广告不存在')
  expect(within(form).getByText(/^将接管 \d+ 项，另有 1 个广告不能接管$/)).toBeVisible()
  await press(user, '接管', form)
  await screen.findByText(/接管 \d+ 项$/)
  expect(server.calls('programGet')).toHaveLength(running.length)
  expect(server.calls('programPlay')).toHaveLength(carried.filter((entry) => entry !== first).length)
})

test('a call without an answer is unknown, and is sent again only after a question (N6)', async () => {
  const { user, server, form } = await openTakeOver()
  await server.setSwitches({ faults: [{ operationId: 'deviceGroupSet', kind: 'cut', times: 1 }] })
  await press(user, '接管', form)
  expect(await within(form).findByRole('alert')).toHaveTextContent(/1 步失败：分组（.*结果未知/)
  await press(user, '重试失败的 1 步', form)
  await press(user, '先去核对', await dialog('再次提交？'))
  expect(server.calls('deviceGroupSet')).toHaveLength(1)
})

test('an answer that is missing is said, and nothing is offered before', async () => {
  const { user, server, row } = await openTerminals(`?q=${fresh.sn}`)
  await server.setSwitches({ faults: [{ operationId: 'devicePlayList', kind: 'refuse', msg: '服务器正在维护' }] })
  await user.click(within(await row(fresh)).getByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name: '从其他终端接管' }))
  const form = await dialog(/^从其他终端接管/)
  await user.paste(String(old.sn))
  await user.click(await screen.findByRole('option', { name: new RegExp(String(old.sn)) }))
  await within(form).findByText('服务器正在维护')
  expect(within(form).queryByRole('table')).toBeNull()
  await server.setSwitches({ faults: [] })
  await press(user, '重试', form)
  await within(form).findByRole('table', { name: '可接管的内容' })
})

/** The administrator holds these codes alone. */
const only = (...codes: PermissionCode[]) => ({ scenario: { functionIds: { [ADMIN]: codes as string[] } } })

test('only what the role may do is offered, and without any of it the action is absent', async () => {
  const { table } = await openTakeOver({ switches: only('1', '12') })
  expect(
    within(table)
      .getAllByRole('checkbox')
      .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['音量', '开关机时间'])
})

test('without a code for any part there is no such action', async () => {
  const others = Object.keys(permissionNames).filter(
    (code) => !['11', '12', '16', '17', '3c'].includes(code),
  ) as PermissionCode[]
  const { user, row, server, reload } = await openTerminals(`?q=${fresh.sn}`)
  const openMenu = async () => {
    await user.click(within(await row(fresh)).getByRole('button', { name: '更多' }))
    await screen.findByRole('menuitem', { name: '重启' })
  }
  await openMenu()
  await expectTakenAway(
    () => screen.queryByRole('menuitem', { name: '从其他终端接管' }),
    async () => {
      await server.setSwitches(only(...others))
      await reload()
      await openMenu()
    },
  )
})

test('a terminal is not offered as the one that it replaces', async () => {
  const { user, row } = await openTerminals(`?q=${fresh.sn}`)
  await user.click(within(await row(fresh)).getByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name: '从其他终端接管' }))
  const form = await dialog(/^从其他终端接管/)
  await user.click(within(form).getByRole('combobox', { name: '被更换的终端' }))
  await user.paste(String(fresh.sn))
  await screen.findByText('没有匹配的终端')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['没有匹配的终端'])
})
