import { ChartTooltip } from '@mantine/charts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import type { Slice } from './slice.ts'

/** In a corner, which a round chart leaves free. */
export const ROUND_TOOLTIP = { x: 0, y: 0 }

/** What a pie says of the slice under the pointer; nothing without one. */
export function SliceTooltip({ slice, unit }: { slice: unknown; unit: string }) {
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
