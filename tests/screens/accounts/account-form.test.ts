import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderConsole, type ConsoleSetup } from '#tests/support/render-console.tsx'
import { countHands, expectAtMost } from '../support/hand-count.ts'
import { holding } from '../support/permissions.ts'
import { choose, dialog, expectDone, field, fill, press, watchWrites } from '../support/steps.ts'

/** Opens the form of an account of the list. */
async function edit(account: string, setup: Omit<ConsoleSetup, 'at'> = {}) {
  const opened = await renderConsole({ at: `/form/account?q=${account}`, ...setup })
  const row = (await screen.findByRole('cell', { name: account })).closest('tr') as HTMLElement
  await press(opened.user, '编辑', row)
  const form = await dialog('编辑账号')
  const role = within(form).getByRole('combobox', { name: '账号角色' })
  const rows = await opened.server.send<{ data: Record<string, unknown>[] }>(
    'GET',
    `/api/user/page?page=0&limit=1&accountOrName=${account}`,
  )
  const sent = watchWrites('/api/user')
  const save = async () => {
    await press(opened.user, '确定', form)
    await expectDone(opened.user, '编辑成功')
    return sent.at(-1)?.body
  }
  return { ...opened, form, role, stored: rows.data[0] as Record<string, unknown>, save }
}

test('with a built-in role no organisation is sent, whatever was chosen before', async () => {
  const { user, form, role, stored, save } = await edit('13800000002')
  await choose(user, role, '系统管理员')
  await waitFor(() => expect(within(form).queryByRole('combobox', { name: '组织机构' })).toBeNull())
  expect(await save()).toEqual({ id: stored.id, account: stored.account, name: stored.name, roleId: 1 })
})

test('roles that hold more than one’s own are not offered, which is said; the role of the account stays', async () => {
  const { user, server, form, role, stored, save } = await edit('13800000002', {
    switches: holding(['6', '2', '25', '3', '35']),
  })
  expect(role).toHaveAccessibleDescription(
    '含有当前账号没有的权限，不能分配：系统管理员、运营、三级审核、四级审核、只读',
  )
  expect(role).toHaveValue('一级审核')
  await user.click(role)
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['一级审核', '二级审核'])
  await user.keyboard('{Escape}')
  expect(await save()).toMatchObject({ roleId: stored.roleId })
  expect(server.calls('userUpdate')).toHaveLength(1)
  expect(form).not.toBeInTheDocument()
})

test('the account in use is not given a role without its permissions: what would be lost is said when it is chosen', async () => {
  const { user, server, form, role } = await edit('13800000000')
  await choose(user, role, '运营')
  expect(role).toHaveAccessibleDescription(/当前登录的账号将失去权限（.+等 \d+ 项），不能这样修改/)
  await press(user, '确定', form)
  expect(server.calls('userUpdate')).toEqual([])
  await choose(user, role, '系统管理员')
  expect(role).not.toHaveAccessibleDescription(/将失去/)
})

test('typing in the field of the role, which has one, searches anew', async () => {
  const { user, role } = await edit('13800000002')
  await waitFor(() => expect(role).toHaveValue('一级审核'))
  await user.click(role)
  await user.keyboard('二级')
  expect(role).toHaveValue('二级')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['二级审核'])
})

test('a copy begins with role and organisation: three presses and three fields', async () => {
  const model = '13800000001'
  const { user, server } = await renderConsole({ at: `/form/account?q=${model}` })
  const row = (await screen.findByRole('cell', { name: model })).closest('tr') as HTMLElement
  const [like] = (
    await server.send<{ data: Record<string, unknown>[] }>(
      'GET',
      `/api/user/page?page=0&limit=1&accountOrName=${model}`,
    )
  ).data
  const sent = watchWrites('/api/user')
  const hands = countHands()
  await press(user, '复制', row)
  const form = await dialog(/^复制账号/)
  await fill(user, field(form, '登录账号'), '13911112222')
  await fill(user, field(form, '昵称'), '新同事')
  await fill(user, within(form).getByLabelText(/^登录密码/), 'Demo1234')
  await press(user, '确定', form)
  await expectDone(user, '添加成功')
  expectAtMost(hands, { clicks: 3, fields: 3 })
  expect(sent.at(-1)?.body).toMatchObject({
    account: '13911112222',
    name: '新同事',
    roleId: like?.roleId,
    organizationId: like?.organizationId,
  })
})

test('a role that holds more than one’s own is not copied', async () => {
  const { user } = await renderConsole({
    at: '/form/account?q=13800000001',
    switches: holding(['6', '2', '25', '3', '35']),
  })
  const row = (await screen.findByRole('cell', { name: '13800000001' })).closest('tr') as HTMLElement
  await press(user, '复制', row)
  const form = await dialog(/^复制账号/)
  expect(within(form).getByRole('combobox', { name: '账号角色' })).toHaveValue('')
  await press(user, '确定', form)
  expect(await within(form).findByText('请选择账号角色')).toBeVisible()
})
