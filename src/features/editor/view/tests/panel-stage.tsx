import { useState } from 'react'
import { browserMedia } from '#src/scene/browser-media.ts'
import { own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { sampleScene } from '#src/scene/tests/samples.ts'
import { editDocument } from '../../model/edit-document.ts'
import { EditorContext } from '../../session/editor-context.ts'
import { createEditorStore, type EditorStore } from '../../session/editor-store.ts'
import { Pickers } from '../pickers/pickers.tsx'
import { PropertiesPanel } from '../panel/properties-panel.tsx'

const media = browserMedia(undefined, undefined)
const NONE: unknown[] = []
let store: EditorStore

/** The panel beside nothing, with a scene of elements of which the first `chosen` are chosen. */
export function Panel({
  elements = NONE,
  chosen = 1,
  background,
  readOnly,
}: {
  elements?: unknown[]
  chosen?: number
  background?: unknown
  readOnly?: string
}) {
  const [editor] = useState(() => {
    const page = { ...sampleScene(elements), ...(background !== undefined && { background }) } as unknown as JsonObject
    store = createEditorStore(editDocument({ pages: [page] }, { name: '春茶上新', width: 1920, height: 1080 }), {
      // a clock that stands: what is one step does not depend on how fast the test types
      now: () => 0,
    })
    store.select((store.scene()?.elements ?? []).slice(0, chosen).map(({ id }) => id))
    if (readOnly !== undefined) store.set({ readOnly })
    return { store, media }
  })
  return (
    <EditorContext value={editor}>
      <div style={{ width: 320, border: '1px solid var(--ui-border)' }}>
        <PropertiesPanel />
        <Pickers />
      </div>
    </EditorContext>
  )
}

export function panelStore(): EditorStore {
  return store
}

export function rawAt(...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => own(value, key), store.scene()?.elements[0]?.raw)
}

export function backgroundAt(key: string): Json | undefined {
  return own(own(store.scene()?.raw, 'background'), key)
}
