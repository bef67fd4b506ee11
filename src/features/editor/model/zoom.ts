import type { Point, Rect } from './geometry.ts'
import type { Size } from './new-elements.ts'

/** The steps of the zoom, percent; 100 shows the whole scene fitted to the area (3§2). */
export const ZOOM = { min: 30, max: 160, step: 10, fit: 100 } as const

/** How large a pixel of the ad may be shown, pixels of the page. */
const LARGEST_PIXEL = 4
/** How much one step beyond those of 3§2 enlarges. */
const FACTOR = 1.25
/** The share of the room that what is zoomed to takes. */
const SHARE = 0.8

export interface Zoomed {
  readonly document: Size
  readonly zoom: number
  /** What the canvas has for the scene, pixels of the page; 0 by 0 until it is known. */
  readonly room: Size
}

/** Pixels of the page to a pixel of the ad at 100 %; 0 until the room is known. */
export function fitOf({ document, room }: Omit<Zoomed, 'zoom'>): number {
  return Math.max(0, Math.min(room.width / document.width, room.height / document.height))
}

/** The zoom, percent, at which a pixel of the ad is so many pixels of the page. */
export function zoomOfScale(zoomed: Omit<Zoomed, 'zoom'>, scale: number): number {
  const fit = fitOf(zoomed)
  return fit > 0 ? (scale / fit) * ZOOM.fit : ZOOM.fit
}

/** The largest zoom, percent: that of 3§2, and where the ad is larger than its room, four times its pixels. */
export function largestZoom(zoomed: Omit<Zoomed, 'zoom'>): number {
  return Math.max(ZOOM.max, Math.floor(zoomOfScale(zoomed, LARGEST_PIXEL) / ZOOM.step) * ZOOM.step)
}

export function clampedZoom(zoomed: Omit<Zoomed, 'zoom'>, percent: number): number {
  return Math.min(largestZoom(zoomed), Math.max(ZOOM.min, percent))
}

/** One step further in or out: tens up to the largest of 3§2, then a quarter more each. */
export function zoomStep({ zoom }: Pick<Zoomed, 'zoom'>, way: 1 | -1): number {
  const tens = (value: number) => Math.round(value / ZOOM.step) * ZOOM.step
  if (way > 0) return zoom < ZOOM.max ? Math.floor(zoom / ZOOM.step) * ZOOM.step + ZOOM.step : tens(zoom * FACTOR)
  return zoom <= ZOOM.max
    ? Math.ceil(zoom / ZOOM.step) * ZOOM.step - ZOOM.step
    : Math.max(ZOOM.max, tens(zoom / FACTOR))
}

/** The zoom and the middle at which a part of the scene, in its pixels, takes most of the room. */
export function zoomTo(zoomed: Omit<Zoomed, 'zoom'>, { left, top, width, height }: Rect): { zoom: number; at: Point } {
  const scale = Math.min(zoomed.room.width / Math.max(1, width), zoomed.room.height / Math.max(1, height)) * SHARE
  return {
    zoom: clampedZoom(zoomed, zoomOfScale(zoomed, scale)),
    at: { x: left + width / 2, y: top + height / 2 },
  }
}
