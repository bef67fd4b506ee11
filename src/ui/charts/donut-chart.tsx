import { Pie, PieChart, Tooltip } from 'recharts'
import { formatNumber } from '#src/domain/units.ts'
import { ChartTip } from './chart-tip.tsx'
import classes from './charts.module.css'
import type { Slice } from './slice.ts'
import { useChartWidth } from './use-chart-width.ts'
import { ENTRANCE, useEntrance } from './use-entrance.ts'

/** Parts of a whole around a figure. */
export interface DonutChartProps {
  /** What the picture says, for those who do not see it. */
  label: string
  slices: readonly Slice[]
  /** What is counted, such as 台. */
  unit: string
  /** The figure in the middle, ready to read, and its name. */
  middle: { value: string; name: string }
  /** Opens what is behind a slice; a comfort for the mouse, so there must be a link beside the chart too. */
  onOpen?: (key: string) => void
}

const HEIGHT = 300

/** A donut with a figure in the middle. Its parts and what they are belong in a table beside it. */
export function DonutChart({ label, slices, unit, middle, onOpen }: DonutChartProps) {
  const [box, width] = useChartWidth()
  const moving = useEntrance()
  const outer = Math.max(Math.min(width, HEIGHT) / 2 - 16, 40)
  const shown = slices.filter((slice) => slice.value > 0)
  return (
    <div ref={box} className={classes.chart} role="img" aria-label={label}>
      {width > 0 && (
        <PieChart width={width} height={HEIGHT} accessibilityLayer={false}>
          <Pie
            data={shown.map((slice) => ({ ...slice, fill: slice.color }))}
            dataKey="value"
            nameKey="label"
            innerRadius={outer * 0.66}
            outerRadius={outer}
            startAngle={90}
            endAngle={-270}
            minAngle={3}
            stroke={shown.length > 1 ? 'var(--ui-surface)' : 'none'}
            strokeWidth={2}
            rootTabIndex={-1}
            isAnimationActive={moving}
            animationDuration={ENTRANCE}
            className={onOpen && classes.clickable}
            onClick={(sector) => onOpen?.((sector.payload as Slice).key)}
          />
          <Tooltip
            isAnimationActive={false}
            content={({ payload }) => {
              const slice = payload[0]?.payload as Slice | undefined
              return slice ? (
                <ChartTip lines={[{ name: slice.label, value: `${formatNumber(slice.value)} ${unit}`, color: slice.color }]} hint={onOpen && '点击查看列表'} />
              ) : null
            }}
          />
        </PieChart>
      )}
      <div className={classes.middle} style={{ maxWidth: outer * 1.24 }}>
        <span className={classes.middleValue}>{middle.value}</span>
        <span className={classes.middleName}>{middle.name}</span>
      </div>
    </div>
  )
}
