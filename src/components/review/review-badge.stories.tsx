import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardRejection, RejectionReason } from './rejection-reason.tsx'
import { ReviewBadge } from './review-badge.tsx'
import { SAMPLE_ERROR } from '#tests/support/story-samples.ts'

const meta = {
  title: '组件/审核状态',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '审核 状态 标签 待审 驳回 review badge status',
      use: '列表和详情里素材、广告的审核状态；待某一级审核时写出这一级的名称。',
      avoid: '其他状态用状态标记；审核本身用审核表单。',
      keys: '没有按键，只是文字。',
    },
  },
} satisfies Meta

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
    await expect(canvas.getByText('未知（9）')).toBeVisible()
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
      <div style={{ width: 176 }}>
        <CardRejection>
          <RejectionReason reason={`版权证明缺失，${'请补充材料'.repeat(12)}`} />
        </CardRejection>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('无')).toBeVisible()
    await expect(await canvas.findByText(/^版权证明缺失/)).toBeVisible()
  },
}
