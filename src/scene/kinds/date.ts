import { drawColumn } from '#src/scene/draw/draw-text.ts'
import { formatClock } from '#src/scene/draw/format-clock.ts'
import { own } from '#src/scene/model/json.ts'
import { readTextStyle } from '#src/scene/model/read-parts.ts'
import { finite } from '#src/scene/model/read-values.ts'
import type { ElementFrame, TextStyle } from '#src/scene/model/scene-types.ts'
import type { ElementKind } from './element-kind.ts'
import { DATE } from './types.ts'

export interface DateElement extends ElementFrame {
  kind: 'date'
  /** 1 date and time, 2 date, 3 time, 4 date and weekday (3§4). */
  formatter: 1 | 2 | 3 | 4
  style: TextStyle
}

export const date: ElementKind<DateElement> = {
  types: { [DATE]: '日期时间' },

  read(frame, data) {
    const formatter = finite(own(data, 'formatter'))
    return {
      ...frame,
      kind: 'date',
      formatter: formatter === 1 || formatter === 2 || formatter === 3 ? formatter : 4,
      style: readTextStyle(data, 'right'),
    }
  },

  draw: ({ formatter, style, layout }, { clock }) => [
    drawColumn(style, layout.lineHeight, formatClock(formatter, clock), {
      width: '100%',
      textAlign: style.horizontalAlign,
      whiteSpace: 'pre',
    }),
  ],
  frameKey: (_element, { clock }) => String(Math.floor(clock.getTime() / 1000)),
  describe: () => '日期时间',
  lettering: ({ style }) => ({ style, scrolls: false }),
  seconds: () => undefined,
  media: () => [],
}
