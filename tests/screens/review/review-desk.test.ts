import { screen, waitFor, within } from '@testing-library/dom'
import { page } from 'vitest/browser'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN, REVIEWERS } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { decideElsewhere, desk, expectMenuCount, expectOpen, expectQueue, expectSaid, fourLevels, openDesk, standOf, waitingAt } from '../support/review.ts'
import { problems } from '../support/problems.ts'
import { dialog, expectNoDialog, fill, press } from '../support/steps.ts'

const [first, second, third] = waitingAt(1)

test('shows what this account may decide, oldest first, with the count at the menu', async () => {
  const own = waitingAt(3)
  expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['material', 'program']))
  const opened = await openDesk('', { account: REVIEWERS[3] })
  await expectQueue(own)
  await expectOpen(opened, own[0])
  expect(within(desk.item).getByText(`第 1 项，共 ${own.length} 项`)).toBeVisible()
  await expectMenuCount(own.length)
  // every call is one of the lists, for what is in review
  const calls = [...opened.server.calls('materialList'), ...opened.server.calls('programList')]
  expect(calls.map(({ path, code }) => `${/[?&](status=\d)/.exec(path)?.[1]} ${code}`)).toEqual(calls.map(() => 'status=2 1'))
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
  await user.click(desk.items[0] as HTMLElement)
  await expectOpen(opened, ads[0] as (typeof own)[0])
  expect(await within(desk.item).findByRole('region', { name: '广告预览' })).toBeVisible()
  expect(desk.items[0]).toHaveAttribute('aria-current', 'page')
  opened.router.history.back()
  await expectOpen(opened, own[0])
  await expectQueue(ads)
  opened.router.history.forward()
  await expectOpen(opened, ads[0] as (typeof own)[0])
  await reload()
  await screen.findByRole('article')
  await expectQueue(ads)
  await expectOpen(opened, ads[0] as (typeof own)[0])
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

test('an approval is sent once, is said, leaves the queue and leads on; the menu counts along', async () => {
  const others = waitingAt(1).slice(1)
  const opened = await openDesk()
  await expectOpen(opened, first)
  desk.approve.focus()
  for (let click = 0; click < 3; click++) desk.approve.click()
  await expectSaid('status', '一级审核审核成功')
  await expectOpen(opened, second)
  await expectQueue(others)
  expect(within(desk.item).getByRole('heading', { level: 2 })).toHaveFocus()
  await expectMenuCount(others.length)
  expect(opened.server.calls(`${first.kind}Process1`)).toHaveLength(1)
  expect(await standOf(opened.server, first)).toEqual({ status: 2, currentLevel: 2, checkReason: '' })
})

test('a rejection wants a reason of at most 20 characters', async () => {
  const opened = await openDesk()
  const { user, server } = opened
  await expectOpen(opened, first)
  await user.click(desk.reject)
  expect(await within(desk.item).findByText('请输入原因')).toBeVisible()
  expect(desk.reason).toHaveFocus()
  await fill(user, desk.reason, '  　')
  await user.click(desk.reject)
  expect(await within(desk.item).findByText('请输入原因')).toBeVisible()

  // 21 as people count; the last one is an emoji of several code units
  await fill(user, desk.reason, `${'长'.repeat(20)}😀`)
  expect(desk.reason).toHaveAccessibleDescription(/原因不能超过20个字符/)
  await user.click(desk.reject)
  expect(server.calls(`${first.kind}Process1`)).toHaveLength(0)
  const twenty = `${'长'.repeat(19)}😀`
  await fill(user, desk.reason, twenty)
  expect(desk.reason).not.toHaveAccessibleDescription(/原因不能超过20个字符/)
  // a reason and an approval contradict each other
  expect(desk.approve).toHaveAccessibleDescription('已填写不通过的原因，清空后才能通过')
  await user.click(desk.reject)
  await expectSaid('alert', '审核不通过')
  await expectOpen(opened, second)
  expect(desk.reason).toHaveValue('')
  expect(await standOf(server, first)).toEqual({ status: 4, currentLevel: 0, checkReason: twenty })
})

test('reasons can be chosen, and several go together', async () => {
  const opened = await openDesk()
  await expectOpen(opened, first)
  await press(opened.user, '画面不清晰', desk.item)
  await press(opened.user, '文字有误', desk.item)
  await opened.user.click(desk.reject)
  await expectOpen(opened, second)
  expect(await standOf(opened.server, first)).toMatchObject({ status: 4, checkReason: '画面不清晰，文字有误' })
})

test('somebody else was faster: the server says so, the reason stays, the item goes, and the way leads on (R4)', async () => {
  const others = waitingAt(1).slice(1)
  const opened = await openDesk()
  const { user, server } = opened
  await expectOpen(opened, first)
  await fill(user, desk.reason, '画面有水印')
  await decideElsewhere(server, first)
  const before = server.calls(`${first.kind}List`).length
  await user.click(desk.reject)
  expect(await within(desk.item).findByRole('alert')).toHaveTextContent('该素材当前不在此审核级别')
  // at once, not when it is looked at next
  expect(server.calls(`${first.kind}List`).length).toBeGreaterThan(before)
  expect(await within(desk.item).findByText('这一项已不在待审核队列中，可能已由他人处理')).toBeVisible()
  expect(desk.reason).toHaveValue('画面有水印')
  expect(desk.reject).toHaveAccessibleDescription('这一项已不在待审核队列中')
  await expectQueue(others)
  await press(user, '看下一项', desk.item)
  await expectOpen(opened, second)
  expect(desk.reason).toHaveValue('')
})

test('what others decide goes from the queue by itself', async () => {
  const opened = await openDesk()
  await expectQueue(waitingAt(1))
  await decideElsewhere(opened.server, second)
  await opened.advance(16_000)
  await expectQueue(waitingAt(1).filter((one) => one !== second))
  await expectOpen(opened, first)
})

test('a reason that was not sent stays with its item, and is not lost by leaving', async () => {
  const opened = await openDesk()
  await expectOpen(opened, first)
  await fill(opened.user, desk.reason, '字太小')
  await press(opened.user, '下一项', desk.item)
  await expectOpen(opened, second)
  expect(desk.reason).toHaveValue('')
  await opened.user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }))
  await press(opened.user, '继续编辑')
  await expectNoDialog()
  await press(opened.user, '上一项', desk.item)
  await expectOpen(opened, first)
  expect(desk.reason).toHaveValue('字太小')
})

test('a decision whose page is left is said all the same (R6)', async () => {
  const opened = await openDesk('', { switches: { faults: [{ operationId: `${first.kind}Process1`, kind: 'hold' }] } })
  await expectOpen(opened, first)
  await opened.user.click(desk.approve)
  await opened.user.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }))
  await screen.findByRole('heading', { name: '首页', level: 1 })
  await opened.server.setSwitches({ faults: [] })
  await expectSaid('status', '一级审核审核成功')
})

test('by keyboard alone: J and K walk, A leads to the approval and R to the reason; nothing is sent without Enter', async () => {
  const opened = await openDesk()
  const { user, server } = opened
  await expectOpen(opened, first)
  await user.keyboard('j')
  await expectOpen(opened, second)
  await user.keyboard('k')
  await expectOpen(opened, first)

  await user.keyboard('a')
  expect(desk.approve).toHaveFocus()
  await user.keyboard('a')
  expect(server.calls(`${first.kind}Process1`)).toHaveLength(0)
  await user.keyboard('{Enter}')
  await expectOpen(opened, second)
  await waitFor(() => expect(within(desk.item).getByRole('heading', { level: 2 })).toHaveFocus())

  await user.keyboard('r')
  expect(desk.reason).toHaveFocus()
  expect(desk.reason).toHaveValue('')
  // in a field they are letters
  await user.keyboard('jar')
  await expectOpen(opened, second)
  expect(desk.reason).toHaveValue('jar')
  await user.keyboard('{Enter}')
  await expectOpen(opened, third)
  expect(await standOf(server, second)).toMatchObject({ status: 4, checkReason: 'jar' })

  // a dialog has the keys to itself
  await press(user, /^账号：/)
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  await dialog('退出登录')
  await user.keyboard('j')
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await expectOpen(opened, third)
})

test('only the lists that the account may load, and only the kinds that it decides', async () => {
  const own = waitingAt(2).filter(({ kind }) => kind === 'material')
  const { server, reload } = await openDesk('', { account: ADMIN, switches: { scenario: { functionIds: { [ADMIN]: ['2', '25', '3'] } } } })
  await expectQueue(own)
  expect(within(desk.queue).queryAllByRole('radio')).toHaveLength(0)
  await expectMenuCount(own.length)
  expect(server.calls('programList')).toEqual([])
  const process = (kind: string, level: number) => server.send('POST', `/api/${kind}/check/process${level}`, { id: 1, reject: 0, reason: '' })
  await expect(process('program', 2)).rejects.toThrow('没有权限执行此操作')
  await expect(process('material', 1)).rejects.toThrow('没有权限执行此操作')

  // the level without the list
  await server.setSwitches({ scenario: { functionIds: { [ADMIN]: ['24', '34'] } } })
  await reload()
  expect(await screen.findByText('没有可以审核的列表')).toBeVisible()
  await expectMenuCount(0)
})

test('an account that decides nothing has no desk', async () => {
  problems.allow(/Error in route match/)
  const { server } = await renderConsole({ at: '/reviewDesk', switches: { scenario: { ...fourLevels, functionIds: { [ADMIN]: ['2', '3', '23', '33'] } } } })
  expect(await screen.findByRole('heading', { name: '无权限访问' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /审核台/ })).toBeNull()
  expect(server.calls('materialList')).toEqual([])
  await expect(server.send('POST', '/api/material/check/process1', { id: 1, reject: 0, reason: '' })).rejects.toThrow('没有权限执行此操作')
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
  await openDesk('', { switches: { faults: [{ operationId: 'programList', kind: 'refuse', msg: '广告列表暂不可用' }] } })
  // throws when it is there twice
  expect(await screen.findByText(/广告列表暂不可用/)).toBeVisible()
  await expectQueue(waitingAt(1).filter(({ kind }) => kind === 'material'))
})

test('both lists fail: said once, with a retry', async () => {
  const { user, server } = await openDesk('', { switches: { faults: (['programList', 'materialList'] as const).map((operationId) => ({ operationId, kind: 'refuse', msg: '列表暂不可用' })) } })
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
  await user.click(desk.approve)
  await expectSaid('status', '四级审核审核成功')
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
  await opened.user.click(desk.items[0] as HTMLElement)
  await expectOpen(opened, first)
  expect(screen.queryByRole('region', { name: '待审核队列' })).toBeNull()
  await opened.user.click(desk.approve)
  await expectOpen(opened, second)
  expect(desk.approve).toBeVisible()
  await opened.user.click(within(desk.item).getByRole('link', { name: '返回列表' }))
  await screen.findByRole('region', { name: '待审核队列' })
  await expectQueue(own.slice(1))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
