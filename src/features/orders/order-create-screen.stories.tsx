import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/订单管理/创建订单',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/orderManage/create' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '空白表单', play: sees('投放计划') }

export const Empty: Story = { name: '还没有终端和广告', globals: { scenario: 'new-company' }, play: sees('投放计划') }

export const NoPermission: Story = { name: '没有权限', globals: { role: 'guest' }, play: sees('无权限访问') }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: sees('投放计划') }
