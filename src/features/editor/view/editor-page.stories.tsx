import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/广告制作',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/editorFive?id=3037&type=2' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '打开的广告', play: sees('图层') }

export const New: Story = { name: '新广告：选择模板', args: { at: '/editorFive' }, play: sees('添加场景') }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'programGet', kind: 'hold' }] },
  play: sees('广告制作'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'programGet', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const NoPermission: Story = { name: '没有权限', globals: { role: 'guest' }, play: sees('无权限访问') }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: sees('图层') }
