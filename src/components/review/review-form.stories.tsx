import { notifications } from '@mantine/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#src/api/errors.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { ReviewForm } from './review-form.tsx'
import { latch } from '#tests/support/story-samples.ts'

const decide = fn()
const decided = fn()

const meta = {
  title: '组件/审核表单',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '审核 通过 驳回 理由 review approve reject reason',
      use: '决定通过或驳回，驳回要写理由，可用常用理由。',
      avoid: '显示结果用审核状态；他人可能同时处理时用它外面的审核区。',
      keys: '常用理由和通过、驳回都是按钮，Tab 到达，回车执行。',
    },
  },
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <ReviewForm levelName="一级审核" subject="广告“春茶上新”" decide={decide} onDecided={decided} />
    </div>
  ),
  beforeEach: () => {
    // those of the story before
    notifications.clean()
    decide.mockReset().mockResolvedValue(undefined)
    decided.mockReset()
  },
} satisfies Meta

export default meta
type Story = StoryObj

const TWENTY = '一二三四五六七八九十一二三四五六七八九十'

export const Empty: Story = { name: '尚未决定' }

export const Approve: Story = {
  name: '通过：不带原因，说出级别',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await waitFor(() => expect(screen.getByText('一级审核成功：广告“春茶上新”')).toBeVisible())
    await expect(decide.mock.calls).toEqual([[0, '']])
    await expect(decided.mock.calls).toEqual([[0]])
  },
}

export const WithoutReason: Story = {
  name: '不通过而没有原因',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '不通过' }))
    await expect(canvas.getByText('请输入原因')).toBeVisible()
    const field = canvas.getByRole('textbox', { name: '不通过的原因' })
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await userEvent.type(field, '   {Enter}')
    await expect(canvas.getByText('请输入原因')).toBeVisible()
    await expect(decide).not.toHaveBeenCalled()
  },
}

export const Reject: Story = {
  name: '不通过：原因去空格，以错误提示说出',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' 标题有错字 {Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('审核不通过'))
    await expect(decide.mock.calls).toEqual([[1, '标题有错字']])
    await expect(decided.mock.calls).toEqual([[1]])
  },
}

export const Presets: Story = {
  name: '选择常用原因，可再加、可取消，放不下的说明为什么',
  play: async ({ canvas }) => {
    const preset = (name: string) => canvas.getByRole('button', { name })
    await userEvent.click(preset('画面不清晰'))
    await userEvent.click(preset('文字有误'))
    await expect(canvas.getByRole('textbox')).toHaveValue('画面不清晰，文字有误')
    await expect(preset('文字有误')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(preset('画面不清晰'))
    await expect(canvas.getByRole('textbox')).toHaveValue('文字有误')
    await userEvent.click(preset('版权证明缺失'))
    await userEvent.click(preset('画面比例不符'))
    await expect(canvas.getByRole('textbox')).toHaveValue('文字有误，版权证明缺失，画面比例不符')
    await expect(preset('画面不清晰')).toHaveAccessibleDescription('原因不能超过 20 个字符')
    await userEvent.click(preset('画面不清晰'))
    await expect(canvas.getByRole('textbox')).toHaveValue('文字有误，版权证明缺失，画面比例不符')
  },
}

export const Length: Story = {
  name: '最多 20 个字符，表情算一个',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await fireEvent.change(field, { target: { value: `${TWENTY}一` } })
    await expect(field).toHaveAccessibleDescription(/原因不能超过 20 个字符/)
    await expect(canvas.getByText('21/20')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '不通过' }))
    await expect(decide).not.toHaveBeenCalled()
    const faces = `👨‍👩‍👧${TWENTY.slice(1)}`
    await fireEvent.change(field, { target: { value: faces } })
    await expect(canvas.getByText('20/20')).toBeVisible()
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: '不通过' }))
    await waitFor(() => expect(decide.mock.calls).toEqual([[1, faces]]))
  },
}

export const Contradiction: Story = {
  name: '写了原因就不能通过，并说明为什么',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '不清晰')
    const approve = canvas.getByRole('button', { name: '通过' })
    await expect(approve).toHaveAccessibleDescription('已填写不通过的原因，清空后才能通过')
    await userEvent.click(approve)
    await expect(decide).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.click(approve)
    await waitFor(() => expect(decide.mock.calls).toEqual([[0, '']]))
  },
}

export const DoubleClick: Story = {
  name: '连点只发送一次，也不能改主意',
  play: async ({ canvas }) => {
    const { answer, release } = latch()
    decide.mockReturnValue(answer)
    const approve = canvas.getByRole('button', { name: '通过' })
    // within one task, before the page can render
    for (let click = 0; click < 3; click += 1) approve.click()
    await waitFor(() => expect(approve).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('button', { name: '不通过' })).toHaveAccessibleDescription('正在提交，请稍候')
    release()
    await waitFor(() => expect(decided).toHaveBeenCalledOnce())
    await expect(decide).toHaveBeenCalledOnce()
  },
}

export const ServerRefuses: Story = {
  name: '服务器拒绝：消息在表单中，原因不丢',
  play: async ({ canvas }) => {
    decide.mockRejectedValueOnce(new UserError('该广告当前不在此审核级别'))
    await userEvent.type(canvas.getByRole('textbox'), '不清晰{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('该广告当前不在此审核级别')
    await expect(canvas.getByRole('textbox')).toHaveValue('不清晰')
    await expect(decided).not.toHaveBeenCalled()
  },
}

export const Unanswered: Story = {
  name: '结果未知：再次提交先询问',
  play: async ({ canvas }) => {
    decide.mockRejectedValueOnce(new ApiError('unknown', '网络异常，结果未知，请刷新核对'))
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('结果未知')
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    const question = within(await screen.findByRole('dialog', { name: '再次提交？' }))
    await userEvent.click(question.getByRole('button', { name: '先去核对' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(decide).toHaveBeenCalledOnce()
  },
}

export const Composing: Story = {
  name: '输入法组字时回车不发送',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '不清晰')
    await expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false)
    await expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false)
    await expect(decide).not.toHaveBeenCalled()
  },
}

export const Closed: Story = {
  name: '已无法决定：按钮说明为什么，原因可以看、不能发',
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <ReviewForm
        levelName="一级审核"
        subject="广告“春茶上新”"
        decide={decide}
        initialReason="画面有水印"
        closedReason="这一项已不在待审核队列中"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '不通过' })).toHaveAccessibleDescription('这一项已不在待审核队列中')
    await expect(canvas.getByRole('button', { name: '通过' })).toHaveAccessibleDescription('这一项已不在待审核队列中')
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('画面有水印')
    await expect(decide).not.toHaveBeenCalled()
  },
}

export const GoneMeanwhile: Story = {
  name: '发送时页面已离开：结果照样说出',
  render: () => <LeavesOnClick />,
  play: async ({ canvas }) => {
    let refuse = () => {}
    decide.mockImplementation(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(new UserError('该广告当前不在此审核级别'))
        }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await userEvent.click(canvas.getByRole('button', { name: '离开' }))
    refuse()
    await waitFor(() => expect(screen.getByText('该广告当前不在此审核级别')).toBeVisible())
  },
}

function LeavesOnClick() {
  const [here, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(false)}>
        离开
      </button>
      {here && <ReviewForm levelName="一级审核" subject="广告“春茶上新”" decide={decide} onDecided={decided} />}
    </>
  )
}
