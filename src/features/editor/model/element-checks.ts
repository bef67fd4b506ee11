/* What can be wrong with one element. */
import { own, type JsonObject } from '#src/scene/model/json.ts'
import { finite, idOf } from '#src/scene/model/read-values.ts'
import type { CarouselElement } from '#src/scene/kinds/carousel.ts'
import type { DateElement } from '#src/scene/kinds/date.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { MediaBoxElement } from '#src/scene/kinds/media-box.ts'
import type { TextElement } from '#src/scene/kinds/text.ts'
import type { Layout } from '#src/scene/model/scene-types.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { visibleBounds } from './bounds.ts'
import type { EditElement } from './edit-document.ts'
import { info, warning, type Found } from './finding.ts'
import { cannotHold } from './limits.ts'
import type { Size } from './new-elements.ts'
import type { SensitiveFinder } from './sensitive.ts'
import { mediaOfElement } from './used-media.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/**
 * Why a material should not be used, in words; undefined when it may, or when that is not known. Asked with its id as
 * text.
 */
export type MaterialCheck = (id: string) => string | undefined

/** Whether a text or a clock is cut off at the edge of its box. Only a page can tell. */
export type OverflowCheck = (element: TextElement | DateElement, size: Size) => boolean

/** A little over the edge is rounding. */
const EDGE = 0.01

export function sensitiveFound(element: SceneElement, find: SensitiveFinder): Found[] {
  if (element.kind !== 'text') return []
  const value = own(own(element.raw, 'data'), 'value')
  const words = typeof value === 'string' ? [...new Set(find(value).map(({ text }) => text.replace(/\s+/g, ' ')))] : []
  return words.length > 0
    ? [{ severity: 'error', message: `包含敏感词：${words.map((word) => `“${word}”`).join('')}` }]
    : []
}

export function textFound(element: SceneElement, size: Size, overflows: OverflowCheck): Found[] {
  if (element.kind !== 'text' && element.kind !== 'date') return []
  if (element.kind === 'text' && element.text.trim() === '')
    return element.background.color || element.background.image ? [] : [warning('文本为空')]
  return overflows(element, size) ? [warning('文字可能显示不全，请调大控件或调小字号')] : []
}

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

export function contentsFound(element: SceneElement): Found[] {
  if (!isTimed(element)) return []
  const count = element.kind === 'carousel' ? element.images.length : element.medias.length
  if (count === 0) return [warning(element.kind === 'carousel' ? '没有图片，播放时为空白' : '没有素材，播放时为空白')]
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

/** Videos whose length is not known, which are then taken as ten seconds (E3). */
export function lengthsFound(element: SceneElement): Found[] {
  const unknown =
    element.kind === 'mediaBox'
      ? element.medias.filter(({ kind, seconds }) => kind === 'video' && seconds === undefined)
      : []
  return unknown.length > 0 ? [info(`${formatNumber(unknown.length)} 个视频的时长未知，按 10 秒计算`)] : []
}

export function isTimed(element: SceneElement): element is CarouselElement | MediaBoxElement {
  return element.kind === 'carousel' || element.kind === 'mediaBox'
}
