import { formatNumber } from '#src/lib/text/format-number.ts'
import { ChartCard } from '#src/ui/charts/chart-card.tsx'
import { chartColors } from '#src/ui/charts/chart-colors.ts'
import { ColorName, FigureTable } from '#src/ui/charts/figure-table.tsx'
import { RoseChart } from '#src/ui/charts/lazy-charts.tsx'
import { chartState } from '#src/ui/charts/chart-state.ts'
import { materialCounts, reviewCounts, type Count } from './dashboard-model.ts'
import { shareText, spoken } from './figures.ts'

/** Those of their badges; six statuses side by side need six of them, so that one of the two reds is deeper. */
const COLORS: Readonly<Record<string, string>> = {
  0: chartColors.blue,
  1: chartColors.green,
  2: chartColors.grey,
  3: chartColors.violet,
  4: chartColors.red,
  5: chartColors.redDeep,
}

const colorOf = ({ key }: Count) => COLORS[key] ?? chartColors.grey

export function ReviewStatusCard({
  statuses,
  materials,
  loading,
}: {
  statuses: unknown
  materials: unknown
  loading: boolean
}) {
  const counts = loading ? undefined : reviewCounts(statuses)
  const kinds = loading ? undefined : materialCounts(materials)
  const items = counts?.items ?? []
  return (
    <ChartCard
      title="广告审核状态"
      layout="beside"
      outline="round"
      state={chartState(loading, counts, counts?.total)}
      emptyText="暂无广告"
      figures={[
        { label: '广告总数', value: counts && formatNumber(counts.total), unit: '个' },
        { label: '图片素材', value: kinds && formatNumber(kinds.images), unit: '个' },
        { label: '视频素材', value: kinds && formatNumber(kinds.videos), unit: '个' },
      ]}
      chart={
        <RoseChart
          label={`广告审核状态玫瑰图：${spoken(items, '个')}`}
          slices={items.map((item) => ({ key: item.key, label: item.label, value: item.count, color: colorOf(item) }))}
          unit="个"
        />
      }
      table={
        <FigureTable
          caption="广告审核状态"
          columns={[
            {
              id: 'status',
              header: '状态',
              cell: (item: Count) => <ColorName color={colorOf(item)}>{item.label}</ColorName>,
            },
            { id: 'count', header: '数量（个）', figure: true, cell: (item) => formatNumber(item.count) },
            { id: 'share', header: '占比', figure: true, cell: shareText },
          ]}
          rows={items}
          sums={['合计', formatNumber(counts?.total ?? 0), '']}
        />
      }
    />
  )
}
