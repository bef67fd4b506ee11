import { listedMedia } from '#src/scene/kinds/element-kind.ts'
import { kindOfType } from '#src/scene/kinds/kind-of.ts'
import { kinds } from '#src/scene/kinds/kinds.ts'
import { own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { finite } from '#src/scene/model/read-values.ts'
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
  const all = [
    ...imageOf(own(element.raw, 'background')),
    ...kinds[kindOfType(own(element.raw, 'type'))].media(own(element.raw, 'data')),
  ].map((raw) => ({
    raw,
    elementId: element.id,
  }))
  ofElements.set(element, all)
  return all
}

/** The image of a background that is one (3§3: 0 none, 1 colour). */
function imageOf(background: Json | undefined): JsonObject[] {
  const type = finite(own(background, 'type')) ?? 0
  return type === 0 || type === 1 ? [] : listedMedia([own(background, 'image') ?? null])
}
