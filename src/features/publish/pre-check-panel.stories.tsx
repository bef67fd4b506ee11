import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { publicationChange } from '#src/domain/publication-change.ts'
import { DEFAULT_PERIOD, DEFAULT_SCHEDULE, toSchedule } from '#src/domain/schedule-rules.ts'
import { ChangeFacts, ChangeWarnings } from './change-notes.tsx'
import { PreCheckPanel } from './pre-check-panel.tsx'

const devices = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  name: `西湖区商场${index + 1}号屏`,
  state: 0,
  resolution: '1080*1920',
}))
const drop = fn()
const stop = fn()
const resume = fn()
const lists = { checked: 240, failed: 0, total: 240, state: 'ended' as const, stop, resume }
const nothing = { mismatched: [], unmeasured: [], offline: [], clashing: [] }
const wanted = toSchedule(DEFAULT_SCHEDULE)
const orderOf = (level: string) =>
  toSchedule({ ...DEFAULT_SCHEDULE, periods: [{ ...DEFAULT_PERIOD, start: '08:00', end: '22:00', level }] })
const has = (deviceId: number, plan = wanted): [string, PublishedDevice] => [
  String(deviceId),
  { deviceId, deviceName: `西湖区商场${deviceId}号屏`, ...plan },
]
const plans = new Map([
  ...devices.slice(0, 9).map(({ id }) => has(id)),
  ...devices.slice(9, 30).map(({ id }) => has(id, orderOf('5'))),
  ...devices.slice(30, 33).map(({ id }) => has(id, orderOf('7'))),
  has(900),
  has(901),
])
function notes(complete: boolean) {
  const change = { ...publicationChange(devices.slice(0, 40), wanted, { plans, complete }), wanted }
  return {
    changes: <ChangeWarnings change={change} onDrop={drop} />,
    facts: <ChangeFacts change={change} onDrop={drop} />,
  }
}

const meta = {
  title: '页面/发布/发布前检查',
  component: PreCheckPanel,
  args: {
    check: nothing,
    wanted,
    resolutions: ['1920×1080'],
    playLists: lists,
    neverPlays: false,
    replaces: false,
    onDrop: drop,
  },
} satisfies Meta<typeof PreCheckPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Clean: Story = { name: '未发现问题' }
export const Unmeasured: Story = {
  name: '分辨率未知',
  args: { check: { ...nothing, unmeasured: devices.slice(0, 3) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 台终端的分辨率未知')
    await expect(canvas.queryByText('未发现问题')).toBeNull()
    await expect(canvas.getByText('已检查全部 240 台终端上已有的广告，未发现冲突')).toBeVisible()
  },
}
export const Incomplete: Story = {
  name: '投放计划不完整',
  args: { incomplete: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^投放计划填写完整后，显示将发生的变更和冲突。$/)
  },
}
export const Running: Story = {
  name: '检查中',
  args: { playLists: { ...lists, checked: 120, state: 'running' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/未发现/)).toBeNull()
    await expect(canvas.getByText(/已检查 120\/240/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '停止检查' }))
    await expect(stop).toHaveBeenCalledOnce()
  },
}
export const Stopped: Story = {
  name: '检查已停止',
  args: { playLists: { ...lists, checked: 120, failed: 3, state: 'stopped' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/未发现/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '继续检查' }))
    await expect(resume).toHaveBeenCalledOnce()
  },
}
export const Unseen: Story = { name: '无权查看节目', args: { playLists: undefined } }
export const Changes: Story = {
  name: '将发生的变更',
  args: { replaces: true, ...notes(true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('每天 08:00-22:00 → 每天 全天；顺序 5 → 1（21 台）')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '查看全部变更终端' }))
    await expect(canvas.getByText('西湖区商场33号屏（每天 08:00-22:00 → 每天 全天；顺序 7 → 1）')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '移除已有计划的终端' }))
    await expect(drop).toHaveBeenLastCalledWith(devices.slice(9, 33))
    await userEvent.click(canvas.getByRole('button', { name: '移除不变的终端' }))
    await expect(drop).toHaveBeenLastCalledWith(devices.slice(0, 9))
  },
}
export const Unknown: Story = {
  name: '目前的计划未能读取',
  args: {
    replaces: true,
    ...notes(false),
    ownPlans: { loading: false, error: new Error('服务器正在维护'), retry: fn() },
  },
}
export const Warnings: Story = {
  name: '有提醒',
  args: {
    neverPlays: true,
    check: {
      mismatched: devices,
      unmeasured: devices.slice(0, 2),
      offline: devices.slice(0, 1),
      clashing: devices.slice(0, 6).map((device, index) => ({
        device,
        clashes: ['会员日', '早餐套餐', '鲜果直达', '开学季'].slice(0, 4 - (index % 2)).map((ad) => ({
          ad,
          overlap: { weekdays: [1, 2, 3, 4, 5], start: 540, end: 600 },
        })),
      })),
    },
    playLists: { ...lists, checked: 238, failed: 2 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除这些终端' }))
    await expect(drop).toHaveBeenLastCalledWith(devices)
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(resume).toHaveBeenCalled()
    // three ads are named, and of more how many there are
    await userEvent.click(canvas.getByRole('button', { name: '查看全部有冲突的终端' }))
    await expect(canvas.getAllByText(/^西湖区商场\d+号屏（会员日 .* 等 4 个）$/)).toHaveLength(3)
    await expect(canvas.getAllByText(/^西湖区商场\d+号屏（会员日 .*鲜果直达 \S+ 09:00-10:00）$/)).toHaveLength(3)
    // hundreds are shown a part at a time
    await userEvent.click(canvas.getByRole('button', { name: '查看全部分辨率不同的终端' }))
    await expect(canvas.getAllByText(/^西湖区商场\d+号屏（1080×1920）$/)).toHaveLength(100)
    await userEvent.click(canvas.getByRole('button', { name: '再显示 100 台' }))
    await userEvent.click(canvas.getByRole('button', { name: '再显示 40 台' }))
    await expect(canvas.getAllByText(/^西湖区商场\d+号屏（1080×1920）$/)).toHaveLength(240)
  },
}
