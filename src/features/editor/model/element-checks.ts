/* What can be wrong with an element of any kind. */
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { finite, idOf } from '#src/scene/model/read-values.ts'
import { kinds, type SceneElement } from '#src/scene/kinds/kinds.ts'
import type { Layout } from '#src/scene/model/scene-types.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { editorKindOf } from '../kinds/editor-kind-of.ts'
import { visibleBounds } from './bounds.ts'
import type { EditElement } from './edit-document.ts'
import { info, warning, type Found } from './finding.ts'
import { cannotHold } from './limits.ts'
import type { Size } from './new-elements.ts'
import { proportionOf } from './proportion.ts'
import { mediaOfElement } from './used-media.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/**
 * Why a material should not be used, in words; undefined when it may, or when that is not known. Asked with its id as
 * text.
 */
export type MaterialCheck = (id: string) => string | undefined

/** A little over the edge is rounding. */
const EDGE = 0.01

export function placeFound({ raw, layout }: SceneElement, size: Size): Found[] {
  if (leaves(own(raw, 'layout'))) return [warning('位置超出场景，显示时会移入场景')]
  const seen = visibleBounds(layout, size)
  return layout.rotate % 180 !== 0 &&
    (seen.left < -EDGE ||
      seen.top < -EDGE ||
      seen.left + seen.width > 100 + EDGE ||
      seen.top + seen.height > 100 + EDGE)
    ? [warning('旋转后超出场景，超出部分不显示')]
    : []
}

function leaves(layout: unknown): boolean {
  const read = (key: keyof Layout) => finite(own(layout, key))
  const [left = 0, top = 0, width = 0, height = 0] = [read('left'), read('top'), read('width'), read('height')]
  return left < -EDGE || top < -EDGE || left + width > 100 + EDGE || top + height > 100 + EDGE
}

/** Bars up to this are not seen; percent of the side that they take from. */
const BAR = 1

/**
 * Pictures are shown whole: beside one of another shape in an element as large as the scene, the scene is seen (E48).
 */
export function barsFound(element: SceneElement, size: Size): Found[] {
  const { width, height } = element.layout
  if (width < 100 - EDGE || height < 100 - EDGE || element.layout.rotate % 180 !== 0) return []
  const pictures = kinds[element.kind].media(own(element.raw, 'data'))
  const scene = size.height / size.width
  const free = pictures.flatMap((picture) => {
    const shape = proportionOf([picture]) ?? scene
    const share = 100 * (1 - Math.min(shape / scene, scene / shape))
    return share < BAR ? [] : [shape > scene ? '左右' : '上下']
  })
  if (free.length === 0) return []
  const sides = new Set(free).size > 1 ? '四周' : free[0]
  const remedy = pictures.length === 1 && own(pictures[0], 'type') !== 1 ? '，设为场景背景可裁切铺满' : ''
  return [info(`图片完整显示，${sides}会留边${remedy}`)]
}

export function contentsFound(element: SceneElement): Found[] {
  const { contents } = editorKindOf(element)
  if (!contents) return []
  const count = contents.seconds(element).length
  if (count === 0) return [warning(`没有${contents.noun}，播放时为空白`)]
  const full = cannotHold(element.kind, count)
  return full === undefined ? [] : [warning(`${full}，现有 ${formatNumber(count)} 个`)]
}

export function materialsFound(element: EditElement, check: MaterialCheck): Found[] {
  return mediaOfElement(element).flatMap(({ raw }) => materialFound(raw, check))
}

export function materialFound(raw: JsonObject, check: MaterialCheck): Found[] {
  const name = own(raw, 'name')
  const called = typeof name === 'string' && name !== '' ? `素材“${name}”` : `素材 ${plainId(idOf(own(raw, 'id')))}`
  const path = own(raw, 'path')
  if (typeof path !== 'string' || path.trim() === '') return [warning(`${called}的文件缺失`)]
  const wrong = check(idOf(own(raw, 'id')))
  return wrong === undefined ? [] : [warning(`${called}${wrong}`)]
}
