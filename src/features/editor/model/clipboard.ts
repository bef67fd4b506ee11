/*
 * Elements and scenes as text for the clipboard of the system, so that they can be pasted into other scenes, tabs and
 * ads. What comes from there may be anything.
 */
import { parseJson, stringifyJson } from '#src/lib/data/parse-json.ts'
import { isDeeperThan, isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { DEPTH_LIMIT, KNOWN_VERSION } from '#src/scene/model/limits.ts'
import { finite } from '#src/scene/model/read-values.ts'
import { withinScene } from './within-scene.ts'

/** Say that a text is elements, or a scene, of ours. */
const MARKER = 'adscreen-elements'
const SCENE_MARKER = 'adscreen-scene'
/** Longer texts are not looked at, UTF-16 units. */
const TEXT_LIMIT = 5_000_000
const ELEMENTS_LIMIT = 1000

export function encodeElements(raws: readonly Json[]): string {
  return stringifyJson({ [MARKER]: KNOWN_VERSION, elements: raws })
}

export function encodeScene(page: Json): string {
  return stringifyJson({ [SCENE_MARKER]: KNOWN_VERSION, page })
}

export function saysElements(text: string): boolean {
  return text.includes(MARKER) || text.includes(SCENE_MARKER)
}

/** The elements in a text, each inside a scene; undefined when the text is not from here. */
export function decodeElements(text: string): JsonObject[] | undefined {
  if (text.length > TEXT_LIMIT || !saysElements(text)) return undefined
  const value = parsed(text)
  const elements = own(value, 'elements')
  if (own(value, MARKER) !== KNOWN_VERSION || !Array.isArray(elements) || elements.length > ELEMENTS_LIMIT)
    return undefined
  if (isDeeperThan(elements, DEPTH_LIMIT)) return undefined
  const found = elements.filter(isJsonObject).filter((raw) => finite(own(raw, 'type')) !== undefined)
  return found.length > 0 ? found.map(withinScene) : undefined
}

/** The scene in a text, as in a content; undefined when the text is none from here. */
export function decodeScene(text: string): JsonObject | undefined {
  if (text.length > TEXT_LIMIT || !text.includes(SCENE_MARKER)) return undefined
  const value = parsed(text)
  const page = own(value, 'page')
  return own(value, SCENE_MARKER) === KNOWN_VERSION && isJsonObject(page) && !isDeeperThan(page, DEPTH_LIMIT)
    ? page
    : undefined
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
