import type { DateElement, TextElement, TextStyle } from '#src/scene/model/scene-types.ts'
import { FILL, type Box, type Style } from './box.ts'
import type { DrawOptions } from './draw-options.ts'
import { formatClock } from './format-clock.ts'
import { em, FONTS, rgb, round } from './styles.ts'

const VERTICAL = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const

export function drawText(element: TextElement, options: DrawOptions): Box {
  const { text, isScroll, style, layout } = element
  if (!isScroll) {
    return column(style, layout.lineHeight, text, {
      width: '100%',
      textAlign: style.horizontalAlign,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    })
  }
  return column(style, layout.lineHeight, text.replaceAll('\n', ' '), {
    width: 'max-content',
    whiteSpace: 'pre',
    ...(options.time !== null && options.motion !== false && { transform: scrolled(element, options.time) }),
  })
}

export function drawDate({ formatter, style, layout }: DateElement, { clock }: DrawOptions): Box {
  return column(style, layout.lineHeight, formatClock(formatter, clock), {
    width: '100%',
    textAlign: style.horizontalAlign,
    whiteSpace: 'pre',
  })
}

function column(style: TextStyle, lineHeight: number, text: string, line: Style): Box {
  return {
    key: 'text',
    style: {
      ...FILL,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: VERTICAL[style.verticalAlign],
      overflow: 'hidden',
    },
    children: [
      {
        key: 'line',
        style: {
          flex: 'none',
          fontSize: em(style.size),
          ...(style.font !== undefined && { fontFamily: `'${style.font}', ${FONTS}` }),
          color: rgb(style.color),
          lineHeight,
          unicodeBidi: 'isolate',
          ...line,
        },
        text,
      },
    ],
  }
}

/**
 * Where a scrolling text stands: it begins at the left edge, leaves there, and comes back from the right. The way of a
 * round is the room plus the text, and how long the text is only the browser knows: its percent in a transform.
 */
function scrolled({ layout, border, speed, style }: TextElement, time: number): string {
  // both in em of the line, whose font size is that of the text; the scene is 100 em of the root wide
  const ofLine = 10 / style.size
  const room = round(Math.max(0, layout.width - 2 * ((border.width + border.padding) / 10)) * ofLine)
  const way = round(speed * (time / 1000) * ofLine)
  return `translateX(calc(${room}em - mod(${round(way + room)}em, ${room}em + 100%)))`
}
