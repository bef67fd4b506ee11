import type { Color } from '#src/scene/model/scene-types.ts'
import type { Bounds } from '../model/bounds.ts'

let code: typeof import('./ground-at.ts') | undefined

/** What `lettersAt` tells, once its code has come at rest: until then nobody can tell. */
export const ground = {
  async preload() {
    code = await import('./ground-at.ts')
  },
  at: (place: Bounds): Color | undefined => code?.lettersAt(place),
}
