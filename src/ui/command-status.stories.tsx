import type { Meta, StoryObj } from '@storybook/react-vite'
import { CommandStatus } from './command-status.tsx'

const meta: Meta<typeof CommandStatus> = {
  title: '组件/指令状态',
  component: CommandStatus,
  args: { command: { status: 0, msg: '终端响应超时' } },
}

export default meta

type Story = StoryObj<typeof CommandStatus>

export const Failed: Story = { name: '失败' }

export const FailedWithoutReason: Story = { name: '失败，原因不明', args: { command: { status: 0 } } }

export const Done: Story = { name: '成功', args: { command: { status: 1 } } }

export const Unknown: Story = { name: '未知', args: { command: { status: 9 } } }
