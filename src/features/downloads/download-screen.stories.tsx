import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { consolePage, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/终端下载',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/upload' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: '有数据',
  play: async () => void (await screen.findByRole('link', { name: '下载安卓客户端' })),
}
