import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { PlayWeek, type PlayWeekProps } from './play-week.tsx'

const FOREVER = { dateStart: 19700101, dateEnd: 20501231 }
const DAILY = '1,2,3,4,5,6,7'

interface AdPlan {
  start?: string
  end?: string
  weeks?: string
  level?: number
  interrupts?: boolean
  status?: number
}

function ad(programName: string, plan: AdPlan = {}): PlayEntry {
  const { start = '00:00', end = '23:59', weeks = DAILY, level = 1, interrupts = false, status = 1 } = plan
  return {
    programId: programName,
    programName,
    scheduleType: interrupts ? 1 : 0,
    schedules: [{ ...FOREVER, period: [{ start, end, weeks, level, times: 1 }] }],
    status,
  }
}

const rotation = [
  ad('春季新品', { level: 1 }),
  ad('会员日买赠', { level: 2, start: '10:00', end: '21:00' }),
  ad('周末亲子活动', { level: 3, start: '09:30', end: '20:00', weeks: '6,7' }),
]

function Example({ moment: initial, ...others }: PlayWeekProps) {
  const [moment, setMoment] = useState(initial)
  return (
    <div style={{ maxWidth: 820 }}>
      <PlayWeek {...others} moment={moment} onMoment={setMoment} />
    </div>
  )
}

const meta = {
  title: '组件/终端的一周',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '周 排期 播放 时间轴 week schedule timeline',
      use: '一台终端一周里播放什么：轮播、插播、同时要播的、关机的时间；下面可选一个时刻看依次播放什么。',
      avoid: '编辑时段用周表；播放计划的日期和时段用播放计划。',
      keys: '时刻的滑块用左右方向键移动。',
    },
  },
  component: PlayWeek,
  args: {
    label: '终端“南门大屏”的一周',
    entries: rotation,
    workCron: '07:00-23:00',
    now: new Date(2026, 10, 25, 15, 30),
    moment: undefined,
    onMoment: () => undefined,
  },
  render: (props) => <Example {...props} />,
} satisfies Meta<typeof PlayWeek>

export default meta
type Story = StoryObj<typeof meta>

export const Rotation: Story = { name: '轮播' }
export const Nothing: Story = { name: '无排期', args: { entries: [] } }
export const NoPower: Story = { name: '开关机时间未知', args: { workCron: undefined } }
export const PoweredOff: Story = { name: '此时关机', args: { now: new Date(2026, 10, 25, 23, 30) } }
export const Pending: Story = { name: '尚未送达', args: { entries: [ad('国庆海报', { status: 0 })] } }
export const Interruption: Story = {
  name: '插播',
  args: {
    entries: [...rotation, ad('紧急通知', { interrupts: true, start: '15:00', end: '16:00', weeks: '3,6' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '该时刻播放' })).toHaveTextContent(/15:30 插播 1 个广告$/)
    await expect(canvas.getByText('插播期间暂停：春季新品、会员日买赠')).toBeVisible()
  },
}
export const Clash: Story = {
  name: '顺序相同',
  args: { entries: [...rotation, ad('夏季清仓', { level: 2, start: '12:00', end: '18:00', weeks: '1,2,3' })] },
}
export const Long: Story = {
  name: '最长的名字',
  args: { entries: Array.from({ length: 12 }, (_, index) => ad(`第${index + 1}个${'名字很长的广告'.repeat(4)}`)) },
}

export const Scrubber: Story = {
  name: '周六 19:00',
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('status', { name: '该时刻播放' })
    await expect(answer).toHaveTextContent('现在 · 周三 11-25 15:30 轮播 2 个广告，依次为')
    await userEvent.click(
      canvas.getByRole('gridcell', { name: /^周六 19:00，轮播 3 个广告：春季新品、会员日买赠、周末亲子活动$/ }),
    )
    await expect(answer).toHaveTextContent('周六 11-28 19:00 轮播 3 个广告，依次为')
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
      '春季新品',
      '会员日买',
      '周末亲子',
    ])
    // by keys: an hour later, a day earlier, the day's end
    canvas.getByRole('gridcell', { name: /^周六 19:00/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(answer).toHaveTextContent('周六 11-28 20:00 轮播 2 个广告')
    await expect(canvas.getByRole('gridcell', { name: /^周六 20:00/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{End}')
    await expect(answer).toHaveTextContent('周五 11-27 23:00 轮播 1 个广告；此时关机（开机时段 07:00-23:00），屏幕不亮')
    // a quarter of an hour by the slider
    canvas.getByRole('slider', { name: '时刻' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(answer).toHaveTextContent('周五 11-27 23:15')
    await userEvent.click(canvas.getByRole('radio', { name: '周一' }))
    await expect(answer).toHaveTextContent('周一 11-23 23:15')
    await userEvent.click(canvas.getByRole('button', { name: '下一周' }))
    await expect(canvas.getByText('11-30 至 12-06')).toBeVisible()
    await expect(answer).toHaveTextContent('周一 11-30 23:15')
    await userEvent.click(canvas.getByRole('button', { name: '回到现在' }))
    await waitFor(() => expect(answer).toHaveTextContent('现在 · 周三 11-25 15:30'))
  },
}
