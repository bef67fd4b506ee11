/*
 * What a new element is (3§9). Sizes are in units of a thousandth of the scene's width, places in percent of the scene.
 * "Ratio" is the scene's width by its height, so that a new picture is 4:3 on every screen (E4).
 */
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { KNOWN_VERSION } from '#src/scene/model/limits.ts'
import { percent, startWithin } from './percent.ts'

/** The size of the ad, pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What a new text says until it is edited. */
const SLOGAN = '请输入营销广告语'

const ver = KNOWN_VERSION
const INK: Json = { r: 21, g: 21, b: 21 }
const WHITE: Json = { r: 255, g: 255, b: 255 }

/** A text that stands. */
export function newText(size: Size): JsonObject {
  return text(170, false, size)
}

/** A text that scrolls to the left. */
export function newMarquee(size: Size): JsonObject {
  return text(160, true, size)
}

/** Date and weekday. */
export function newDate(size: Size): JsonObject {
  return element(500, line(size), { ver, formatter: 4, ...letters('right') })
}

/** Images one after the other; `images` as `mediaRaw` makes them. */
export function newCarousel(images: readonly JsonObject[], size: Size): JsonObject {
  return element(250, picture(size), {
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
  return element(1400, picture(size), {
    ver,
    medias: [...medias],
    isMuted: true,
    animation: { ver, groups: [] },
    curAnimGroupForEdit: 0,
  })
}

function text(type: 160 | 170, isScroll: boolean, size: Size): JsonObject {
  return element(type, line(size), { ver, isScroll, speed: 10, value: SLOGAN, ...letters('center') })
}

function letters(horizontalAlign: 'center' | 'right'): JsonObject {
  return { font: '', size: 30, color: INK, horizontalAlign, verticalAlign: 'middle' }
}

interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** A line of text. On a very wide screen it is first moved up, and then as high as the scene. */
function line({ width, height }: Size): Place {
  const high = Math.min(100, percent((8 * width) / height))
  return { left: 10, top: startWithin(50, high), width: 80, height: high }
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
    layout: { ver, ...place, zIndex: 0, rotate: 0, lineHeight: 1.2 },
    background: { ver, type: 0, color: WHITE, opacity: 100 },
    border: { ver, color: INK, width: 0, style: 'solid', radius: 0, padding: 0, opacity: 100 },
  }
}
