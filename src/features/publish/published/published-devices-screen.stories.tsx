import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, seesRows, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/查看发布终端',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/checkPubMet?id=3037' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '已发布到终端', play: seesRows }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'programPlayList', kind: 'hold' }] },
  play: sees('查看发布终端'),
}

export const Empty: Story = {
  name: '没有指明广告',
  args: { at: '/checkPubMet' },
  play: sees('链接不完整，没有指明是哪个广告。'),
}

export const NothingFound: Story = {
  name: '没有符合条件的',
  args: { at: '/checkPubMet?id=3037&q=没有这样的' },
  play: sees('清除筛选'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'programPlayList', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const ReadOnly: Story = { name: '只能查看', globals: { role: 'guest' }, play: seesRows }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: seesRows }

export const NoPermission: Story = { name: '没有权限', args: { holds: ['1'] }, play: sees('无权限访问') }
