import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/组织机构',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/form/formManage' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '有数据', play: sees(/华东大区/) }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'orgTree', kind: 'hold' }] },
  play: sees('组织机构'),
}

export const NothingFound: Story = {
  name: '没有符合条件的',
  args: { at: '/form/formManage?q=没有这样的' },
  play: sees('清除筛选'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'orgTree', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const NoPermission: Story = { name: '没有权限', globals: { role: 'guest' }, play: sees('无权限访问') }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: sees(/华东大区/) }
