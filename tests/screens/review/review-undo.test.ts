import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  decideElsewhere,
  desk,
  expectApprovable,
  expectOpen,
  expectQueue,
  expectSaid,
  openDesk,
  standOf,
  waitingAt,
} from '../support/review.ts'
import { savedByAnother } from '../support/editor.ts'
import { fill, press } from '../support/steps.ts'

const [first, second, third] = waitingAt(1)
const ad = waitingAt(1).find(({ kind }) => kind === 'program') ?? first

/** The desk as it is by itself: a decision can be taken back for five seconds. */
async function openHeld(setup: Parameters<typeof openDesk>[1] = {}) {
  const opened = await openDesk('', { ...setup, undo: true })
  await expectOpen(opened, first)
  await expectApprovable()
  return { ...opened, sent: () => opened.server.calls(`${first.kind}Process1`).length }
}

const bar = () => screen.getByText(/秒后提交/)

test('a decision leads on at once, and is sent when five seconds are over', async () => {
  const opened = await openHeld()
  await opened.user.click(desk.approve)
  await expectOpen(opened, second)
  await expectQueue(waitingAt(1).slice(1))
  expect(bar()).toHaveTextContent(`通过：`)
  await opened.advance(4_000)
  expect(opened.sent()).toBe(0)
  await opened.advance(1_500)
  await expectSaid('status', '一级审核成功')
  expect(opened.sent()).toBe(1)
  expect(await standOf(opened.server, first)).toMatchObject({ status: 2, currentLevel: 2 })
})

test('it is taken back by button, by U and by Ctrl Z, the last first, with its reason', async () => {
  const opened = await openHeld()
  await fill(opened.user, desk.reason, '字太小')
  await opened.user.click(desk.reject)
  await expectOpen(opened, second)
  await expectApprovable()
  await opened.user.click(desk.approve)
  await expectOpen(opened, third)
  expect(bar()).toHaveTextContent('另有 1 项待提交')
  await opened.user.keyboard('u')
  await expectOpen(opened, second)
  await opened.user.keyboard('{Control>}z{/Control}')
  await expectOpen(opened, first)
  expect(desk.reason).toHaveValue('字太小')
  await opened.user.click(desk.reject)
  await expectOpen(opened, second)
  await press(opened.user, '撤销')
  await expectOpen(opened, first)
  await expectQueue(waitingAt(1))
  await opened.advance(6_000)
  expect(opened.sent()).toBe(0)
})

test('whoever leaves the desk has it sent at once, and is not asked', async () => {
  const opened = await openHeld()
  await opened.user.click(desk.approve)
  await expectOpen(opened, second)
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await opened.user.click(
    within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }),
  )
  await screen.findByRole('heading', { name: '首页', level: 1 })
  await expectSaid('status', '一级审核成功')
  expect(opened.sent()).toBe(1)
})

test('what fails is said, and waits again with its reason', async () => {
  const opened = await openHeld()
  await fill(opened.user, desk.reason, '字太小')
  await opened.user.click(desk.reject)
  await expectOpen(opened, second)
  await decideElsewhere(opened.server, first)
  await opened.advance(5_500)
  await expectSaid('alert', '当前不在此审核级别')
  expect(opened.sent()).toBe(2)
  expect(await standOf(opened.server, first)).toMatchObject({ currentLevel: 2 })
  await waitFor(() => expect(screen.queryByText(/秒后提交/)).toBeNull())
})

test('what has changed meanwhile is not decided', async () => {
  const opened = await openHeld()
  await opened.user.click(desk.approve)
  await expectOpen(opened, second)
  await decideElsewhere(opened.server, first)
  // the queue looks again, and has lost it
  await press(opened.user, '刷新')
  await opened.advance(5_500)
  await expectSaid('alert', '当前不在此审核级别')
})

test('the item that is decided can be looked at, and not decided twice', async () => {
  const opened = await openHeld()
  await opened.user.click(desk.approve)
  await expectOpen(opened, second)
  await opened.goto(`/reviewDesk?kind=${first.kind}&id=${first.id}`)
  await screen.findByText('您已作出决定，还没有提交')
  expect(within(desk.item).queryByRole('button', { name: '通过' })).toBeNull()
  await press(opened.user, '撤销')
  await expectApprovable()
})

test('what was refused here says when it waits again what is other than it was', async () => {
  const opened = await openDesk(`?kind=program&id=${ad.id}`)
  await expectOpen(opened, ad)
  await fill(opened.user, desk.reason, '字太小')
  await opened.user.click(desk.reject)
  await expectSaid('alert', '审核不通过')
  await opened.server.send('PATCH', '/api/program', savedByAnother(ad))
  await opened.server.send('POST', `/api/program/${ad.id}/check/submit`)
  await opened.goto('/upload')
  await opened.goto(`/reviewDesk?kind=program&id=${ad.id}`)
  const since = await screen.findByRole('region', { name: '自您上次不通过后的变化' })
  expect(since).toHaveTextContent('原因：字太小')
  await press(opened.user, '刷新')
  await waitFor(() => expect(since).toHaveTextContent(`名称：“${ad.name}” → “别人改的”`))
  expect(since).toHaveTextContent('移除素材：')
})

test('in a small window the decision is in sight, and the bar that takes one back does not cover it', async () => {
  const [width, height] = [innerWidth, innerHeight]
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(1024, 768)
  const opened = await openHeld()
  // nothing was scrolled
  const isReached = (button: HTMLElement) => {
    const { x, y, width: wide, height: high } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + wide / 2, y + high / 2))
  }
  expect([desk.approve, desk.reject].map(isReached)).toEqual([true, true])
  const fromEdge = () => desk.item.getBoundingClientRect().bottom - desk.approve.getBoundingClientRect().bottom
  const before = fromEdge()
  await opened.user.click(desk.approve)
  await expectOpen(opened, second)
  expect(bar()).toBeVisible()
  expect([desk.approve, desk.reject, screen.getByRole('button', { name: '撤销' })].map(isReached)).toEqual([
    true,
    true,
    true,
  ])
  expect(fromEdge()).toBe(before)
})
