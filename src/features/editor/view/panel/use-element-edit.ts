import { useMemo } from 'react'
import type { Json, JsonObject } from '#src/scene/model/json.ts'
import { setIn, withElements, withScene } from '../../model/edit-document.ts'
import { useEditor, useScene } from '../../session/editor-context.ts'

export type Path = readonly [string, ...string[]]

export interface ElementEdit {
  /** What is edited: one element, or several at once. */
  ids: readonly string[]
  sceneId: string
  /** Sets the value at a place, as a step of its own; `label` is what was done, in Chinese. */
  set: (label: string, path: Path, value: Json) => void
  /** Sets the value at a place while it is being moved or typed: those in a row are one step, until `done`. */
  adjust: (label: string, path: Path, value: Json) => void
  /** Changes several places at once; those with the same key in a row are one step, until `done`. */
  change: (label: string, change: (raw: JsonObject) => JsonObject, key?: string) => void
  /** A slider was let go, a field was left: the next change is a step of its own. */
  done: () => void
}

export function useElementEdit(...chosen: readonly string[]): ElementEdit {
  const { store } = useEditor()
  const sceneId = useScene()?.id ?? ''
  const key = chosen.join(' ')
  return useMemo(() => {
    const ids = key.split(' ')
    const change: ElementEdit['change'] = (label, edit, what) => {
      store.edit(label, ({ document }) => withScene(document, sceneId, (scene) => withElements(scene, ids, edit)), {
        coalesce: what && `${what} ${key}`,
      })
    }
    return {
      ids,
      sceneId,
      set: (label, path, value) => change(label, (raw) => setIn(raw, path, value)),
      adjust: (label, path, value) => change(label, (raw) => setIn(raw, path, value), path.join('.')),
      change,
      done: store.seal,
    }
  }, [store, sceneId, key])
}
