import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { PermissionCode } from '#src/domain/permissions.ts'
import { reviewCodes, reviewLevels, type Reviewable, type ReviewLevel } from '#src/domain/review-codes.ts'
import { ADMIN, REVIEWERS } from '#tests/support/accounts.ts'
import { renderConsole, type TestServer } from '#tests/support/render-console.tsx'
import {
  decideElsewhere,
  desk,
  expectApprovable,
  expectMenuCount,
  expectOpen,
  expectQueue,
  expectSaid,
  fourLevels,
  openDesk,
  standOf,
  unsubmitted,
  waiting,
  waitingAt,
  type Waiting,
} from '../support/review.ts'
import { dialog, press } from '../support/steps.ts'
import { approvedText } from '#src/domain/review.ts'

const names = { 1: '一级审核', 2: '二级审核', 3: '三级审核', 4: '四级审核' } as const

const submit = (server: TestServer, { id }: Waiting) => server.send('POST', `/api/program/${id}/check/submit`)

const kinds = ['material', 'program'] as const satisfies readonly Reviewable[]

test.each(reviewLevels)('an ad at level %i is decided by the account of this level, and goes on', async (level) => {
  const ad: Waiting = { ...unsubmitted, level }
  const opened = await openDesk(`?kind=program&id=${ad.id}`, { account: REVIEWERS[level] })
  const { user, server } = opened
  expect(await within(await screen.findByRole('article')).findByText('这一项现在不需要您审核')).toBeVisible()
  await submit(server, ad)
  for (const lower of reviewLevels.filter((one) => one < level)) await decideElsewhere(server, { ...ad, level: lower })
  await press(user, '刷新')
  await within(desk.item).findByRole('heading', { level: 3, name: names[level] })
  const own = [...waitingAt(level), ad].sort((a, b) => a.kind.localeCompare(b.kind) || Number(a.id) - Number(b.id))
  await expectQueue(own)
  expect(desk.items.find((item) => item.hasAttribute('aria-current'))).toHaveTextContent(
    `${ad.name}广告 · ${names[level]}`,
  )
  await expectApprovable()
  await user.click(desk.approve)
  await expectSaid('status', approvedText(names[level]))
  await expectQueue(own.filter((one) => one !== ad))
  expect(opened.at()).not.toMatch(new RegExp(`id=${ad.id}(&|$)`))
  if (level < 4) {
    expect(await standOf(server, ad)).toEqual({ status: 2, currentLevel: level + 1, checkReason: '' })
    return
  }
  // after the last level it is the platform's turn
  expect(await standOf(server, ad)).toEqual({ status: 3, currentLevel: 0, checkReason: '' })
  await server.advance(120_000)
  expect(await standOf(server, ad)).toMatchObject({ status: 1 })
})

test('each level of a kind has a code of its own, at the desk and at the server (2§6, P1)', async () => {
  const { server, reload } = await openDesk('', { account: ADMIN })
  await expectQueue(waiting)
  const codes = [...Object.values(reviewCodes.material), ...Object.values(reviewCodes.program)]
  for (const level of reviewLevels) {
    // of each kind one, and not the same level of both
    const lacking = { material: level, program: (5 - level) as ReviewLevel }
    const lost = new Set<PermissionCode>(kinds.map((kind) => reviewCodes[kind][lacking[kind]]))
    await server.setSwitches({
      scenario: { functionIds: { [ADMIN]: ['2', '3', ...codes.filter((code) => !lost.has(code))] } },
    })
    for (const kind of kinds) {
      const decision = server.send('POST', `/api/${kind}/check/process${lacking[kind]}`, {
        id: 1,
        reject: 0,
        reason: '',
      })
      await expect(decision).rejects.toThrow('没有权限执行此操作')
    }
    await reload()
    await screen.findByRole('region', { name: '待审核队列' })
    await expectQueue(waiting.filter((one) => one.level !== lacking[one.kind]))
  }
})

test('one level rejects with a reason, and nobody above sees it', async () => {
  const ad = waitingAt(2).find(({ kind }) => kind === 'program') as Waiting
  const opened = await openDesk(`?kind=program&id=${ad.id}`, { account: REVIEWERS[2] })
  await expectOpen(opened, ad)
  await press(opened.user, '含违规内容', desk.item)
  await opened.user.click(desk.reject)
  await expectSaid('alert', '审核不通过')
  expect(await standOf(opened.server, ad)).toEqual({ status: 4, currentLevel: 0, checkReason: '含违规内容' })
  await expectQueue(waitingAt(2).filter((one) => one !== ad))
})

test('what was rejected waits for nobody; submitted again it begins at the first level', async () => {
  const ad = waitingAt(2).find(({ kind }) => kind === 'program') as Waiting
  const { user, server, reload } = await openDesk(`?kind=program&id=${ad.id}`, { account: ADMIN })
  await decideElsewhere(server, ad, 1)
  await reload()
  const item = within(await screen.findByRole('article'))
  expect(await item.findByText('内部审核未通过')).toBeVisible()
  expect(await item.findByText('这一项现在不需要您审核')).toBeVisible()
  await submit(server, ad)
  await press(user, '刷新')
  await item.findByRole('heading', { level: 3, name: '一级审核' })
  expect(desk.approve).toBeVisible()
})

test('who decides at every level goes on to the next item, and finds the same one again a level higher', async () => {
  const [first, second] = waiting as [Waiting, Waiting]
  const opened = await openDesk('', { account: ADMIN })
  await expectOpen(opened, first)
  await expectApprovable()
  await opened.user.click(desk.approve)
  await expectOpen(opened, second)
  await expectQueue(waiting)
  expect(desk.items[0]).toHaveTextContent(names[(first.level + 1) as ReviewLevel])
  expect(await standOf(opened.server, first)).toMatchObject({ currentLevel: first.level + 1 })
})

test('a submission in the same session is counted at the menu at once', async () => {
  const own = waitingAt(1).filter(({ kind }) => kind === 'material')
  const { user } = await renderConsole({
    at: '/materialManage?status=0',
    switches: { scenario: { ...fourLevels, functionIds: { [ADMIN]: ['2', '23', '24'] } } },
  })
  await expectMenuCount(own.length)
  const cards = await screen.findByRole('list', { name: '素材列表' })
  await press(user, '提交', within(cards).getAllByRole('listitem')[0])
  await press(user, '提交', await dialog('提交审核'))
  await expectMenuCount(own.length + 1)
})
