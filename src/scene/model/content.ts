/*
 * The codec of an ad's content (E1). What is read keeps the whole JSON value beside what can be drawn, so that saving
 * writes back every key, type and version that is not known here.
 */
import { stringifyJson } from '#src/lib/data/parse-json.ts'
import { decodeContent } from './decode-content.ts'
import { stayOf } from './durations.ts'
import { isJsonObject, own, type Json, type JsonObject } from './json.ts'
import { adLimits, viewLimits } from './limits.ts'
import { readElement } from './read-element.ts'
import { NEWER, readBackground, type ReportProblem } from './read-parts.ts'
import { finite, textOf } from './read-values.ts'
import type { Problem, Scene, SceneDocument } from './scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export type ReadContent = { ok: true; document: SceneDocument } | { ok: false; reason: string; original: unknown }

/** How many problems are told; the rest is more of the same. */
const MAX_PROBLEMS = 20
const WHITE = { r: 255, g: 255, b: 255 }

/** Reads the content of an ad: text, text in a text, or an object (M1). Never throws. */
export function readContent(content: unknown): ReadContent {
  const decoded = decodeContent(content)
  return decoded.ok
    ? { ok: true, document: readDocument(decoded.raw, decoded.encodedTwice) }
    : { ...decoded, original: content }
}

/** The content to save: exactly the value that was read, as one text. */
export function writeContent(document: Pick<SceneDocument, 'raw'>): string {
  return stringifyJson(document.raw)
}

export function readDocument(raw: JsonObject, encodedTwice = false): SceneDocument {
  const problems = new Map<string, Problem>()
  let viewOnly = false
  const report: ReportProblem = (message, hides = false) => {
    viewOnly ||= message === NEWER
    if (problems.size < MAX_PROBLEMS) problems.set(message, { message, hides })
  }
  if (encodedTwice) report('内容被重复编码，已还原')
  const pages = own(raw, 'pages')
  if (pages !== undefined && pages !== null && !Array.isArray(pages)) report('场景列表的数据异常，无法显示', true)
  const list = Array.isArray(pages) ? pages : []
  if (list.length > viewLimits.scenes)
    report(`场景过多（共 ${formatNumber(list.length)} 个），仅显示前 ${formatNumber(viewLimits.scenes)} 个`, true)
  else if (list.length > adLimits.scenes)
    report(`共 ${formatNumber(list.length)} 个场景，超过上限 ${adLimits.scenes} 个`)
  const scenes = list
    .slice(0, viewLimits.scenes)
    .map((page, index) =>
      readScene(page, (message, hides) => report(message === NEWER ? message : `场景${index + 1}：${message}`, hides)),
    )
  const width = finite(own(raw, 'pixelHorizontal'))
  const height = finite(own(raw, 'pixelVertical'))
  const size = isSide(width) && isSide(height) ? { width, height } : undefined
  return { raw, name: textOf(own(raw, 'name'), 100), size, scenes, problems: [...problems.values()], viewOnly }
}

/** Whether a number can be the width or height of an ad, pixels. */
export function isSide(side: unknown): side is number {
  return typeof side === 'number' && side >= 1 && side <= 20_000
}

function readScene(raw: Json, report: ReportProblem): Scene {
  if (!isJsonObject(raw)) report('数据异常，显示为空白', true)
  const found = own(raw, 'elements')
  if (found !== undefined && found !== null && !Array.isArray(found)) report('元素的数据异常，无法显示', true)
  const list = Array.isArray(found) ? found : []
  if (list.length > viewLimits.elements)
    report(`元素过多（共 ${formatNumber(list.length)} 个），仅显示前 ${formatNumber(viewLimits.elements)} 个`, true)
  const elements = list.slice(0, viewLimits.elements).flatMap((element, index) => {
    if (isJsonObject(element)) return [readElement(element, index, report)]
    report('部分元素的数据异常，无法显示', true)
    return []
  })
  return {
    raw,
    background: readBackground(own(raw, 'background'), WHITE),
    // sorting keeps the order of those in one layer
    elements: elements.sort((a, b) => a.layout.zIndex - b.layout.zIndex),
    stay: stayOf(own(raw, 'stay'), elements),
  }
}
