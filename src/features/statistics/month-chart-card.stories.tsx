import '@mantine/core/styles/Anchor.layer.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Anchor } from '@mantine/core'
import { expect, fn, userEvent } from 'storybook/test'
import { monthsOf } from '#src/domain/months.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { MonthChartCard } from './month-chart-card.tsx'
import { monthFigures } from './month-figures.ts'
import { terminalMeasures } from './terminal-measures.ts'

const { added, online, play } = terminalMeasures
const months = monthsOf({ from: '202606', to: '202611' })
const rows = (scale: number) =>
  months.map((date, index) => ({
    date,
    count: (index + 2) * scale,
    duration: (index + 5) * 400_000 * scale,
    deviceCount: 140 + index,
    programCount: 4 * index,
  }))

const meta = {
  title: '页面/终端统计',
  component: MonthChartCard,
  args: {
    ...play,
    loading: false,
    error: null,
    onRetry: fn(),
    figures: monthFigures(rows(1), play.valueOf, undefined, '202611'),
    range: undefined,
    onRange: fn(),
    link: <Anchor href="#ads">查看广告统计</Anchor>,
  },
} satisfies Meta<typeof MonthChartCard>

export default meta
type Story = StoryObj<typeof meta>

export const Played: Story = {
  name: '播放时长',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: '终端播放时长柱状图，2026-06 至 2026-11合计 5,000 小时，每月数据见表格' }),
    ).toBeVisible()
    await expect(canvas.getByText('比上月 +12.5%')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '表格' }))
    await expect(canvas.getByRole('row', { name: '2026-06 556 140 0 --' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: '2026-07 667 141 4 +20.0%' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: '2026-11 1,111 145 20 进行中' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: '合计 5,000' })).toBeVisible()
  },
}

export const Added: Story = {
  name: '新增终端',
  args: { ...added, figures: monthFigures(rows(3), added.valueOf, undefined, '202611') },
}

export const Range: Story = {
  name: '已选区间',
  args: {
    ...online,
    figures: monthFigures(rows(2), online.valueOf, { from: '202605', to: '202611' }, '202611'),
    range: { from: '202605', to: '202611' },
  },
  play: async ({ canvas, args }) => {
    // a month that the server left out is there, as zeros
    await userEvent.click(canvas.getByRole('radio', { name: '表格' }))
    await expect(canvas.getByRole('row', { name: '2026-05 0 0 --' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除月份' }))
    await expect(args.onRange).toHaveBeenCalledWith(undefined)
  },
}

export const Loading: Story = { name: '加载中', args: { loading: true, figures: undefined } }

export const Empty: Story = { name: '空', args: { figures: { months: [], total: 0 } } }

export const Failed: Story = {
  name: '加载失败',
  args: { figures: undefined, error: new UserError('暂无统计数据'), range: { from: '202606', to: '202611' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Malformed: Story = { name: '数据异常', args: { figures: undefined } }

export const ManyAndLarge: Story = {
  name: '三年，很大的数',
  args: {
    figures: monthFigures(
      monthsOf({ from: '202312', to: '202611' }).map((date, index) => ({
        date,
        duration: 3.6e12 * (index + 1),
        deviceCount: 10_000,
        programCount: 200,
      })),
      play.valueOf,
      undefined,
      '202611',
    ),
  },
}

export const Narrow: Story = {
  name: '窄屏',
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
}
