import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMonth, type MonthRange } from '#src/domain/months.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { ChartCard } from '#src/ui/charts/chart-card.tsx'
import { chartState } from '#src/ui/charts/chart-state.ts'
import { FigureTable, type FigureColumn } from '#src/ui/charts/figure-table.tsx'
import { BarChart } from '#src/ui/charts/lazy-charts.tsx'
import { MonthRangeInput } from '#src/ui/form/month-range-input.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { changeText, type MonthFigure, type MonthFigures } from './month-figures.ts'
import classes from './month-chart-card.module.css'

export interface MonthMeasure {
  /** 新增终端数, 在线时长. */
  name: string
  unit: string
  /** Further figures of a month that stand in the table. */
  columns: readonly FigureColumn<MonthFigure>[]
}

export interface MonthChartCardProps {
  title: string
  measure: MonthMeasure
  loading: boolean
  /** Why the load failed. */
  error: unknown
  onRetry: () => void
  /** Undefined while loading, and when the answer makes no sense. */
  figures: MonthFigures | undefined
  range: MonthRange | undefined
  onRange: (range: MonthRange | undefined) => void
  /** A way to the list behind the figures. */
  link?: ReactNode
}

export function MonthChartCard({
  title,
  measure: { name, unit, columns },
  loading,
  error,
  onRetry,
  figures,
  range,
  onRange,
  link,
}: MonthChartCardProps) {
  const months = figures?.months ?? []
  const total = formatNumber(figures?.total ?? 0)
  const span = months.length > 0 ? `${formatMonth(months[0]?.month)} 至 ${formatMonth(months.at(-1)?.month)}` : '--'
  // the last one that is over
  const full = months.findLast(({ running }) => !running)
  const failed = !loading && error !== null && error !== undefined
  const table = (
    // what scrolls takes the focus, so that arrow keys can scroll it
    <div className={classes.table} role="region" aria-label={`${title}的数据`} {...SCROLLS}>
      <FigureTable
        caption={title}
        columns={[
          { id: 'month', header: '月份', cell: ({ month }) => formatMonth(month) },
          {
            id: 'value',
            header: `${name}（${unit}）`,
            figure: true,
            bar: ({ value }) => value,
            cell: ({ value }) => formatNumber(value),
          },
          ...columns,
          { id: 'change', header: '环比', figure: true, cell: changeOf },
        ]}
        rows={months}
        sums={['合计', total, ...columns.map(() => ''), '']}
      />
    </div>
  )
  return (
    <ChartCard
      title={title}
      layout="either"
      large
      outline="columns"
      state={failed ? 'failed' : chartState(loading, figures, months.length)}
      failure={<ErrorState error={error} onRetry={onRetry} />}
      tools={
        <div className={classes.tools}>
          {link}
          <MonthRangeInput
            aria-label={`${title}的月份区间`}
            value={range}
            onChange={onRange}
            {...(months.length > 0 && { placeholder: span })}
            className={classes.range}
          />
        </div>
      }
      figures={[
        { label: '合计', value: figures && total, unit },
        { label: '统计区间', value: figures && span },
        ...(full
          ? [
              {
                label: formatMonth(full.month),
                value: formatNumber(full.value),
                unit,
                note: full.change === undefined ? undefined : `比上月 ${changeText(full.change)}`,
              },
            ]
          : []),
      ]}
      chart={
        <BarChart
          label={`${title}柱状图，${span}合计 ${total} ${unit}，每月数据见表格`}
          points={months.map(({ month, value, running, change }) => ({
            key: month,
            label: formatMonth(month),
            ...(running && { note: '进行中', running }),
            title: formatMonth(month),
            value,
            ...(change !== undefined && { facts: [{ name: '比上月', value: changeText(change) }] }),
          }))}
          measure={{ name, unit, whole: true }}
          fallback={<Skeleton height={300} />}
        />
      }
      table={table}
    />
  )
}

const SCROLLS = { tabIndex: 0 }

function changeOf({ running, change }: MonthFigure): string {
  if (running) return '进行中'
  return change === undefined ? '--' : changeText(change)
}
