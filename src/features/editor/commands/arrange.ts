import { aligned, DISTRIBUTE_FROM, distributed, type AlignAction, type Axis } from '../model/align.ts'
import { withScene } from '../model/edit-document.ts'
import { ordered, orderedTo, type OrderAction } from '../model/order.ts'
import { cannotChange, cannotEditSelection } from './elements.ts'
import { knownOf, NOT_EDITABLE, sceneOf, type EditorPort, type Refusal } from './editor-port.ts'

export const ALIGN_LABELS: Readonly<Record<AlignAction, string>> = {
  left: '左对齐',
  center: '水平居中',
  right: '右对齐',
  top: '顶对齐',
  middle: '垂直居中',
  bottom: '底对齐',
}
export const DISTRIBUTE_LABELS: Readonly<Record<Axis, string>> = { x: '水平等距', y: '垂直等距' }
export const ORDER_LABELS: Readonly<Record<OrderAction, string>> = {
  up: '上移一层',
  down: '下移一层',
  top: '置于顶层',
  bottom: '置于底层',
}

/** Why the chosen elements cannot be arranged: those of an unknown type stay as they came (E1). */
export function cannotArrange(store: Pick<EditorPort, 'state'>): Refusal {
  const refusal = cannotEditSelection(store)
  const scene = sceneOf(store)
  if (refusal !== undefined || !scene) return refusal
  return knownOf(scene, store.state.selection).length === 0 ? NOT_EDITABLE : undefined
}

export function alignElements(store: EditorPort, action: AlignAction): Refusal {
  const refusal = cannotArrange(store)
  if (refusal !== undefined) return refusal
  store.edit(ALIGN_LABELS[action], ({ document, sceneId, selection }) =>
    withScene(document, sceneId, (scene) => aligned(scene, selection, action, document)),
  )
  store.announce(ALIGN_LABELS[action])
  return undefined
}

export function cannotDistribute(store: Pick<EditorPort, 'state'>): Refusal {
  const scene = sceneOf(store)
  const count = scene ? knownOf(scene, store.state.selection).length : 0
  return (
    cannotChange(store, store.state.selection) ??
    (count < DISTRIBUTE_FROM ? `请选择至少 ${DISTRIBUTE_FROM} 个元素` : undefined)
  )
}

export function distributeElements(store: EditorPort, axis: Axis): Refusal {
  const refusal = cannotDistribute(store)
  if (refusal !== undefined) return refusal
  store.edit(DISTRIBUTE_LABELS[axis], ({ document, sceneId, selection }) =>
    withScene(document, sceneId, (scene) => distributed(scene, selection, axis, document)),
  )
  store.announce(DISTRIBUTE_LABELS[axis])
  return undefined
}

export function cannotOrder(store: Pick<EditorPort, 'state'>, action: OrderAction): Refusal {
  const refusal = cannotArrange(store)
  const scene = sceneOf(store)
  if (refusal !== undefined || !scene) return refusal
  if (ordered(scene, store.state.selection, action) !== scene) return undefined
  return action === 'up' || action === 'top' ? '已在最上层' : '已在最下层'
}

export function orderElements(store: EditorPort, action: OrderAction): Refusal {
  const refusal = cannotOrder(store, action)
  if (refusal !== undefined) return refusal
  store.edit(ORDER_LABELS[action], ({ document, sceneId, selection }) =>
    withScene(document, sceneId, (scene) => ordered(scene, selection, action)),
  )
  store.announce(ORDER_LABELS[action])
  return undefined
}

/** Puts elements together at a place among the others of the scene, 0 being the back. */
export function orderElementsTo(store: EditorPort, ids: readonly string[], index: number): Refusal {
  const refusal = cannotChange(store, ids)
  if (refusal !== undefined) return refusal
  store.edit('调整层级', ({ document, sceneId }) =>
    withScene(document, sceneId, (scene) => orderedTo(scene, ids, index)),
  )
  return undefined
}
