/*
 * Texts as they really arrive: numbers copied from an address book with marks that nobody sees, digits of a Chinese
 * input method, names of rare characters, names of nothing.
 */
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { ADMIN, PASSWORD } from '#tests/support/accounts.ts'
import { renderConsole } from '#tests/support/render-console.tsx'
import { choose, dialog, expectNoDialog, field, fill, press } from '../support/steps.ts'
import { expectTerminals, findTerminal, openTerminals } from '../support/terminals.ts'
import { expectRefused, writes } from '../support/validation.ts'

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
const marked = (text: string) => `\u202D${text}\u202C\u200B`

test.each([
  ['with marks around it', marked(ADMIN)],
  ['at full width', fullWidth(ADMIN)],
])('an account %s signs in, and is seen as it is sent', async (_how, typed) => {
  const { user, server, at } = await renderConsole({ at: '/login', account: null })
  const account = await screen.findByRole('textbox', { name: '账号' })
  await fill(user, account, typed)
  // what is typed stays while it is typed
  expect(account).toHaveValue(typed)
  await fill(user, screen.getByLabelText(/^密码/), `${PASSWORD}x`)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码错误')
  expect(account).toHaveValue(ADMIN)
  await fill(user, account, typed)
  await fill(user, screen.getByLabelText(/^密码/), PASSWORD)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe('/homePage'))
  expect(server.calls('authLogin')).toHaveLength(2)
})

test('a password is recovered with number and code as they were copied and typed', async () => {
  const { user, server } = await renderConsole({ at: '/passWordFind', account: null })
  await fill(user, await screen.findByRole('textbox', { name: '手机号码' }), marked(ADMIN))
  await press(user, '获取验证码')
  await screen.findByText(/^验证码已发送至 138\*\*\*\*0000/)
  const code = (await server.smsCode(ADMIN)) ?? ''
  await fill(user, screen.getByRole('textbox', { name: '验证码' }), fullWidth(code))
  await press(user, '下一步')
  await screen.findByLabelText(/^新密码/)
  expect(server.calls('smsVerify').at(0)).toMatchObject({ code: 1 })
})

test('an account is added with a copied number and a name of rare characters', async () => {
  const { user, server } = await renderConsole({ at: '/form/account' })
  await press(user, '新增账号')
  const form = await dialog('新增账号')
  await fill(user, field(form, '登录账号'), fullWidth('13911110001'))
  await fill(user, field(form, '昵称'), '\u3164\u200B')
  await fill(user, within(form).getByLabelText(/^登录密码/), 'Abc12345')
  await choose(user, within(form).getByRole('combobox', { name: '账号角色' }), '系统管理员')
  await press(user, '确定', form)
  await expectRefused(field(form, '昵称'), '请输入昵称', '\u3164\u200B')
  await fill(user, field(form, '昵称'), '𠮷·䶮')
  await press(user, '确定', form)
  await expectNoDialog('新增账号')
  expect(await server.send('GET', '/api/user/page?page=0&limit=10&accountOrName=13911110001')).toMatchObject({
    data: [{ account: '13911110001', name: '𠮷·䶮' }],
  })
})

test('a name of nothing visible is refused as none', async () => {
  const { user, server, act } = await openTerminals()
  await press(user, '新增分组')
  const group = await dialog('新增分组')
  for (const [name, wrong] of [
    ['\u200B', '请输入分组名称'],
    ['\u2800', '请输入分组名称'],
    ['未分组', '分组名称不能为“未分组”'],
  ] as const) {
    await fill(user, field(group, '分组名称'), name)
    await press(user, '确定', group)
    await expectRefused(field(group, '分组名称'), wrong, name)
  }
  await user.keyboard('{Escape}')
  await press(user, '放弃修改', await dialog('放弃未保存的修改？'))
  await act(findTerminal(), '编辑')
  const form = await dialog('编辑终端')
  for (const [name, wrong] of [
    ['\u00AD\u115F', '请输入终端名称'],
    ['长'.repeat(61), '终端名称不能超过 60 个字符'],
  ] as const) {
    await fill(user, field(form, '终端名称'), name)
    await press(user, '确定', form)
    await expectRefused(field(form, '终端名称'), wrong, name)
  }
  expect(writes(server)).toHaveLength(0)
})

test('a terminal is found by its number at full width; of two it is said that one is searched at a time', async () => {
  const { user } = await openTerminals()
  const search = await screen.findByRole('search', { name: '筛选' })
  const terminal = findTerminal()
  await fill(user, field(search, '终端'), fullWidth(String(terminal.sn)))
  await press(user, '查询', search)
  await expectTerminals([terminal])
  expect(field(search, '终端')).toHaveValue(terminal.sn)

  const other = findTerminal(({ sn }) => sn !== terminal.sn)
  const two = `${terminal.sn} ${other.sn}`
  await fill(user, field(search, '终端'), two)
  await press(user, '查询', search)
  await expectRefused(field(search, '终端'), '一次只能查找一个终端编号', two)
  // it is about what is looked for, not about what is being typed
  await user.type(field(search, '终端'), '{Backspace}')
  await waitFor(() => expect(field(search, '终端')).not.toHaveAttribute('aria-invalid', 'true'))
})
