import type { Color } from '#src/scene/model/scene-types.ts'
import type { Bounds } from '../model/bounds.ts'

let code: typeof import('./ground-at.ts') | undefined

/** `lettersAt`, whose code is loaded when the page is at rest: `at` is undefined until then. */
export const ground = {
  async preload() {
    code = await import('./ground-at.ts')
  },
  at: (place: Bounds): Color | undefined => code?.lettersAt(place),
}
