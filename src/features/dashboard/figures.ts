import { formatNumber } from '#src/lib/text/format-number.ts'
import { formatShare } from '#src/lib/text/format-share.ts'
import type { Count } from './dashboard-model.ts'

/** A share in percent; `--` where there is nothing to share. */
export function shareText(item: Count | undefined): string {
  return item?.share === undefined ? '--' : formatShare(item.share)
}

/** Counts in a sentence, for those who do not see the chart: 在线 150 台，离线 50 台. */
export function spoken(items: readonly Count[], unit: string): string {
  return items.map(({ label, count }) => `${label} ${formatNumber(count)} ${unit}`).join('，')
}
