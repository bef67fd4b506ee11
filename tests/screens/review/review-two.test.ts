import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ADMIN } from '#tests/support/accounts.ts'
import { openMaterial, findMaterial } from '../support/materials.ts'
import { findProgram, openProgram } from '../support/programs.ts'
import {
  decideElsewhere,
  desk,
  expectApprovable,
  expectOpen,
  expectQueue,
  expectSaid,
  openDesk,
  standOf,
  waiting,
  waitingAt,
  type Waiting,
} from '../support/review.ts'
import { dialog, expectNoDialog, fill, press } from '../support/steps.ts'

/* Two people at one record (R50): what one has decided is never taken over by the other's next click. */

const [first, second] = waitingAt(1)
/** The oldest of all, for who decides at every level. */
const [oldest, next] = waiting as [Waiting, Waiting]
const BY_FIRST = '一级审核员已于 10:00 通过'

const calls = (server: { calls(operationId: string): unknown[] }, { kind }: Waiting) =>
  ([1, 2, 3, 4] as const).map((level) => server.calls(`${kind}Process${level}`).length)

test('somebody else was faster: the server says who and when, what became of it stands there, and the way leads on', async () => {
  const others = waitingAt(1).slice(1)
  const opened = await openDesk()
  const { user, server } = opened
  await expectOpen(opened, first)
  await fill(user, desk.reason, '画面有水印')
  await decideElsewhere(server, first)
  const before = server.calls(`${first.kind}List`).length
  await user.click(desk.reject)
  expect(await within(desk.item).findByRole('alert')).toHaveTextContent(`该素材当前不在此审核级别：${BY_FIRST}`)
  // at once, not when it is looked at next
  expect(server.calls(`${first.kind}List`).length).toBeGreaterThan(before)
  expect(await within(desk.item).findByText('一级审核已通过，现在等待二级审核')).toBeVisible()
  expect(desk.reason).toHaveValue('画面有水印')
  expect(desk.reject).toHaveAccessibleDescription('审核状态已变化，现在不需要您审核')
  expect(within(desk.item).queryByRole('button', { name: '继续二级审核' })).toBeNull()
  await expectQueue(others)
  await press(user, '看下一项', desk.item)
  await expectOpen(opened, second)
  expect(desk.reason).toHaveValue('')
})

test('who decides at every level does not pass the next one by a click that meant the one before', async () => {
  const opened = await openDesk('', { account: ADMIN })
  const { user, server } = opened
  await expectOpen(opened, oldest)
  await expectApprovable()
  await decideElsewhere(server, oldest)
  await user.click(desk.approve)
  expect(await within(desk.item).findByRole('alert')).toHaveTextContent('已于 10:00 通过')
  expect(within(desk.item).getByText(/已通过，现在等待/)).toBeVisible()
  expect(desk.approve).toHaveAccessibleDescription('审核状态已变化，请先查看')
  await user.click(desk.approve)
  await user.click(desk.reject)
  const sent = calls(server, oldest)
  expect(sent.reduce((sum, count) => sum + count)).toBe(2)
  expect(await standOf(server, oldest)).toMatchObject({ status: 2, currentLevel: oldest.level + 1 })

  await press(user, /^继续.级审核$/, desk.item)
  expect(within(desk.item).getByRole('heading', { level: 3 })).toHaveFocus()
  // the failure was about another decision
  expect(within(desk.item).queryByRole('alert')).toBeNull()
  await user.click(desk.approve)
  await expectOpen(opened, next)
  expect(await standOf(server, oldest)).toMatchObject({ status: 2, currentLevel: oldest.level + 2 })
})

test('what climbs a level while it is looked at waits until that is seen, and keeps what was typed', async () => {
  const opened = await openDesk('', { account: ADMIN })
  const { user, server, advance } = opened
  await expectOpen(opened, oldest)
  await fill(user, desk.reason, '画面有水印')
  await decideElsewhere(server, oldest)
  await advance(16_000)
  expect(await within(desk.item).findByText(/已通过，现在等待/)).toBeVisible()
  expect(desk.reason).toHaveValue('画面有水印')
  await user.type(desk.reason, '{Enter}')
  expect(calls(server, oldest).reduce((sum, count) => sum + count)).toBe(1)
  await press(user, /^继续.级审核$/, desk.item)
  expect(desk.reason).toHaveValue('画面有水印')
  await user.click(desk.reject)
  await expectSaid('alert', '审核不通过')
  expect(await standOf(server, oldest)).toMatchObject({ status: 4, checkReason: '画面有水印' })
})

test('what was rejected meanwhile says why, although nothing was sent here', async () => {
  const opened = await openDesk()
  await expectOpen(opened, first)
  await expectApprovable()
  await decideElsewhere(opened.server, first, 1)
  await opened.advance(16_000)
  expect(await within(desk.item).findByText('现在的状态是“内部审核未通过”，原因：别人写的')).toBeVisible()
  expect(desk.approve).toHaveAccessibleDescription('审核状态已变化，现在不需要您审核')
})

test('what is gone altogether is said in the words of the server', async () => {
  const opened = await openDesk()
  const { user, server, advance } = opened
  await expectOpen(opened, first)
  await fill(user, desk.reason, '画面有水印')
  await decideElsewhere(server, first, 1)
  await server.send('DELETE', `/api/${first.kind}/${first.id}`)
  await advance(16_000)
  expect(await within(desk.item).findByText('这一项已不在待审核队列中。素材不存在')).toBeVisible()
  await user.click(desk.reject)
  expect(server.calls(`${first.kind}Process1`)).toHaveLength(1)
  expect(desk.reason).toHaveValue('画面有水印')
})

test('an answer that was lost does not turn the next click into a decision of the next level (N6)', async () => {
  const opened = await openDesk('', {
    account: ADMIN,
    switches: { faults: [{ operationId: `${oldest.kind}Process${oldest.level}`, kind: 'lost', times: 1 }] },
  })
  const { user, server } = opened
  await expectOpen(opened, oldest)
  await expectApprovable()
  await user.click(desk.approve)
  expect(await within(desk.item).findByRole('alert')).toBeVisible()
  expect(await within(desk.item).findByText(/已通过，现在等待/)).toBeVisible()
  await user.click(desk.approve)
  expect(await standOf(server, oldest)).toMatchObject({ status: 2, currentLevel: oldest.level + 1 })
})

test('the only item of all stays in sight a level higher, and is not decided by the second click of a double click', async () => {
  const opened = await openDesk(`?only=program`, { account: ADMIN })
  const { user, server } = opened
  const ads = waiting.filter(({ kind }) => kind === 'program')
  const ad = ads.find(({ level }) => level === 1) as Waiting
  for (const other of ads) if (other !== ad) await decideElsewhere(server, other, 1)
  await press(user, '刷新')
  await expectQueue([ad])
  server.clearReport()
  await user.click(desk.items[0] as HTMLElement)
  await expectOpen(opened, ad)
  await expectApprovable()
  await user.click(desk.approve)
  await expectSaid('status', '审核成功')
  await user.click(desk.approve)
  expect(server.calls('programProcess2')).toHaveLength(0)
  expect(within(desk.item).getByText('一级审核已通过，现在等待二级审核')).toBeVisible()
  await press(user, '继续二级审核', desk.item)
  await user.click(desk.approve)
  await expectSaid('status', '二级审核成功')
  expect(await standOf(server, ad)).toMatchObject({ status: 2, currentLevel: 3 })
})

test('in the preview of a list, too, a level that somebody else has passed is not decided with the same click', async () => {
  const program = findProgram(({ status, currentLevel }) => status === 2 && currentLevel === 1)
  const { user, server, advance, act } = await openProgram(program)
  await act(program, '审核')
  const preview = await dialog(String(program.name))
  const button = (name: string) => within(preview).getByRole('button', { name })
  await within(preview).findByRole('heading', { name: '一级审核' })
  await server.send('POST', '/api/program/check/process1', { id: program.id, reject: 0, reason: '' })
  // it is looked at again by itself
  await advance(3_000)
  expect(await within(preview).findByText('一级审核已通过，现在等待二级审核')).toBeVisible()
  await user.click(button('通过'))
  expect(button('通过')).toHaveAccessibleDescription('审核状态已变化，请先查看')
  expect(server.calls('programProcess2')).toEqual([])
  await user.click(button('继续二级审核'))
  expect(within(preview).getByRole('heading', { name: '二级审核' })).toHaveFocus()
  await user.click(button('通过'))
  await expectNoDialog()
  expect(server.calls('programProcess2')).toHaveLength(1)
})

test('a material that was decided to the end meanwhile says so in its preview instead of vanishing', async () => {
  const material = findMaterial(({ status, currentLevel }) => status === 2 && currentLevel === 2)
  const { user, server, advance, act } = await openMaterial(material)
  await act(material, '审核')
  const preview = await dialog(String(material.name))
  await within(preview).findByRole('heading', { name: '二级审核' })
  await server.send('POST', '/api/material/check/process2', { id: material.id, reject: 0, reason: '' })
  await advance(3_000)
  expect(await within(preview).findByText('二级审核已通过，正在等待平台审核')).toBeVisible()
  await user.click(within(preview).getByRole('button', { name: '通过' }))
  expect(server.calls('materialProcess2')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await waitFor(() => expect(screen.queryByText('二级审核已通过，正在等待平台审核')).toBeNull())
})
