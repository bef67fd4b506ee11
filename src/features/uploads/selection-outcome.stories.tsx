import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { SelectionOutcome } from './selection-outcome.tsx'

const refused = [
  { name: '说明.png', reason: '素材类型不符：文件内容不是图片或视频' },
  { name: '全景图.jpg', reason: '图片尺寸不能超过 4096×4096' },
  { name: '完整版.mp4', reason: '文件大小超过限制，最大 200 MB' },
  { name: '第十一个.png', reason: '一次最多选择 10 个文件' },
]
const doubtful = [{ file: new File(['1234'], '门店海报.png'), type: 0 as const }]

const meta = {
  title: '页面/上传/选择结果',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '上传 选择文件 不支持 upload files rejected',
      use: '选择文件之后说明哪些不能上传、为什么，哪些会上传。',
      avoid: '上传开始以后看上传列表。',
      keys: '按钮 Tab 到达，回车执行。',
    },
  },
  component: SelectionOutcome,
  args: { refused, doubtful: [], onSettle: fn() },
} satisfies Meta<typeof SelectionOutcome>
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {
  name: '不符合要求的文件',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '部分文件未上传' }))
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(dialog.getByRole('button', { name: '知道了' }))
    await expect(args.onSettle).toHaveBeenCalledWith(false)
  },
}

export const Doubtful: Story = {
  name: '可能重复的文件',
  args: { refused: [], doubtful },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '可能重复的文件' }))
    await expect(dialog.getByRole('button', { name: '跳过重复文件' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '仍然上传' }))
    await expect(args.onSettle).toHaveBeenCalledWith(true)
  },
}

export const Both: Story = { name: '两者都有', args: { doubtful } }
