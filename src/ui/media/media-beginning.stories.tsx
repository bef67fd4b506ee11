import type { Meta, StoryObj } from '@storybook/react-vite'
import { MediaBeginning } from './media-beginning.tsx'

const meta = {
  title: '组件/视频开头',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '视频 封面 缩略图 首帧 video poster thumbnail preview',
      use: '没有封面的视频，在列表里显示它的开头；只取需要的那一点。',
      avoid: '有图片地址的用 MediaImage；要播放的用预览弹窗。',
      keys: '自己没有按键。',
    },
  },
  component: MediaBeginning,
} satisfies Meta<typeof MediaBeginning>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  name: '没有视频时是一个标志',
  args: { src: undefined },
}
