import { isKnown } from '#src/scene/kinds/kind-of.ts'
import { isJsonObject, type JsonObject } from '#src/scene/model/json.ts'
import { withScene, withElements, setIn, viewById, type EditScene } from '../model/edit-document.ts'
import { orderOf } from '../model/order.ts'
import { outsideOf, pixelInput, type PixelField } from '../model/pixel-input.ts'
import { movedALittle } from '../model/within-scene.ts'
import { NOT_EDITABLE, sceneOf, type EditorPort, type Refusal } from './editor-port.ts'
import { insertElements } from './insert.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export const NOTHING_CHOSEN = '请先选择元素'

/** Said where an element that is locked would be changed. */
const LOCKED = '所选元素已锁定，请先解锁'

export function cannotDuplicate({ state }: Pick<EditorPort, 'state'>): Refusal {
  return state.readOnly ?? (state.selection.length === 0 ? NOTHING_CHOSEN : undefined)
}

/** Why these elements cannot be changed or taken away: a lock holds wherever it is tried. */
export function cannotChange({ state }: Pick<EditorPort, 'state'>, ids: readonly string[]): Refusal {
  return state.readOnly ?? (ids.some((id) => state.locked.includes(id)) ? LOCKED : undefined)
}

export function cannotEditSelection(store: Pick<EditorPort, 'state'>): Refusal {
  return cannotDuplicate(store) ?? cannotChange(store, store.state.selection)
}

export function removeElements(
  store: EditorPort,
  ids: readonly string[] = store.state.selection,
  label = '删除元素',
): Refusal {
  const refusal = cannotChange(store, ids)
  if (refusal !== undefined) return refusal
  if (ids.length === 0) return NOTHING_CHOSEN
  const gone = new Set(ids)
  const done = store.edit(label, ({ document, sceneId, selection }) => ({
    document: withScene(document, sceneId, (scene) => withoutElements(scene, gone)),
    selection: selection.filter((id) => !gone.has(id)),
  }))
  if (done) store.announce(`${label}：${formatNumber(ids.length)} 个`)
  return undefined
}

export function duplicateElements(store: EditorPort, ids: readonly string[] = store.state.selection): Refusal {
  const refusal = store.state.readOnly ?? (ids.length === 0 ? NOTHING_CHOSEN : undefined)
  const scene = sceneOf(store)
  if (refusal !== undefined || !scene) return refusal
  return insertElements(store, movedALittle(rawsOf(scene, ids), store.state.document), '复制元素')
}

/** Adds copies of elements where `place` puts them, as one step: the end of a drag with Alt. */
export function duplicateAt(
  store: EditorPort,
  ids: readonly string[],
  place: (raw: JsonObject, id: string) => JsonObject,
): Refusal {
  const scene = sceneOf(store)
  return (
    scene &&
    insertElements(
      store,
      inOrder(scene, ids).map(({ raw, id }) => place(raw, id)),
      '复制元素',
    )
  )
}

export function rawsOf(scene: EditScene, ids: readonly string[]): JsonObject[] {
  return inOrder(scene, ids).map(({ raw }) => raw)
}

export function selectAll(store: EditorPort): Refusal {
  const all = selectable(store)
  if (all.length === 0) return '没有可选择的元素'
  store.select(all)
  store.announce(`已选择 ${formatNumber(all.length)} 个元素`)
  return undefined
}

/** Ids of the elements of the scene that are neither locked nor hidden, from the back to the front. */
export function selectable(store: Pick<EditorPort, 'state'>): string[] {
  const scene = sceneOf(store)
  const { locked, hidden } = store.state
  return scene ? orderOf(scene).filter((id) => !locked.includes(id) && !hidden.includes(id)) : []
}

/**
 * Puts a side or an edge of elements to whole pixels of the scene; where one of them does not fit, all of it is refused
 * and changes nothing (3§5).
 */
export function setPixels(store: EditorPort, ids: readonly string[], field: PixelField, pixels: number): Refusal {
  const refusal = cannotChange(store, ids)
  if (refusal !== undefined) return refusal
  const scene = sceneOf(store)
  const views = scene ? ids.flatMap((id) => viewById(scene, id) ?? []) : []
  const known = views.filter(isKnown)
  if (known.length < views.length) return NOT_EDITABLE
  const outside = outsideOf(
    known.map(({ layout }) => layout),
    field,
    pixels,
    store.state.document,
  )
  if (outside !== undefined) return outside
  store.edit('修改布局', ({ document, sceneId }) =>
    withScene(document, sceneId, (before) =>
      ids.reduce((after, id) => {
        const view = viewById(before, id)
        if (!view) return after
        const value = pixelInput(view.layout, field, pixels, document)
        return withElements(after, [id], (raw) => setIn(raw, ['layout', field], value))
      }, before),
    ),
  )
  return undefined
}

export function withoutElements(scene: EditScene, gone: ReadonlySet<string>): EditScene {
  const elements = scene.elements.filter(({ id }) => !gone.has(id))
  return elements.length === scene.elements.length ? scene : { ...scene, elements }
}

function inOrder(scene: EditScene, ids: readonly string[]): { id: string; raw: JsonObject }[] {
  const byId = new Map(scene.elements.map(({ id, raw }) => [id, raw]))
  return orderOf(scene).flatMap((id) => {
    const raw = byId.get(id)
    return ids.includes(id) && isJsonObject(raw) ? [{ id, raw }] : []
  })
}
