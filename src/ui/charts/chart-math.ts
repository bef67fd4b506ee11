import { formatNumber } from '#src/lib/text/format-number.ts'

/**
 * The outer radius of a slice in a rose pie, whose slices have one angle: its area, not its radius, grows with its
 * value, since areas are what the eye compares. A value above 0 is never so small that it cannot be seen.
 */
export function roseRadius(value: number, largest: number, inner: number, outer: number): number {
  if (!(value > 0) || !(largest > 0)) return inner
  const part = Math.min(value / largest, 1)
  return Math.max(Math.sqrt(inner ** 2 + part * (outer ** 2 - inner ** 2)), Math.min(inner + 4, outer))
}

/** How many steps an axis has: two axes over one grid need the same. */
const STEPS = 4

/**
 * The marks of an axis from 0 to no less than `largest`, with steps that read easily, such as 1.5 or 2 times a power
 * of ten. `whole` values have whole steps.
 */
export function axisTicks(largest: number, whole = false): number[] {
  const least = Math.max(largest / STEPS, whole ? 1 : 0.01)
  const power = 10 ** Math.floor(Math.log10(least))
  // a factor that rounding has put a hair below its step still takes that step
  const factor =
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find(
      (step) => step >= least / power - 1e-9 && (!whole || Number.isInteger(step * power)),
    ) ?? 10
  return Array.from({ length: STEPS + 1 }, (_, index) => Math.round(index * factor * power * 1000) / 1000)
}

const UNITS = [
  [1e12, '万亿'],
  [1e8, '亿'],
  [1e4, '万'],
] as const

/** A number short enough for an axis: 25,000 as 2.5万, 1,000,000,000 as 10亿. */
export function axisNumber(value: number): string {
  const [size, unit] = UNITS.find(([size]) => Math.abs(value) >= size) ?? [1, '']
  return `${formatNumber(value / size)}${unit}`
}

/** A number at its mark, as the figures beside the chart have it, without the decimals that nobody reads there. */
export function markNumber(value: number): string {
  const size = Math.abs(value)
  return size < 1e8 ? formatNumber(size >= 100 ? Math.round(value) : value) : axisNumber(value)
}
