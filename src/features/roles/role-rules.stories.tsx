import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { permissionNames } from '#src/domain/permissions.ts'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { RoleListScreen } from './role-list-screen.tsx'
import { roleSearch } from './role-search.ts'

const create = fn()
const update = fn()
const remove = fn()
const leaves = fn()
const roles = [0, 1, 2].map((category) => ({
  id: category,
  name: ['系统管理员', '审核员', '运营'][category],
  remark: '',
  category,
}))
const devices = { id: '1', name: '终端管理', children: [{ id: '11', name: '编辑终端', children: [] }] }

const meta = {
  title: '页面/角色管理/规则',
  component: StoryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    screen: RoleListScreen,
    path: 'form/role',
    validateSearch: roleSearch,
    client: () => storyClient(Object.keys(permissionNames)),
  },
  beforeEach: () => {
    for (const write of [create, update, remove]) write.mockReset()
    leaves.mockReset().mockReturnValue(['11'])
    return serveStory({
      'GET /api/role/page': { total: roles.length, data: roles },
      'GET /api/user/src': { account: '13800000000', functionIds: ['6'] },
      'GET /api/role/perm/tree': [devices],
      'GET /api/role/2/perm/leaf': leaves,
      'POST /api/role': create,
      'PATCH /api/role': update,
      'DELETE /api/role/2': remove,
    })
  },
} satisfies Meta<typeof StoryScreen>

export default meta
type Story = StoryObj<typeof meta>

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
const ok = () => screen.getByRole('button', { name: '确定' })

export const Categories: Story = {
  name: '只有自定义角色能编辑和删除，都能查看权限',
  play: async () => {
    for (const { name, category } of roles) {
      const actions = await row(String(name))
      await expect(actions.getByRole('button', { name: '查看权限' })).not.toHaveAttribute('aria-disabled')
      for (const action of ['编辑', '删除']) {
        const button = actions.getByRole('button', { name: action })
        if (category === 2) await expect(button).not.toHaveAttribute('aria-disabled')
        else await expect(button).toHaveAccessibleDescription(/^内置角色不能/)
      }
    }
  },
}

export const NoPermission: Story = {
  name: '没有勾选权限：提示，不提交',
  play: async () => {
    await userEvent.click((await row('运营')).getByRole('button', { name: '编辑' }))
    const box = await screen.findByRole('treeitem', { name: '终端管理' })
    await waitFor(() => expect(box).toHaveAttribute('aria-checked', 'true'))
    box.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(ok())
    const message = () => screen.getAllByRole('alert').find(({ textContent }) => textContent === '请选择权限')
    await waitFor(() => expect(message()).toBeVisible())
    await expect(update).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('编辑终端'))
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText(/^编辑成功/)).toBeVisible())
    await expect(update).toHaveBeenCalledWith({ id: 2, name: '运营', remark: '', functionIds: ['1', '11'] })
  },
}

export const OpenedAgain: Story = {
  name: '再次打开：等到现在的权限才能保存',
  play: async () => {
    const open = async () => userEvent.click((await row('运营')).getByRole('button', { name: '编辑' }))
    const shown = () => screen.queryByRole('treeitem', { name: '编辑终端' })
    await open()
    await waitFor(() => expect(shown()).toHaveAttribute('aria-checked', 'true'))
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(shown()).toBeNull())
    let answer = (_codes: string[]): void => undefined
    leaves.mockReturnValueOnce(new Promise<string[]>((resolve) => (answer = resolve)))
    await open()
    await waitFor(() => expect(ok()).toHaveAccessibleDescription('权限加载中，请稍候'))
    await expect(shown()).toBeNull()
    // somebody else has taken the only one
    answer([])
    await waitFor(() => expect(shown()).toHaveAttribute('aria-checked', 'false'))
    await expect(ok()).not.toHaveAccessibleDescription()
  },
}

export const Adding: Story = {
  name: '新增成功',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '新增角色' }))
    await userEvent.type(await screen.findByRole('textbox', { name: '角色名称' }), ' 夜班 ')
    await userEvent.click(await screen.findByText('编辑终端'))
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText(/^添加成功/)).toBeVisible())
    await expect(create).toHaveBeenCalledWith({ name: '夜班', remark: '', functionIds: ['1', '11'] })
  },
}

export const Deleting: Story = {
  name: '删除成功',
  play: async () => {
    await userEvent.click((await row('运营')).getByRole('button', { name: '删除' }))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '删除角色' })).getByRole('button', { name: '删除' }),
    )
    await waitFor(() => expect(screen.getByText(/^操作成功/)).toBeVisible())
    await expect(remove).toHaveBeenCalledOnce()
  },
}
