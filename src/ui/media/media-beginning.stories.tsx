import type { Meta, StoryObj } from '@storybook/react-vite'
import { MediaBeginning } from './media-beginning.tsx'

const meta = {
  title: '组件/视频开头',
  component: MediaBeginning,
} satisfies Meta<typeof MediaBeginning>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  name: '没有视频时是一个标志',
  args: { src: undefined },
}
