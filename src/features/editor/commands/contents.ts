/*
 * The materials that an element shows one after the other. The frame, the timing and everything else of it stay.
 */
import { own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { setIn, withElements, withScene } from '../model/edit-document.ts'
import { drawingBelow } from '../model/drawing-below.ts'
import { cannotHold, contentsOf } from '../model/limits.ts'
import { cannotChange, withoutElements } from './elements.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'

/** Adds materials, as `mediaRaw` makes them, behind those that an element has. */
export function addContents(store: EditorPort, elementId: string, medias: readonly JsonObject[]): Refusal {
  return setContents(store, elementId, '添加素材', (list) => [...list, ...medias])
}

export function replaceContent(store: EditorPort, elementId: string, index: number, media: JsonObject): Refusal {
  return setContents(store, elementId, '替换素材', (list) => (index in list ? list.toSpliced(index, 1, media) : list))
}

export function removeContent(store: EditorPort, elementId: string, index: number): Refusal {
  return setContents(store, elementId, '移除素材', (list) => (index in list ? list.toSpliced(index, 1) : list))
}

export function moveContent(store: EditorPort, elementId: string, from: number, to: number): Refusal {
  return setContents(store, elementId, '调整素材顺序', (list) => {
    const moved = list.slice(from, from + 1)
    return from === to || moved.length === 0 ? list : list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, ...moved)
  })
}

function setContents(
  store: EditorPort,
  elementId: string,
  label: string,
  change: (list: readonly Json[]) => readonly Json[],
): Refusal {
  if (store.state.readOnly !== undefined) return store.state.readOnly
  const raw = sceneOf(store)?.elements.find(({ id }) => id === elementId)?.raw
  const contents = raw === undefined ? undefined : contentsOf(raw)
  if (raw === undefined || !contents) return undefined
  const { kind, key } = contents
  const old = own(own(raw, 'data'), key)
  const list = Array.isArray(old) ? old : []
  const next = change(list)
  if (next === list) return undefined
  // what came with too many may still be made smaller
  const refusal = next.length > list.length ? cannotHold(kind, next.length) : undefined
  if (refusal !== undefined) return refusal
  const scene = sceneOf(store)
  const drawing = list.length === 0 && scene ? drawingBelow(scene, elementId) : new Set<string>()
  const gone = cannotChange(store, [...drawing]) === undefined ? drawing : new Set<string>()
  store.edit(label, ({ document, sceneId, selection }) => ({
    document: withScene(document, sceneId, (scene) =>
      withElements(withoutElements(scene, gone), [elementId], (raw) => setIn(raw, ['data', key], [...next])),
    ),
    selection: selection.filter((id) => !gone.has(id)),
  }))
  return undefined
}
