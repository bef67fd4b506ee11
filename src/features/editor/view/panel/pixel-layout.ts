import type { Layout } from '#src/scene/model/scene-types.ts'
import { setIn, viewById, withElements, withScene } from '../../model/edit-document.ts'
import type { Size } from '../../model/new-elements.ts'
import { percent } from '../../model/percent.ts'
import type { EditorStore } from '../../session/editor-store.ts'

/** What the fields of the layout set. */
export type LayoutKey = 'left' | 'top' | 'width' | 'height'

/** A layout in whole pixels of the ad. */
export function pixelLayout(layout: Pick<Layout, LayoutKey>, { width, height }: Size): Record<LayoutKey, number> {
  const pixels = (part: number, side: number) => Math.round((part * side) / 100)
  return { left: pixels(layout.left, width), top: pixels(layout.top, height), width: pixels(layout.width, width), height: pixels(layout.height, height) }
}

/** Sets one of the four of an element to a pixel; answers 超出限制值 and changes nothing when that is outside the scene (3§5). */
export function setPixels(store: EditorStore, id: string, key: LayoutKey, value: number): string | undefined {
  const { document } = store.state
  const scene = store.scene()
  const view = scene && viewById(scene, id)
  if (!view) return undefined
  const whole = Math.round(value)
  const along = key === 'left' || key === 'width'
  const side = along ? document.width : document.height
  const now = pixelLayout(view.layout, document)
  const other = key === 'left' ? now.width : key === 'width' ? now.left : key === 'top' ? now.height : now.top
  if (whole < 0 || whole > side - other) return '超出限制值'
  if (whole === now[key]) return undefined
  const kept = view.layout[key === 'left' ? 'width' : key === 'width' ? 'left' : key === 'top' ? 'height' : 'top']
  // the other one may be up to half a pixel more than it shows
  const leaf = Math.min(percent((whole / side) * 100), percent(100 - kept))
  store.edit('修改布局', (place) => withScene(place.document, place.sceneId, (scene) => withElements(scene, [id], (raw) => setIn(raw, ['layout', key], leaf))), { coalesce: `layout.${key} ${id}` })
  return undefined
}
