import type { Layout } from '#src/scene/model/scene-types.ts'
import type { Size } from './new-elements.ts'
import { percent, percentDown } from './percent.ts'

/** A field of the layout that is entered in pixels. */
export type PixelField = 'left' | 'top' | 'width' | 'height'

export function pixelsOf(layout: Pick<Layout, PixelField>, field: PixelField, size: Size): number {
  return Math.round((layout[field] * sideOf(field, size)) / 100)
}

/**
 * Why pixels do not fit into a field of every one of some elements, with what would do (3§5). What counts is what is
 * shown: next to a left edge at 33.4 pixels, shown as 33, a width of 967 of 1000 fits.
 */
export function outsideOf(
  layouts: readonly Pick<Layout, PixelField>[],
  field: PixelField,
  pixels: number,
  size: Size,
): string | undefined {
  // an element without any width or height could not be found again
  const least = field === 'width' || field === 'height' ? 1 : 0
  const most = Math.min(...layouts.map((layout) => sideOf(field, size) - pixelsOf(layout, OTHERS[field], size)))
  const fits = Number.isInteger(pixels) && pixels >= least && pixels <= most
  return fits ? undefined : `超出限制值，可填 ${least}–${most}`
}

/** The percent that a field gets when pixels are entered that fit. */
export function pixelInput(layout: Pick<Layout, PixelField>, field: PixelField, pixels: number, size: Size): number {
  // what is shown already is not rounded
  if (pixels === pixelsOf(layout, field, size)) return layout[field]
  const value = percent((pixels / sideOf(field, size)) * 100)
  return Math.min(value, Math.max(0, percentDown(100 - layout[OTHERS[field]])))
}

const OTHERS = { left: 'width', width: 'left', top: 'height', height: 'top' } as const

function sideOf(field: PixelField, { width, height }: Size): number {
  return field === 'left' || field === 'width' ? width : height
}
