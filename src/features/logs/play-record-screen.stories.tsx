import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, seesRows, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/广告发布记录',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/record/playRecord' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '有数据', play: seesRows }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'playRecordList', kind: 'hold' }] },
  play: sees('广告发布记录'),
}

export const Empty: Story = { name: '暂无数据', globals: { scenario: 'new-company' }, play: sees('还没有发布过广告') }

export const NothingFound: Story = {
  name: '没有符合条件的',
  args: { at: '/record/playRecord?q=没有这样的' },
  play: sees('清除筛选'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'playRecordList', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const NoPermission: Story = { name: '没有权限', globals: { role: 'reviewer1' }, play: sees('无权限访问') }

export const ReadOnly: Story = { name: '只能查看', globals: { role: 'guest' }, play: seesRows }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: seesRows }

export const One: Story = { name: '只有一条', globals: { scenario: 'one-screen' }, play: seesRows }
