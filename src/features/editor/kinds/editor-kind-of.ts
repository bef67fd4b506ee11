import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { EditorKind } from './editor-kind.ts'
import { editorKinds } from './kinds.ts'

export function editorKindOf(element: SceneElement): EditorKind<SceneElement> {
  return editorKinds[element.kind]
}
