import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '#src/domain/units.ts'
import { axisNumber, axisTicks } from './chart-math.ts'
import { ChartTip } from './chart-tip.tsx'
import { chartColors } from './chart-colors.ts'
import classes from './charts.module.css'
import { useChartWidth } from './use-chart-width.ts'
import { ENTRANCE, useEntrance } from './use-entrance.ts'

/** One measure over points as bars, or two, the second as a line with an axis of its own. */
export interface BarLineChartProps {
  /** What the picture says, for those who do not see it. */
  label: string
  points: readonly BarLinePoint[]
  bar: Measure
  line?: Measure
}

/** One point of the axis, such as a day. */
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

/** What is measured, and in what. */
export interface Measure {
  name: string
  unit: string
  /** Default: at most two decimals. */
  format?: (value: number) => string
  /** Values are whole, and so are the steps of the axis. */
  whole?: boolean
}

const HEIGHT = 300
const LEGEND = 28
const BAR = chartColors.blue
const LINE = chartColors.amber

/** Bars on the left axis; a line, if there is one, on the right one. */
export function BarLineChart({ label, points, bar, line }: BarLineChartProps) {
  const [box, width] = useChartWidth()
  const moving = useEntrance()
  const motion = { isAnimationActive: moving, animationDuration: ENTRANCE }
  const barTicks = axisTicks(Math.max(0, ...points.map((point) => point.bar)), bar.whole)
  const lineTicks = axisTicks(Math.max(0, ...points.map((point) => point.line ?? 0)), line?.whole)
  const axis = { tickLine: false, axisLine: false, tickFormatter: axisNumber, width: 'auto', tickMargin: 6 } as const
  return (
    <div ref={box} className={classes.chart} role="img" aria-label={label}>
      <div className={classes.legend}>
        <span>
          <span className={classes.swatch} style={{ background: BAR }} />
          {bar.name}（{bar.unit}）
        </span>
        {line && (
          <span>
            <span className={classes.stroke} style={{ background: LINE }} />
            {line.name}（{line.unit}）
          </span>
        )}
      </div>
      {width > 0 && (
        <ComposedChart width={width} height={HEIGHT - LEGEND} data={[...points]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid yAxisId="bar" vertical={false} stroke="var(--ui-chart-grid)" />
          <XAxis dataKey="label" tickLine={false} axisLine={{ stroke: 'var(--ui-border)' }} tickMargin={8} interval="preserveStartEnd" minTickGap={4} />
          <YAxis yAxisId="bar" {...axis} ticks={barTicks} domain={[0, barTicks.at(-1) ?? 0]} interval={0} />
          {line && <YAxis yAxisId="line" orientation="right" {...axis} ticks={lineTicks} domain={[0, lineTicks.at(-1) ?? 0]} interval={0} />}
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--ui-border)' }}
            content={({ payload }) => {
              const point = payload[0]?.payload as BarLinePoint | undefined
              return point ? (
                <ChartTip
                  title={point.title}
                  lines={[
                    { name: bar.name, value: `${(bar.format ?? formatNumber)(point.bar)} ${bar.unit}`, color: BAR },
                    ...(line ? [{ name: line.name, value: `${(line.format ?? formatNumber)(point.line ?? 0)} ${line.unit}`, color: LINE }] : []),
                  ]}
                />
              ) : null
            }}
          />
          <Bar yAxisId="bar" dataKey="bar" fill={BAR} maxBarSize={30} radius={[3, 3, 0, 0]} {...motion} />
          {line && (
            <Line
              yAxisId="line"
              dataKey="line"
              stroke={LINE}
              strokeWidth={2}
              dot={{ r: 4, fill: LINE, stroke: 'var(--ui-surface)', strokeWidth: 1.5 }}
              activeDot={{ r: 5, stroke: 'var(--ui-surface)', strokeWidth: 1.5 }}
              {...motion}
            />
          )}
        </ComposedChart>
      )}
    </div>
  )
}
