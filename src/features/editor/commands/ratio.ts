import { editorKindOf } from '../kinds/editor-kind-of.ts'
import { viewById } from '../model/edit-document.ts'
import { sceneOf, type EditorPort } from './editor-port.ts'

export const RATIO_LABEL = '拖角保持比例'

/** Whether the corners of elements keep their proportion: of pictures they do, unless something else was said (E45). */
export function keepsRatio(store: Pick<EditorPort, 'state'>, ids = store.state.selection): boolean {
  const scene = sceneOf(store)
  return ids.some((id) => {
    const view = scene && viewById(scene, id)
    return store.state.ratios[id] ?? (view && editorKindOf(view).contents !== undefined)
  })
}

export function toggleRatio(store: EditorPort): undefined {
  const { selection, ratios } = store.state
  const keeps = !keepsRatio(store)
  store.set({ ratios: { ...ratios, ...Object.fromEntries(selection.map((id) => [id, keeps])) } })
  store.announce(keeps ? RATIO_LABEL : '拖角不保持比例')
}
