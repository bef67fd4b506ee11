import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { UserError } from '#src/lib/errors/user-error.ts'
import { ChartCard } from './chart-card.tsx'
import { FigureTable } from './figure-table.tsx'
import { RankBars } from './rank-bars.tsx'
import { ErrorState } from '../feedback/states.tsx'
import { TopAdsCard } from './top-ads-card.tsx'

const items = ['秋季新品发布', '门店会员日', '城市之光公益宣传'].map((name, index) => ({
  name,
  value: 90 / (index + 1),
}))

const meta: Meta<typeof ChartCard> = {
  title: '组件/图表卡片',
  tags: ['autodocs'],
  parameters: {
    kit: {
      synonyms: '图表 统计卡 指标 chart card figure 数字',
      use: '一张图连同标题、数字和表格；加载、空、失败时高度不变，并排的卡片不跳动。',
      avoid: '只有几个数字、没有图时用 DescriptionList；只有排名时里面放 RankBars。',
      keys: '图表与表格之间用方向键切换；表格让读屏读到每个数。',
    },
  },
  component: ChartCard,
  args: {
    title: '近 7 日播放时长',
    state: 'ready',
    layout: 'either',
    outline: 'rows',
    figures: [
      { label: '合计', value: '165', unit: '小时' },
      { label: '日均', value: '23.57', unit: '小时' },
    ],
    chart: <RankBars label="播放时长排名（小时）" items={items} />,
    table: (
      <FigureTable
        caption="播放时长"
        columns={[
          { id: 'name', header: '广告名称', cell: (item: (typeof items)[number]) => item.name },
          { id: 'value', header: '小时', figure: true, cell: (item) => item.value },
        ]}
        rows={items}
        sums={['合计', 165]}
      />
    ),
  },
}

export default meta

type Story = StoryObj<typeof ChartCard>

export const Either: Story = {
  name: '图表或表格',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('list')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '表格' }))
    await expect(canvas.getByRole('table', { name: '播放时长' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Beside: Story = { name: '表格在旁', args: { layout: 'beside' } }

export const LoadingRows: Story = { name: '加载中：横条', args: { state: 'loading' } }

export const LoadingColumns: Story = { name: '加载中：柱', args: { state: 'loading', outline: 'columns' } }

export const LoadingRound: Story = { name: '加载中：圆', args: { state: 'loading', outline: 'round' } }

export const Empty: Story = { name: '空', args: { state: 'empty', emptyText: '近 7 日暂无播放记录' } }

export const Malformed: Story = { name: '数据异常', args: { state: 'malformed' } }

export const OneFigureMalformed: Story = {
  name: '一个数字异常',
  args: { figures: [{ label: '合计', value: '165', unit: '小时' }, { label: '日均' }] },
}

export const Failed: Story = {
  name: '加载失败',
  args: {
    state: 'failed',
    failure: <ErrorState error={new UserError('网络已断开，请检查网络后重试')} onRetry={() => undefined} />,
  },
}

export const Ads: Story = {
  name: '广告排名',
  render: () => (
    <TopAdsCard
      title="广告播放统计"
      period="上月"
      state="ready"
      top={{
        totalHours: 140,
        ads: items.map(({ name, value }, index) => ({ name, hours: value, deleted: index === 1 })),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('门店会员日已删除45.00')
    canvas.getByRole('radio', { name: '图表' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('row', { name: '2 门店会员日（已删除） 45.00' })).toBeVisible()
  },
}
