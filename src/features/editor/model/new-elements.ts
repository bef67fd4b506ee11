/*
 * What new elements have in common (3§9). Sizes are in units of a thousandth of the scene's width, places in percent of
 * the scene. "Ratio" is the scene's width by its height, so that a new picture is 4:3 on every screen (E4).
 */
import type { JsonObject } from '#src/scene/model/json.ts'
import { KNOWN_VERSION } from '#src/scene/model/limits.ts'
import type { Color } from '#src/scene/model/scene-types.ts'
import { percent, startWithin } from './percent.ts'
import { proportionOf } from './proportion.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

const ver = KNOWN_VERSION
export const INK = { r: 21, g: 21, b: 21 } as const satisfies Color
export const WHITE = { r: 255, g: 255, b: 255 } as const satisfies Color

/** The size of the letters of a new text, and the height of its lines in sizes of its letters. */
const LETTERS = 30
const LINE_HEIGHT = 1.2
/** The width of a new line, percent of the scene. */
const LINE = 80

/** How high the lines of a text are, percent of the scene's width; a Chinese letter is as wide as it is high. */
export function heightOfLines(text: string): number {
  const lineOf = Math.floor((LINE * 10) / LETTERS)
  const lines = text.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lineOf)), 0)
  return (lines * LETTERS * LINE_HEIGHT) / 10
}

export function newLetters(horizontalAlign: 'center' | 'right'): JsonObject {
  return { font: '', size: LETTERS, color: INK, horizontalAlign, verticalAlign: 'middle' }
}

export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/**
 * A line of text, or as high as its lines are, percent of the scene's width. On a very wide screen it is first moved
 * up, and then as high as the scene.
 */
export function linePlace({ width, height }: Size, lines = 0): Place {
  const high = Math.min(100, percent((Math.max(8, lines) * width) / height))
  return { left: 10, top: startWithin(50, high), width: LINE, height: high }
}

/** A line that runs through the whole width (E73). */
export function runningPlace(size: Size): Place {
  return { ...linePlace(size), left: 0, width: 100 }
}

/** A clock at the upper right corner, as wide as the longest of its forms and as high as its line need. */
export function clockPlace({ width, height }: Size): Place {
  const high = Math.min(100, percent((5 * width) / height))
  return { left: 58, top: startWithin((2 * width) / height, high), width: 40, height: high }
}

/**
 * A picture as wide as the specification has it, in the shape of the first of its materials, else of 4:3. Where it is
 * too high for the screen it is first moved up, and then made smaller about its middle (E33).
 */
export function picturePlace({ width, height }: Size, medias: readonly JsonObject[] = []): Place {
  const high = (40 * (proportionOf(medias) ?? 3 / 4) * width) / height
  const scale = Math.min(1, 100 / high)
  const place = { width: percent(40 * scale), height: Math.min(100, percent(high * scale)) }
  return { left: percent(50 - place.width / 2), top: startWithin(35, place.height), ...place }
}

/** An element in front of nothing, with nothing behind and around it. */
export function newElement(type: number, place: Place, data: JsonObject): JsonObject {
  return {
    ver,
    type,
    data: { ver, ...data },
    layout: { ver, ...place, zIndex: 0, rotate: 0, lineHeight: LINE_HEIGHT },
    background: { ver, type: 0, color: WHITE, opacity: 100 },
    border: { ver, color: INK, width: 0, style: 'solid', radius: 0, padding: 0, opacity: 100 },
  }
}
