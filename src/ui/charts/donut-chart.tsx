import { DonutChart as Donut } from '@mantine/charts'
import { memo, useState } from 'react'
import { axisNumber } from './chart-math.ts'
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
  const [pointed, setPointed] = useState<Slice>()
  return (
    <div className={classes.chart} data-round role="img" aria-label={label}>
      {/* also of the slice under the pointer, where a tooltip would lie over the ring */}
      <div className={classes.middle}>
        <span className={classes.middleValue}>{pointed ? axisNumber(pointed.value) : middle.value}</span>
        <span className={classes.middleName}>{pointed ? `${pointed.label}（${unit}）` : middle.name}</span>
      </div>
      <Ring slices={slices} onPoint={setPointed} onOpen={onOpen} />
    </div>
  )
}

interface RingProps extends Pick<DonutChartProps, 'slices'> {
  onPoint: (slice: Slice | undefined) => void
  onOpen: DonutChartProps['onOpen']
}

/** Not drawn again for what the middle says. */
const Ring = memo(function Ring({ slices, onPoint, onOpen }: RingProps) {
  const cells = toCells(slices)
  return (
    <Donut
      w="100%"
      h="100%"
      miw={0}
      mih={0}
      data={cells}
      strokeColor="var(--ui-surface)"
      strokeWidth={cells.length > 1 ? 2 : 0}
      startAngle={90}
      endAngle={-270}
      accessibilityLayer={false}
      withTooltip={false}
      pieProps={{
        innerRadius: '64%',
        outerRadius: '88%',
        minAngle: 3,
        rootTabIndex: -1,
        onMouseEnter: (sector) => onPoint(sector.payload as Slice),
        onMouseLeave: () => onPoint(undefined),
        ...(onOpen && { className: classes.clickable, onClick: (sector) => onOpen((sector.payload as Slice).key) }),
      }}
    />
  )
})
