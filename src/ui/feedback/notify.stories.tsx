import { Button, Group } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { Messages } from './messages.tsx'
import { noteOfSuccess, notifyEnded, notifyError, notifyInfo, notifySuccess, say } from './notify.ts'

const meta = {
  title: '组件/消息',
  tags: ['autodocs'],
  subcomponents: { Messages },
  // the place of the messages is part of them
  parameters: {
    ownMessages: true,
    kit: {
      synonyms: '提示 通知 吐司 反馈 toast notification message snackbar notify',
      use: '没有界面的操作做完了，或后台的事结束了；几秒后消失。notifySuccess、notifyInfo、notifyError。',
      avoid: '字段的错误写在字段下；表单和确认里的失败留在里面；列表取不到写在列表的位置。',
      keys: '不抢焦点，读屏会读出；Tab 可到关闭按钮。',
      files: ['src/ui/feedback/notify.ts', 'src/ui/feedback/messages.tsx'],
    },
  },
  render: () => (
    <Group>
      <Messages />
      <Button onClick={() => notifySuccess('操作成功')}>成功</Button>
      <Button onClick={() => notifyInfo('已取消导出')}>提示</Button>
      <Button
        onClick={() =>
          say({
            kind: 'info',
            text: '场景 1 变短了',
            autoClose: 6000,
            action: { label: '撤销', run: () => notifySuccess('已撤销') },
          })
        }
      >
        可撤销
      </Button>
      <Button onClick={() => notifyError(new UserError('终端不存在'))}>失败</Button>
      <Button onClick={() => notifyEnded('上传成功')}>后台完成</Button>
      <Button onClick={() => [1, 2].forEach((file) => notifyError(`文件 ${file} 过大`))}>两个失败</Button>
      <Button onClick={() => notifyError(new UserError(`<b>很长</b>${'的消息'.repeat(400)}`))}>很长的失败</Button>
    </Group>
  ),
} satisfies Meta

export default meta

export const Once: StoryObj = {
  name: '同一消息只显示一次',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '失败' })
    await userEvent.click(button)
    await userEvent.click(button)
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
    await expect(screen.getByRole('alert')).toHaveTextContent('终端不存在')
  },
}

export const WithAction: StoryObj = {
  name: '带一个操作，做了就消失',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '可撤销' }))
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(screen.queryByText(/变短了/)).toBeNull())
    await expect(await screen.findByText('已撤销')).toBeVisible()
  },
}

export const Counted: StoryObj = {
  name: '同一操作再次成功：计数',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '成功' })
    await userEvent.click(button)
    await expect(await screen.findByRole('status')).toHaveTextContent(/^操作成功$/)
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('操作成功（×2）'))
  },
}

export const Kinds: StoryObj = {
  name: '成功与提示',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }))
    await userEvent.click(canvas.getByRole('button', { name: '提示' }))
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
    // at the foot of the page, where no title is
    for (const message of screen.getAllByRole('status'))
      await expect(message.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2)
  },
}

export const Replaced: StoryObj = {
  name: '新的结果代替旧的结果',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '失败' }))
    await screen.findByText('终端不存在')
    await userEvent.click(canvas.getByRole('button', { name: '后台完成' }))
    await screen.findByText('上传成功')
    await waitFor(() => expect(screen.getByText('终端不存在')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '成功' }))
    await screen.findByText('操作成功')
    await waitFor(() => expect(screen.queryByText('终端不存在')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '两个失败' }))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  },
}

export const WithNote: StoryObj = {
  name: '附注与成功合为一条',
  play: async ({ canvas }) => {
    noteOfSuccess('1 个素材已不存在，已从选择中移除')
    const button = canvas.getByRole('button', { name: '成功' })
    await userEvent.click(button)
    await screen.findByText('操作成功；1 个素材已不存在，已从选择中移除')
    await userEvent.click(button)
    await screen.findByText('操作成功')
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1))
  },
}

export const Long: StoryObj = {
  name: '很长的消息',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '很长的失败' }))
    const alert = await screen.findByRole('alert')
    await expect(alert.textContent.length).toBeLessThan(210)
    await expect(alert).toHaveTextContent('<b>很长</b>')
  },
}
