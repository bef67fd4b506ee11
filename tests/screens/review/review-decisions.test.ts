import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  decideElsewhere,
  desk,
  expectApprovable,
  expectMenuCount,
  expectOpen,
  expectQueue,
  expectSaid,
  openDesk,
  standOf,
  waitingAt,
} from '../support/review.ts'
import { dialog, expectNoDialog, fill, press } from '../support/steps.ts'

const [first, second, third] = waitingAt(1)

test('an approval is sent once, is said, leaves the queue and leads on; the menu counts along', async () => {
  const others = waitingAt(1).slice(1)
  const opened = await openDesk()
  await expectOpen(opened, first)
  await expectApprovable()
  desk.approve.focus()
  for (let click = 0; click < 3; click++) desk.approve.click()
  await expectSaid('status', '一级审核成功')
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
  expect(desk.reason).toHaveAccessibleDescription(/原因不能超过 20 个字符/)
  await user.click(desk.reject)
  expect(server.calls(`${first.kind}Process1`)).toHaveLength(0)
  const twenty = `${'长'.repeat(19)}😀`
  await fill(user, desk.reason, twenty)
  expect(desk.reason).not.toHaveAccessibleDescription(/原因不能超过 20 个字符/)
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
  await opened.user.click(
    within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }),
  )
  await press(opened.user, '继续编辑')
  await expectNoDialog()
  await press(opened.user, '上一项', desk.item)
  await expectOpen(opened, first)
  expect(desk.reason).toHaveValue('字太小')
})

test('a decision whose page is left is said all the same', async () => {
  const opened = await openDesk('', { switches: { faults: [{ operationId: `${first.kind}Process1`, kind: 'hold' }] } })
  await expectOpen(opened, first)
  await expectApprovable()
  await opened.user.click(desk.approve)
  await opened.user.click(
    within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name: '首页' }),
  )
  await screen.findByRole('heading', { name: '首页', level: 1 })
  await opened.server.setSwitches({ faults: [] })
  await expectSaid('status', '一级审核成功')
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
