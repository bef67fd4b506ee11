import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { consolePage, sees, seesRows, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/广告统计',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/report/programReport' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '按时间', play: seesRows }

export const ByAd: Story = { name: '按广告', args: { at: '/report/programReport?tab=ad' }, play: seesRows }

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'statProgramMonths', kind: 'hold' }] },
  play: sees('按时间'),
}

export const Empty: Story = { name: '新公司', globals: { scenario: 'new-company' }, play: sees('按时间') }

export const NothingFound: Story = {
  name: '没有符合条件的',
  args: { at: '/report/programReport?tab=ad&q=没有这样的' },
  play: sees('清除筛选'),
}

export const Failed: Story = {
  name: '加载失败',
  args: { faults: [{ operationId: 'statProgramMonths', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const NoPermission: Story = { name: '没有权限', globals: { role: 'reviewer1' }, play: sees('无权限访问') }

export const LongNames: Story = {
  name: '最长的名字',
  args: { at: '/report/programReport?tab=ad' },
  globals: { scenario: 'long-names' },
  play: seesRows,
}

export const Exporting: Story = {
  name: '导出一个广告的播放明细',
  tags: ['!on-demand'],
  args: { at: '/report/programReport?tab=ad' },
  play: async () => {
    const [first] = await within(await screen.findByRole('table', { name: '按广告统计' })).findAllByRole('button', {
      name: '导出',
    })
    await userEvent.click(first as HTMLElement)
    await screen.findByText('选择要导出的月份')
  },
}
