/*
 * The elements of the seeded ads, as the editor writes them (3§3).
 */
import { DATE, MEDIA_BOX, PLAIN_TEXT, SCROLLING_TEXT } from '#src/scene/kinds/types.ts'
import type { MaterialRow } from '../models.ts'

interface Color {
  r: number
  g: number
  b: number
}

/** Ground, accent, and letters that can be read on the accent. */
export interface Palette {
  ground: Color
  accent: Color
  ink: Color
}

export const WHITE = color('#ffffff')
export const NIGHT = color('#111827')

export interface Values {
  [key: string]: unknown
}

export type Place = readonly [left: number, top: number, width: number, height: number]

export function paletteOf({ dark, bright }: { dark: string; bright: string }): Palette {
  const accent = color(bright)
  return { ground: color(dark), accent, ink: 3 * accent.r + 6 * accent.g + accent.b > 1180 ? NIGHT : WHITE }
}

/** An element at a place in percent. */
export function element(
  type: number,
  [left, top, width, height]: Place,
  data: Values,
  { rotate = 0, lineHeight = 1.2, background = { ver: 1, type: 0 }, border: line = border({}) }: Values = {},
) {
  return {
    ver: 1,
    type,
    layout: { ver: 1, left, top, width, height, zIndex: 0, rotate, lineHeight },
    background,
    border: line,
    data: { ver: 1, ...data },
  }
}

export function text(value: string, place: Place, size: number, ink: Color, { align = 'left', ...more }: Values = {}) {
  return element(
    PLAIN_TEXT,
    place,
    { isScroll: false, speed: 10, value, font: '', size, color: ink, horizontalAlign: align, verticalAlign: 'middle' },
    more,
  )
}

export function tag(value: string, { accent, ink }: Palette, place: Place, more: Values = {}) {
  return text(value, place, 30, ink, {
    align: 'center',
    background: { ver: 1, type: 1, color: accent, opacity: 100 },
    border: border({ radius: 100 }),
    ...more,
  })
}

export function marquee(value: string, { accent, ink }: Palette, upright: boolean) {
  const data = {
    isScroll: true,
    speed: 8,
    value,
    font: '',
    size: upright ? 30 : 26,
    color: ink,
    horizontalAlign: 'left',
    verticalAlign: 'middle',
  }
  return element(SCROLLING_TEXT, upright ? [0, 95, 100, 5] : [0, 91, 100, 9], data, {
    background: { ver: 1, type: 1, color: accent, opacity: 100 },
    border: border({ padding: 8 }),
  })
}

export function clock(formatter: number, place: Place, align: string, { size = 22, ...more }: Values = {}) {
  return element(
    DATE,
    place,
    {
      formatter,
      font: '',
      size,
      color: WHITE,
      horizontalAlign: align,
      verticalAlign: 'middle',
    },
    more,
  )
}

export function border(values: Values) {
  return { ver: 1, color: WHITE, width: 0, style: 'solid', radius: 0, padding: 0, opacity: 100, ...values }
}

/** A material as it stands in a content. */
export function mediaItem({ id, type, path, snapshot, name, size, width, height, mime, duration }: MaterialRow) {
  return { id, type, path, name, size, width, height, mime, ...(type === 1 && { duration, snapshot }) }
}

export function color(hex: string): Color {
  const [r, g, b] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)) as [number, number, number]
  return { r, g, b }
}

export function playlist(place: Place, medias: readonly MaterialRow[]) {
  return element(MEDIA_BOX, place, {
    medias: medias.map(mediaItem),
    isMuted: true,
    animation: { ver: 1, groups: [] },
    curAnimGroupForEdit: 0,
  })
}
