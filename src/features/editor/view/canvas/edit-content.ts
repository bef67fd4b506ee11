import { editedBy } from '../../kinds/editor-kind-of.ts'
import { viewById } from '../../model/edit-document.ts'
import { pickingOf } from '../../session/writing.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'

/** Opens the words of an element to be written, or the choice of its materials; answers whether it has either. */
export function editContent({ store, writing }: CanvasContext, id: string): boolean {
  const scene = store.scene()
  const view = scene && viewById(scene, id)
  if (!view || store.state.readOnly !== undefined || store.state.locked.includes(id)) return false
  const way = editedBy(view)
  if (way === 'write') writing.set(id)
  if (way === 'pick') pickingOf(store).set(id)
  return way !== undefined
}
