import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import '#src/features/orgs/org-name-form.tsx'
import '#src/features/roles/role-form.tsx'
import '#src/features/shell/change-password.tsx'
import '#src/features/users/import-drawer.tsx'
import '#src/features/users/user-form.tsx'
import type { RenderedConsole, TestServer } from '#tests/support/render-console.tsx'
import { choose, dialog, field, fill, press } from '../steps.ts'
import { byAction, byButton, rowWith, type Form } from './form.ts'

const ACCOUNTS = { at: '/form/account?q=运营', from: '/form/account' }

/** Deletes a role that accounts have, as nobody can through the console. */
const roleGone = (server: TestServer, name: string) =>
  server.inWorld(({ gate }) => {
    const role = gate.role.list({ name: { equals: name } })[0]
    if (role) gate.role.remove(role.id)
  })

/** Gives a role one more permission. */
async function grant({ user }: RenderedConsole, form: HTMLElement, permission: string) {
  await user.click(within(await within(form).findByRole('treeitem', { name: permission })).getByText(permission))
}

export const accountForms: Form[] = [
  {
    name: '新增账号',
    ...ACCOUNTS,
    open: byButton('新增账号', '新增账号'),
    fill: async ({ user }, form) => {
      await fill(user, field(form, '登录账号'), '13711110009')
      await fill(user, field(form, '昵称'), '新人甲')
      await fill(user, within(form).getByLabelText(/^登录密码/), 'Abc12345')
      await choose(user, within(form).getByRole('combobox', { name: '账号角色' }), /系统管理员/)
    },
    button: '确定',
    operationId: 'userCreate',
    secondPerson: [
      {
        what: 'the account is added',
        does: (server) =>
          server.send('POST', '/api/user', {
            account: '13711110009',
            name: '别人',
            password: '0'.repeat(32),
            roleId: 1,
          }),
        says: '该账号已存在',
      },
    ],
  },
  {
    name: '编辑账号',
    ...ACCOUNTS,
    open: byAction('编辑', '编辑账号', () => rowWith('运营小王')),
    fill: ({ user }, form) => fill(user, field(form, '昵称'), '新人乙'),
    button: '确定',
    operationId: 'userUpdate',
    secondPerson: [{ what: 'its role is deleted', does: (server) => roleGone(server, '运营'), says: '角色不存在' }],
  },
  {
    name: '批量导入账号',
    at: '/form/account',
    open: byButton('批量导入', '批量导入账号'),
    fill: async ({ user }, form) => {
      const choosing = within(form).getByRole('button', { name: '选择 CSV 文件' })
      await waitFor(() => expect(choosing).not.toHaveAttribute('aria-disabled'))
      const input = form.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
      const rows = '登录账号,昵称,登录密码,账号角色,组织机构\r\n13711110001,新人甲,abc123,运营,江苏公司'
      await user.upload(input, new File([rows], '新员工.csv', { type: 'text/csv' }))
      await within(form).findByRole('button', { name: '导入 1 个账号' })
    },
    button: '导入 1 个账号',
    goesOn: { without: 'rows that were not sent when it is left are not sent (U2)' },
    operationId: 'userCreate',
    secondPerson: [{ what: 'a role is deleted', does: (server) => roleGone(server, '运营'), says: '角色不存在' }],
  },
  {
    name: '新增角色',
    at: '/form/role',
    open: byButton('新增角色', '新增角色'),
    fill: async (opened, form) => {
      await fill(opened.user, field(form, '角色名称'), '巡检员')
      await grant(opened, form, '编辑终端')
    },
    button: '确定',
    operationId: 'roleCreate',
    secondPerson: [
      {
        what: 'a role of the same name is added',
        does: (server) => server.send('POST', '/api/role', { name: '巡检员', remark: '', functionIds: ['1'] }),
        says: '角色名称已存在',
      },
    ],
  },
  {
    name: '编辑角色',
    at: '/form/role',
    open: byAction('编辑', '编辑角色', () => rowWith('只读')),
    fill: (opened, form) => grant(opened, form, '编辑终端'),
    button: '确定',
    operationId: 'roleUpdate',
    secondPerson: [{ what: 'it is deleted', does: (server) => roleGone(server, '只读'), says: '角色不存在' }],
  },
  {
    name: '新增组织机构',
    at: '/form/formManage',
    open: byButton(/^新增下级 澄屿屏联$/, '新增组织机构'),
    fill: ({ user }, form) => fill(user, field(form, '组织机构名称'), '海南公司'),
    button: '确定',
    operationId: 'orgCreate',
    secondPerson: [
      {
        what: 'one of the same name is added',
        does: (server) => server.send('POST', '/api/org', { name: '海南公司', pid: 1 }),
        says: '同级组织机构名称已存在',
      },
    ],
  },
  {
    name: '修改密码',
    at: '/homePage',
    open: async ({ user }) => {
      await press(user, /^账号：/)
      await user.click(await screen.findByRole('menuitem', { name: '修改密码' }))
      return dialog('修改密码')
    },
    fill: async ({ user }, form) => {
      await user.type(within(form).getByLabelText(/^原密码/), 'Demo1234')
      for (const label of [/^新密码/, /^确认新?密码/]) await user.type(within(form).getByLabelText(label), 'Neu12345')
    },
    button: '确定',
    operationId: 'userPasswordChange',
    goesOn: { without: 'it ends the session, wherever one is then' },
    secondPerson: { without: 'a password is changed by its own account alone' },
  },
]
