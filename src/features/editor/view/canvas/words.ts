import { viewById, type EditScene } from '../../model/edit-document.ts'
import { elementKind, elementName } from '../../model/element-name.ts'
import { toPixels } from '../../model/geometry.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export function placeWords(stage: CanvasContext, id: string): string {
  const scene = stage.store.scene()
  const view = scene && viewById(scene, id)
  if (!view) return ''
  const { left, top, width, height } = toPixels(view.layout, stage.size())
  const [x, y, w, h] = [left, top, width, height].map(Math.round)
  return `左 ${x}，上 ${y}，宽 ${w}，高 ${h} 像素`
}

/** An element in words: its kind and name, its place in the order, where it lies. */
export function elementWords(stage: CanvasContext, scene: EditScene, id: string): string {
  const view = viewById(scene, id)
  if (!view) return ''
  const [kind, name] = [elementKind(view), stage.store.state.names[id] ?? elementName(view)]
  const order = stage.placed().findIndex((box) => box.id === id)
  const state = [
    stage.store.state.locked.includes(id) && '已锁定',
    stage.store.state.hidden.includes(id) && '已隐藏',
  ].filter(Boolean)
  return [
    name === kind ? kind : `${kind} ${name}`,
    `第 ${formatNumber(order + 1)} 个，共 ${formatNumber(scene.elements.length)} 个`,
    placeWords(stage, id),
    ...state,
  ].join('，')
}
