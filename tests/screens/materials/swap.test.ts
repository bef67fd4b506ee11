import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { session } from '#src/api/session.ts'
import { swapKey } from '#src/features/editor/swap/swap-key.ts'
import { usesMaterial } from '#src/scene/model/uses-material.ts'
import type { PublishedDevice, ProgramDetail } from '#src/api/generated/types.gen.ts'
import { countHands, expectAtMost } from '../support/hand-count.ts'
import { leftInBrowser } from '#mocks/scenarios/half-done.ts'
import { expectTakenAway } from '#tests/support/absence.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { findMaterial, openMaterial } from '../support/materials.ts'
import { programs } from '../support/programs.ts'
import { askLogout, signIn } from '../support/session.ts'
import { dialog, press } from '../support/steps.ts'

/* A material is replaced in all ads that use it, over a reload, and its copies take the place of their ads. */

const usersOf = (id: string | number) => programs.filter(({ content }) => usesMaterial(content, id))
const statusesOf = (id: string | number) => usersOf(id).map(({ status }) => status)
const used = findMaterial(
  ({ id, type }) => type === 0 && statusesOf(id).length > 1 && statusesOf(id).some((status) => status === 1),
)

test('a material is replaced, kept over a reload, and followed to the terminals', async () => {
  const { user, server, act, reload, advance } = await openMaterial(used, {
    switches: { simulation: { flips: false } },
  })
  const users = usersOf(used.id)
  const approved = users.filter(({ status }) => status === 1)
  const hands = countHands()
  await act(used, '替换')
  const start = await dialog('替换素材')
  const list = await within(start).findByRole('list', { name: '使用原素材的广告' })
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(users.map(({ name }) => name))
  expect(within(list).getAllByText('将另存副本并提交审核')).toHaveLength(approved.length)

  await press(user, '选择替换素材', start)
  const picker = await dialog('选择替换素材')
  const chosen = (await within(picker).findAllByRole('checkbox')).find(
    (box) => !box.getAttribute('aria-label')?.includes(String(used.name)),
  )
  await user.click(chosen as HTMLElement)
  await press(user, '确定', picker)
  await press(user, /^替换 \d+ 个广告$/, start)
  expectAtMost(hands, { clicks: 6 })
  const ended = new RegExp(`已处理 ${users.length} / ${users.length} 个广告，${approved.length} 个在审核`)
  const progress = () => within(screen.getByRole('dialog', { name: '替换素材' }))
  await waitFor(() => expect(progress().getByText(ended)).toBeVisible())
  expect(server.calls('programCreate')).toHaveLength(approved.length)

  // the page is gone, and what was begun is there
  await reload()
  await press(user, '查看替换')
  await waitFor(() => expect(progress().getByText(ended)).toBeVisible())
  expect(server.calls('programCreate')).toHaveLength(approved.length)

  const copies = await server.inWorld(({ gate }) => {
    const rows = gate.program.list(({ name, status }) => status === 2 && name.endsWith('副本'))
    for (const { id } of rows) gate.program.update(id, { status: 1, currentLevel: 0 })
    return rows.map(({ id }) => id)
  })
  expect(copies).toHaveLength(approved.length)
  for (const id of copies) {
    const { content } = await server.send<ProgramDetail>('GET', `/api/program/${id}`)
    expect(usesMaterial(content, used.id)).toBe(false)
  }
  await advance(15_000)
  const plays = async (id: string | number) =>
    (await server.send<{ data: PublishedDevice[] }>('GET', `/api/program/play/page?programId=${id}&page=0&limit=400`))
      .data
  // an ad may be approved and nowhere, as one whose order waits
  const placed = (await Promise.all(approved.map(({ id }) => plays(id)))).filter((rows) => rows.length > 0)
  const before = placed.flat().length
  expect(before).toBeGreaterThan(0)
  const passedOn = countHands()
  await press(user, `发布 ${approved.length} 个副本`)
  await press(user, '发布', await dialog('发布副本'))
  await waitFor(() => expect(screen.getByRole('button', { name: '停播原广告' })).toBeVisible())
  expect((await Promise.all(copies.map(plays))).flat()).toHaveLength(before)

  // where the copy has arrived the ad is stopped, and nowhere else
  await server.advance(3_600_000)
  await press(user, '停播原广告')
  await press(user, '停播', await dialog('停播原广告'))
  expectAtMost(passedOn, { clicks: 4 })
  await waitFor(() => expect(server.calls('programPlay').length).toBeGreaterThan(placed.length))
  await waitFor(async () => {
    const waiting = (await Promise.all(copies.map(plays))).flat().filter(({ status }) => status === 0)
    expect((await Promise.all(approved.map(({ id }) => plays(id)))).flat()).toHaveLength(waiting.length)
  })
  // another tab has ended it
  const key = swapKey(session.account ?? '')
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '替换素材' })).toBeNull())
})

test('a demo tells of a swap that somebody has left half done, and of a refused ad that came back', async () => {
  const { user, server, goto, advance } = await renderConsole({
    at: '/upload',
    switches: { scenario: { name: 'half-done' } },
  })
  const left = await server.inWorld(leftInBrowser)
  for (const [key, value] of Object.entries(left))
    if (key.endsWith(String(session.account))) localStorage.setItem(key, JSON.stringify(value))
  await goto('/materialManage')
  await press(user, '查看替换')
  const progress = await dialog('替换素材')
  expect(within(progress).getByText('已处理 3 / 4 个广告，1 个在审核，1 个可以发布')).toBeVisible()
  await press(user, '继续替换 1 个', progress)
  await waitFor(() => expect(within(progress).getByText('已处理 4 / 4 个广告，2 个在审核，1 个可以发布')).toBeVisible())
  const [refusal] = left[`console.refusals.${session.account}`] as [{ id: string; reason: string }]
  await goto(`/reviewDesk?kind=program&id=${refusal.id}`)
  const since = await screen.findByRole('region', { name: '自您上次不通过后的变化' })
  expect(since).toHaveTextContent(`原因：${refusal.reason}`)
  expect(since).toHaveTextContent('总时长：')

  // another account, who may do the same, has none of it
  await goto('/materialManage')
  await expectTakenAway(
    () => screen.queryByRole('button', { name: '查看替换' }),
    async () => {
      await screen.findByRole('button', { name: '查看替换' })
      await press(user, '退出', await askLogout(user))
      await signIn(user, '13800000001')
      await screen.findByRole('heading', { name: '首页', level: 1 })
      await goto('/materialManage')
      await screen.findByRole('list', { name: '素材列表' })
      await advance(5_000)
    },
  )
})
