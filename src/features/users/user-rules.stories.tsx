import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { SAMPLE_ORGS } from '#tests/support/story-samples.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { UserListScreen } from './user-list-screen.tsx'
import { userSearch } from './user-search.ts'

const load = fn()
const loadRoles = fn()
const create = fn()
const update = fn()
const enable = fn()
const disable = fn()

const roles = [
  { id: 1, name: '系统管理员', category: 0 },
  { id: 2, name: '审核员', category: 1 },
  { id: 3, name: '运营', category: 2 },
]
const users = [
  { id: 1, account: '13800000000', name: '管理员', roleId: 1, enabled: 1, role: roles[0] },
  { id: 2, account: '13800000001', name: '小王', roleId: 3, organizationId: 2, enabled: 1, role: roles[2] },
  { id: 3, account: '13800000007', name: '老李', roleId: 3, organizationId: 2, enabled: 0, role: roles[2] },
]

const meta = {
  title: '页面/账号管理/规则',
  component: StoryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    screen: UserListScreen,
    path: 'form/account',
    validateSearch: userSearch,
    client: () => storyClient(['6'], { orgTree: SAMPLE_ORGS }),
  },
  beforeEach: () => {
    loadRoles.mockReset().mockReturnValue(roles)
    load.mockReset().mockReturnValue({ total: users.length, data: users })
    for (const write of [create, update, enable, disable]) write.mockReset()
    return serveStory({
      'GET /api/user/page': load,
      'GET /api/user/src': { account: '13800000000', functionIds: ['6'] },
      'GET /api/role/list': loadRoles,
      'POST /api/user': create,
      'PATCH /api/user': update,
      'PATCH /api/user/3/enable/1': enable,
      'PATCH /api/user/2/enable/0': disable,
    })
  },
} satisfies Meta<typeof StoryScreen>

export default meta
type Story = StoryObj<typeof meta>

const row = async (account: string) => within(await screen.findByRole('row', { name: new RegExp(account) }))
const ok = () => userEvent.click(screen.getByRole('button', { name: '确定' }))
const shown = async (...texts: string[]) => {
  for (const text of texts) await waitFor(() => expect(screen.getByText(text)).toBeVisible())
}
async function form(title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await waitFor(() => expect(dialog.getByLabelText(/^昵称/)).toBeVisible())
  async function retype(label: RegExp, text: string) {
    const field = dialog.getByLabelText(label, { selector: 'input' })
    await userEvent.clear(field)
    await userEvent.paste(text)
  }
  async function role(name: string) {
    await userEvent.click(dialog.getByRole('combobox', { name: '账号角色' }))
    await userEvent.click(await screen.findByRole('option', { name }))
  }
  return { ...dialog, retype, role }
}

export const Adding: Story = {
  name: '新增：每项规则，密码不明文发送',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '新增账号' }))
    const dialog = await form('新增账号')
    await ok()
    await shown('请输入手机号码', '请输入昵称', '请输入 6-20 位数字、字母组合', '请选择账号角色', '请选择组织机构')
    await waitFor(() => expect(dialog.getByLabelText(/^登录账号/)).toHaveFocus())

    await dialog.retype(/^登录账号/, '12812345678')
    await dialog.retype(/^昵称/, '小')
    await dialog.retype(/^登录密码/, 'abcdef')
    await ok()
    await shown('请输入正确的手机号码', '请输入 2-10 位数字、字母、中文', '请输入 6-20 位数字、字母组合')
    // one digit more than a phone number has is not cut off but said
    await dialog.retype(/^登录账号/, '138123456789')
    await expect(dialog.getByLabelText(/^登录账号/)).toHaveValue('138123456789')
    await ok()
    await expect(await screen.findByText('请输入正确的手机号码')).toBeVisible()
    await dialog.retype(/^登录账号/, '13812345678')
    await dialog.retype(/^昵称/, '小_赵')
    await dialog.retype(/^登录密码/, '123456')
    await dialog.role('运营')
    const org = dialog.getByRole('combobox', { name: '组织机构' })
    await userEvent.type(org, '第六级')
    await shown('没有匹配的选项，仅可选择前 5 级')
    await userEvent.clear(org)
    await userEvent.type(org, '杭州')
    await userEvent.click(await screen.findByRole('treeitem', { name: '杭州分公司' }))
    await ok()
    await shown('请输入 2-10 位数字、字母、中文', '请输入 6-20 位数字、字母组合')
    await expect(create).not.toHaveBeenCalled()

    await dialog.retype(/^昵称/, '小赵')
    await dialog.retype(/^登录密码/, 'abc123')
    create.mockImplementationOnce(() => {
      throw new Error('该账号已存在')
    })
    await ok()
    await shown('该账号已存在')
    await ok()
    await shown('添加成功：账号“小赵”')
    await expect(create).toHaveBeenLastCalledWith({
      account: '13812345678',
      name: '小赵',
      roleId: 3,
      organizationId: expect.anything() as unknown,
      password: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
  },
}

export const BuiltIn: Story = {
  name: '内置角色没有组织机构',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '新增账号' }))
    const dialog = await form('新增账号')
    await expect(dialog.getByRole('combobox', { name: '组织机构' })).toBeVisible()
    for (const name of ['系统管理员', '审核员']) {
      await dialog.role(name)
      await expect(dialog.queryByRole('combobox', { name: '组织机构' })).toBeNull()
    }
    await dialog.retype(/^登录账号/, '13812345678')
    await dialog.retype(/^昵称/, '小赵')
    await dialog.retype(/^登录密码/, 'abc123')
    await ok()
    await shown('添加成功：账号“小赵”')
    await expect(create).toHaveBeenCalledWith({
      account: '13812345678',
      name: '小赵',
      roleId: 2,
      password: expect.any(String) as string,
    })
  },
}

export const Editing: Story = {
  name: '编辑：登录账号不能改，没有密码',
  play: async () => {
    await userEvent.click((await row('13800000001')).getByRole('button', { name: '编辑' }))
    const dialog = await form('编辑账号')
    await expect(dialog.getByLabelText(/^登录账号/)).toHaveAttribute('readonly')
    await expect(dialog.queryByLabelText(/密码/)).toBeNull()
    await dialog.retype(/^昵称/, ' 王经理 ')
    await ok()
    await shown('编辑成功：账号“王经理”')
    await expect(update).toHaveBeenCalledWith({
      id: 2,
      account: '13800000001',
      name: '王经理',
      roleId: 3,
      organizationId: 2,
    })
  },
}

export const Enabling: Story = {
  name: '启用和停用：先确认，不能停用自己',
  play: async () => {
    await expect((await row('13800000000')).getByRole('button', { name: '停用' })).toHaveAccessibleDescription(
      '不能停用当前登录的账号',
    )
    const answer = async (account: string, word: string, button: string) => {
      await userEvent.click((await row(account)).getByRole('button', { name: word }))
      const question = within(await screen.findByRole('dialog', { name: `${word}账号` }))
      await waitFor(() => expect(question.getByText(new RegExp(`^确定${word}账号.+（${account}）？`))).toBeVisible())
      await userEvent.click(question.getByRole('button', { name: button }))
      // at once, for it does not stay
      if (button !== '取消') await waitFor(() => expect(document.body).toHaveTextContent('操作成功'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await answer('13800000001', '停用', '取消')
    await expect(disable).not.toHaveBeenCalled()
    await answer('13800000001', '停用', '停用')
    await expect(disable).toHaveBeenCalledOnce()
    await answer('13800000007', '启用', '启用')
    await expect(enable).toHaveBeenCalledOnce()
  },
}

export const Filtering: Story = {
  name: '筛选：组织机构、角色、状态、账号',
  play: async () => {
    await row('13800000001')
    const filters = within(screen.getByRole('search'))
    await userEvent.click(filters.getByRole('combobox', { name: '角色' }))
    await userEvent.click(await screen.findByRole('option', { name: '运营' }))
    await userEvent.click(filters.getByRole('combobox', { name: '状态' }))
    await userEvent.click(await screen.findByRole('option', { name: '停用' }))
    await userEvent.click(filters.getByRole('combobox', { name: '组织机构' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '华东大区' }))
    await userEvent.type(filters.getByRole('textbox', { name: '账号' }), ' 老李 {Enter}')
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith({
        page: '0',
        limit: '10',
        accountOrName: '老李',
        roleId: '3',
        orgId: '2',
        enabled: '0',
      }),
    )
  },
}

export const RolesRepeated: Story = {
  name: '服务器重复的角色只列一次',
  beforeEach: () => void loadRoles.mockReturnValue([...roles, { id: '3', name: '运营', category: 2 }]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '新增账号' }))
    const dialog = await form('新增账号')
    await userEvent.click(dialog.getByRole('combobox', { name: '账号角色' }))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
        roles.map(({ name }) => name),
      ),
    )
  },
}

export const RolesFailed: Story = {
  name: '角色未能加载：筛选说明原因，可以重试',
  beforeEach: () =>
    void loadRoles.mockImplementation(() => {
      throw new Error('服务器繁忙')
    }),
  play: async () => {
    await row('13800000001')
    const filters = within(screen.getByRole('search'))
    const field = () => filters.getByRole('combobox', { name: '角色' })
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/角色加载失败/))
    loadRoles.mockReturnValue(roles)
    await userEvent.click(filters.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(field()).not.toHaveAccessibleDescription())
    await userEvent.click(field())
    await expect(await screen.findByRole('option', { name: '运营' })).toBeVisible()
  },
}
