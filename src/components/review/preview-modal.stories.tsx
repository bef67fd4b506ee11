import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PreviewModal } from './preview-modal.tsx'
import type { ReviewFormHandle } from './review-form.tsx'
import { ReviewSection } from './review-section.tsx'
import { SAMPLE_ERROR } from '#tests/support/story-samples.ts'

const meta = {
  title: '组件/预览弹窗',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '弹窗 预览 上一个 下一个 对话框 preview modal lightbox',
      use: '在卡片列表上打开一条的预览，不离开列表就能看上一个、下一个，也能审核。',
      avoid: '要看名称和值用右侧的详情抽屉。',
      keys: '左右方向键看上一个、下一个，正在输入或拖动时除外；Esc 关闭。',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const records = [1, 2, 3].map((id) => ({ id, status: 2, currentLevel: 1, currentLevelName: '一级审核' }))
const decide = fn()

function Previews() {
  const [id, setId] = useState<string>()
  const handle = useRef<ReviewFormHandle>(null)
  const record = records.find((one) => String(one.id) === id)
  return (
    <>
      <Button onClick={() => setId('1')}>预览</Button>
      {record && id !== undefined && (
        <PreviewModal
          title={`春茶海报${id}`}
          noun="素材"
          id={id}
          onPage={records}
          onGo={setId}
          onClose={() => setId(undefined)}
          decision={handle}
        >
          <ReviewSection
            key={id}
            record={record}
            subject="广告“春茶上新”"
            offered
            decide={async (...all) => decide(...all)}
            onDecided={() => setId(undefined)}
            handle={handle}
          />
        </PreviewModal>
      )}
    </>
  )
}

const title = (text: string) => screen.findByRole('heading', { name: text })

export const Walk: Story = {
  name: '前后切换与审核',
  render: () => <Previews />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览' }))
    // whole, with what hangs below the line
    const { scrollHeight, clientHeight } = within(await title('春茶海报1')).getByText('春茶海报1')
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
    await expect(screen.getByRole('button', { name: '上一个素材' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: '下一个素材' }))
    await title('春茶海报2')
    // arrow keys lead on, but belong to the text where one is typed
    await userEvent.keyboard('{ArrowRight}')
    await title('春茶海报3')
    await expect(screen.getByText('本页第 3 / 3 个')).toBeVisible()
    await expect(screen.getByRole('button', { name: '下一个素材' })).toHaveAccessibleDescription('已是本页最后一个')
    const reason = screen.getByRole('textbox', { name: '不通过的原因' })
    await userEvent.type(reason, '不清晰{ArrowLeft}')
    await title('春茶海报3')
    await userEvent.click(screen.getByRole('button', { name: '上一个素材' }))
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
    await expect(reason).toHaveValue('不清晰')
    decide.mockRejectedValueOnce(SAMPLE_ERROR)
    await userEvent.click(screen.getByRole('button', { name: '不通过' }))
    await waitFor(() => expect(screen.getByText(SAMPLE_ERROR.message)).toBeVisible())
    await expect(reason).toHaveValue('不清晰')
    await userEvent.click(screen.getByRole('button', { name: '不通过' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: '春茶海报3' })).toBeNull())
    await expect(decide).toHaveBeenLastCalledWith(records[2], 1, '不清晰')
  },
}

export const Sending: Story = {
  name: '正在提交时不离开',
  render: () => <Previews />,
  play: async ({ canvas, userEvent }) => {
    let answer = (): void => undefined
    decide.mockReset().mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)))
    await userEvent.click(canvas.getByRole('button', { name: '预览' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '通过' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: '下一个素材' }))
    await expect(await title('春茶海报1')).toBeVisible()
    answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
