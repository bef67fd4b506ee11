import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { RejectionNote, RejectionReason } from './rejection-reason.tsx'
import { ReviewBadge } from './review-badge.tsx'
import { SAMPLE_ERROR } from './story-samples.ts'

const meta = { title: '组件/审核状态' } satisfies Meta

export default meta
type Story = StoryObj

export const Statuses: Story = {
  name: '全部状态',
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start', maxWidth: 160 }}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 9].map((status) => (
        <ReviewBadge key={status} record={{ status }} />
      ))}
      <ReviewBadge record={{ status: 2, currentLevel: 2 }} />
      <ReviewBadge record={{ status: 2, currentLevel: 3, currentLevelName: '品牌合规与法务联合复核小组' }} />
      <ReviewBadge record={{}} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('二级审核')).toBeVisible()
    await expect(canvas.getByText('未知(9)')).toBeVisible()
    await expect(canvas.getByText('转码失败')).toBeVisible()
  },
}

export const Reasons: Story = {
  name: '未通过原因',
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <RejectionReason reason="画面文字过小" />
      <RejectionReason reason="  " />
      <RejectionReason reason={undefined} loading />
      <RejectionReason reason={undefined} error={SAMPLE_ERROR} onRetry={() => {}} />
      <RejectionNote name="春茶横幅">
        <RejectionReason reason="版权证明缺失" />
      </RejectionNote>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('无')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '查看原因 春茶横幅' }))
    await expect(await screen.findByRole('dialog', { name: '查看原因 春茶横幅' })).toHaveTextContent('未通过原因：版权证明缺失')
  },
}
