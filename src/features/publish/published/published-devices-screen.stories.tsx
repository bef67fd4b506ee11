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

const week = (rest = '') => ({ at: `/checkPubMet?id=3037&view=week${rest}` })

export const Week: Story = { name: '一周', args: week(), play: sees(/^\d+ 台终端，1 种计划$/) }

export const WeekLoading: Story = {
  name: '一周加载中',
  args: { ...week(), faults: [{ operationId: 'programPlayList', kind: 'hold' }] },
  play: sees('一周'),
}

export const WeekNothingFound: Story = {
  name: '一周没有符合条件的',
  args: week('&q=没有这样的'),
  play: sees('清除筛选'),
}

export const WeekFailed: Story = {
  name: '一周加载失败',
  args: { ...week(), faults: [{ operationId: 'programPlayList', kind: 'status', status: 503 }] },
  play: sees('加载失败'),
}

export const WeekLongNames: Story = {
  name: '一周最长的名字',
  args: week(),
  globals: { scenario: 'long-names' },
  play: sees(/^\d+ 台终端，1 种计划$/),
}

export const ReadOnly: Story = { name: '只能查看', globals: { role: 'guest' }, play: seesRows }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: seesRows }

export const NoPermission: Story = { name: '没有权限', args: { holds: ['1'] }, play: sees('无权限访问') }
