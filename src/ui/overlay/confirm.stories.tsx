import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { choose } from './choose.tsx'
import { confirm, confirmLeave } from './confirm.tsx'
import { keepFocus } from './return-focus.ts'
import { latch } from '#tests/support/story-samples.ts'

class UnknownError extends UserError {
  override get resultUnknown() {
    return true
  }
}

const action = fn()
const answer = fn()

const meta = {
  title: '组件/确认',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '确认框 二次确认 提问 删除 ConfirmDialog confirm dialog modal alert',
      use: '不能撤销、会影响屏幕或丢失内容之前问一句；操作在对话框里做，失败留在里面。',
      avoid: '能撤销的直接做；要填内容用表单对话框。',
      keys: '打开时焦点在“取消”，回车不会误做；Esc 取消；关闭后焦点回到按钮。',
    },
  },
  beforeEach: () => {
    action.mockReset()
    answer.mockReset()
    return () => modals.closeAll()
  },
  render: () => (
    <Button
      color="red"
      onClick={() =>
        void confirm({
          title: '删除分组',
          message: '确定删除分组“华东商场”？组内终端将变为未分组。',
          confirmLabel: '删除',
          danger: true,
          action,
        }).then(answer)
      }
    >
      删除分组
    </Button>
  ),
} satisfies Meta

export default meta
type Story = StoryObj

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '删除分组' }))
  await screen.findByRole('dialog', { name: '删除分组' })
}

export const Question: Story = {
  name: '提问',
  play: async (context) => {
    await open(context)
    // what does nothing has the first focus
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await waitFor(() => expect(getComputedStyle(screen.getByRole('dialog')).opacity).toBe('1'))
  },
}

export const Failure: Story = {
  name: '失败留在对话框中，可以再试',
  play: async (context) => {
    action.mockRejectedValueOnce(new UserError('分组已被其他人删除')).mockResolvedValueOnce(2)
    await open(context)
    const button = screen.getByRole('button', { name: '删除' })
    await userEvent.click(button)
    await expect(await screen.findByRole('alert')).toHaveTextContent('分组已被其他人删除')
    await expect(answer).not.toHaveBeenCalled()
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(action).toHaveBeenCalledTimes(2)
    await expect(answer).toHaveBeenCalledWith({ done: true, answer: 2 })
    await waitFor(() => expect(context.canvas.getByRole('button', { name: '删除分组' })).toHaveFocus())
  },
}

export const Unknown: Story = {
  name: '结果未知',
  play: async (context) => {
    action.mockRejectedValue(new UnknownError('网关超时，结果未知，请刷新核对'))
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus())
    await expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    await waitFor(() => expect(getComputedStyle(screen.getByRole('dialog')).opacity).toBe('1'))
  },
}

export const FailureShown: Story = {
  name: '失败的样子',
  play: async (context) => {
    action.mockRejectedValue(new UserError('分组已被其他人删除'))
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: '删除' }))
    await screen.findByRole('alert')
    await waitFor(() => expect(getComputedStyle(screen.getByRole('dialog')).opacity).toBe('1'))
  },
}

export const Once: Story = {
  name: '连点只执行一次，执行时不能关闭',
  play: async (context) => {
    const { answer: done, release } = latch()
    action.mockReturnValue(done)
    await open(context)
    const button = screen.getByRole('button', { name: '删除' })
    // within one task, before the page can render
    for (let click = 0; click < 3; click += 1) button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(action).toHaveBeenCalledOnce()
    await expect(answer).toHaveBeenCalledWith(expect.objectContaining({ done: true }))
  },
}

export const Keyboard: Story = {
  name: '键盘取消',
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(action).not.toHaveBeenCalled()
    await expect(answer).toHaveBeenCalledWith({ done: false })
  },
}

export const Following: Story = {
  name: '接着的提问有焦点，之后还给按钮',
  render: () => (
    <Button
      onClick={() =>
        void confirm({ title: '停播广告', message: '确定停播 1 个广告？', confirmLabel: '停播', action }).then(
          ({ done }) => {
            if (done) void confirm({ title: '操作成功!', message: '已停播 1 个广告', cancelLabel: null }).then(answer)
          },
        )
      }
    >
      停播广告
    </Button>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '停播广告' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: '停播' }))
    await screen.findByRole('dialog', { name: '操作成功!' })
    await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Forgotten: Story = {
  name: '随页面消失的提问不影响之后的焦点',
  render: Following.render,
  play: async (context) => {
    const gone = document.body.appendChild(document.createElement('button'))
    gone.focus()
    keepFocus()
    gone.remove()
    await Following.play?.(context)
  },
}

export const Leave: Story = {
  name: '放弃未保存的修改',
  render: () => <Button onClick={() => void confirmLeave().then(answer)}>离开</Button>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '离开' }))
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true))
  },
}

export const Choice: Story = {
  name: '选择',
  render: () => (
    <Button
      onClick={() =>
        void choose({
          title: '广告已被修改',
          message: '打开之后，服务器上的广告又有了改动。',
          choices: [
            { value: 'overwrite', label: '覆盖', danger: true, disabledReason: '审核中的广告不能覆盖' },
            { value: 'copy', label: '另存为新广告' },
          ],
        }).then(answer)
      }
    >
      保存
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await screen.findByRole('dialog', { name: '广告已被修改' })
    await userEvent.click(screen.getByRole('button', { name: '覆盖' }))
    await expect(answer).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '另存为新广告' }))
    await waitFor(() => expect(answer).toHaveBeenCalledWith('copy'))
  },
}
