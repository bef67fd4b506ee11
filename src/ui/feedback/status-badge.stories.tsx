import type { Meta, StoryObj } from '@storybook/react-vite'
import { commandStatuses, deviceStates, labelOf, reviewStatuses } from '#src/domain/labels.ts'
import { StatusBadge } from './status-badge.tsx'

const meta = {
  title: '组件/状态标记',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '状态标签 标签 徽标 圆点 badge tag status chip label pill',
      use: '一条记录处于哪个状态，文字和颜色来自 domain/labels 的对照表；几乎每行都相同的用圆点（dot）。',
      avoid: '不表示数量；不当按钮用；只为醒目而上色的不用。',
      keys: '自己没有按键；文字会读出，颜色从不是唯一的区别。',
    },
  },
  component: StatusBadge,
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = { name: '在线', args: { label: labelOf(deviceStates, 1) } }
export const Unknown: Story = { name: '未知的编码', args: { label: labelOf(deviceStates, 9) } }
export const WithReason: Story = { name: '带原因', args: { label: labelOf(commandStatuses, 0), title: '终端响应超时' } }
export const All: Story = {
  name: '全部审核状态',
  args: { label: labelOf(reviewStatuses, 0) },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((status) => (
        <StatusBadge key={status} label={labelOf(reviewStatuses, status)} />
      ))}
    </div>
  ),
}
