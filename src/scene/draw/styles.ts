import type { Color } from '#src/scene/model/scene-types.ts'

/** Fonts of the system; the same wherever a scene is drawn. */
export const FONTS =
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif"

/** Units (a thousandth of the scene's width) as em of the root, whose font size is ten units. */
export function em(units: number): string {
  return `${round(units / 10)}em`
}

/** Percent with at most four decimals (E5). */
export function percent(value: number): string {
  return `${round(value)}%`
}

/** A colour for CSS; opacity from 0 to 1. */
export function rgb({ r, g, b }: Color, opacity = 1): string {
  return opacity === 1 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${round(opacity)})`
}

/** At most four decimals, never in the form with an exponent. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
