import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/找回密码',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/passWordFind' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '验证手机号', args: { signedOut: true }, play: sees('找回密码') }
