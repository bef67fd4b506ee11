import { formatDay, formatShortDay } from '#src/domain/dates.ts'
import { formatHours } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { ChartCard } from '#src/ui/charts/chart-card.tsx'
import { FigureTable } from '#src/ui/charts/figure-table.tsx'
import { BarChart } from '#src/ui/charts/lazy-charts.tsx'
import { chartState } from '#src/ui/charts/chart-state.ts'
import { onlineDays, type OnlineDay } from './dashboard-model.ts'

/** Hours online as bars over the terminals that were, for the seven days until `today` (`yyyyMMdd`) (1§2). */
export function OnlineHoursCard({ part, loading, today }: { part: unknown; loading: boolean; today: string }) {
  const online = loading ? undefined : onlineDays(part, today)
  const days = online?.days ?? []
  const table = (
    <FigureTable
      caption="近 7 日终端在线时长"
      columns={[
        { id: 'day', header: '日期', cell: ({ day }: OnlineDay) => formatDay(day) },
        {
          id: 'hours',
          header: '在线时长（小时）',
          figure: true,
          bar: ({ hours }) => hours,
          cell: ({ hours }) => formatHours(hours),
        },
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
        <BarChart
          label={`近 7 日终端在线时长柱状图，合计 ${formatHours(online?.totalHours ?? 0)} 小时，每日数据见表格`}
          points={days.map(({ day, hours, devices }, index) => {
            const running = online?.goesOn === true && index === days.length - 1
            return {
              key: day,
              label: day === today ? '今日' : formatShortDay(day),
              note: running ? '进行中' : `${formatNumber(devices)} 台`,
              title: formatDay(day),
              value: hours,
              facts: [{ name: '在线终端', value: `${formatNumber(devices)} 台` }],
              running,
            }
          })}
          measure={{ name: '在线时长', unit: '小时', format: formatHours }}
          fallback={table}
        />
      }
      table={table}
    />
  )
}
