import { useState, type ReactNode } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { browserMedia } from '#src/scene/browser-media.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import type { ScreenActions } from '../commands/command.ts'
import { editDocument } from '../model/edit-document.ts'
import { EditorContext, useEditorState } from '../session/editor-context.ts'
import { createEditorStore } from '../session/editor-store.ts'

export interface EditorAroundProps {
  /** The content of the ad. */
  content: unknown
  width?: number
  height?: number
  readOnly?: string
  screen?: ScreenActions
  children: ReactNode
}

export function EditorAround({ content, width = 1920, height = 1080, readOnly, screen, children }: EditorAroundProps) {
  const [editor] = useState(() => {
    const store = createEditorStore(editDocument(content as JsonObject, { name: '广告', width, height }))
    store.set({ readOnly })
    return { store, media: browserMedia(undefined, undefined), ...(screen && { screen }) }
  })
  return (
    <EditorContext value={editor}>
      {children}
      <Said />
    </EditorContext>
  )
}

function Said() {
  const { announced } = useEditorState()
  return (
    <VisuallyHidden role="status" aria-label="播报">
      {announced.text}
    </VisuallyHidden>
  )
}
