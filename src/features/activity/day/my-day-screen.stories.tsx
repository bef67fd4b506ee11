import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { consolePage, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/我的今天',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/myDay' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: '有数据',
  play: async () => void (await screen.findByRole('heading', { name: '我的今天', level: 1 })),
}

export const Failed: Story = {
  name: '日志未能读取',
  args: { faults: [{ operationId: 'deviceCommandLog', kind: 'status', status: 503 }] },
  play: async () => void (await screen.findByRole('alert')),
}

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'playRecordList', kind: 'hold' }] },
  play: async () => void (await screen.findByText('广告发布记录：正在读取')),
}
