import { formatNumber } from '#src/lib/text/format-number.ts'

/** Seconds as the panel says them, with at most one decimal. */
export function inSeconds(seconds: number): string {
  return `${formatNumber(Math.round(seconds * 10) / 10)} 秒`
}
