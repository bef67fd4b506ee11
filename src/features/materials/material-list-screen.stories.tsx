import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, seesRows, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/素材管理',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/materialManage' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '有数据', play: seesRows }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'materialList', kind: 'hold' }] },
  play: sees('批量操作'),
}

export const Empty: Story = { name: '暂无数据', globals: { scenario: 'new-company' }, play: sees('暂无素材数据！') }

export const NothingFound: Story = {
  name: '没有符合条件的',
  args: { at: '/materialManage?q=没有这样的' },
  play: sees('清除筛选'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'materialList', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const ReadOnly: Story = { name: '只能查看', globals: { role: 'guest' }, play: seesRows }

export const One: Story = { name: '只有一条', globals: { scenario: 'one-screen' }, play: seesRows }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: seesRows }

export const Batch: Story = { name: '批量操作', args: { at: '/materialManage?batch=1' }, play: seesRows }

export const NoPermission: Story = { name: '没有权限', args: { holds: ['1'] }, play: sees('无权限访问') }
