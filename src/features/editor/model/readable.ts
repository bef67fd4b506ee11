import type { Color } from '#src/scene/model/scene-types.ts'
import { INK, WHITE } from './new-elements.ts'

/** The least contrast of text, WCAG AA. */
const CONTRAST = 4.5

/** The colour of new letters on a ground: that of 3§9 where it can be read, else the better one of both. */
export function readableOn(ground: Color): Color {
  const dark = contrast(ground, INK)
  return dark >= CONTRAST || dark >= contrast(ground, WHITE) ? INK : WHITE
}

/** Of two colours, 1 to 21 (WCAG). */
export function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance({ r, g, b }: Color): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
