import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, seesRows, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/角色管理',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/form/role' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '有数据', play: seesRows }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'rolePage', kind: 'hold' }] },
  play: sees('新增角色'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'rolePage', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const NoPermission: Story = { name: '没有权限', globals: { role: 'guest' }, play: sees('无权限访问') }

export const Compare: Story = { name: '权限对比', args: { at: '/form/role?compare=1' }, play: sees('上传素材') }
