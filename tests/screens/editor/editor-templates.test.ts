import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { canvas, editorAddress, openEditor, scenes, templates, textField } from '../support/editor.ts'
import { dialog, expectNoDialog, press } from '../support/steps.ts'

test('the choice of a template that was opened by hand does not open by itself again', async () => {
  const { user, advance, chooseTemplate } = await openEditor(editorAddress())
  await canvas()
  await press(user, '添加第一个场景')
  await dialog('添加场景')
  await chooseTemplate('周末大促')
  await advance(2_000)
  await expectNoDialog()
  expect(scenes()).toHaveLength(1)
})

test('the choice of a template opens by itself once, and not again when it is closed', async () => {
  const { user, advance } = await openEditor(editorAddress())
  expect(within(await templates()).getByRole('tab', { name: '版式模板' })).toBeVisible()
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await advance(2_000)
  await expectNoDialog()
  expect(screen.getByRole('button', { name: '添加第一个场景' })).toBeVisible()
})

test('a template that was chosen by keyboard leads to the canvas, and arrows move what is selected wherever no field has the focus', async () => {
  const { user, add } = await openEditor(editorAddress())
  const list = await within(await templates()).findByRole('list', { name: '版式模板' })
  within(list).getAllByRole('button')[0]?.focus()
  await user.keyboard('{Enter}')
  await expectNoDialog('添加场景')
  await waitFor(async () => expect(await canvas()).toHaveFocus())

  await add('文本')
  const left = () => screen.getByLabelText('左边距')
  const before = Number((left() as HTMLInputElement).value)
  screen.getByRole('button', { name: '网格' }).focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(Number((left() as HTMLInputElement).value)).toBe(before + 1))
  // in a field they are its own
  left().focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: /^撤销：移动/ })).toBeVisible()
})

test('a double click on a kind of element or on the copy of a scene adds one', async () => {
  const { user, chooseTemplate } = await openEditor(editorAddress())
  await chooseTemplate('周末大促')

  await user.click(await screen.findByRole('tab', { name: /图层/ }))
  const layers = () => within(screen.getByRole('list', { name: '图层' })).getAllByRole('listitem').length
  const before = layers()
  await user.dblClick(within(screen.getByRole('group', { name: '添加元素' })).getByRole('button', { name: '文本' }))
  await waitFor(() => expect(layers()).toBe(before + 1))

  await user.dblClick(screen.getByRole('button', { name: '复制场景 1' }))
  await waitFor(() => expect(scenes()).toHaveLength(2))
})

test('Escape in the panel ends the writing and keeps it, then takes the choice back, and the canvas has the keys', async () => {
  const { user, chooseTemplate, add } = await openEditor(editorAddress())
  await chooseTemplate('空白场景')
  await add('文本')
  await user.type(await textField(), '！')
  await user.keyboard('{Escape}')
  expect(await canvas()).toHaveFocus()
  expect(await textField()).toHaveValue('请输入营销广告语！')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '文本内容' })).toBeNull())

  // from an open list it closes that alone
  await add('文本')
  await user.click(await screen.findByRole('combobox', { name: '字体' }))
  await screen.findByRole('option', { name: '默认字体' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option', { name: '默认字体' })).toBeNull())
  expect(await textField()).toBeVisible()
  screen.getByRole('button', { name: '左对齐' }).focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '文本内容' })).toBeNull())
  expect(await canvas()).toHaveFocus()
})

test.each([
  [1024, 768],
  // 1440*900 at 200 %
  [720, 450],
])('in a window of %i*%i saving, preview and all tabs are in sight', async (width, height) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, height)
  const { chooseTemplate } = await openEditor(editorAddress())
  await chooseTemplate('空白场景')
  const seen = [
    ...['保存', '预览'].map((name) => screen.getByRole('button', { name })),
    ...['属性', '图层', '检查'].map((name) => screen.getByRole('tab', { name })),
  ]
  for (const element of seen) {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    expect([left >= 0, top >= 0, right <= width, bottom <= height], element.textContent).toEqual([
      true,
      true,
      true,
      true,
    ])
  }
})
