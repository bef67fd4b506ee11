import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { goTo } from '../support/keyboard.ts'
import { dialog, expectDone, expectNoDialog } from '../support/steps.ts'
import { openTerminals, terminalRows } from '../support/terminals.ts'

/*
 * By keyboard alone. That Tab leads to what stands on a page, and that the focus shows there, journeys see
 * (keyboard.spec.ts).
 */

test('open a terminal, edit it, and come back to where one was', async () => {
  const { user } = await openTerminals('?state=1')
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  const row = () => terminalRows()[0] as HTMLElement
  const link = () => within(row()).getAllByRole('link')[0] as HTMLElement
  link().focus()
  await user.keyboard('{Enter}')
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByRole('tab', { name: '诊断', selected: true })).toBeVisible()

  // the focus is in what stands beside the list now
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
  await goTo(user, () => within(drawer).getByRole('tab', { name: '诊断' }))
  for (const _tab of ['节目', '一周', '指令记录']) await user.keyboard('{ArrowRight}')
  expect(within(drawer).getByRole('tab', { name: '指令记录' })).toHaveAttribute('aria-selected', 'true')
  expect(await within(drawer).findByRole('table', { name: '指令记录' })).toBeVisible()

  // Escape belongs to the list that is open in a field, then to the drawer
  await goTo(user, () => within(drawer).getByRole('combobox', { name: '指令名称' }))
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: '截屏' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option', { name: '截屏' })).toBeNull())
  expect(drawer).toBeVisible()
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await waitFor(() => expect(link()).toHaveFocus())

  const edit = () => within(row()).getByRole('button', { name: '编辑' })
  edit().focus()
  await user.keyboard('{Enter}')
  const form = await dialog('编辑终端')
  const name = () => within(form).getByRole<HTMLInputElement>('textbox', { name: '终端名称' })
  await waitFor(() => expect(name()).toHaveFocus())
  name().select()
  await user.keyboard('键盘改的名称')

  // Escape asks about what was typed; another Escape takes back the question, not the form
  await user.keyboard('{Escape}')
  const question = await dialog('放弃未保存的修改？')
  await waitFor(() => expect(within(question).getByRole('button', { name: '继续编辑' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await expectNoDialog('放弃未保存的修改？')
  await waitFor(() => expect(name()).toHaveFocus())
  expect(name()).toHaveValue('键盘改的名称')
  await user.keyboard('{Enter}')
  await screen.findByText(/^操作成功/)
  await expectNoDialog()
  await waitFor(() => expect(row()).toHaveTextContent('键盘改的名称'))
  await waitFor(() => expect(edit()).toHaveFocus())
})

test('look at materials one after the other, decide, and choose some', async () => {
  const { user } = await renderConsole({ at: '/materialManage?status=2' })
  const cards = () => within(screen.getByRole('list', { name: '素材列表' })).getAllByRole('listitem')
  const opener = (number: number) => within(cards()[number] as HTMLElement).getAllByRole('button')[0] as HTMLElement
  await waitFor(() => expect(opener(1)).toBeVisible())
  const names = [opener(0).innerText, opener(1).innerText] as const
  const first = opener(0)
  first.focus()
  await user.keyboard('{Enter}')
  await dialog(names[0])
  // arrow keys lead to the next, but belong to what is typed
  await user.keyboard('{ArrowRight}')
  await dialog(names[1])
  await user.keyboard('{ArrowLeft}')
  await dialog(names[0])
  await user.keyboard('{ArrowRight}')
  const preview = await dialog(names[1])
  const reason = () => within(preview).getByRole('textbox', { name: '不通过的原因' })
  await goTo(user, reason)
  await user.keyboard('画面不清')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('dialog', { name: names[1] })).toBeVisible()
  // Escape asks about what was typed
  await user.keyboard('{Escape}')
  const question = await dialog('放弃未保存的修改？')
  await waitFor(() => expect(within(question).getByRole('button', { name: '继续编辑' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(reason()).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes('审核不通过'))).toBe(true),
  )
  await expectNoDialog()
  await waitFor(() => expect(first).toHaveFocus())

  screen.getByRole('button', { name: '批量操作' }).focus()
  await user.keyboard('{Enter}')
  const bar = await screen.findByRole('region', { name: '批量操作' })
  within(cards()[0] as HTMLElement)
    .getByRole('checkbox')
    .focus()
  await user.keyboard(' ')
  await waitFor(() => expect(bar).toHaveTextContent(/已选\s*1\s*项/))
  within(bar).getByRole('button', { name: '设置分组' }).focus()
  await user.keyboard('{Enter}')
  const form = await dialog('设置分组')
  const field = () => within(form).getByRole('combobox', { name: '分组' })
  await waitFor(() => expect(field()).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  const option = await screen.findByRole('option', { name: '未分组' })
  for (let presses = 0; presses < 10 && field().getAttribute('aria-activedescendant') !== option.id; presses++)
    await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  await expectDone(user, '设置成功')
  await expectNoDialog()
})
