import { isJsonObject, own, type Json, type JsonObject } from './json.ts'
import { adLimits, KNOWN_VERSION, viewLimits } from './limits.ts'
import { colorOf, finite, flag, fontOf, idOf, numberIn, oneOf, textOf } from './read-values.ts'
import type { Background, Border, Color, Layout, Media, SceneElement, TextStyle } from './scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** Says what should be known about a content: the message, and whether the view leaves something out. */
export type Report = (message: string, hides?: boolean) => void

/** The colour of new texts (3§9). */
const INK: Color = { r: 21, g: 21, b: 21 }
const WHITE: Color = { r: 255, g: 255, b: 255 }

/** The longest stay and video, seconds; a day. */
const DAY = 86_400

/** An element as it is drawn. Never fails: what is not known is an element of kind `other`. */
export function readElement(raw: JsonObject, index: number, report: Report): SceneElement {
  const type = own(raw, 'type')
  const data = own(raw, 'data')
  if ([raw, data, own(raw, 'layout')].some((part) => (finite(own(part, 'ver')) ?? 0) > KNOWN_VERSION)) report(NEWER)
  const frame = {
    raw,
    index,
    type,
    layout: readLayout(own(raw, 'layout')),
    background: readBackground(own(raw, 'background'), undefined),
    border: readBorder(own(raw, 'border')),
  }
  switch (finite(type)) {
    case 160:
    case 170: {
      const value = own(data, 'value')
      if (typeof value === 'string' && value.length > viewLimits.textLength)
        report(`文本过长，仅显示前 ${formatNumber(viewLimits.textLength)} 字`, true)
      return {
        ...frame,
        kind: 'text',
        text: textOf(value, viewLimits.textLength),
        isScroll: flag(own(data, 'isScroll'), finite(type) === 160),
        speed: numberIn(own(data, 'speed'), 0, 100, 10),
        style: readTextStyle(data, 'center'),
      }
    }
    case 500: {
      const formatter = finite(own(data, 'formatter'))
      return {
        ...frame,
        kind: 'date',
        formatter: formatter === 1 || formatter === 2 || formatter === 3 ? formatter : 4,
        style: readTextStyle(data, 'right'),
      }
    }
    case 250: {
      const stay = numberIn(own(data, 'stay'), 1, DAY, 10)
      const animation = own(data, 'animation')
      const effect = finite(own(animation, 'inId')) ?? 1
      return {
        ...frame,
        kind: 'carousel',
        images: readMedias(own(data, 'images'), '轮播图片', adLimits.images, report),
        stay,
        change: flag(own(data, 'disableAnimation'), false)
          ? 0
          : Math.min(stay * 1000, numberIn(own(data, 'duration'), 0, 10_000, 2000)),
        effect,
        exit: finite(own(animation, 'outId')) ?? effect,
      }
    }
    case 1400:
      return {
        ...frame,
        kind: 'mediaBox',
        medias: readMedias(own(data, 'medias'), '混合媒体', adLimits.medias, report),
        isMuted: flag(own(data, 'isMuted'), true),
      }
    default:
      return { ...frame, kind: 'other' }
  }
}

/** What is said of a content with a `ver` that is not known. */
export const NEWER = '部分内容由更新的版本制作，显示可能有出入，且不可编辑'

function readLayout(layout: unknown): Layout {
  const width = numberIn(own(layout, 'width'), 0, 100, 40)
  const height = numberIn(own(layout, 'height'), 0, 100, 30)
  return {
    width,
    height,
    left: numberIn(own(layout, 'left'), 0, 100 - width, 0),
    top: numberIn(own(layout, 'top'), 0, 100 - height, 0),
    zIndex: numberIn(own(layout, 'zIndex'), -1e9, 1e9, 0),
    rotate: (finite(own(layout, 'rotate')) ?? 0) % 360,
    lineHeight: numberIn(own(layout, 'lineHeight'), 0.5, 10, 1.2),
  }
}

/** Reads a background; `otherwise` is the colour where it has none. */
export function readBackground(background: unknown, otherwise: Color | undefined): Background {
  const type = finite(own(background, 'type')) ?? 0
  const image = own(background, 'image')
  return {
    color: type === 1 ? colorOf(own(background, 'color'), otherwise ?? WHITE) : otherwise,
    image: type !== 0 && type !== 1 && isJsonObject(image) ? readMedia(image) : undefined,
    opacity: numberIn(own(background, 'opacity'), 0, 100, 100) / 100,
  }
}

function readBorder(border: unknown): Border {
  return {
    width: numberIn(own(border, 'width'), 0, 500, 0),
    style: oneOf(own(border, 'style'), ['solid', 'dashed', 'dotted', 'double', 'none']),
    color: colorOf(own(border, 'color'), INK),
    opacity: numberIn(own(border, 'opacity'), 0, 100, 100) / 100,
    radius: numberIn(own(border, 'radius'), 0, 1000, 0),
    padding: numberIn(own(border, 'padding'), 0, 500, 0),
  }
}

function readTextStyle(data: unknown, align: 'center' | 'right'): TextStyle {
  const horizontal = own(data, 'horizontalAlign')
  return {
    font: fontOf(own(data, 'font')),
    size: numberIn(own(data, 'size'), 1, 500, 30),
    color: colorOf(own(data, 'color'), INK),
    horizontalAlign: horizontal === 'left' || horizontal === 'right' || horizontal === 'center' ? horizontal : align,
    verticalAlign: oneOf(own(data, 'verticalAlign'), ['middle', 'top', 'bottom']),
  }
}

function readMedias(value: Json | undefined, what: string, limit: number, report: Report): Media[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    report(`${what}的数据异常，无法显示`, true)
    return []
  }
  if (value.length > viewLimits.images)
    report(`${what}过多（共 ${formatNumber(value.length)} 个），仅显示前 ${formatNumber(viewLimits.images)} 个`, true)
  else if (value.length > limit)
    report(`${what}共 ${formatNumber(value.length)} 个，超过上限 ${formatNumber(limit)} 个`)
  return value.slice(0, viewLimits.images).map(readMedia)
}

function readMedia(item: Json): Media {
  const video = finite(own(item, 'type')) === 1
  const seconds = finite(own(item, 'duration')) ?? 0
  return {
    id: idOf(own(item, 'id')),
    kind: video ? 'video' : 'image',
    name: textOf(own(item, 'name'), 100),
    path: pathOf(own(item, 'path')),
    snapshot: pathOf(own(item, 'snapshot')),
    seconds: video && seconds > 0 ? Math.min(DAY, Math.max(1, seconds)) : undefined,
  }
}

function pathOf(value: unknown): string {
  // a picture inside the content may be long; anything longer is no address
  return typeof value === 'string' && value.length <= 5_000_000 ? value : ''
}
