/*
 * What a new element is (3§9). Sizes are in units of a thousandth of the scene's width, places in percent of the scene.
 * "Ratio" is the scene's width by its height, so that a new picture is 4:3 on every screen (E4).
 */
import { CAROUSEL } from '#src/scene/kinds/carousel.ts'
import { DATE } from '#src/scene/kinds/date.ts'
import { MEDIA_BOX } from '#src/scene/kinds/media-box.ts'
import { PLAIN_TEXT, SCROLLING_TEXT } from '#src/scene/kinds/text.ts'
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { KNOWN_VERSION } from '#src/scene/model/limits.ts'
import { percent, startWithin } from './percent.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** What a new text says until it is edited. */
const SLOGAN = '请输入营销广告语'

const ver = KNOWN_VERSION
const INK: Json = { r: 21, g: 21, b: 21 }
const WHITE: Json = { r: 255, g: 255, b: 255 }

/** A text that stands; with words of its own, which may have lines, as high as they are likely to need. */
export function newText(size: Size, words = SLOGAN): JsonObject {
  return text(PLAIN_TEXT, false, size, words)
}

export function newMarquee(size: Size): JsonObject {
  return text(SCROLLING_TEXT, true, size, SLOGAN)
}

export function newDate(size: Size): JsonObject {
  return element(DATE, line(size), { ver, formatter: 4, ...letters('right') })
}

/** Images one after the other; `images` as `mediaRaw` makes them. */
export function newCarousel(images: readonly JsonObject[], size: Size): JsonObject {
  return element(CAROUSEL, picture(size), {
    ver,
    images: [...images],
    animation: { inId: 1, outId: 1 },
    stay: 10,
    duration: 2000,
    disableAnimation: false,
  })
}

/** Images and videos one after the other; `medias` as `mediaRaw` makes them. */
export function newMediaBox(medias: readonly JsonObject[], size: Size): JsonObject {
  return element(MEDIA_BOX, picture(size), {
    ver,
    medias: [...medias],
    isMuted: true,
    animation: { ver, groups: [] },
    curAnimGroupForEdit: 0,
  })
}

function text(type: number, isScroll: boolean, size: Size, value: string): JsonObject {
  return element(type, line(size, heightOf(value)), { ver, isScroll, speed: 10, value, ...letters('center') })
}

/** The size of the letters of a new text, and the height of its lines in sizes of its letters. */
const LETTERS = 30
const LINE_HEIGHT = 1.2
/** The width of a new line, percent of the scene. */
const LINE = 80

/** How high the lines of a text are, percent of the scene's width; a Chinese letter is as wide as it is high. */
function heightOf(text: string): number {
  const lineOf = Math.floor((LINE * 10) / LETTERS)
  const lines = text.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lineOf)), 0)
  return (lines * LETTERS * LINE_HEIGHT) / 10
}

function letters(horizontalAlign: 'center' | 'right'): JsonObject {
  return { font: '', size: LETTERS, color: INK, horizontalAlign, verticalAlign: 'middle' }
}

interface Place {
  left: number
  top: number
  width: number
  height: number
}

/**
 * A line of text, or as high as its lines are, percent of the scene's width. On a very wide screen it is first moved
 * up, and then as high as the scene.
 */
function line({ width, height }: Size, lines = 0): Place {
  const high = Math.min(100, percent((Math.max(8, lines) * width) / height))
  return { left: 10, top: startWithin(50, high), width: LINE, height: high }
}

/** A picture of 4:3. On a very wide screen it is first moved up, and then made smaller about its middle. */
function picture({ width, height }: Size): Place {
  const high = (30 * width) / height
  const scale = Math.min(1, 100 / high)
  const place = { width: percent(40 * scale), height: Math.min(100, percent(high * scale)) }
  return { left: percent(50 - place.width / 2), top: startWithin(35, place.height), ...place }
}

function element(type: number, place: Place, data: JsonObject): JsonObject {
  return {
    ver,
    type,
    data,
    layout: { ver, ...place, zIndex: 0, rotate: 0, lineHeight: LINE_HEIGHT },
    background: { ver, type: 0, color: WHITE, opacity: 100 },
    border: { ver, color: INK, width: 0, style: 'solid', radius: 0, padding: 0, opacity: 100 },
  }
}
