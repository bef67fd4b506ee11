import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { readCookie, removeCookie, writeCookie } from '#src/lib/dom/cookie.ts'
import { sessionMarker } from '#src/lib/dom/session-marker.ts'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { expectSaidOnce, loginForm, signIn } from '../support/session.ts'
import { dialog, expectDone, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { findTerminal, openTerminals, terminalRows } from '../support/terminals.ts'

/* Sessions that end while the console is open, and what is stored that was never sound. */
const EXPIRED = '登录已失效，请重新登录'

test('code 2 on many calls at once: said once, then login, then back to what was wanted', async () => {
  const { user, server, at } = await renderConsole({
    at: '/terminalManage?state=0',
    switches: { faults: [{ operationId: '*', kind: 'session', msg: '账号在别处登录，请重新登录' }] },
  })
  await loginForm()
  expect(at()).toMatch(/^\/login\?redirect=/)
  await expectSaidOnce('账号在别处登录，请重新登录')
  await server.setSwitches({ faults: [] })
  await signIn(user)
  await waitFor(() => expect(terminalRows()).not.toHaveLength(0))
  expect(at()).toBe('/terminalManage?state=0')
  expect(screen.queryByText(/账号在别处登录/)).toBeNull()
})

test('code 2 at saving: login comes over the dialog, and the saving can be repeated', async () => {
  const device = findTerminal()
  const { user, server, act, row } = await openTerminals()
  await act(device, '编辑')
  const form = await dialog('编辑终端')
  await fill(user, field(form, '终端名称'), '还没有保存的名称')
  await server.setSwitches({ faults: [{ operationId: 'deviceUpdate', kind: 'session', times: 1 }] })
  await press(user, '确定', form)
  const login = await dialog('重新登录')
  expect(login).toHaveTextContent(EXPIRED)
  await expectSaidOnce(EXPIRED)
  const { account, password } = await loginForm(login)
  expect(account).toHaveValue(ADMIN)
  expect(account).toHaveAttribute('readonly')
  await fill(user, password, PASSWORD)
  await press(user, '登录', login)
  await expectNoDialog('重新登录')
  expect(field(form, '终端名称')).toHaveValue('还没有保存的名称')
  await press(user, '确定', form)
  await expectDone(user)
  expect(server.calls('deviceUpdate')).toHaveLength(2)
  expect(await row(device)).toHaveTextContent('还没有保存的名称')
})

test('a saving that is answered after the session has ended: done, and not to be repeated', async () => {
  const device = findTerminal()
  const { user, server, act, row, advance } = await openTerminals()
  await act(device, '编辑')
  const form = await dialog('编辑终端')
  await fill(user, field(form, '终端名称'), '会话结束时的名称')
  await server.setSwitches({ faults: [{ operationId: 'deviceUpdate', kind: 'hold' }] })
  await advance(20_000)
  await press(user, '确定', form)
  await waitFor(() => expect(server.calls('deviceUpdate')).toHaveLength(1))
  // the list, which is looked at every 30 s, is the first to hear of it; a saving is given up after as long
  removeCookie('Authorization')
  await advance(10_000)
  const login = await dialog('重新登录')
  await server.setSwitches({ faults: [] })
  await expectNoDialog('编辑终端')
  const { password } = await loginForm(login)
  await fill(user, password, PASSWORD)
  await press(user, '登录', login)
  await expectNoDialog('重新登录')
  expect(server.calls('deviceUpdate')).toHaveLength(1)
  // the list is loaded again once somebody is signed in
  await waitFor(async () => expect(await row(device)).toHaveTextContent('会话结束时的名称'))
})

/** What a browser tells a tab when what it has stored was cleared. */
const tellCleared = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

test('site data cleared under a form: its session is continued over it, and nothing of it is lost', async () => {
  const device = findTerminal()
  const { user, at, act, row } = await openTerminals()
  await act(device, '编辑')
  const form = await dialog('编辑终端')
  await fill(user, field(form, '终端名称'), '清除数据前填写的')
  localStorage.clear()
  removeCookie('Authorization')
  tellCleared()
  const login = await dialog('重新登录')
  expect(login).toHaveTextContent(EXPIRED)
  const { password } = await loginForm(login)
  await fill(user, password, PASSWORD)
  await press(user, '登录', login)
  await expectNoDialog('重新登录')
  expect(at()).toMatch(/^\/terminalManage/)
  expect(field(form, '终端名称')).toHaveValue('清除数据前填写的')
  await press(user, '确定', form)
  await expectDone(user)
  expect(await row(device)).toHaveTextContent('清除数据前填写的')
})

test('local storage cleared and the cookie still there: the session goes on, and other tabs can end it', async () => {
  const { advance, at } = await openTerminals()
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  localStorage.clear()
  tellCleared()
  expect(sessionMarker.read()?.account).toBe(ADMIN)
  await advance(60_000)
  expect(at()).toMatch(/^\/terminalManage/)
  sessionMarker.remove()
  window.dispatchEvent(new StorageEvent('storage', { key: sessionMarker.key }))
  await loginForm()
})

test('a token whose day is over: the next action leads to login and says why', async () => {
  const { user, at } = await openTerminals()
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  removeCookie('Authorization')
  await press(user, '刷新')
  await loginForm()
  expect(at()).toMatch(/^\/login\?redirect=/)
  await expectSaidOnce(EXPIRED)
})

test('somebody else signs in in another tab: this one says so, and leaves the session to the other', async () => {
  const { at } = await openTerminals()
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  // what another tab does is heard as an event alone
  localStorage.setItem('console.session', JSON.stringify({ account: '13800000006', since: Date.now() }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'console.session' }))
  await loginForm()
  expect(at()).toMatch(/^\/login\?redirect=/)
  await expectSaidOnce('账号已在其他窗口切换')
  expect(localStorage.getItem('console.session')).toContain('13800000006')
})

test('somebody else signs in in another tab, which is not heard yet: nothing of the first is stored, the other stays signed in', async () => {
  const { user, server } = await openTerminals('', {
    switches: { faults: [{ operationId: 'regionTree', kind: 'hold' }] },
  })
  await waitFor(() => expect(terminalRows()).toHaveLength(10))
  localStorage.setItem('console.session', JSON.stringify({ account: '13800000006', since: Date.now() }))
  writeCookie('Authorization', 'of-the-other', 60)
  await server.setSwitches({ faults: [{ operationId: 'deviceList', kind: 'session' }] })
  await user.click(await screen.findByRole('combobox', { name: '地区' }))
  expect(await screen.findByRole('option', { name: '河北省' })).toBeVisible()
  expect(Object.keys(localStorage)).not.toContain('console.regions')

  await press(user, '刷新')
  await loginForm()
  await expectSaidOnce(EXPIRED)
  expect(readCookie('Authorization')).toBe('of-the-other')
  expect(localStorage.getItem('console.session')).toContain('13800000006')
})

test('somebody else signs in in another tab, which is not heard yet: a changed organisation tree is not stored', async () => {
  const { user } = await renderConsole({ at: '/form/formManage' })
  const first = await waitFor(() => {
    const found = screen.getAllByRole('treeitem')[1]
    if (!found) throw new Error('There is nothing below the root')
    return found
  })
  localStorage.setItem('console.session', JSON.stringify({ account: '13800000006', since: Date.now() }))
  writeCookie('Authorization', 'of-the-other', 60)
  localStorage.removeItem('console.userInfo')
  await user.click(first)
  await press(user, /^编辑/)
  const form = await dialog('编辑组织机构')
  await fill(user, field(form, '组织机构名称'), '改过的名称')
  await press(user, '确定', form)
  await expectDone(user, '编辑成功')
  expect(await screen.findByRole('treeitem', { name: '改过的名称' })).toBeVisible()
  expect(Object.keys(localStorage)).not.toContain('console.userInfo')
})

test('stored user info that is broken, old or of somebody else is not used', async () => {
  const { server, reload } = await renderConsole({ at: '/upload' })
  const menu = () => screen.queryByRole('navigation', { name: '主菜单' })
  const filled = () =>
    waitFor(() => expect(within(menu() as HTMLElement).getByRole('link', { name: '终端管理' })).toBeVisible())
  await filled()
  // what is sound serves at once, whoever waits for the server
  await server.setSwitches({ faults: [{ operationId: 'userInfo', kind: 'hold' }] })
  await reload()
  await filled()
  await server.setSwitches({ faults: [] })
  const broken = [
    '{"account":',
    'null',
    '[]',
    '7',
    '{"account":"13800000000","answer":{"functionIds":"all"}}',
    '{"account":"13800000006","answer":{"account":"13800000006","name":"访客","functionIds":["6"],"id":6,"role":"","roleId":1,"parentOrgs":null}}',
  ]
  for (const text of broken) {
    await server.setSwitches({ faults: [{ operationId: 'userInfo', kind: 'hold' }] })
    localStorage.setItem('console.userInfo', text)
    await reload()
    await screen.findByRole('status', { name: '正在加载' })
    expect(menu(), text).toBeNull()
    await server.setSwitches({ faults: [] })
    await filled()
  }
})

test('stored regions that are broken or of somebody else are not used', async () => {
  const { user, server, reload } = await openTerminals()
  const sound = await waitFor(() => {
    const text = localStorage.getItem('console.regions')
    if (text === null) throw new Error('No regions are stored')
    return text
  })
  const province = () => screen.queryByRole('option', { name: '河北省' })
  async function openAgain(text: string) {
    await server.setSwitches({ faults: [{ operationId: 'regionTree', kind: 'hold' }] })
    localStorage.setItem('console.regions', text)
    await reload()
    await user.click(await screen.findByRole('combobox', { name: '地区' }))
  }
  await openAgain(sound)
  await waitFor(() => expect(province()).toBeVisible())
  for (const text of ['{"account":', sound.replace('"河北省"', '7'), sound.replace(ADMIN, '13800000006')]) {
    await openAgain(text)
    expect(province(), text.slice(0, 80)).toBeNull()
    await server.setSwitches({ faults: [] })
    await waitFor(() => expect(province()).toBeVisible())
  }
})

test('user info that cannot be read: said with a way to try again, no empty page', async () => {
  const { user, server } = await renderConsole({
    at: '/upload',
    switches: { faults: [{ operationId: 'userInfo', kind: 'data', data: { account: ADMIN } }] },
  })
  await screen.findByRole('button', { name: '重试' })
  await expectSaidOnce('数据异常')
  await server.setSwitches({ faults: [] })
  await press(user, '重试')
  expect(await screen.findByRole('heading', { name: '终端下载', level: 1 })).toBeVisible()
})

test('user info that is refused leaves a way out of the session', async () => {
  const { user, server, at } = await renderConsole({
    at: '/upload',
    switches: { faults: [{ operationId: 'userInfo', kind: 'refuse', msg: '账号信息读取失败' }] },
  })
  await screen.findByText('账号信息读取失败')
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  await press(user, '退出登录')
  await loginForm()
  expect(at()).toBe('/login')
  expect(server.calls('authLogout')).toHaveLength(1)
})

test('a server that answers 401 is signed in to again: from a list, and from user info', async () => {
  const { user, server, at } = await openTerminals('?state=0')
  await server.setSwitches({ faults: [{ operationId: 'deviceList', kind: 'status', status: 401 }] })
  await press(user, '刷新')
  const failure = await screen.findByText(/未授权，请登录/)
  await press(user, '重新登录', failure.parentElement as HTMLElement)
  await loginForm()
  expect(at()).toMatch(/^\/login\?redirect=/)
  await server.setSwitches({ faults: [{ operationId: 'userInfo', kind: 'status', status: 401 }] })
  await signIn(user)
  await screen.findByText('未授权，请登录')
  expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible()
  await press(user, '重新登录')
  await server.setSwitches({ faults: [] })
  await signIn(user)
  await screen.findByRole('heading', { name: '终端管理', level: 1 })
  expect(at()).toContain('state=0')
})
