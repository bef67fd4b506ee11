import { Paper } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { GroupList } from './group-list.tsx'
import { GroupManager } from './group-manager.tsx'
import { UNGROUPED } from './group.ts'

const GROUPS = [UNGROUPED, { id: 4, name: '写字楼' }, { id: '9007199254740993', name: '地铁' }]

const meta = {
  title: '组件/分组管理',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '分组 列表 改名 删除 group list manage',
      use: '管理分组的对话框里的列表：每个分组有改名和删除，未分组没有。',
      avoid: '只选一个分组用分组选择；记录多、要排序翻页用数据表。',
      keys: '操作都是按钮，Tab 到达，回车执行。',
    },
  },
  component: GroupList,
  args: {
    groups: GROUPS,
    onAdd: fn(),
    onRename: fn(),
    mayDelete: true,
    members: '终端',
    remove: fn(() => Promise.resolve()),
    filter: undefined,
    onClearFilter: fn(),
  },
  render: (props) => (
    <Paper withBorder w={260}>
      <GroupList {...props} />
    </Paper>
  ),
} satisfies Meta<typeof GroupList>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: '每个分组都能重命名和删除',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('未分组')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '重命名 写字楼' }))
    await expect(args.onRename).toHaveBeenCalledWith(GROUPS[1])
    await userEvent.click(canvas.getByRole('button', { name: '新增分组' }))
    await expect(args.onAdd).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '删除 地铁' }))
    const question = within(await screen.findByRole('dialog', { name: '删除分组' }))
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(args.remove).toHaveBeenCalledWith(GROUPS[2]))
  },
}

export const LongName: Story = {
  name: '最长的名称',
  args: { groups: [{ id: 12, name: '华东大区体育馆十二号' }] },
}

export const None: Story = {
  name: '还没有分组',
  args: { groups: [UNGROUPED] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('还没有分组')
  },
}

export const Failing: Story = {
  name: '分组未能加载',
  args: { groups: [], failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('分组加载失败')
    await expect(canvas.queryByText('还没有分组')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const Managed: Story = {
  name: '列表上方的按钮打开它',
  render: ({ groups, onAdd, onRename }) => (
    <GroupManager
      groups={{ groups }}
      mayDelete={false}
      onAdd={onAdd}
      onRename={onRename}
      members="终端"
      remove={fn()}
      filter={undefined}
      onClearFilter={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分组管理' }))
    await expect(await screen.findByText('写字楼')).toBeVisible()
    await expect(screen.queryByRole('button', { name: '删除 写字楼' })).toBeNull()
  },
}
