import type { DrawOptions } from '#src/scene/draw/draw-options.ts'
import type { Box } from '#src/scene/draw/box.ts'
import { drawColumn } from '#src/scene/draw/draw-text.ts'
import { round } from '#src/scene/draw/styles.ts'
import { frameAround } from '#src/scene/model/frame.ts'
import { own } from '#src/scene/model/json.ts'
import { viewLimits } from '#src/scene/model/limits.ts'
import { readTextStyle } from '#src/scene/model/read-parts.ts'
import { characterCount, finite, flag, numberIn, textOf } from '#src/scene/model/read-values.ts'
import type { ElementFrame, TextStyle } from '#src/scene/model/scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { everyFrame, type ElementKind } from './element-kind.ts'
import { PLAIN_TEXT, SCROLLING_TEXT } from './types.ts'

/** How much of a text is described, UTF-16 units. */
const MAX_DESCRIBED = 60

export interface TextElement extends ElementFrame {
  kind: 'text'
  text: string
  isScroll: boolean
  /** Percent of the scene's width a second. */
  speed: number
  style: TextStyle
}

export const text: ElementKind<TextElement> = {
  types: { [SCROLLING_TEXT]: '滚动文本', [PLAIN_TEXT]: '文本' },

  read(frame, data, report) {
    const value = own(data, 'value')
    if (typeof value === 'string' && characterCount(value) > viewLimits.textLength)
      report(`文本过长，仅显示前 ${formatNumber(viewLimits.textLength)} 字`, true)
    return {
      ...frame,
      kind: 'text',
      text: textOf(value, viewLimits.textLength),
      isScroll: flag(own(data, 'isScroll'), finite(frame.type) === SCROLLING_TEXT),
      speed: numberIn(own(data, 'speed'), 0, 100, 10),
      style: readTextStyle(data, 'center'),
    }
  },

  draw: (element, options) => [drawText(element, options)],
  frameKey: ({ isScroll }, options) => (isScroll ? everyFrame(options) : ''),

  describe({ text, isScroll }) {
    const line = text.replaceAll('\n', ' ').trim()
    const said = line.length > MAX_DESCRIBED ? `${line.slice(0, MAX_DESCRIBED)}…` : line
    return `${isScroll ? '滚动文本' : '文本'}“${said}”`
  },

  lettering: ({ style, isScroll }) => ({ style, scrolls: isScroll }),
  seconds: () => undefined,
  media: () => [],
}

/** At rest or on its way to the left. */
function drawText(element: TextElement, options: DrawOptions): Box {
  const { text, isScroll, style, layout, border } = element
  if (!isScroll) {
    return drawColumn(style, layout.lineHeight, text, {
      width: '100%',
      textAlign: style.horizontalAlign,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    })
  }
  return drawColumn(style, layout.lineHeight, text.replaceAll('\n', ' '), {
    width: 'max-content',
    // part of what moves: letters leave over the edge of the box, and none at rest is cut off at it
    ...(border.padding > 0 && { padding: `0 ${round(border.padding / style.size)}em` }),
    whiteSpace: 'pre',
    ...(options.time !== null && options.motion !== false && { transform: scrolled(element, options.time) }),
  })
}

/** How long a scrolling text stands before it leaves: what is looked at in its first second can be read, ms. */
export const STANDS_MS = 1000

/**
 * Where a scrolling text stands: it begins at the left edge, leaves there, and comes back from the right. The way of a
 * round is the room plus the text, and how long the text is only the browser knows: its percent in a transform.
 */
function scrolled({ layout, border, speed, style }: TextElement, time: number): string {
  // both in em of the line, whose font size is that of the text; the scene is 100 em of the root wide
  const ofLine = 10 / style.size
  const line = frameAround({ border: { ...border, padding: 0 } })
  const room = round(Math.max(0, layout.width - 2 * (line / 10)) * ofLine)
  const way = round(speed * (Math.max(0, time - STANDS_MS) / 1000) * ofLine)
  return `translateX(calc(${room}em - mod(${round(way + room)}em, ${room}em + 100%)))`
}
