import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { chartColors } from './chart-colors.ts'
import { BarChart, DonutChart, RoseChart } from './lazy-charts.tsx'

const meta: Meta = {
  title: '组件/图表',
  tags: ['autodocs'],
  subcomponents: { BarChart, DonutChart, RoseChart },
  parameters: {
    kit: {
      synonyms: '柱状图 环形图 玫瑰图 饼图 chart bar donut pie graph',
      use: '占比用环形图，悬殊的占比用玫瑰图，随时间的量用柱状图；放在 ChartCard 里，旁边总有表格。',
      avoid: '不到三个数不画图；排名用 RankBars，它是文字，不用图形库。',
      keys: '图形本身不接受焦点；同样的数在表格里读。',
    },
  },
}

export default meta

type Story = StoryObj

const drawn: Story['play'] = async ({ canvasElement }) => {
  const chart = await within(canvasElement).findByRole('img')
  await waitFor(() => expect(chart.querySelector('path')).not.toBeNull())
}

const colors = Object.values(chartColors)
const slices = (...values: number[]) =>
  values.map((value, index) => ({ key: String(index), label: `第 ${index + 1} 项`, value, color: colors[index] ?? '' }))

const open = fn()

export const Donut: Story = {
  name: '环形图',
  render: () => (
    <DonutChart
      label="环形图：第 1 项 75 台，第 2 项 25 台"
      slices={slices(75, 25)}
      unit="台"
      middle={{ value: '75.0%', name: '在线率' }}
      onOpen={open}
    />
  ),
  play: async (context) => {
    await drawn(context)
    const slice = context.canvasElement.querySelector('.recharts-sector')
    if (!slice) throw new Error('There is no slice')
    await userEvent.hover(slice)
    // in the middle, so that nothing lies over the ring
    await expect(await within(context.canvasElement).findByText('第 1 项（台）')).toBeVisible()
    await expect(within(context.canvasElement).getByText('75')).toBeVisible()
    await userEvent.click(slice)
    await expect(open).toHaveBeenCalledWith('0')
  },
}

export const DonutOfOne: Story = {
  name: '环形图：只有一项',
  render: () => (
    <DonutChart
      label="环形图：第 2 项 1 台"
      slices={slices(0, 1)}
      unit="台"
      middle={{ value: '0.0%', name: '在线率' }}
    />
  ),
  play: drawn,
}

export const Rose: Story = {
  name: '玫瑰图',
  render: () => <RoseChart label="玫瑰图，九种颜色" slices={slices(120, 96, 80, 64, 50, 38, 26, 14, 6)} unit="个" />,
  play: drawn,
}

export const RoseOfExtremes: Story = {
  name: '玫瑰图：悬殊',
  render: () => <RoseChart label="玫瑰图：10 亿与 1" slices={slices(1_000_000_000, 1, 0, 250_000_000)} unit="个" />,
  play: drawn,
}

const week = (values: number[]) =>
  values.map((value, index) => ({
    key: String(index),
    label: index === 6 ? '今日' : `11-${14 + index}`,
    note: index === 6 ? '进行中' : `${180 + index} 台`,
    title: `2026-11-${14 + index}`,
    value,
    facts: [{ name: '在线终端', value: `${180 + index} 台` }],
    running: index === 6,
  }))

const measure = { name: '在线时长', unit: '小时' }

export const Bars: Story = {
  name: '柱状图',
  render: () => <BarChart label="柱状图" points={week([2870.5, 3120, 3068, 0, 2954, 3231, 1406])} measure={measure} />,
  play: async (context) => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    // values at the marks, and the day that goes on is named and hatched
    await waitFor(() => expect(canvas.getByText('3,120')).toBeVisible())
    await expect(canvas.getByText('进行中')).toBeVisible()
    const bars = [...context.canvasElement.querySelectorAll('.recharts-rectangle')]
    await expect(bars.map((bar) => bar.getAttribute('fill')?.startsWith('url(#'))).toEqual([
      ...Array.from({ length: bars.length - 1 }, () => false),
      true,
    ])
  },
}

export const BarsOfLittle: Story = {
  name: '柱状图：很小的值',
  render: () => <BarChart label="柱状图" points={week([0, 0, 0, 0, 0, 0, 0.01])} measure={measure} />,
  play: drawn,
}

export const BarsOfMuch: Story = {
  name: '柱状图：很大的值',
  render: () => <BarChart label="柱状图" points={week([1e9, 2e9, 3e9, 4e9, 5e9, 6e9, 7e9])} measure={measure} />,
  play: drawn,
}

export const Narrow: Story = {
  name: '窄屏',
  render: () => (
    <div style={{ width: 300 }}>
      <BarChart label="柱状图" points={week([2870.5, 3120, 3068, 0, 2954, 3231, 1406])} measure={measure} />
    </div>
  ),
  play: drawn,
}
