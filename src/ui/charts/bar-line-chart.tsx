import { ChartTooltip, CompositeChart } from '@mantine/charts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { axisNumber, axisTicks } from './chart-math.ts'
import { chartColors } from './chart-colors.ts'
import classes from './charts.module.css'

export interface BarLineChartProps {
  /** What the picture says, for those who do not see it. */
  label: string
  points: readonly BarLinePoint[]
  bar: Measure
  line?: Measure
}

export interface BarLinePoint {
  key: string
  /** On the axis. */
  label: string
  /** In the tooltip. */
  title: string
  bar: number
  /** Of charts with a line. */
  line?: number
}

export interface Measure {
  name: string
  unit: string
  /** Default: at most two decimals. */
  format?: (value: number) => string
  /** Values are whole, and so are the steps of the axis. */
  whole?: boolean
}

const BAR = chartColors.blue
const LINE = chartColors.amber

/** Bars on the left axis; a line, if there is one, on the right one. */
export function BarLineChart({ label, points, bar, line }: BarLineChartProps) {
  const inUnit = ({ unit, format = formatNumber }: Measure, value: number) => `${format(value)} ${unit}`
  return (
    <div className={classes.chart} role="img" aria-label={label}>
      <CompositeChart
        h="100%"
        data={[...points]}
        dataKey="label"
        series={[
          { name: 'bar', type: 'bar', label: legendOf(bar), color: BAR },
          ...(line
            ? [{ name: 'line', type: 'line' as const, label: legendOf(line), color: LINE, yAxisId: 'right' }]
            : []),
        ]}
        withLegend
        legendProps={{ height: 28 }}
        classNames={{ legendItemName: classes.legendName }}
        withRightYAxis={line !== undefined}
        xAxisProps={{ axisLine: { stroke: 'var(--ui-border)' }, tickMargin: 8, tick: TICK }}
        yAxisProps={axisOf(axisTicks(Math.max(0, ...points.map((point) => point.bar)), bar.whole))}
        rightYAxisProps={axisOf(axisTicks(Math.max(0, ...points.map((point) => point.line ?? 0)), line?.whole))}
        tickLine="none"
        strokeDasharray="0"
        gridColor="var(--ui-chart-grid)"
        textColor="var(--ui-text-dim)"
        maxBarWidth={30}
        curveType="linear"
        barProps={{ radius: [3, 3, 0, 0] }}
        dotProps={{ r: 4, stroke: 'var(--ui-surface)', strokeWidth: 1.5 }}
        activeDotProps={{ r: 5, fill: LINE, stroke: 'var(--ui-surface)', strokeWidth: 1.5 }}
        composedChartProps={{ margin: { top: 8, right: 0, bottom: 0, left: 0 } }}
        accessibilityLayer={false}
        tooltipProps={{
          position: {},
          content: ({ payload }) => {
            const point = payload[0]?.payload as BarLinePoint | undefined
            return point ? (
              <ChartTooltip
                type="radial"
                label={point.title}
                payload={[
                  { name: bar.name, value: inUnit(bar, point.bar), color: BAR },
                  ...(line ? [{ name: line.name, value: inUnit(line, point.line ?? 0), color: LINE }] : []),
                ]}
              />
            ) : null
          },
        }}
      />
    </div>
  )
}

const TICK = { fontSize: 12, fill: 'currentColor' }

function axisOf(ticks: number[]) {
  return {
    ticks,
    domain: [0, ticks.at(-1) ?? 0],
    interval: 0,
    tickFormatter: axisNumber,
    width: 'auto',
    tickMargin: 6,
    tick: TICK,
  } as const
}

function legendOf({ name, unit }: Measure): string {
  return `${name}（${unit}）`
}
