import { screen, waitFor, within } from '@testing-library/dom'
import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN, REVIEWERS } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
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
  waitingAt,
  type Waiting,
} from '../support/review.ts'
import { problems } from '../support/problems.ts'
import { press } from '../support/steps.ts'

const [first, second] = waitingAt(1)

test('shows what this account may decide, oldest first, with the count at the menu', async () => {
  const own = waitingAt(3)
  expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['material', 'program']))
  const opened = await openDesk('', { account: REVIEWERS[3] })
  await expectQueue(own)
  await expectOpen(opened, own[0])
  expect(within(desk.item).getByText(`第 1 / ${own.length} 项`)).toBeVisible()
  await expectMenuCount(own.length)
  // every call is one of the lists, for what is in review
  const calls = [...opened.server.calls('materialList'), ...opened.server.calls('programList')]
  expect(calls.map(({ path, code }) => `${/[?&](status=\d)/.exec(path)?.[1]} ${code}`)).toEqual(
    calls.map(() => 'status=2 1'),
  )
})

test('of a list that has not come nothing is counted, nor said to be empty', async () => {
  const refusal = { operationId: 'programList', kind: 'refuse', msg: '稍后再试' } as const
  const { user } = await openDesk('', { account: REVIEWERS[3], switches: { faults: [refusal] } })
  await waitFor(() => expect(within(desk.queue).getAllByRole('listitem').length).toBeGreaterThan(0))
  // there is nothing of before
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('广告未能读取，以下没有广告。稍后再试'))
  await user.click(within(desk.queue).getByRole('radio', { name: '广告' }))
  await waitFor(() => expect(within(desk.queue).queryAllByRole('listitem')).toHaveLength(0))
  expect(await screen.findByText(/稍后再试/)).toBeVisible()
  expect(within(desk.queue).queryByText(/^没有待审核的/)).toBeNull()
})

test('the count comes to the entry of the menu that has the focus, and to its hint', async () => {
  const own = waitingAt(3)
  const { user } = await renderConsole({ at: '/upload', account: REVIEWERS[3], switches: { scenario: fourLevels } })
  await user.click(await screen.findByRole('button', { name: '收起菜单' }))
  const entry = within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: /^审核台/ })
  entry.focus()
  await expectMenuCount(own.length)
  expect(entry).toHaveFocus()
  await user.hover(entry)
  expect(await screen.findByRole('tooltip', { name: `审核台，${own.length} 项待审核` })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '展开菜单' }))
})

test('kind and item are in the address: the way back leads through them, and they outlive a reload', async () => {
  const own = waitingAt(3)
  const ads = own.filter(({ kind }) => kind === 'program')
  const opened = await openDesk('', { account: REVIEWERS[3] })
  const { user, at, reload } = opened
  await expectOpen(opened, own[0])
  await user.click(within(desk.queue).getByRole('radio', { name: `广告 ${ads.length}` }))
  await expectQueue(ads)
  expect(at()).toMatch(/[?&]only=program/)
  // a material is not left open beside the list of ads
  const [ad, otherAd] = ads as [(typeof own)[0], (typeof own)[0]]
  await expectOpen(opened, ad)
  await user.click(desk.items[1] as HTMLElement)
  await expectOpen(opened, otherAd)
  expect(await within(desk.item).findByRole('region', { name: '广告预览' })).toBeVisible()
  expect(desk.items[1]).toHaveAttribute('aria-current', 'page')
  opened.router.history.back()
  await expectOpen(opened, ad)
  await expectQueue(ads)
  opened.router.history.back()
  await expectOpen(opened, own[0])
  await expectQueue(own)
  opened.router.history.go(2)
  await expectOpen(opened, otherAd)
  await reload()
  await screen.findByRole('article')
  await expectQueue(ads)
  await expectOpen(opened, otherAd)
})

test('nothing is approved before it can be seen; it can be rejected all the same', async () => {
  const switches = {
    faults: [
      { operationId: 'materialGet' as const, kind: 'status' as const, status: 503 },
      { operationId: 'programGet' as const, kind: 'status' as const, status: 503 },
    ],
  }
  const { user, server } = await openDesk('', { switches })
  problems.allow(/503/)
  await waitFor(() => expect(desk.approve).toHaveAccessibleDescription('预览未能加载，重试后才能通过'))
  await user.click(desk.approve)
  expect(server.calls(`${first.kind}Process1`)).toEqual([])
  expect(desk.reject).not.toHaveAttribute('aria-disabled')
  await server.setSwitches({ faults: [] })
  await user.click(within(desk.item).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(desk.approve).not.toHaveAttribute('aria-disabled'))
})

test('an ad is not approved on its preview alone; what its detail would say is left open', async () => {
  const ad = waitingAt(1).find(({ kind }) => kind === 'program') as Waiting
  const { user, server } = await openDesk(`?kind=program&id=${ad.id}`, {
    switches: { faults: [{ operationId: 'programGet', kind: 'status', status: 503 }] },
  })
  problems.allow(/503/)
  await waitFor(() => expect(desk.approve).toHaveAccessibleDescription('详情未能加载，重试后才能通过'))
  expect(await within(desk.item).findByRole('region', { name: '广告预览' })).toBeVisible()
  expect(within(desk.item).queryByText('未分组')).toBeNull()
  expect(desk.reject).not.toHaveAttribute('aria-disabled')
  await server.setSwitches({ faults: [] })
  await user.click(within(desk.item).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(desk.approve).not.toHaveAttribute('aria-disabled'))
  expect(within(desk.item).queryByRole('alert')).toBeNull()
})

test('looks through the queue one by one, to its ends', async () => {
  const own = waitingAt(1)
  const opened = await openDesk()
  await expectOpen(opened, first)
  const walk = (name: string) => within(desk.item).getByRole('button', { name })
  expect(walk('上一项')).toHaveAccessibleDescription('这是第一项')
  for (const item of own.slice(1)) {
    await opened.user.click(walk('下一项'))
    await expectOpen(opened, item)
    expect(walk('下一项')).toHaveFocus()
  }
  expect(walk('下一项')).toHaveAccessibleDescription('这是最后一项')
  await opened.user.click(walk('上一项'))
  await expectOpen(opened, own.at(-2) as typeof first)
})

test('only the lists that the account may load, and only the kinds that it decides', async () => {
  const own = waitingAt(2).filter(({ kind }) => kind === 'material')
  const { server, reload } = await openDesk('', {
    account: ADMIN,
    switches: { scenario: { functionIds: { [ADMIN]: ['2', '25', '3'] } } },
  })
  await expectQueue(own)
  expect(within(desk.queue).queryAllByRole('radio')).toHaveLength(0)
  await expectMenuCount(own.length)
  expect(server.calls('programList')).toEqual([])
  const process = (kind: string, level: number) =>
    server.send('POST', `/api/${kind}/check/process${level}`, { id: 1, reject: 0, reason: '' })
  await expect(process('program', 2)).rejects.toThrow('没有权限执行此操作')
  await expect(process('material', 1)).rejects.toThrow('没有权限执行此操作')

  // the level without the list
  await server.setSwitches({ scenario: { functionIds: { [ADMIN]: ['24', '34'] } } })
  await reload()
  expect(await screen.findByText('没有可以审核的列表')).toBeVisible()
  await expectMenuCount(0)
})

test('an account that decides nothing has no desk', async () => {
  const { server } = await renderConsole({
    at: '/reviewDesk',
    switches: { scenario: { ...fourLevels, functionIds: { [ADMIN]: ['2', '3', '23', '33'] } } },
  })
  expect(await screen.findByRole('heading', { name: '无权限访问' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /审核台/ })).toBeNull()
  expect(server.calls('materialList')).toEqual([])
  await expect(server.send('POST', '/api/material/check/process1', { id: 1, reject: 0, reason: '' })).rejects.toThrow(
    '没有权限执行此操作',
  )
})

test('a link to something that does not wait leads to the queue', async () => {
  const [other] = waitingAt(3)
  const opened = await openDesk(`?kind=${other.kind}&id=${other.id}`)
  await screen.findByRole('heading', { level: 2, name: other.name })
  expect(await within(desk.item).findByText('这一项现在不需要您审核')).toBeVisible()
  expect(within(desk.item).queryByRole('button', { name: '通过' })).toBeNull()
  await press(opened.user, '看下一项', desk.item)
  await expectOpen(opened, first)
})

test('a link to something that is not there says so, beside the queue', async () => {
  await openDesk('?kind=material&id=999999')
  expect(await within(await screen.findByRole('article')).findByText('素材不存在')).toBeVisible()
  await expectQueue(waitingAt(1))
})

test('one list fails: the other is there, with what failed', async () => {
  await openDesk('', {
    switches: { faults: [{ operationId: 'programList', kind: 'refuse', msg: '广告列表暂不可用' }] },
  })
  // throws when it is there twice
  expect(await screen.findByText(/广告列表暂不可用/)).toBeVisible()
  await expectQueue(waitingAt(1).filter(({ kind }) => kind === 'material'))
})

test('both lists fail: said once, with a retry', async () => {
  const { user, server } = await openDesk('', {
    switches: {
      faults: (['programList', 'materialList'] as const).map((operationId) => ({
        operationId,
        kind: 'refuse',
        msg: '列表暂不可用',
      })),
    },
  })
  // throws when it is there twice
  expect(await screen.findByText('列表暂不可用')).toBeVisible()
  const asked = server.calls('materialList').length
  await press(user, '重试')
  await waitFor(() => expect(server.calls('materialList').length).toBeGreaterThan(asked))
  expect(await screen.findByText('列表暂不可用')).toBeVisible()
  await server.setSwitches({ faults: [] })
  await press(user, '重试')
  await screen.findByRole('region', { name: '待审核队列' })
  await expectQueue(waitingAt(1))
})

test('the last decision leaves an empty desk', async () => {
  const own = waitingAt(4)
  const opened = await openDesk('', { account: REVIEWERS[4] })
  const { user, server, at } = opened
  await expectOpen(opened, own[0])
  await expectQueue(own)
  for (const item of own.slice(1)) await decideElsewhere(server, item)
  await press(user, '刷新')
  await expectQueue(own.slice(0, 1))
  await expectOpen(opened, own[0])
  await expectApprovable()
  await user.click(desk.approve)
  await expectSaid('status', '四级审核成功')
  expect(await screen.findByText('没有待审核的内容')).toBeVisible()
  expect(at()).not.toMatch(/[?&]id=/)
  await expectMenuCount(0)
})

test('on a phone: the list, then the item, then the next', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(390, 844)
  const own = waitingAt(1)
  const opened = await openDesk()
  await screen.findByRole('region', { name: '待审核队列' })
  await expectQueue(own)
  expect(screen.queryByRole('article')).toBeNull()
  // it ends where the window does
  expect(844 - desk.queue.getBoundingClientRect().bottom).toBeLessThan(8)
  await opened.user.click(desk.items[0] as HTMLElement)
  await expectOpen(opened, first)
  expect(screen.queryByRole('region', { name: '待审核队列' })).toBeNull()
  await expectApprovable()
  await opened.user.click(desk.approve)
  await expectOpen(opened, second)
  expect(desk.approve).toBeVisible()
  await opened.user.click(within(desk.item).getByRole('link', { name: '返回列表' }))
  await screen.findByRole('region', { name: '待审核队列' })
  await expectQueue(own.slice(1))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
