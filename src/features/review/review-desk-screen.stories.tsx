import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/审核台',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/reviewDesk' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '待审核的内容', globals: { role: 'reviewer1' }, play: sees(/^全部 \d+$/) }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'materialList', kind: 'hold' }] },
  globals: { role: 'reviewer1' },
  play: sees('审核台'),
}

export const Empty: Story = {
  name: '没有待审核的',
  globals: { scenario: 'new-company' },
  play: sees('没有待审核的内容'),
}

export const Failed: Story = {
  name: '加载失败',
  args: {
    faults: [
      { operationId: 'materialList', kind: 'status', status: 503 },
      { operationId: 'programList', kind: 'status', status: 503 },
    ],
  },
  globals: { role: 'reviewer1' },
  play: sees('重试'),
}

export const NoPermission: Story = { name: '没有权限', globals: { role: 'guest' }, play: sees('无权限访问') }

export const Queue: Story = { name: '队列已满', globals: { scenario: 'full-review-queue' }, play: sees(/^全部 \d+$/) }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: sees(/^全部 \d+$/) }

export const One: Story = { name: '只有一块屏的公司', globals: { scenario: 'one-screen' }, play: sees('审核台') }
