import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/广告排期',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/programManage?view=plan' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '有数据', play: sees('今天') }

export const Reading: Story = {
  name: '读取中',
  args: { faults: [{ operationId: 'programPlayList', kind: 'hold' }] },
  play: sees('停止读取'),
}

export const Unread: Story = {
  name: '有未读到的',
  args: { faults: [{ operationId: 'programPlayList', kind: 'status', status: 503, times: 3 }] },
  play: sees('重试'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'programList', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const Empty: Story = {
  name: '暂无数据',
  globals: { scenario: 'new-company' },
  play: sees('这段时间没有广告投放'),
}
