import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DEFAULT_SCHEDULE, toSchedule } from '#src/domain/schedule-rules.ts'
import { PreCheckPanel } from './pre-check-panel.tsx'

const devices = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: `西湖区商场${index + 1}号屏`,
  state: 0,
  resolution: '1080*1920',
}))
const drop = fn()
const retry = fn()
const checkRest = fn()
const lists = { waiting: 0, failed: 0, loading: false, checkRest, retry }

const meta = {
  title: '页面/发布/发布前检查',
  component: PreCheckPanel,
  args: {
    check: { mismatched: [], unmeasured: [], offline: [], clashing: [], replacing: [] },
    resolutions: ['1920*1080'],
    playLists: lists,
    neverPlays: false,
    onDrop: drop,
  },
} satisfies Meta<typeof PreCheckPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Clean: Story = { name: '未发现问题' }
export const Unmeasured: Story = {
  name: '分辨率未知',
  args: { check: { mismatched: [], unmeasured: devices.slice(0, 3), offline: [], clashing: [], replacing: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 台终端的分辨率未知')
    await expect(canvas.queryByText('未发现问题')).toBeNull()
  },
}
export const Loading: Story = { name: '检查中', args: { playLists: { ...lists, loading: true } } }
export const Unseen: Story = { name: '无权查看节目', args: { playLists: undefined } }
export const Warnings: Story = {
  name: '有提醒',
  args: {
    neverPlays: true,
    check: {
      mismatched: devices,
      unmeasured: devices.slice(0, 2),
      offline: devices.slice(0, 1),
      clashing: devices.slice(0, 6).map((device) => ({ device, ads: ['会员日', '早餐套餐', '鲜果直达', '开学季'] })),
      replacing: devices.slice(0, 7).map((device) => ({ device, plan: toSchedule(DEFAULT_SCHEDULE) })),
    },
    playLists: { ...lists, failed: 2, waiting: 30 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除这些终端' }))
    await expect(drop).toHaveBeenLastCalledWith(devices)
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '继续检查' }))
    await expect(checkRest).toHaveBeenCalledOnce()
  },
}
