import { BarChart as Bars, ChartTooltip } from '@mantine/charts'
import { useId } from 'react'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { axisTicks, markNumber } from './chart-math.ts'
import { chartColors } from './chart-colors.ts'
import classes from './charts.module.css'

export interface BarChartProps {
  /** What the picture says, for those who do not see it. */
  label: string
  points: readonly BarPoint[]
  measure: Measure
}

export interface BarPoint {
  key: string
  /** On the axis. */
  label: string
  /** On the axis, below it. */
  note?: string
  /** In the tooltip. */
  title: string
  value: number
  /** Further lines of the tooltip, ready to read. */
  facts?: readonly { name: string; value: string }[]
  /** It goes on, and its bar is hatched. */
  running?: boolean
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
/** More bars than these have no room for their values. */
const WITH_VALUES = 12
const MARGIN = { top: 20, right: 0, bottom: 0, left: 4 }

/** Bars of one colour with their values; what still goes on is hatched. */
export function BarChart({ label, points, measure }: BarChartProps) {
  const hatch = useId()
  const { name, unit, format = formatNumber, whole } = measure
  const ticks = axisTicks(Math.max(0, ...points.map(({ value }) => value)), whole)
  const noted = points.some(({ note }) => note !== undefined)
  return (
    <div className={classes.chart} role="img" aria-label={label}>
      <Bars
        h="100%"
        data={points.map((point) => (point.running ? { ...point, color: `url(#${hatch})` } : point))}
        dataKey="key"
        series={[{ name: 'value', label: name, color: BAR }]}
        xAxisProps={{
          axisLine: { stroke: 'var(--ui-border)' },
          height: noted ? 40 : 24,
          tick: (tick: TickProps) => <Tick {...tick} point={points[tick.payload?.index ?? -1]} />,
        }}
        yAxisProps={{
          ticks,
          domain: [0, ticks.at(-1) ?? 0],
          interval: 0,
          tickFormatter: markNumber,
          width: 'auto',
          tickMargin: 6,
          tick: { fontSize: 11, fill: 'currentColor' },
        }}
        withBarValueLabel={points.length <= WITH_VALUES}
        valueLabelProps={{ fontSize: 11, formatter: (value) => markNumber(Number(value)) }}
        tickLine="none"
        strokeDasharray="0"
        gridColor="var(--ui-chart-grid)"
        textColor="var(--ui-text-faint)"
        maxBarWidth={30}
        barProps={{ radius: [4, 4, 0, 0] }}
        barChartProps={{ margin: MARGIN }}
        accessibilityLayer={false}
        tooltipProps={{
          // beside the bar, which is 30 wide
          offset: 22,
          position: {},
          content: ({ payload }) => {
            const point = payload[0]?.payload as BarPoint | undefined
            return point ? (
              <ChartTooltip
                type="radial"
                label={point.running ? `${point.title}（进行中）` : point.title}
                payload={[
                  { name, value: `${format(point.value)} ${unit}`, color: BAR },
                  ...(point.facts ?? []).map((fact) => ({ ...fact, color: 'transparent' })),
                ]}
              />
            ) : null
          },
        }}
      >
        <defs>
          <pattern
            id={hatch}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
            className={classes.hatch}
          >
            <rect width={6} height={6} />
            <rect width={3} height={6} />
          </pattern>
        </defs>
      </Bars>
    </div>
  )
}

interface TickProps {
  x?: number | string
  y?: number | string
  payload?: { index: number }
}

function Tick({ x, y, point }: TickProps & { point: BarPoint | undefined }) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={12}>
      <tspan x={x} dy={14}>
        {point?.label}
      </tspan>
      <tspan x={x} dy={16} fontSize={11} data-running={point?.running || undefined}>
        {point?.note}
      </tspan>
    </text>
  )
}
