import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { choose } from './choose.tsx'
import { OverlayRoot } from './overlay-code.ts'

const answer = fn()

const meta = {
  title: '组件/选择',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '选择 多个答案 对话框 choose choice dialog prompt',
      use: '一个问题有两个以上的答案，例如覆盖、另存为新广告；不能选的说明原因。',
      avoid: '只有“做”与“不做”用确认；要填内容用表单对话框。',
      keys: '打开时焦点在什么都不做的那个上；Tab 逐个到达，回车选中，Esc 等于不作选择。',
    },
  },
  beforeEach: () => {
    answer.mockReset()
    return () => modals.closeAll()
  },
  render: () => (
    <Button
      onClick={() =>
        void choose({
          title: '广告已有变化',
          message: '打开之后，这个广告被其他人修改过。',
          cancelLabel: '继续编辑',
          choices: [
            { value: 'overwrite', label: '覆盖', danger: true, disabledReason: '审核中，不能编辑' },
            { value: 'copy', label: '另存为新广告' },
          ],
        }).then(answer)
      }
    >
      保存
    </Button>
  ),
} satisfies Meta

export default meta
type Story = StoryObj

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '保存' }))
  const dialog = await screen.findByRole('dialog', { name: '广告已有变化' })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
}

export const Chosen: Story = {
  name: '一个答案；不能选的说明原因',
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: '覆盖' }))
    await expect(answer).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '另存为新广告' }))
    await waitFor(() => expect(answer).toHaveBeenCalledWith('copy'))
  },
}

export const NoAnswer: Story = {
  name: '不作选择',
  play: async (context) => {
    await open(context)
    // what does nothing has the first focus
    await waitFor(() => expect(screen.getByRole('button', { name: '继续编辑' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(answer).toHaveBeenCalledWith(undefined))
  },
}

export const NotLoaded: Story = {
  name: '提问的代码未能加载：当作没有回答，下一次提问照常',
  play: async (context) => {
    const opener = context.canvas.getByRole('button', { name: '保存' })
    const load = spyOn(OverlayRoot, 'preload').mockRejectedValueOnce(new Error('gone'))
    await userEvent.click(opener)
    await waitFor(() => expect(answer).toHaveBeenCalledWith(undefined))
    load.mockRestore()
    answer.mockReset()
    await open(context)
    await waitFor(() => expect(screen.getByRole('button', { name: '继续编辑' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(answer).toHaveBeenCalledWith(undefined))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
