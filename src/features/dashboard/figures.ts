import { formatNumber } from '#src/lib/text/format-number.ts'
import type { Count } from './dashboard-model.ts'

/**
 * A share in percent with one decimal; `--` where there is nothing to share. What is not all is never 100.0%, and what
 * is not nothing never 0.0%.
 */
export function shareText(item: Count | undefined): string {
  if (item?.share === undefined) return '--'
  if (item.share > 0 && item.share < 0.1) return '<0.1%'
  if (item.share < 100 && item.share > 99.9) return '>99.9%'
  return `${item.share.toFixed(1)}%`
}

/** Counts in a sentence, for those who do not see the chart: 在线 150 台，离线 50 台. */
export function spoken(items: readonly Count[], unit: string): string {
  return items.map(({ label, count }) => `${label} ${formatNumber(count)} ${unit}`).join('，')
}
