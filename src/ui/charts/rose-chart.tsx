import { ChartTooltip, PieChart } from '@mantine/charts'
import type { PieLabelRenderProps } from 'recharts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { axisNumber, roseRadius } from './chart-math.ts'
import classes from './charts.module.css'
import { toCells, type Slice } from './slice.ts'

export interface RoseChartProps {
  /** What the picture says, for those who do not see it. */
  label: string
  slices: readonly Slice[]
  /** What is counted, such as 个. */
  unit: string
}

/** Of the radius that there is, in percent. */
const INNER = 12
/** Room for the numbers around the slices. */
const MARGIN = 20

/**
 * A rose pie (Nightingale): the area of a slice grows with its value. Values of 0 have no slice. The reach of slices
 * and the numbers around them are what the pie of Mantine does not have.
 */
export function RoseChart({ label, slices, unit }: RoseChartProps) {
  const cells = toCells(slices)
  const largest = Math.max(0, ...cells.map((cell) => cell.value))
  return (
    <div className={classes.chart} data-round="rose" role="img" aria-label={label}>
      <PieChart
        w="100%"
        h="100%"
        miw={0}
        mih={0}
        data={cells.map((cell) => ({ ...cell, angle: 1 }))}
        strokeColor="var(--ui-surface)"
        strokeWidth={cells.length > 1 ? 2 : 0}
        startAngle={90}
        endAngle={-270}
        accessibilityLayer={false}
        pieChartProps={{ margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } }}
        pieProps={{
          dataKey: 'angle',
          innerRadius: `${INNER}%`,
          outerRadius: (slice: Slice) => `${roseRadius(slice.value, largest, INNER, 100)}%`,
          label: SliceNumber,
          labelLine: false,
          rootTabIndex: -1,
        }}
        withTooltip
        tooltipProps={{
          // in a corner, which the slices leave free
          position: { x: 0, y: 0 },
          content: ({ payload }) => <SliceTooltip slice={payload[0]?.payload} unit={unit} />,
        }}
      />
    </div>
  )
}

/** The number of a slice, a little outside of it. */
function SliceNumber({ cx, cy, midAngle = 0, outerRadius, payload }: PieLabelRenderProps) {
  const angle = ((90 - midAngle) * Math.PI) / 180
  const reach = outerRadius + 12
  const aside = Math.sin(angle)
  return (
    <text
      x={cx + (reach - Math.abs(aside) * 6) * aside}
      y={cy - reach * Math.cos(angle)}
      textAnchor={aside > 0.3 ? 'start' : aside < -0.3 ? 'end' : 'middle'}
      dominantBaseline="central"
      className={classes.sliceNumber}
    >
      {axisNumber((payload as Slice).value)}
    </text>
  )
}

/** What is said of the slice under the pointer; nothing without one. */
function SliceTooltip({ slice, unit }: { slice: unknown; unit: string }) {
  if (!isSlice(slice)) return null
  return (
    <ChartTooltip
      type="radial"
      payload={[{ name: slice.label, value: `${formatNumber(slice.value)} ${unit}`, color: slice.color }]}
    />
  )
}

/** Whatever the chart library hands over is one of the slices it was given, or nothing. */
function isSlice(payload: unknown): payload is Slice {
  return typeof payload === 'object' && payload !== null && 'label' in payload
}
