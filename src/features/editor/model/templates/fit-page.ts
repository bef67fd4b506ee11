import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { finite } from '#src/scene/model/read-values.ts'
import type { Size } from './template.ts'

/** Letters are never made smaller than what the panel offers (3§5). */
const SMALLEST = 12

/**
 * A template's page for an ad of another shape. Places are percent and follow by themselves; letters are measured by
 * the width alone, so that in an ad that is lower for its width they are made smaller by as much, with their padding
 * and corners.
 */
export function fitPage(page: JsonObject, from: Size, to: Size): JsonObject {
  const factor = (to.height / to.width) * (from.width / from.height)
  const elements = own(page, 'elements')
  if (factor >= 0.98 || !Array.isArray(elements)) return page
  return { ...page, elements: elements.map((element) => fitElement(element, factor)) }
}

function fitElement(element: Json, factor: number): Json {
  const data = own(element, 'data')
  const border = own(element, 'border')
  if (!isJsonObject(element)) return element
  return {
    ...element,
    ...(isJsonObject(data) && {
      data: scaled(data, ['size'], (size) => Math.max(SMALLEST, Math.floor(size * factor))),
    }),
    ...(isJsonObject(border) && {
      border: scaled(border, ['radius', 'padding'], (units) => Math.round(units * factor)),
    }),
  }
}

function scaled(values: JsonObject, keys: readonly string[], change: (value: number) => number): JsonObject {
  const found = keys.flatMap((key) => {
    const value = finite(own(values, key))
    return value === undefined ? [] : [[key, change(value)] as const]
  })
  return found.length === 0 ? values : { ...values, ...Object.fromEntries(found) }
}
