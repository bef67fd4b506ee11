import { DonutChart as Donut } from '@mantine/charts'
import { ROUND_TOOLTIP, SliceTooltip } from './slice-tooltip.tsx'
import classes from './charts.module.css'
import { toCells, type Slice } from './slice.ts'

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

/** A donut with a figure in the middle. Its parts and what they are belong in a table beside it. */
export function DonutChart({ label, slices, unit, middle, onOpen }: DonutChartProps) {
  const cells = toCells(slices)
  return (
    <div className={classes.chart} data-round role="img" aria-label={label}>
      {/* first, so that the tooltip lies over it */}
      <div className={classes.middle}>
        <span className={classes.middleValue}>{middle.value}</span>
        <span className={classes.middleName}>{middle.name}</span>
      </div>
      <Donut
        w="100%"
        h="100%"
        data={cells}
        strokeColor="var(--ui-surface)"
        strokeWidth={cells.length > 1 ? 2 : 0}
        startAngle={90}
        endAngle={-270}
        accessibilityLayer={false}
        pieProps={{
          innerRadius: '64%',
          outerRadius: '88%',
          minAngle: 3,
          rootTabIndex: -1,
          ...(onOpen && { className: classes.clickable, onClick: (sector) => onOpen((sector.payload as Slice).key) }),
        }}
        tooltipProps={{
          position: ROUND_TOOLTIP,
          content: ({ payload }) => <SliceTooltip slice={payload[0]?.payload} unit={unit} />,
        }}
      />
    </div>
  )
}
