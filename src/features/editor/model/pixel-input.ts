import type { Layout } from '#src/scene/model/scene-types.ts'
import type { Size } from './new-elements.ts'
import { percent, percentDown } from './percent.ts'

/** A field of the layout that is entered in pixels. */
export type PixelField = 'left' | 'top' | 'width' | 'height'

/** 3§5, with what would do. */
const outOfLimits = (least: number, most: number) => `超出限制值，可填 ${least}–${most}`

export function pixelsOf(layout: Pick<Layout, PixelField>, field: PixelField, size: Size): number {
  return Math.round((layout[field] * sideOf(field, size)) / 100)
}

/**
 * The percent that a field gets when pixels are entered, or why they do not fit. What counts is what is shown: next to
 * a left edge at 33.4 pixels, shown as 33, a width of 967 of 1000 fits.
 */
export function pixelInput(
  layout: Pick<Layout, PixelField>,
  field: PixelField,
  pixels: number,
  size: Size,
): { ok: true; value: number } | { ok: false; reason: string } {
  const other = OTHERS[field]
  const isSide = field === 'width' || field === 'height'
  // an element without any width or height could not be found again
  const [least, most] = [isSide ? 1 : 0, sideOf(field, size) - pixelsOf(layout, other, size)]
  if (!Number.isInteger(pixels) || pixels < least || pixels > most)
    return { ok: false, reason: outOfLimits(least, most) }
  // what is shown already is not rounded
  if (pixels === pixelsOf(layout, field, size)) return { ok: true, value: layout[field] }
  const value = percent((pixels / sideOf(field, size)) * 100)
  return { ok: true, value: Math.min(value, Math.max(0, percentDown(100 - layout[other]))) }
}

const OTHERS = { left: 'width', width: 'left', top: 'height', height: 'top' } as const

function sideOf(field: PixelField, { width, height }: Size): number {
  return field === 'left' || field === 'width' ? width : height
}
