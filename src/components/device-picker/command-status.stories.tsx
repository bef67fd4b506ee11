import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CommandStatus } from './command-status.tsx'

const meta: Meta<typeof CommandStatus> = {
  title: '组件/指令状态',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '指令 命令 结果 失败 command status',
      use: '一条指令执行得怎样；失败为红色，括号里是原因。',
      avoid: '终端在线与否、审核等其他状态用状态标记。',
      keys: '没有按键，只是文字。',
    },
  },
  component: CommandStatus,
  args: { command: { status: 0, msg: '终端响应超时' } },
}

export default meta

type Story = StoryObj<typeof CommandStatus>

export const Failed: Story = { name: '失败' }

export const LongReason: Story = {
  name: '失败，原因写全',
  args: { command: { status: 0, msg: '存储空间不足，无法保存截屏，请先执行磁盘清理后重试' } },
  render: (args) => (
    <div style={{ width: 180 }}>
      <CommandStatus {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/存储空间不足/)
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
    await expect(text.clientHeight).toBeGreaterThan(20)
  },
}

export const FailedWithoutReason: Story = { name: '失败，原因不明', args: { command: { status: 0 } } }

export const Done: Story = {
  name: '成功',
  args: { command: { status: 1, msg: 'ok' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('成功')).toBeVisible()
  },
}

export const Unknown: Story = { name: '未知', args: { command: { status: 9 } } }
