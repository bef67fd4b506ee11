import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole } from '#tests/support/render-console.tsx'
import { adAt, editorAddress, expectDrafts, openEditor } from '../support/editor.ts'
import { askLogout, signIn } from '../support/session.ts'
import { dialog, expectDone, expectNoDialog, field, fill, press } from '../support/steps.ts'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const strip = () => screen.findByRole('navigation', { name: '打开的页面' })
const tabs = async () =>
  within(await strip())
    .getAllByRole('link')
    .map(({ title }) => title)
const tab = async (name: string) => within(await strip()).findByRole('link', { name: new RegExp(`^${name}`) })
const entry = (name: string) => within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name })

test('strip and menu lead to where a page was left, over a reload; on the page the menu begins anew', async () => {
  const { user, goto, at, reload } = await renderConsole({ at: '/terminalManage?state=0&page=2' })
  await heading('终端管理')
  await user.click(entry('素材管理'))
  await heading('素材管理')
  await waitFor(async () => expect(await tabs()).toEqual(['终端管理', '素材管理']))
  await reload()
  await heading('素材管理')
  await user.click(await tab('终端管理'))
  await waitFor(() => expect(at()).toBe('/terminalManage?state=0&page=2'))
  expect(await tab('终端管理')).toHaveAttribute('aria-current', 'page')

  await user.click(entry('素材管理'))
  await heading('素材管理')
  await user.click(entry('终端管理'))
  await waitFor(() => expect(at()).toBe('/terminalManage?state=0&page=2'))
  await user.click(entry('终端管理'))
  await waitFor(() => expect(at()).toBe('/terminalManage'))
  await goto('/nowhere')
  await heading('页面不存在')
  expect(await tabs()).toEqual(['终端管理', '素材管理'])
})

test('pages are closed by keys, by the middle button and by their sign; who signs in next has none of them', async () => {
  const { user, goto, at } = await renderConsole({ at: '/homePage' })
  await heading('首页')
  for (const [page, name] of [
    ['/terminalManage', '终端管理'],
    ['/upload', '终端下载'],
    ['/form/role', '角色管理'],
  ] as const) {
    await goto(page)
    await heading(name)
  }
  ;(await tab('角色管理')).focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await tab('终端管理')).toHaveFocus()
  await user.keyboard('{Delete}')
  await waitFor(async () => expect(await tabs()).toEqual(['首页', '终端下载', '角色管理']))
  expect(await tab('终端下载')).toHaveFocus()
  expect(at()).toBe('/form/role')
  // the second click of a double one, on what has come below the pointer
  fireEvent.click(within(await strip()).getByRole('button', { name: '关闭 终端下载' }), { detail: 2 })
  expect(await tabs()).toEqual(['首页', '终端下载', '角色管理'])
  await user.pointer({ keys: '[MouseMiddle]', target: await tab('终端下载') })
  await waitFor(async () => expect(await tabs()).toEqual(['首页', '角色管理']))
  // the one that is looked at: the next takes its place
  await press(user, '关闭 角色管理', await strip())
  await heading('首页')
  await waitFor(async () => expect(await tabs()).toEqual(['首页']))
  expect(within(await strip()).queryByRole('button', { name: /^关闭/ })).toBeNull()

  await goto('/form/role')
  await heading('角色管理')
  await press(user, '退出', await askLogout(user))
  await signIn(user, '13800000002')
  await heading('首页')
  expect(await tabs()).toEqual(['首页'])
  // kept once the strip has been seen
  await waitFor(() => expect(sessionStorage.getItem('console.pages') ?? '').toContain('homePage'))
  expect(sessionStorage.getItem('console.pages')).not.toContain('role')
})

test('twelve pages stay open over a reload, the one longest unseen goes, and changing between them leaves nothing behind', async () => {
  const { user, goto, reload } = await renderConsole({ at: '/homePage' })
  await heading('首页')
  const others = [
    ['/upload', '终端下载'],
    ['/form/role', '角色管理'],
    ['/form/account', '账号管理'],
    ['/form/formManage', '组织机构'],
    ['/record/deviceCommand', '终端指令记录'],
    ['/record/playRecord', '广告发布记录'],
    ['/orderManage', '订单管理'],
    ['/programManage', '广告管理'],
    ['/materialManage', '素材管理'],
    ['/terminalManage', '终端管理'],
    ['/report/programReport', '广告统计'],
    ['/myDay', '我的今天'],
  ] as const
  for (const [page, name] of others) {
    await goto(page)
    await heading(name)
  }
  const names = others.map(([, name]) => name as string)
  await waitFor(async () => expect(await tabs()).toEqual(names))
  // at no moment with some of them alone
  const counts = new Set<number>()
  const watch = new MutationObserver(() => {
    const nav = screen.queryByRole('navigation', { name: '打开的页面' })
    if (nav) counts.add(within(nav).queryAllByRole('link').length)
  })
  await reload()
  watch.observe(document.body, { childList: true, subtree: true })
  await heading('我的今天')
  expect(await tabs()).toEqual(names)
  watch.disconnect()
  expect([...counts]).toEqual([names.length])
  const around = async () => {
    for (const name of ['终端下载', '角色管理']) {
      await user.click(await tab(name))
      await heading(name)
      await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0))
    }
    return document.querySelectorAll('*').length
  }
  await around()
  const once = await around()
  for (let turn = 0; turn < 4; turn += 1) await around()
  expect(await around()).toBe(once)
  expect(await tabs()).toEqual(names)

  await press(user, '退出', await askLogout(user))
  await signIn(user, '13800000002')
  await heading('首页')
  expect(await tabs()).toEqual(['首页'])
})

test('what is not saved is marked: on its page, in the strip once it is left, and on the card of its ad', async () => {
  const ad = adAt(0)
  const opened = await openEditor(editorAddress(ad))
  const { user, at, goto } = opened
  await opened.add('文本')
  await waitFor(async () => expect((await tab(ad.name ?? '')).title).toBe(`${ad.name}，广告制作（未保存）`))
  await expectDrafts(String(ad.id), 1)
  await user.click(entry('广告管理'))
  await press(user, '退出', await dialog('退出编辑？'))
  await heading('广告管理')
  await waitFor(async () => expect((await tab(ad.name ?? '')).title).toContain('（草稿）'))
  await goto('/programManage?status=0')
  await user.click(await screen.findByRole('link', { name: '有草稿' }))
  await dialog('恢复未保存的编辑？')
  expect(at()).toBe(editorAddress(ad))
})

test('an address has a name, which leads to it, is renamed and deleted', async () => {
  const { user, goto, at } = await renderConsole({ at: '/terminalManage?state=0' })
  await heading('终端管理')
  await strip()
  await press(user, '视图')
  await press(user, '保存当前视图')
  const form = await dialog('保存视图')
  await fill(user, field(form, /^视图名称/), '离线的屏')
  await press(user, '确定', form)
  await expectDone(user, '操作成功：已保存视图“离线的屏”')
  await expectNoDialog('保存视图')
  await goto('/homePage')
  await heading('首页')
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.getByRole('combobox', { name: '搜索页面和操作' })).toHaveFocus())
  await user.keyboard('lx')
  await user.click(await screen.findByRole('option', { name: /^离线的屏/ }))
  await waitFor(() => expect(at()).toBe('/terminalManage?state=0'))
  await press(user, '视图')
  await press(user, '重命名“离线的屏”')
  const rename = await dialog('重命名视图')
  await fill(user, field(rename, /^视图名称/), '')
  await press(user, '确定', rename)
  await within(rename).findByText('请输入视图名称')
  await fill(user, field(rename, /^视图名称/), '早班')
  await press(user, '确定', rename)
  await expectDone(user, '操作成功：已重命名视图“早班”')
  await press(user, '视图')
  await press(user, '删除“早班”')
  await press(user, '删除', await dialog('删除视图'))
  await screen.findByText(/^还没有视图/)
})
