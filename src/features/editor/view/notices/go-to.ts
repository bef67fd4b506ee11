import type { Finding } from '../../model/finding.ts'
import type { EditorStore } from '../../session/editor-store.ts'

/** Leads to what a finding is about. */
export function goTo(store: EditorStore, { sceneId, elementId }: Pick<Finding, 'sceneId' | 'elementId'>) {
  if (sceneId !== undefined) store.goToScene(sceneId)
  store.select(elementId === undefined ? [] : [elementId])
}
