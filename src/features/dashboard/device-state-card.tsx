import type { ComponentType, ReactNode } from 'react'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { ChartCard } from '#src/ui/charts/chart-card.tsx'
import { chartColors } from '#src/ui/charts/chart-colors.ts'
import { ColorName, FigureTable } from '#src/ui/charts/figure-table.tsx'
import { DonutChart } from '#src/ui/charts/lazy-charts.tsx'
import { chartState } from '#src/ui/charts/chart-state.ts'
import { deviceCounts, type Count } from './dashboard-model.ts'
import { shareText, spoken } from './figures.ts'

export interface TerminalLinks {
  Link: ComponentType<{ state: '0' | '1'; children: ReactNode }>
  open: (state: '0' | '1') => void
}

const COLORS: Readonly<Record<string, string>> = { 1: chartColors.green, 0: chartColors.grey }

export function DeviceStateCard({
  part,
  loading,
  terminals,
}: {
  part: unknown
  loading: boolean
  terminals?: TerminalLinks
}) {
  const counts = loading ? undefined : deviceCounts(part)
  const items = counts?.items ?? []
  const slices = items.map(({ key, label, count }) => ({
    key,
    label,
    value: count,
    color: COLORS[key] ?? chartColors.violet,
  }))
  return (
    <ChartCard
      title="终端在线状态"
      layout="beside"
      outline="round"
      state={chartState(loading, counts, counts?.total)}
      emptyText="暂无终端"
      figures={[{ label: '终端总数', value: counts && formatNumber(counts.total), unit: '台' }]}
      chart={
        <DonutChart
          label={`终端在线状态环形图：${spoken(items, '台')}`}
          slices={slices}
          unit="台"
          middle={{ value: shareText(items[0]), name: '在线率' }}
          onOpen={terminals && ((key) => isState(key) && terminals.open(key))}
        />
      }
      table={
        <FigureTable
          caption="终端在线状态"
          columns={[
            {
              id: 'state',
              header: '状态',
              cell: (item: Count) => (
                <ColorName color={COLORS[item.key] ?? chartColors.violet}>{linked(item, terminals)}</ColorName>
              ),
            },
            { id: 'count', header: '数量（台）', figure: true, cell: (item) => formatNumber(item.count) },
            { id: 'share', header: '占比', figure: true, cell: shareText },
          ]}
          rows={items}
          sums={['合计', formatNumber(counts?.total ?? 0), '']}
        />
      }
    />
  )
}

function linked({ key, label }: Count, terminals: TerminalLinks | undefined) {
  return terminals && isState(key) ? <terminals.Link state={key}>{label}</terminals.Link> : label
}

function isState(key: string): key is '0' | '1' {
  return key === '0' || key === '1'
}
