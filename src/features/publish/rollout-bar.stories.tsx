import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { RolloutBar, RolloutDone } from './rollout-bar.tsx'

const meta = {
  title: '页面/发布/送达进度',
  component: RolloutBar,
  args: {
    synced: 120,
    pending: 40,
    onlyPending: false,
    onOnlyPending: fn(),
    onRepublish: fn(),
    error: null,
    retry: fn(),
    retrying: false,
  },
} satisfies Meta<typeof RolloutBar>

export default meta
type Story = StoryObj<typeof meta>

export const Underway: Story = { name: '同步中' }
export const OnlyPending: Story = { name: '仅看未送达', args: { onlyPending: true } }
export const Done: Story = { name: '已全部送达', render: () => <RolloutDone synced={160} pending={0} /> }
export const ArrivedMeanwhile: Story = {
  name: '仅看未送达时已全部送达',
  args: { synced: 160, pending: 0, onlyPending: true, onOnlyPending: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '仅看未送达', pressed: true }))
    await expect(args.onOnlyPending).toHaveBeenCalledWith(false)
  },
}
export const NoPermission: Story = { name: '无发布权限', args: { onRepublish: undefined } }

export const Forbidden: Story = {
  name: '状态不允许再次发布',
  args: { republishReason: '未审核通过的广告不能发布', onRepublish: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '再次发布未送达终端' })
    await expect(button).toHaveAccessibleDescription('未审核通过的广告不能发布')
    await userEvent.click(button)
    await expect(args.onRepublish).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: '读取失败',
  args: { synced: undefined, pending: undefined, error: new UserError('网络已断开'), retry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('送达进度未能读取：网络已断开')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.retry).toHaveBeenCalledOnce()
  },
}
