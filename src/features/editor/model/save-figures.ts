import { own, type Json } from '#src/scene/model/json.ts'
import { pageOf, viewOf, type EditDocument } from './edit-document.ts'

/** Every material used anywhere, once (E10). */
function materials(document: EditDocument): Json[] {
  const found = new Map<string, Json>()
  const add = (value: Json | undefined) => {
    const id = own(value, 'id')
    if (value !== undefined && (typeof id === 'string' || typeof id === 'number')) found.set(String(id), value)
  }
  const list = (value: Json | undefined) => (Array.isArray(value) ? value : [])
  for (const scene of document.scenes) {
    const page = pageOf(scene)
    add(own(own(page, 'background'), 'image'))
    for (const element of list(own(page, 'elements'))) {
      add(own(own(element, 'background'), 'image'))
      for (const media of [...list(own(own(element, 'data'), 'images')), ...list(own(own(element, 'data'), 'medias'))]) add(media)
    }
  }
  return [...found.values()]
}

/** Ids of every material used anywhere, each once, as they came (E10). */
export function materialIds(document: EditDocument): (string | number)[] {
  return materials(document).map((material) => own(material, 'id') as string | number)
}

/** How many materials are used. */
export function resourceCount(document: EditDocument): number {
  return materials(document).length
}

/** Bytes of the materials that say theirs. */
export function totalBytes(document: EditDocument): number {
  return materials(document).reduce<number>((sum, material) => sum + (Number(own(material, 'size')) || 0), 0)
}

/** Seconds of the ad: the sum of its scenes (E2). */
export function totalSeconds(document: EditDocument): number {
  return document.scenes.reduce((sum, scene) => sum + viewOf(scene).stay, 0)
}
