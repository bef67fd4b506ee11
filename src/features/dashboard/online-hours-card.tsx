import { formatDay, formatShortDay } from '#src/domain/dates.ts'
import { formatHours } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { ChartCard } from '#src/ui/charts/chart-card.tsx'
import { FigureTable } from '#src/ui/charts/figure-table.tsx'
import { BarLineChart } from '#src/ui/charts/lazy-charts.tsx'
import { chartState } from '#src/ui/charts/chart-state.ts'
import { onlineDays, type OnlineDay } from './dashboard-model.ts'

/** Hours online as bars and terminals online as a line, for each of the seven days until `today` (`yyyyMMdd`) (1§2). */
export function OnlineHoursCard({ part, loading, today }: { part: unknown; loading: boolean; today: string }) {
  const online = loading ? undefined : onlineDays(part, today)
  const days = online?.days ?? []
  const table = (
    <FigureTable
      caption="近 7 日终端在线时长"
      columns={[
        { id: 'day', header: '日期', cell: ({ day }: OnlineDay) => formatDay(day) },
        { id: 'hours', header: '在线时长（小时）', figure: true, cell: ({ hours }) => formatHours(hours) },
        { id: 'devices', header: '在线终端（台）', figure: true, cell: ({ devices }) => formatNumber(devices) },
      ]}
      rows={days}
      sums={['合计', formatHours(online?.totalHours ?? 0), '']}
    />
  )
  return (
    <ChartCard
      title="近 7 日终端在线时长"
      layout="either"
      outline="columns"
      state={chartState(
        loading,
        online,
        days.reduce((sum, { hours, devices }) => sum + hours + devices, 0),
      )}
      emptyText="近 7 日暂无在线记录"
      figures={[
        { label: '合计', value: online && formatHours(online.totalHours), unit: '小时' },
        {
          label: online?.goesOn === false ? '日均' : '日均（不含今日）',
          value: online && formatHours(online.averageHours),
          unit: '小时',
        },
      ]}
      chart={
        <BarLineChart
          label={`近 7 日终端在线时长柱状图，合计 ${formatHours(online?.totalHours ?? 0)} 小时，每日数据见表格`}
          points={days.map(({ day, hours, devices }) => ({
            key: day,
            label: formatShortDay(day),
            title: formatDay(day),
            bar: hours,
            line: devices,
          }))}
          bar={{ name: '在线时长', unit: '小时', format: formatHours }}
          line={{ name: '在线终端', unit: '台', whole: true }}
          fallback={table}
        />
      }
      table={table}
    />
  )
}
