import type { MouseEvent } from 'react'
import type { MenuName } from '../../commands/menus.ts'
import { isAt } from '../../model/geometry.ts'
import { topmostAt } from '../../model/hit-test.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'

/** The right button of a mouse; the key for the menu has another one. */
const RIGHT = 2

/** Which menu belongs to a place of the canvas. What lies there is chosen, unless it is already among what is. */
export function menuAt(stage: CanvasContext, event: MouseEvent): MenuName {
  const { store } = stage
  const { selection } = store.state
  if (event.button !== RIGHT) return selection.length > 0 ? 'elements' : 'canvas'
  const at = stage.pointAt(event)
  if (stage.placed().some((box) => selection.includes(box.id) && isAt(box, at))) return 'elements'
  // what is locked is only taken for its menu, which unlocks it
  const shown = stage.placed().filter(({ id }) => !store.state.hidden.includes(id))
  const hit = topmostAt(stage.reachable(), at) ?? topmostAt(shown, at)
  store.select(hit ? [hit.id] : [])
  return hit ? 'elements' : 'canvas'
}
