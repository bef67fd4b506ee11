import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/登录',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/login', signedOut: true },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '登录', play: sees('登录') }

export const Failed: Story = {
  name: '账号或密码错误',
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^账号/), '13800000000')
    await userEvent.type(await screen.findByLabelText(/^密码/), 'Demo12345')
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    await screen.findByText(/密码错误/)
  },
}

export const Phone: Story = { name: '手机宽度', globals: { viewport: { value: 'phone' } }, play: sees('登录') }
