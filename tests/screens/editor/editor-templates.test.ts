import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  canvas,
  editorAddress,
  openEditor,
  scenes,
  templates,
  textField,
  type EditorScreen,
} from '../support/editor.ts'
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
  expect(await within(await templates()).findByRole('list', { name: '版式模板' })).toBeVisible()
  // of one kind there is nothing to choose
  expect(within(await templates()).queryByRole('tab')).toBeNull()
  await user.keyboard('{Escape}')
  await expectNoDialog()
  await advance(2_000)
  await expectNoDialog()
  expect(screen.getByRole('button', { name: '添加第一个场景' })).toBeVisible()
  // nobody had opened it
  await waitFor(async () => expect(await canvas()).toHaveFocus())
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
  await screen.findByRole('list', { name: '图层' })
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

/** The resolution of the ad, as the header has it. */
const resolution = () => screen.getByRole('combobox', { name: '分辨率' })

/** The templates of the page that is shown: their buttons, what they are called and what they are for. */
async function offered(form: HTMLElement) {
  const list = await within(form).findByRole('list', { name: '版式模板' })
  return [...list.querySelectorAll('button')].map((button) => {
    const [name = '', kind = ''] = [...(button.lastElementChild?.children ?? [])].map(({ textContent }) => textContent)
    return { button, name, kind }
  })
}

/** Chooses a template of the second page, which stands otherwise than the ad. */
async function chooseTurned({ user }: EditorScreen, form: HTMLElement, kind: '竖屏' | '横屏'): Promise<string> {
  for (const page of [2, 3]) {
    await press(user, `第 ${page} 页`, form)
    const found = (await offered(form)).find((template) => template.kind === kind)
    if (!found) continue
    await user.click(found.button)
    return found.name
  }
  throw new Error(`No template is for ${kind}`)
}

test('a new ad is asked for its resolution first; its templates stand as it does', async () => {
  const { user } = await openEditor(editorAddress())
  const form = await templates()
  const sizes = within(form).getByRole('group', { name: /^分辨率/ })
  expect(within(sizes).getByRole('radio', { name: /^1920×1080/ })).toBeChecked()
  const kinds = async () => new Set((await offered(form)).map(({ kind }) => kind))
  expect(await kinds()).toEqual(new Set(['通用', '横屏']))
  await user.click(within(sizes).getByRole('radio', { name: /^800×1280/ }))
  await waitFor(async () => expect(await kinds()).toEqual(new Set(['通用', '竖屏'])))
  expect(resolution()).toHaveValue('800×1280')
  await user.click((await offered(form))[1]?.button as HTMLElement)
  await expectNoDialog()
  expect(scenes()).toHaveLength(1)
  expect(resolution()).toHaveValue('800×1280')

  await press(user, '添加场景')
  expect(within(await dialog('添加场景')).queryByRole('group', { name: /^分辨率/ })).toBeNull()
})

test('a template that stands otherwise asks whether it is put into the ad, or the ad is turned, in one step', async () => {
  const opened = await openEditor(editorAddress())
  const { user } = opened
  const form = await templates()
  const name = await chooseTurned(opened, form, '竖屏')
  const question = () => dialog(`“${name}”是竖屏模板`)
  expect(await question()).toHaveTextContent('它按 1080×1920 设计，广告是 1920×1080。')
  await press(user, '取消', await question())
  await expectNoDialog(/竖屏模板/)
  expect(form).toBeVisible()
  expect(screen.queryByRole('button', { name: /^场景 1/ })).toBeNull()

  await chooseTurned(opened, form, '竖屏')
  await press(user, '放进 1920×1080', await question())
  await expectNoDialog()
  expect(scenes()).toHaveLength(1)
  expect(resolution()).toHaveValue('1920×1080')

  await press(user, '添加场景')
  await chooseTurned(opened, await dialog('添加场景'), '竖屏')
  expect(await question()).toHaveTextContent('已有的 1 个场景也会改变形状')
  await press(user, '广告改为 1080×1920', await question())
  await expectNoDialog()
  expect(scenes()).toHaveLength(2)
  expect(resolution()).toHaveValue('1080×1920')
  await press(user, '撤销：添加场景')
  expect(scenes()).toHaveLength(1)
  expect(resolution()).toHaveValue('1920×1080')

  // the other way round
  await press(user, '重做：添加场景')
  await press(user, '添加场景')
  const wide = await chooseTurned(opened, await dialog('添加场景'), '横屏')
  await press(user, '放进 1080×1920', await dialog(`“${wide}”是横屏模板`))
  await expectNoDialog()
  expect(scenes()).toHaveLength(3)
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

test('the check tells examples of a template that were left as they came, and no longer when they are changed', async () => {
  const { user, chooseTemplate, advance } = await openEditor(editorAddress())
  await chooseTemplate('今日特价')
  await user.click(screen.getByRole('tab', { name: '检查' }))
  const panel = await screen.findByRole('tabpanel', { name: '检查' })
  await advance(1_000)
  const places = async () =>
    within(await within(panel).findByRole('list', { name: '还是模板的示例，请核对价格、时间等' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(await places()).toEqual([
    '场景1 · 文本 · 每斤 6.9 元',
    '场景1 · 文本 · 每斤 19.8 元',
    '场景1 · 文本 · 第二件半价',
  ])
  await press(user, '场景1 · 文本 · 每斤 6.9 元', panel)
  await user.click(screen.getByRole('tab', { name: '属性' }))
  await user.type(await textField(), '起')
  await user.click(screen.getByRole('tab', { name: '检查' }))
  await advance(1_000)
  await waitFor(async () => expect(within(panel).queryByText('场景1 · 文本 · 每斤 6.9 元')).toBeNull())
})
