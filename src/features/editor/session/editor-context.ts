import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import { sceneById, type EditScene } from '../model/edit-document.ts'
import type { ScreenActions } from '../commands/command.ts'
import type { EditorState, EditorStore } from './editor-store.ts'

export interface Editor {
  store: EditorStore
  /** Where materials are loaded from; the same object as long as the editor lives. */
  media: MediaResolver
  /** Absent where a part of the editor stands alone. */
  screen?: ScreenActions
  /** Began as a copy of another ad, and is an ad of its own once it is saved. */
  isCopy?: boolean
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no editor around')
  return editor
}

/** What the editor shows; a component is drawn anew when what it has read of it changes. */
export function useEditorState(): Readonly<EditorState> {
  // the documents in it are held by reference and immutable by themselves, so that no deeper type is needed
  // at once, for the fields of text among them (E24)
  return useSnapshot(useEditor().store.state as object, { sync: true }) as Readonly<EditorState>
}

export function useScene(): EditScene | undefined {
  const { document, sceneId } = useEditorState()
  return sceneById(document, sceneId)
}
