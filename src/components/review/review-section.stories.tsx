import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { Button } from '@mantine/core'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Stand } from '#src/domain/review-stand.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import type { ReviewFormHandle } from './review-form.tsx'
import { ReviewSection } from './review-section.tsx'

const decide = fn()

/** A record that somebody else moves on. */
function Meanwhile({ then, offered }: { then: Stand; offered: boolean }) {
  const [record, setRecord] = useState<Stand>({ status: 2, currentLevel: 1 })
  const handle = useRef<ReviewFormHandle>(null)
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      <Button variant="default" onClick={() => setRecord(then)}>
        另一位审核员处理
      </Button>
      <ReviewSection
        record={record}
        subject="广告“春茶上新”"
        offered={offered || record.currentLevel === 1}
        decide={async (...all) => decide(...all)}
        onDecided={() => true}
        handle={handle}
      />
    </div>
  )
}

const meta = {
  title: '组件/审核：他人已处理',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '审核 冲突 并发 他人 review conflict',
      use: '审核表单和它所属的级别；记录已被他人处理时先说明结果，再决定下一级。',
      avoid: '只显示审核状态用审核状态标记；没有审核权限时不出现。',
      keys: '常用理由和通过、驳回都是按钮，Tab 到达，回车执行。',
    },
  },
  beforeEach: () => void decide.mockReset().mockResolvedValue(undefined),
} satisfies Meta

export default meta
type Story = StoryObj

export const NextLevel: Story = {
  name: '已到下一级：看过之后才能继续，写好的原因还在',
  render: () => <Meanwhile then={{ status: 2, currentLevel: 2 }} offered />,
  play: async ({ canvas }) => {
    decide.mockRejectedValueOnce(new UserError('该广告当前不在此审核级别：一级审核员已于 10:32 通过'))
    await userEvent.type(canvas.getByRole('textbox'), '文字有误{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('一级审核员已于 10:32 通过')
    await userEvent.click(canvas.getByRole('button', { name: '另一位审核员处理' }))
    await expect(canvas.getByText('一级审核已通过，现在等待二级审核')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '不通过' }))
    await expect(decide).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox')).toHaveValue('文字有误')
  },
}

export const Decided: Story = {
  name: '已不需要审核：说出结果和原因',
  render: () => <Meanwhile then={{ status: 4, currentLevel: 0, checkReason: '画面不清晰' }} offered={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '另一位审核员处理' }))
    await waitFor(() => expect(canvas.getByText('现在的状态是“内部审核未通过”，原因：画面不清晰')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /^继续/ })).toBeNull()
  },
}
