import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { EditorKind } from './editor-kind.ts'
import { editorKinds } from './kinds.ts'

export function editorKindOf(element: SceneElement): EditorKind<SceneElement> {
  return editorKinds[element.kind]
}

/** What Enter or a double click opens of an element: its words to be written, or the choice of its materials. */
export function editedBy(element: SceneElement): 'write' | 'pick' | undefined {
  const { written, contents } = editorKindOf(element)
  return written(element) ? 'write' : contents ? 'pick' : undefined
}
