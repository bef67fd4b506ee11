import { formatNumber } from '#src/domain/units.ts'

/** Seconds as the panel says them, with at most one decimal. */
export function inSeconds(seconds: number): string {
  return `${formatNumber(Math.round(seconds * 10) / 10)} 秒`
}
