import type { Box } from '#src/scene/draw/box.ts'
import type { DrawOptions } from '#src/scene/draw/draw-options.ts'
import { codeSign, placeholder, weatherSign } from '#src/scene/draw/placeholder.ts'
import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { finite, idOf } from '#src/scene/model/read-values.ts'
import type { ElementFrame } from '#src/scene/model/scene-types.ts'
import type { ElementKind } from './element-kind.ts'
import { QR_CODE, WEATHER, WEB_PAGE } from './types.ts'

/** Any type that has no kind of its own: shown by its name, kept as it is (M4). */
export interface OtherElement extends ElementFrame {
  kind: 'other'
}

const types: Readonly<Record<number, string>> = {
  100: '文本',
  200: '图片',
  300: '视频',
  350: '视频',
  [WEB_PAGE]: '网页',
  950: '网页',
  1000: '流媒体',
  1100: '摄像头',
  [WEATHER]: '天气',
  1300: '文档',
  1500: '特效',
  1600: '倒计时',
  [QR_CODE]: '二维码',
}

/** What has no kind of its own. */
export const other: ElementKind<OtherElement> = {
  types,
  read: (frame) => ({ ...frame, kind: 'other' }),
  draw: ({ type }, { composing }) => [drawOther(type, composing)],
  frameKey: (_element, { composing = false }) => String(composing),
  describe: ({ type }) => unknownName(type),
  lettering: () => undefined,
  seconds: () => undefined,
  media: found,
}

/** The name of a type that has no kind of its own; one that no document names says its number. */
export function unknownName(type: unknown): string {
  return (
    types[finite(type) ?? Number.NaN] ??
    (typeof type === 'number' || typeof type === 'string' ? `未知元素 ${String(type).slice(0, 12)}` : '未知元素')
  )
}

/** The sign of a code or of the weather for one, else its name; whether it can be edited is the editor's word. */
function drawOther(type: unknown, composing: DrawOptions['composing'] = false): Box {
  if (composing) return placeholder('other', `${unknownName(type)}（不可编辑）`)
  if (type === QR_CODE) return codeSign('other')
  return type === WEATHER ? weatherSign('other') : placeholder('other', unknownName(type))
}

/**
 * What looks like a material, with an id and a file, anywhere in a value. A content is not deeper than what was read.
 */
function found(value: Json | undefined): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(found)
  if (!isJsonObject(value)) return []
  const self = idOf(own(value, 'id')) !== '' && typeof own(value, 'path') === 'string'
  return [...(self ? [value] : []), ...Object.values(value).flatMap(found)]
}
