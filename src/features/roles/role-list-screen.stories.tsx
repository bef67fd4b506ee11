import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { permissionNames } from '#src/domain/permissions.ts'
import { storyClient } from '#tests/support/story-client.ts'
import { serveStory } from '#tests/support/story-server.ts'
import { StoryScreen } from '#tests/support/story-screen.ts'
import { RoleListScreen } from './role-list-screen.tsx'
import { roleSearch } from './role-search.ts'

const load = fn()
const create = fn()
const update = fn()
const remove = fn()

const roles = [
  { id: 1, name: '系统管理员', remark: '内置角色，拥有全部权限', category: 0 },
  { id: 2, name: '运营', remark: '', category: 2 },
  {
    id: 3,
    name: '华东大区广告投放与内容审核联合值班人员甲',
    remark: '负责华东大区全部终端的日常巡检、素材上传、广告制作与投放，以及节假日期间的内容审核和应急值班处理工作',
    category: 2,
  },
]
const leaf = (id: string, name: string) => ({ id, name, children: [] })
const devices = {
  id: '1',
  name: '终端管理',
  children: [leaf('11', '编辑终端'), leaf('12', '设置开关机时间和音量'), leaf('13', '下发指令')],
}
const programs = { id: '3', name: '广告管理', children: [leaf('31', '制作和编辑广告'), leaf('32', '删除广告')] }
const account = leaf('6', '账户中心')

function Roles({ search }: { search?: string }) {
  return (
    <StoryScreen
      screen={RoleListScreen}
      path="form/role"
      search={search}
      validateSearch={roleSearch}
      client={() => storyClient(Object.keys(permissionNames))}
    />
  )
}

const meta = {
  title: '页面/角色管理',
  component: Roles,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    load.mockReset().mockResolvedValue({ total: roles.length, data: roles })
    for (const write of [create, update, remove]) write.mockReset()
    return serveStory({
      'GET /api/role/page': load,
      'GET /api/user/src': { account: '13800000000', functionIds: ['6'] },
      'GET /api/role/perm/tree': [devices, programs, account],
      'GET /api/role/1/perm/tree': [devices, programs, account],
      'GET /api/role/2/perm/tree': [
        { ...devices, children: [leaf('11', '编辑终端')] },
        { ...programs, children: [] },
      ],
      'GET /api/role/3/perm/tree': [],
      'GET /api/role/2/perm/leaf': ['11', '3', 'zz'],
      'POST /api/role': create,
      'PATCH /api/role': update,
      'DELETE /api/role/2': remove,
    })
  },
} satisfies Meta<typeof Roles>

export default meta
type Story = StoryObj<typeof meta>

const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)
const box = (name: string) => screen.getByRole('treeitem', { name })
const ready = () => screen.findByRole('treeitem', { name: '终端管理' })
const ok = () => screen.getByRole('button', { name: '确定' })

export const List: Story = {
  name: '列表',
  play: async () => {
    const builtIn = await row('系统管理员')
    await expect(builtIn.getByRole('button', { name: '编辑' })).toHaveAttribute('aria-disabled', 'true')
    await expect(builtIn.getByRole('button', { name: '删除' })).toHaveAttribute('aria-disabled', 'true')
    await expect((await row('运营')).getByRole('button', { name: '编辑' })).not.toHaveAttribute('aria-disabled')
  },
}

export const Adding: Story = {
  name: '新增：校验，半选的上级一起提交',
  play: async () => {
    create.mockRejectedValueOnce(new Error('角色名称已存在'))
    await userEvent.click((await screen.findAllByRole('button', { name: '新增角色' }))[0] as HTMLElement)
    await ready()
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText('请输入角色名称')).toBeVisible())
    await expect(within(screen.getByRole('dialog')).getByText('请选择权限')).toBeInTheDocument()
    const name = screen.getByRole('textbox', { name: '角色名称' })
    await userEvent.type(name, '夜')
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '注'.repeat(51))
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText('请输入 2-20 位数字、字母、中文')).toBeVisible())
    await expect(screen.getByText('备注不能超过 50 个字符')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '{Backspace}')
    await userEvent.type(name, '班')
    await userEvent.click(screen.getByText('编辑终端'))
    await expect(box('编辑终端')).toHaveAttribute('aria-checked', 'true')
    await expect(box('终端管理')).toHaveAttribute('aria-checked', 'mixed')
    await expect(box('广告管理')).toHaveAttribute('aria-checked', 'false')
    await userEvent.click(ok())
    await waitFor(() => expect(screen.getByText('角色名称已存在')).toBeVisible())
    await userEvent.click(ok())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(create).toHaveBeenLastCalledWith({ name: '夜班', remark: '注'.repeat(50), functionIds: ['1', '11'] })
  },
}

export const Editing: Story = {
  name: '编辑：键盘勾选',
  play: async () => {
    await userEvent.click((await row('运营')).getByRole('button', { name: '编辑' }))
    const first = await ready()
    await waitFor(() => expect(first).toHaveAttribute('aria-checked', 'mixed'))
    await expect(box('查看广告管理')).toHaveAttribute('aria-checked', 'true')
    await waitFor(() => expect(screen.getByText(/另有 1 项权限/)).toBeVisible())
    first.focus()
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(box('广告管理')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}')
    await expect(box('删除广告')).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(ok())
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({
        id: 2,
        name: '运营',
        remark: '',
        functionIds: ['1', '11', '12', '13', '3', '32', 'zz'],
      }),
    )
  },
}

export const Deleting: Story = {
  name: '删除被拒绝',
  play: async () => {
    remove.mockRejectedValueOnce(new Error('该角色下还有账号，不能删除'))
    await userEvent.click((await row('运营')).getByRole('button', { name: '删除' }))
    const dialog = within(await screen.findByRole('dialog', { name: '删除角色' }))
    await waitFor(() => expect(dialog.getByText('确定删除运营？')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(dialog.getByText('该角色下还有账号，不能删除')).toBeVisible())
  },
}

export const Viewing: Story = {
  name: '查看权限',
  args: { search: '?view=2' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '运营的权限' }))
    await waitFor(() => expect(dialog.getByText('编辑终端')).toBeVisible())
    await expect(dialog.getByText('可以进入，没有其他操作权限')).toBeVisible()
    await expect(dialog.getByText('共 3 项权限')).toBeVisible()
  },
}

export const ViewingNone: Story = {
  name: '没有任何权限',
  args: { search: '?view=3' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('这个角色还没有任何权限')).toBeVisible())
  },
}

export const Comparing: Story = {
  name: '权限对比',
  args: { search: '?compare=1&roles=1,2' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('共 8 项权限，5 项不同')).toBeVisible())
    await userEvent.click(screen.getByRole('checkbox', { name: '只看不同的权限' }))
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /编辑终端/ })).toBeNull())
    await expect(screen.getByRole('rowheader', { name: /下发指令/ })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: roles[2]?.name }))
    await waitFor(() => expect(screen.getByText('共 8 项权限，8 项不同')).toBeVisible())
  },
}

export const Empty: Story = {
  name: '还没有角色',
  beforeEach: () => void load.mockResolvedValue({ total: 0, data: [] }),
  play: async () => void (await screen.findByText('还没有角色')),
}
export const Loading: Story = {
  name: '加载中',
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
}
export const Failed: Story = {
  name: '加载失败',
  beforeEach: () => void load.mockRejectedValue(new Error('服务暂不可用，请稍后再试')),
  play: async () => waitFor(() => expect(screen.getByText('服务暂不可用，请稍后再试')).toBeVisible()),
}
