import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/广告管理/发布',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/programManage?publish=3037' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '选择终端和时间', tags: ['!on-demand'], play: sees('发布广告') }

export const Chosen: Story = {
  name: '已选终端',
  tags: ['!on-demand'],
  play: async () => {
    const [first] = await screen.findAllByRole('checkbox', { name: /^选择 / })
    await userEvent.click(first as HTMLElement)
    await screen.findByRole('heading', { name: '发布前检查' })
    const notice = await screen.findByText(/^该广告已/)
    // what is chosen takes room from it, and it is not cut for that
    await waitFor(() => expect(notice.closest('[role=status]')?.clientHeight).toBeGreaterThanOrEqual(36))
  },
}

export const Loading: Story = {
  name: '加载中',
  args: { faults: [{ operationId: 'programDeviceList', kind: 'hold' }] },
  play: sees('发布广告'),
}

export const Failed: Story = {
  name: '终端加载失败',
  args: { faults: [{ operationId: 'programDeviceList', kind: 'status', status: 503 }] },
  // the terminals stand below the plan
  play: async () => (await screen.findByText('重试')).scrollIntoView({ block: 'center' }),
}

export const Gone: Story = {
  name: '广告加载失败',
  args: { faults: [{ operationId: 'programGet', kind: 'status', status: 503 }] },
  play: sees('重试'),
}

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: sees('发布广告') }

export const Phone: Story = { name: '手机宽度', globals: { viewport: { value: 'phone' } }, play: sees('发布广告') }
