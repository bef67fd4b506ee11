import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { UploadItem, UploadView } from './upload-items.ts'
import { UploadPanelView, type UploadPanelViewProps } from './upload-panel-view.tsx'

const MB = 1024 * 1024
let count = 0

function item(name: string, rest: Partial<UploadItem> = {}): UploadItem {
  count += 1
  return {
    id: String(count),
    name,
    size: 3.2 * MB,
    type: 0,
    stage: 'waiting',
    progress: 0,
    stalled: false,
    error: undefined,
    ...rest,
  }
}

const everything: readonly UploadItem[] = [
  item('门店海报.png', { stage: 'done', progress: 1, warning: '图片不完整，可能只显示一部分' }),
  item('开业视频.mp4', { type: 1, size: 86.4 * MB, stage: 'sending', progress: 0.43 }),
  item('新品介绍.mp4', { type: 1, size: 120 * MB, stage: 'sending', progress: 0.12, stalled: true }),
  item('菜单.jpg', { stage: 'confirming', progress: 1 }),
  item('横幅.png', { stage: 'signing' }),
  item('会员日.jpg', { stage: 'failed', error: '存储服务暂时不可用，请稍后重试' }),
  item('活动预告.mp4', { type: 1, stage: 'unknown', progress: 1, error: '网络异常，结果未知，请刷新核对' }),
  item('旧海报.png', { stage: 'cancelled' }),
  item(`${'很长的文件名'.repeat(20)}.png`),
  item('\u202Egnp.exe\n../../.png'),
]

const queue = { cancel: fn(), retry: fn(), retryFailed: fn(), remove: fn(), removeFinished: fn() }

function Example({ view: first, onView, ...props }: UploadPanelViewProps) {
  const [view, setView] = useState<UploadView>(first)
  return (
    <UploadPanelView
      {...props}
      view={view}
      onView={(next) => {
        setView(next)
        onView(next)
      }}
    />
  )
}

const meta = {
  title: '页面/上传/上传列表',
  tags: ['autodocs'],
  parameters: {
    // it stands in the corner of the window, of which each example has one
    docs: { story: { inline: false, height: '420px' } },
    kit: {
      synonyms: '上传 进度 文件 队列 upload progress file queue',
      use: '所有页面上方的上传：每个文件的进度、失败的原因、重试与取消，可收起。',
      avoid: '选择文件用素材页的上传；导出的进度在列表旁。',
      keys: '按钮 Tab 到达，回车执行；收起后回车再打开。',
    },
  },
  component: UploadPanelView,
  args: { items: everything, view: 'open', paused: false, queue, onView: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof UploadPanelView>
export default meta
type Story = StoryObj<typeof meta>

const panel = () => within(screen.getByRole('region', { name: '上传列表' }))
const row = (name: string) => within(panel().getByRole('row', { name: new RegExp(name) }))

export const Everything: Story = {
  name: '所有状态',
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('上传：上传中 4，等待 2，成功 1，失败 2')
    await expect(row('开业视频').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43')
    await expect(row('门店海报').getByText('图片不完整，可能只显示一部分')).toBeVisible()
    // what failed stands first
    const names = panel()
      .getAllByRole('row')
      .slice(1, 4)
      .map(({ firstElementChild }) => firstElementChild?.textContent)
    await expect(names).toEqual(['会员日.jpg', '活动预告.mp4', '门店海报.png'])
    await expect(row('新品介绍').getByText('30 秒没有进展，可重试')).toBeVisible()
    await expect(row('菜单').getByText('等待服务器确认')).toBeVisible()
    // a name that turns itself around reads as it is
    await expect(panel().getByText('[U+202E]gnp.exe[U+000A]../../.png')).toBeVisible()
    await userEvent.click(row('会员日').getByRole('button', { name: '重试 会员日.jpg' }))
    await expect(queue.retry).toHaveBeenCalledWith(everything[5]?.id)
    await userEvent.click(row('开业视频').getByRole('button', { name: '取消 开业视频.mp4' }))
    await expect(queue.cancel).toHaveBeenCalledWith(everything[1]?.id)
    await userEvent.click(row('旧海报').getByRole('button', { name: '移除 旧海报.png' }))
    await expect(queue.remove).toHaveBeenCalledWith(everything[7]?.id)
    await userEvent.click(panel().getByRole('button', { name: '重试失败的 1 个' }))
    await expect(queue.retryFailed).toHaveBeenCalledOnce()
  },
}

export const MayBeStored: Story = {
  name: '结果未知的先询问再重试',
  args: { items: [...everything, item('店招.png', { stage: 'confirming', progress: 1, stalled: true })] },
  play: async () => {
    // the result is unknown, or has not been confirmed for long
    for (const name of ['活动预告.mp4', '店招.png']) {
      queue.retry.mockClear()
      await userEvent.click(row(name).getByRole('button', { name: `重试 ${name}` }))
      const question = within(await screen.findByRole('dialog', { name: '重新上传' }))
      await expect(queue.retry).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: '重新上传' }))
      await waitFor(() => expect(queue.retry).toHaveBeenCalledOnce())
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    // what was not sent, or not whole, is sent again at once
    for (const name of ['旧海报.png', '会员日.jpg', '新品介绍.mp4']) {
      queue.retry.mockClear()
      await userEvent.click(row(name).getByRole('button', { name: `重试 ${name}` }))
      await expect(queue.retry).toHaveBeenCalledOnce()
    }
  },
}

export const Paused: Story = {
  name: '登录失效，已暂停',
  args: {
    paused: true,
    items: [item('门店海报.png', { stage: 'done', progress: 1 }), item('菜单.jpg'), item('横幅.png')],
  },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('已暂停，登录后继续')
    await expect(row('菜单').getByText('已暂停')).toBeVisible()
  },
}

export const Finished: Story = {
  name: '全部完成',
  args: {
    items: [item('门店海报.png', { stage: 'done', progress: 1 }), item('菜单.jpg', { stage: 'done', progress: 1 })],
  },
  play: async ({ args }) => {
    await userEvent.click(panel().getByRole('button', { name: '关闭' }))
    await expect(args.onView).toHaveBeenCalledWith('closed')
    await expect(queue.removeFinished).toHaveBeenCalled()
    await expect(screen.queryByRole('region', { name: '上传列表' })).not.toBeInTheDocument()
  },
}

export const Minimised: Story = {
  name: '最小化',
  args: { view: 'minimised' },
  play: async () => {
    const pill = screen.getByRole('button', { name: /^展开上传列表/ })
    await expect(pill).toHaveTextContent('上传中 1/9')
    // it came by itself, and leaves the focus where it is
    await expect(pill).not.toHaveFocus()
    await userEvent.click(pill)
    await expect(panel().getByRole('button', { name: '最小化' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('button', { name: /^展开上传列表/ })).toHaveFocus()
  },
}

export const Phone: Story = {
  name: '手机',
  globals: { viewport: { value: 'phone' } },
}
