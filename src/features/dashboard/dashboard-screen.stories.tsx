import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/首页',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/homePage' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '有数据', play: sees('终端在线状态') }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'dashboardReport', kind: 'hold' }] },
  play: sees('终端在线状态'),
}

export const Empty: Story = { name: '新公司', globals: { scenario: 'new-company' }, play: sees('终端在线状态') }

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'dashboardReport', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const ReadOnly: Story = { name: '只能查看', globals: { role: 'guest' }, play: sees('终端在线状态') }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: sees('终端在线状态') }

export const One: Story = { name: '只有一条', globals: { scenario: 'one-screen' }, play: sees('终端在线状态') }
