import type { TextStyle } from '#src/scene/model/scene-types.ts'
import { FILL, type Box, type Style } from './box.ts'
import { em, FONTS, rgb } from './styles.ts'

const VERTICAL = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const

/** A text in the whole of a box; `line` is how its lines run. */
export function drawColumn(style: TextStyle, lineHeight: number, text: string, line: Style): Box {
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
