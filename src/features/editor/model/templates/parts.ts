/*
 * What templates are made of. Boxes are [left, top, width, height] in percent of the scene; sizes of letters, padding,
 * radius and borders are units, a thousandth of the scene's width (E5). What comes first lies at the bottom.
 */
import { CAROUSEL, DATE, MEDIA_BOX, PLAIN_TEXT, SCROLLING_TEXT } from '#src/scene/kinds/types.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { DEFAULT_STAY } from '#src/scene/model/stay.ts'
import { KNOWN_VERSION } from '#src/scene/model/limits.ts'

/** Left, top, width, height, percent of the scene. */
export type Area = readonly [left: number, top: number, width: number, height: number]
export type Hex = `#${string}`

export interface Part {
  type: number
  layout: JsonObject
  data: JsonObject
  background: JsonObject
  border: JsonObject
}

interface Frame {
  /** Colour behind it. */
  on?: Hex
  /** Percent, of that colour. */
  opacity?: number
  radius?: number
  padding?: number
  edge?: { width: number; color: Hex; style?: 'solid' | 'dashed' | 'double' }
  /** Degrees. */
  rotate?: number
}

interface Letters extends Frame {
  align?: 'left' | 'center' | 'right'
  vertical?: 'top' | 'middle' | 'bottom'
  /** Height of a line, in sizes of its letters. */
  line?: number
}

export function text(
  value: string,
  area: Area,
  size: number,
  color: Hex,
  { align = 'left', vertical = 'middle', line = 1.2, ...frame }: Letters = {},
): Part {
  return part(
    PLAIN_TEXT,
    area,
    frame,
    { ...letters(size, color, align, vertical), isScroll: false, speed: 10, value },
    line,
  )
}

export function shape(area: Area, on: Hex, frame: Omit<Frame, 'on'> = {}): Part {
  return text('', area, 30, '#151515', { ...frame, on })
}

/** A word of large signs: each of its letters on a field of its own, side by side across the area. */
export function tiles(
  word: string,
  [left, top, width, height]: Area,
  gap: number,
  size: number,
  color: Hex,
  frame: Frame,
): Part[] {
  const letters = [...word]
  const wide = (width - gap * (letters.length - 1)) / letters.length
  return letters.map((letter, index) =>
    text(letter, [left + index * (wide + gap), top, wide, height], size, color, { ...frame, align: 'center' }),
  )
}

export function marquee(value: string, area: Area, size: number, color: Hex, frame: Frame = {}): Part {
  return part(
    SCROLLING_TEXT,
    area,
    { padding: 10, ...frame },
    { ...letters(size, color, 'left', 'middle'), isScroll: true, speed: 8, value },
  )
}

export function clock(
  formatter: 1 | 2 | 3 | 4,
  area: Area,
  size: number,
  color: Hex,
  { align = 'right', vertical = 'middle', line = 1.2, ...frame }: Letters = {},
): Part {
  return part(DATE, area, frame, { ...letters(size, color, align, vertical), formatter }, line)
}

export function pictures(area: Area, effect = 5, frame: Frame = {}): Part {
  return part(CAROUSEL, area, frame, {
    images: [],
    animation: { inId: effect, outId: effect },
    stay: 10,
    duration: 1000,
    disableAnimation: false,
  })
}

export function mediaBox(area: Area, frame: Frame = {}): Part {
  return part(MEDIA_BOX, area, frame, {
    medias: [],
    isMuted: true,
    animation: { groups: [], ver: KNOWN_VERSION },
    curAnimGroupForEdit: 0,
  })
}

export function page(ground: Hex, parts: readonly Part[]): JsonObject {
  return {
    elements: parts.map((element, index) => ({
      ver: KNOWN_VERSION,
      ...element,
      layout: { ...element.layout, zIndex: index + 1 },
    })),
    background: { type: 1, color: color(ground), opacity: 100 },
    stay: DEFAULT_STAY,
  }
}

/** Rows of the same height, one below the other, from `top` on; `step` is from one to the next, percent. */
export function rows<Row>(
  list: readonly Row[],
  top: number,
  step: number,
  draw: (row: Row, top: number, index: number) => readonly Part[],
): Part[] {
  return list.flatMap((row, index) => draw(row, top + index * step, index))
}

/** At most two decimals. */
function places(percent: number): number {
  return Math.round(percent * 100) / 100
}

function part(
  type: number,
  [left, top, width, height]: Area,
  { on, opacity = 100, radius = 0, padding = 0, edge, rotate = 0 }: Frame,
  data: JsonObject,
  lineHeight = 1.2,
): Part {
  return {
    type,
    layout: {
      ver: KNOWN_VERSION,
      left: places(left),
      top: places(top),
      width: places(width),
      height: places(height),
      rotate,
      lineHeight,
    },
    data: { ver: KNOWN_VERSION, ...data },
    background: { ver: KNOWN_VERSION, type: on ? 1 : 0, color: color(on ?? '#ffffff'), opacity },
    border: {
      ver: KNOWN_VERSION,
      color: color(edge?.color ?? '#151515'),
      width: edge?.width ?? 0,
      style: edge?.style ?? 'solid',
      radius,
      padding,
      opacity: 100,
    },
  }
}

function letters(size: number, ink: Hex, horizontalAlign: string, verticalAlign: string): JsonObject {
  return { font: '', size, color: color(ink), horizontalAlign, verticalAlign }
}

function color(hex: Hex): JsonObject {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return { r, g, b }
}
