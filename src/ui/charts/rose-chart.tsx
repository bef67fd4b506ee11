import { Pie, PieChart, Tooltip } from 'recharts'
import { formatNumber } from '#src/domain/units.ts'
import { axisNumber, roseRadius } from './chart-math.ts'
import { ChartTip } from './chart-tip.tsx'
import classes from './charts.module.css'
import type { Slice } from './slice.ts'
import { useChartWidth } from './use-chart-width.ts'
import { ENTRANCE, useEntrance } from './use-entrance.ts'

/** Values as slices of one angle and of different reach. */
export interface RoseChartProps {
  /** What the picture says, for those who do not see it. */
  label: string
  slices: readonly Slice[]
  /** What is counted, such as 个. */
  unit: string
}

const HEIGHT = 300
const INNER = 22
/** Room for the numbers around the slices. */
const MARGIN = 26

/** A rose pie (Nightingale): the area of a slice grows with its value. Values of 0 have no slice. */
export function RoseChart({ label, slices, unit }: RoseChartProps) {
  const [box, width] = useChartWidth()
  const moving = useEntrance()
  const outer = Math.max(Math.min(width, HEIGHT) / 2 - MARGIN, 50)
  const largest = Math.max(0, ...slices.map((slice) => slice.value))
  const shown = slices.filter((slice) => slice.value > 0)
  return (
    <div ref={box} className={classes.chart} role="img" aria-label={label}>
      {width > 0 && (
        <PieChart width={width} height={HEIGHT} accessibilityLayer={false}>
          {RINGS.map((part) => (
            <circle key={part} cx={width / 2} cy={HEIGHT / 2} r={roseRadius(part, 1, INNER, outer)} className={classes.ring} />
          ))}
          <Pie
            data={shown.map((slice) => ({ ...slice, angle: 1, fill: slice.color }))}
            dataKey="angle"
            nameKey="label"
            innerRadius={INNER}
            outerRadius={(slice: Slice) => roseRadius(slice.value, largest, INNER, outer)}
            startAngle={90}
            endAngle={-270}
            stroke={shown.length > 1 ? 'var(--ui-surface)' : 'none'}
            strokeWidth={2}
            rootTabIndex={-1}
            isAnimationActive={moving}
            animationDuration={ENTRANCE}
          />
          {shown.map((slice, index) => {
            const angle = ((index + 0.5) / shown.length) * 2 * Math.PI
            const reach = roseRadius(slice.value, largest, INNER, outer) + 12
            const aside = Math.sin(angle)
            return (
              <text
                key={slice.key}
                x={width / 2 + (reach - Math.abs(aside) * 6) * aside}
                y={HEIGHT / 2 - reach * Math.cos(angle)}
                textAnchor={aside > 0.3 ? 'start' : aside < -0.3 ? 'end' : 'middle'}
                dominantBaseline="central"
                className={classes.sliceNumber}
              >
                {axisNumber(slice.value)}
              </text>
            )
          })}
          <Tooltip
            isAnimationActive={false}
            content={({ payload }) => {
              const slice = payload[0]?.payload as Slice | undefined
              return slice ? <ChartTip lines={[{ name: slice.label, value: `${formatNumber(slice.value)} ${unit}`, color: slice.color }]} /> : null
            }}
          />
        </PieChart>
      )}
    </div>
  )
}

const RINGS = [0.25, 0.5, 0.75, 1]
