import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import '#src/features/shell/palette/palette.tsx'
import { renderConsole } from '#tests/support/render-console.tsx'
import { openFromPalette } from '../support/keyboard.ts'
import { askLogout, loginForm, signIn } from '../support/session.ts'
import { goSlowly } from '../support/slow-page.ts'
import { dialog, expectNoDialog, press } from '../support/steps.ts'

const PRODUCT = '广告终端管理平台'
const menu = () => screen.getByRole('navigation', { name: '主菜单' })
const entries = () =>
  within(menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(`${title} - ${PRODUCT}`))

test('a page that may not be opened is shown once: with the menu, not bare before that has come', async () => {
  const shown = new Set<Element>()
  const seen = new MutationObserver(() => {
    for (const one of screen.queryAllByRole('heading', { name: '无权限访问', level: 1 })) shown.add(one)
  })
  seen.observe(document.body, { childList: true, subtree: true })
  const { user, at } = await renderConsole({ at: '/terminalManage', account: '13800000002' })
  await heading('无权限访问')
  await waitFor(() => expect(entries()).toContain('审核台'))
  seen.disconnect()
  expect(shown.size).toBe(1)
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: '返回首页' }))
  await waitFor(() => expect(at()).toBe('/homePage'))
})

test('the menu has what the role may open; breadcrumb and title say where one is', async () => {
  const guest = '13800000006'
  const { user, goto, at, router } = await renderConsole({
    at: '/form/role',
    account: guest,
    switches: { scenario: { functionIds: { [guest]: ['6'] } } },
  })
  await heading('角色管理')
  expect(entries()).toEqual(['首页', '组织机构', '角色管理', '账号管理'])
  await expectTitle('角色管理')
  const place = () => screen.getByRole('navigation', { name: '当前位置' })
  expect(place()).toHaveTextContent(/账户中心.*角色管理/)
  await user.click(within(place()).getByRole('link', { name: '账户中心' }))
  await heading('组织机构')
  await goto('/terminalManage')
  await heading('无权限访问')
  // in the shell, as soon as that is here
  await waitFor(() => expect(entries()).toHaveLength(4))
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: '返回首页' }))
  await expectTitle('首页')

  await press(user, '退出', await askLogout(user))
  await loginForm()
  await expectTitle('登录')
  await signIn(user)
  await heading('首页')
  expect(entries()).toEqual(expect.arrayContaining(['终端管理', '素材管理', '广告管理']))
  await user.click(within(menu()).getByRole('link', { name: '终端管理' }))
  await expectTitle('终端管理')
  expect(place()).toHaveTextContent(/^终端管理$/)
  await user.click(screen.getByRole('link', { name: '终端下载' }))
  await expectTitle('终端下载')
  expect(at()).toBe('/upload')
  router.history.back()
  await expectTitle('终端管理')
})

test('a collapsed menu has icons, with their names for those who do not see them', async () => {
  const { user } = await renderConsole({ at: '/upload' })
  await heading('终端下载')
  const wide = menu().getBoundingClientRect().width
  await press(user, '收起菜单')
  expect(screen.getByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(menu().getBoundingClientRect().width).toBeLessThanOrEqual(64))
  await user.hover(within(menu()).getByRole('link', { name: '终端管理' }))
  expect(await screen.findByRole('tooltip', { name: '终端管理' })).toBeVisible()
  expect(localStorage.getItem('console.preferences')).toBe('{"menuCollapsed":true,"editorMenuCollapsed":true}')
  // other tests have it wide
  await press(user, '展开菜单')
  await waitFor(() => expect(menu().getBoundingClientRect().width).toBe(wide))
})

test('the editor has the menu collapsed until it is expanded there, which is kept', async () => {
  const { user, goto, reload } = await renderConsole({ at: '/upload' })
  await heading('终端下载')
  const width = () => menu().getBoundingClientRect().width
  const wide = width()
  await goto('/editorFive')
  await waitFor(() => expect(width()).toBeLessThanOrEqual(64))
  await press(user, '展开菜单')
  await reload()
  await waitFor(() => expect(width()).toBe(wide))
  await press(user, '收起菜单')
  await goto('/upload')
  await heading('终端下载')
  expect(width()).toBe(wide)
})

test('dark colours are kept', async () => {
  const { user, reload } = await renderConsole({ at: '/upload' })
  const scheme = () => document.documentElement.dataset.mantineColorScheme
  await press(user, '切换为深色')
  expect(scheme()).toBe('dark')
  await reload()
  await heading('终端下载')
  expect(scheme()).toBe('dark')
  await press(user, '切换为浅色')
  expect(scheme()).toBe('light')
})

test('an address that leads nowhere keeps the menu and leads home; signed out it leads to login', async () => {
  const { user, goto, at } = await renderConsole({ at: '/terminalManages' })
  await heading('页面不存在')
  await expectTitle('页面不存在')
  expect(entries()).toContain('终端管理')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: '返回首页' }))
  await heading('首页')
  await press(user, '退出', await askLogout(user))
  await loginForm()
  await goto('/record/nothing')
  await waitFor(() => expect(at()).toBe('/login?redirect=%2Frecord%2Fnothing'))
})

test('a page without an entry leads to the one that it stands below, and marks it', async () => {
  const { user, at } = await renderConsole({ at: '/checkPubMet' })
  await screen.findByRole('heading', { level: 1 })
  const above = within(menu()).getByRole('link', { name: '广告管理' })
  const plain = within(menu()).getByRole('link', { name: '素材管理' })
  const ground = (element: HTMLElement) => getComputedStyle(element).backgroundColor
  expect(ground(above)).not.toBe(ground(plain))
  await user.click(within(screen.getByRole('navigation', { name: '当前位置' })).getByRole('link', { name: '广告管理' }))
  await heading('广告管理')
  expect(at()).toBe('/programManage')
})

test('what is opened while a page comes stays when it is there, with the focus; what was open before closes', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  const { user, at } = opened
  await heading('首页')
  await press(user, /^账号：/)
  await screen.findByRole('menu')
  const first = goSlowly(opened, '/_shell/upload', '/upload')
  await waitFor(() => expect(at()).toBe('/upload'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await press(user, /^账号：/)
  await screen.findByRole('menu')
  first.arrive()
  await heading('终端下载')
  await first.there
  expect(screen.getByRole('menu')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

  const second = goSlowly(opened, '/_shell/myDay', '/myDay')
  await waitFor(() => expect(at()).toBe('/myDay'))
  await user.keyboard('{Control>}k{/Control}')
  const palette = await dialog('命令面板')
  second.arrive()
  await heading('我的今天')
  await second.there
  expect(palette).toBeVisible()
  await user.keyboard('终端')
  expect(within(palette).getByRole('combobox')).toHaveValue('终端')
  await user.keyboard('{Escape}')
  await expectNoDialog()
})

test.each([
  ['修改密码', '原密码', 'Demo1234'],
  ['保存当前视图', '视图名称', '离线的终端'],
])('what is typed into %s while a page comes stays when it is there', async (entry, label, typed) => {
  const opened = await renderConsole({ at: '/homePage' })
  const { user, at } = opened
  await heading('首页')
  const { arrive, there } = goSlowly(opened, '/_shell/upload', '/upload')
  await waitFor(() => expect(at()).toBe('/upload'))
  await openFromPalette(opened, entry)
  const field = await screen.findByLabelText(new RegExp(`^${label}`))
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard(typed)
  arrive()
  await heading('终端下载')
  await there
  expect(field).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue(typed)
  await user.keyboard('{Escape}')
  await press(user, '放弃修改', await dialog('放弃未保存的修改？'))
  await expectNoDialog()
})

test('what the frame asks while a page comes is still asked when that is there', async () => {
  const opened = await renderConsole({ at: '/homePage' })
  const { user, goto } = opened
  await heading('首页')
  async function staysAsked(question: HTMLElement, answer: string, slow: ReturnType<typeof goSlowly>, page: string) {
    const button = within(question).getByRole('button', { name: answer })
    button.focus()
    slow.arrive()
    await heading(page)
    await slow.there
    expect(question).toBeVisible()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
  }
  const day = goSlowly(opened, '/_shell/myDay', '/myDay')
  await openFromPalette(opened, '退出登录')
  await staysAsked(await dialog('退出登录'), '取消', day, '我的今天')
  await expectNoDialog()

  const upload = goSlowly(opened, '/_shell/upload', '/upload')
  await openFromPalette(opened, '修改密码')
  await waitFor(async () => expect(await screen.findByLabelText(/^原密码/)).toHaveFocus())
  await user.keyboard('Demo1234{Escape}')
  await staysAsked(await dialog('放弃未保存的修改？'), '放弃修改', upload, '终端下载')
  await expectNoDialog()

  await openFromPalette(opened, '退出登录')
  await dialog('退出登录')
  await goto('/myDay')
  await heading('我的今天')
  await expectNoDialog()
})
