import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { consolePage, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/播放证明',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/report/playProof?program=3001&month=202610' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: '有数据',
  play: async () => void (await screen.findByRole('heading', { name: '播放证明', level: 1 })),
}

export const Empty: Story = {
  name: '没有选择广告',
  args: { at: '/report/playProof' },
  play: async () => void (await screen.findByText('还没有选择广告')),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'statProgramLogExport', kind: 'status', status: 503 }] },
  play: async () => void (await screen.findByRole('alert')),
}

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'statProgramLogExport', kind: 'hold' }] },
  play: async () => void (await screen.findByRole('heading', { name: '播放证明', level: 1 })),
}
