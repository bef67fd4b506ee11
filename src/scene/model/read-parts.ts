/* Readers of what elements and scenes are made of; none fails, whatever it is given. */
import { isJsonObject, own, type Json } from './json.ts'
import { viewLimits } from './limits.ts'
import { colorOf, finite, fontOf, idOf, numberIn, oneOf, textOf } from './read-values.ts'
import type { Background, Border, Color, Layout, Media, TextStyle } from './scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** Says what should be known about a content: the message, and whether the view leaves something out. */
export type ReportProblem = (message: string, hides?: boolean) => void

/** The colour of new texts (3§9). */
const INK: Color = { r: 21, g: 21, b: 21 }
const WHITE: Color = { r: 255, g: 255, b: 255 }

/** The longest stay and video, seconds. */
export const DAY = 86_400

/** What is said of a content with a `ver` that is not known. */
export const NEWER = '部分内容由更新的版本制作，显示可能有出入，且不可编辑'

export function readLayout(layout: unknown): Layout {
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

export function readBorder(border: unknown): Border {
  return {
    width: numberIn(own(border, 'width'), 0, 500, 0),
    style: oneOf(own(border, 'style'), ['solid', 'dashed', 'dotted', 'double', 'none']),
    color: colorOf(own(border, 'color'), INK),
    opacity: numberIn(own(border, 'opacity'), 0, 100, 100) / 100,
    radius: numberIn(own(border, 'radius'), 0, 1000, 0),
    padding: numberIn(own(border, 'padding'), 0, 500, 0),
  }
}

/** How letters look; `align` where the content does not say it. */
export function readTextStyle(data: unknown, align: 'center' | 'right'): TextStyle {
  const horizontal = own(data, 'horizontalAlign')
  return {
    font: fontOf(own(data, 'font')),
    size: numberIn(own(data, 'size'), 1, 500, 30),
    color: colorOf(own(data, 'color'), INK),
    horizontalAlign: horizontal === 'left' || horizontal === 'right' || horizontal === 'center' ? horizontal : align,
    verticalAlign: oneOf(own(data, 'verticalAlign'), ['middle', 'top', 'bottom']),
  }
}

/** The materials of a list; `limit` is how many a new one may have. */
export function readMedias(value: Json | undefined, what: string, limit: number, report: ReportProblem): Media[] {
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
