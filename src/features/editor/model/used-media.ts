import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { finite, idOf } from '#src/scene/model/read-values.ts'
import type { EditDocument, EditElement, EditScene } from './edit-document.ts'

export interface UsedMedia {
  readonly raw: JsonObject
  /** Session id of the element; undefined for the background of the scene. */
  readonly elementId: string | undefined
}

const ofScenes = new WeakMap<EditScene, readonly UsedMedia[]>()
const ofElements = new WeakMap<EditElement, readonly UsedMedia[]>()

/** Every use of a material in an ad (E10). */
export function mediaOf(document: EditDocument): UsedMedia[] {
  return document.scenes.flatMap(mediaOfScene)
}

/** Every use of a material in a scene: backgrounds, carousels, media boxes, and elements whose type is not known. */
export function mediaOfScene(scene: EditScene): readonly UsedMedia[] {
  const known = ofScenes.get(scene)
  if (known) return known
  const background = imageOf(own(scene.raw, 'background')).map((raw) => ({ raw, elementId: undefined }))
  const all = [...background, ...scene.elements.flatMap(mediaOfElement)]
  ofScenes.set(scene, all)
  return all
}

export function mediaOfElement(element: EditElement): readonly UsedMedia[] {
  const known = ofElements.get(element)
  if (known) return known
  const all = [...imageOf(own(element.raw, 'background')), ...contentOf(element.raw)].map((raw) => ({
    raw,
    elementId: element.id,
  }))
  ofElements.set(element, all)
  return all
}

function contentOf(raw: Json): JsonObject[] {
  const data = own(raw, 'data')
  switch (finite(own(raw, 'type'))) {
    case 160:
    case 170:
    case 500:
      return []
    case 250:
      return listOf(own(data, 'images'))
    case 1400:
      return listOf(own(data, 'medias'))
    default:
      return found(data)
  }
}

/** The image of a background that is one (3§3: 0 none, 1 colour). */
function imageOf(background: Json | undefined): JsonObject[] {
  const type = finite(own(background, 'type')) ?? 0
  return type === 0 || type === 1 ? [] : listOf([own(background, 'image') ?? null])
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject).filter((item) => idOf(own(item, 'id')) !== '') : []
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
