import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/终端统计',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/report/terminalReport' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '有数据', play: sees('终端统计') }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'statDeviceOnline', kind: 'hold' }] },
  play: sees('导出'),
}

export const Empty: Story = { name: '新公司', globals: { scenario: 'new-company' }, play: sees('导出') }

export const Failed: Story = {
  name: '一张图加载失败',
  args: { faults: [{ operationId: 'statDeviceOnline', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const NoPermission: Story = { name: '没有权限', globals: { role: 'reviewer1' }, play: sees('无权限访问') }

export const Exporting: Story = {
  name: '导出',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '导出' }))
    await screen.findByRole('dialog', { name: '导出终端统计' })
  },
}

export const One: Story = { name: '只有一台终端', globals: { scenario: 'one-screen' }, play: sees('导出') }
