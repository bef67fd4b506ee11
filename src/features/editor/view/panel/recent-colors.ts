import type { Color } from '#src/scene/model/scene-types.ts'
import { PREDEFINED_COLORS, sameColor } from './colors.ts'

const MOST = 8
let recent: readonly Color[] = []

/** Colours of one's own that were chosen since the page was opened, the last first. */
export function recentColors(): readonly Color[] {
  return recent
}

export function rememberColor(chosen: Color) {
  if (PREDEFINED_COLORS.some(({ color }) => sameColor(color, chosen))) return
  recent = [chosen, ...recent.filter((color) => !sameColor(color, chosen))].slice(0, MOST)
}
