import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole, type RenderedConsole } from '#tests/support/render-console.tsx'
import { adAt, editorAddress, openEditor, textField } from '../support/editor.ts'
import { dialog, expectNoDialog, press } from '../support/steps.ts'
import { findTerminal, openTerminals, terminalRows } from '../support/terminals.ts'

const GUEST = '13800000006'

/** Opens the palette by its keys; it has the focus then. */
async function openPalette({ user }: RenderedConsole): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: '搜索页面和操作' })
  await waitFor(() => expect(field).toHaveFocus())
  return field
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('a few letters lead to a page', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  await screen.findByRole('heading', { name: '首页', level: 1 })
  await openPalette(opened)
  await opened.user.keyboard('日志 record')
  await waitFor(() =>
    expect(options().slice(0, 2)).toEqual([
      expect.stringMatching(/^终端指令记录/),
      expect.stringMatching(/^广告发布记录/),
    ]),
  )
  await opened.user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('广告发布记录')
  await opened.user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: '广告发布记录', level: 1 })
  await expectNoDialog()
})

test('who types on after its keys types into it, once its code is there', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  await screen.findByRole('heading', { name: '首页', level: 1 })
  await openPalette(opened)
  await opened.user.keyboard('{Escape}')
  await expectNoDialog()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  // the next key may be waiting already
  await Promise.resolve()
  expect(screen.getByRole('combobox', { name: '搜索页面和操作' })).toHaveFocus()
})

test('what is typed can be looked for in a list', async () => {
  const { user, at } = await renderConsole({ at: '/homePage' })
  await press(user, '搜索页面和操作')
  await waitFor(() => expect(screen.getByRole('combobox', { name: '搜索页面和操作' })).toHaveFocus())
  await user.keyboard('电梯')
  await user.click(await screen.findByRole('option', { name: '在终端中搜索“电梯”' }))
  expect(await screen.findByRole('textbox', { name: '终端' })).toHaveValue('电梯')
  expect(new URLSearchParams(at().split('?')[1]).get('q')).toBe('电梯')
})

test('from a field it opens and leads back, with what was typed; other keys are the field’s, and all the dialog’s', async () => {
  const opened = await renderConsole({ at: '/terminalManage' })
  const { user } = opened
  const field = await screen.findByRole('textbox', { name: '终端' })
  await user.click(field)
  await user.keyboard('AS?')
  await expectNoDialog()
  await openPalette(opened)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('AS?')

  screen.getByRole('main').focus()
  await user.keyboard('?')
  expect(await dialog('快捷键')).toHaveTextContent('Ctrl+K')
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await expectNoDialog()
})

test('an upload begins there: at its button, where the browser does not open the choice of files', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  await screen.findByRole('heading', { name: '首页', level: 1 })
  await openPalette(opened)
  await opened.user.keyboard('上传素材{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: '上传素材' })).toHaveFocus())
  expect(opened.at()).toBe('/materialManage')
})

test('who signs out there is asked, and comes to the login page', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  await screen.findByRole('heading', { name: '首页', level: 1 })
  await openPalette(opened)
  await opened.user.keyboard('sign out{Enter}')
  await press(opened.user, '退出', await dialog('退出登录'))
  await screen.findByRole('button', { name: '登录' })
  expect(document.title).toBe('登录 - 广告终端管理平台')
  expect(opened.server.calls('authLogout')).toHaveLength(1)
})

test('the editor has a sheet of its own; a guest finds nothing that the role lacks', async () => {
  const opened = await renderConsole({
    at: '/editorFive?id=3025&type=1',
    account: GUEST,
    switches: { scenario: { functionIds: { [GUEST]: ['1', '31'] } } },
  })
  await screen.findByRole('application', { name: '画布' })
  await opened.user.keyboard('?')
  const sheet = await dialog('快捷键')
  expect(sheet).toHaveTextContent('撤销')
  expect(sheet).toHaveTextContent('Ctrl+K')
  await opened.user.keyboard('{Escape}')
  await expectNoDialog()

  await openPalette(opened)
  expect(options()).toContainEqual(expect.stringContaining('终端管理'))
  expect(options().filter((option) => /素材|审核台|日志|紧急/.test(option))).toEqual([])
})

test('a few letters change the theme', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  await screen.findByRole('heading', { name: '首页', level: 1 })
  await openPalette(opened)
  await opened.user.keyboard('theme{Enter}')
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'))
  await expectNoDialog()
})

test('the menu of the editor is expanded there, and that of the other pages stays', async () => {
  const opened = await renderConsole({ at: '/editorFive?id=3025&type=1' })
  await screen.findByRole('application', { name: '画布' })
  const menuButton = (name: string) => screen.findByRole('button', { name })
  await menuButton('展开菜单')
  await openPalette(opened)
  await opened.user.keyboard('sidebar')
  await waitFor(() => expect(options()[0]).toBe('展开菜单'))
  await opened.user.keyboard('{Enter}')
  await menuButton('收起菜单')
  await opened.goto('/upload')
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  await menuButton('收起菜单')
  await openPalette(opened)
  await opened.user.keyboard('sidebar{Enter}')
  await menuButton('展开菜单')
  await opened.goto('/editorFive?id=3025&type=1')
  await screen.findByRole('application', { name: '画布' })
  await menuButton('收起菜单')
})

test('the commands of the editor are found there, and gone with it', async () => {
  const opened = await openEditor(editorAddress(adAt(3), 2))
  await screen.findByRole('application', { name: '画布' })
  await openPalette(opened)
  await opened.user.keyboard('网格{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: '网格' })).toHaveAttribute('aria-pressed', 'true'))
  await expectNoDialog()

  // what is added is written or filled at once, as by its button
  await openPalette(opened)
  await opened.user.keyboard('添加文本{Enter}')
  const written = await screen.findByRole('textbox', { name: '文字内容' })
  await waitFor(() => expect(written).toHaveFocus())
  await opened.user.keyboard('新品{Escape}')
  expect(await textField()).toHaveValue('新品')
  await openPalette(opened)
  await opened.user.keyboard('添加图片{Enter}')
  await dialog('选择图片')
  await opened.user.keyboard('{Escape}')
  await expectNoDialog()

  await openPalette(opened)
  await opened.user.keyboard('返回{Enter}')
  await press(opened.user, '退出', await dialog('退出编辑？'))
  await screen.findByRole('heading', { name: '广告管理', level: 1 })
  await openPalette(opened)
  await opened.user.keyboard('网格')
  await waitFor(() => expect(options().some((option) => option.startsWith('在终端中搜索'))).toBe(true))
  expect(screen.queryByRole('group', { name: '本页' })).toBeNull()
})

const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('records are found by part of their name or number, at most five of a kind, once typing rests', async () => {
  const opened = await renderConsole({ at: '/upload' })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  await openPalette(opened)
  const { user, server, at } = opened
  // the menu counts ads and materials that wait for review
  const asked = () => [server.calls('deviceList').length, server.calls('userList').length]
  const before = asked()
  await user.keyboard('电')
  await user.keyboard('梯')
  await waitFor(() => expect(screen.getByRole('group', { name: '终端' })).toBeInTheDocument())
  expect(optionsOf('终端').length).toBeLessThanOrEqual(5)
  for (const option of optionsOf('终端')) expect(option).toContain('电梯')
  // the first letter was not looked for
  expect(asked()).toEqual(before.map((count) => count + 1))

  const field = screen.getByRole('combobox', { name: '搜索页面和操作' })
  await user.clear(field)
  const account = '13800000001'
  await user.keyboard(account)
  await waitFor(() => expect(optionsOf('账号').join()).toContain(account))
  await user.click(within(screen.getByRole('group', { name: '账号' })).getByRole('option'))
  expect(at()).toBe(`/form/account?q=${account}`)
})

test('what was found offers its actions, and is among what was opened last', async () => {
  const opened = await renderConsole({ at: '/upload' })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  const { user, at } = opened
  await openPalette(opened)
  const device = findTerminal(({ state }) => state === 1)
  await user.keyboard(String(device.sn))
  await waitFor(() => expect(optionsOf('终端')).toHaveLength(1))
  await user.keyboard('{ArrowRight}')
  expect(optionsOf(String(device.name))).toEqual([
    '打开诊断',
    '查看节目',
    '查看一周',
    '查看指令记录',
    '查看终端信息',
    '收藏',
    '返回',
  ])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(at()).toBe(`/terminalManage?device=${device.id}&tab=week`)
  await dialog(String(device.name))
  await opened.goto('/upload')
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  await opened.reload()
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  await openPalette(opened)
  expect(optionsOf('最近打开')).toEqual([expect.stringContaining(String(device.name))])
})

test('what is starred stands first in this account’s palette, until its star is taken away', async () => {
  const opened = await renderConsole({ at: '/upload' })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  localStorage.setItem('console.starred.13800000000', '[{"kind":"device","id":7},{"kind":"page"}]')
  const field = await openPalette(opened)
  const { user } = opened
  const device = findTerminal(({ state }) => state === 1)
  await user.keyboard(String(device.sn))
  await waitFor(() => expect(optionsOf('终端')).toHaveLength(1))
  // the last of its actions but the way back; the palette stays
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{Enter}')
  await user.clear(field)
  await waitFor(() => expect(optionsOf('收藏')).toEqual([expect.stringContaining(String(device.name))]))
  await user.keyboard('{Escape}')
  await openPalette(opened)
  expect(options()[0]).toContain(String(device.name))
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}')
  expect(optionsOf(String(device.name)).slice(-2)).toEqual(['取消收藏', '返回'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('group', { name: '收藏' })).toBeNull())
})

test('nothing is asked while an input method composes, nor of what the role may not read', async () => {
  const opened = await renderConsole({ at: '/upload', account: '13800000001' })
  await screen.findByRole('heading', { name: '终端下载', level: 1 })
  const field = await openPalette(opened)
  const { server, advance } = opened
  const asked = () => ['deviceList', 'programList', 'materialList', 'userList'].map((id) => server.calls(id).length)
  const before = asked()
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: 'guang' } })
  await advance(1_000)
  expect(asked()).toEqual(before)
  fireEvent.input(field, { target: { value: '广' } })
  fireEvent.compositionEnd(field)
  await advance(1_000)
  await waitFor(() => expect(asked()).toEqual(before.map((count, at) => (at === 3 ? count : count + 1))))
})

test('pinyin and its initials find pages, and names of the list on the screen', async () => {
  const opened = await openTerminals('?q=云麓天地', { switches: { scenario: { name: 'why-dark' } } })
  await waitFor(() => expect(terminalRows()).toHaveLength(7))
  const field = await openPalette(opened)
  await opened.user.keyboard('zdgl')
  expect(options()[0]).toContain('终端管理')
  await opened.user.clear(field)
  await opened.user.keyboard('shenhetai')
  expect(options()[0]).toContain('审核台')
  await opened.user.clear(field)
  await opened.user.keyboard('yltd')
  await waitFor(() => expect(optionsOf('终端')).toHaveLength(5))
  await opened.user.clear(field)
  await opened.user.keyboard('yltdbm')
  await waitFor(() => expect(optionsOf('终端')).toEqual([expect.stringContaining('云麓天地北门大屏')]))
})
