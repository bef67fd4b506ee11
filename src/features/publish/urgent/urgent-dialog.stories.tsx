import type { Meta, StoryObj } from '@storybook/react-vite'
import { consolePage, sees, type ConsolePageProps } from '#tests/support/console-page.tsx'

const meta = {
  title: '整页/广告管理/插播',
  ...consolePage,
  tags: ['on-demand'],
  args: { at: '/programManage?urgent=1' },
} satisfies Meta<ConsolePageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: '选择广告和终端', play: sees('紧急插播') }

export const Empty: Story = { name: '没有终端和广告', globals: { scenario: 'new-company' }, play: sees('紧急插播') }

export const LongNames: Story = { name: '最长的名字', globals: { scenario: 'long-names' }, play: sees('紧急插播') }
