/*
 * What fits into an ad (3§5). Every way in asks here: buttons, pictures dropped, templates, paste and duplicates.
 */
import { CAROUSEL } from '#src/scene/kinds/carousel.ts'
import { MEDIA_BOX } from '#src/scene/kinds/media-box.ts'
import { isJsonObject, own, type Json } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { finite } from '#src/scene/model/read-values.ts'
import { sceneById, type EditDocument, type EditScene } from './edit-document.ts'

export type AddKind = 'scene' | 'text' | 'marquee' | 'date' | 'carousel' | 'mediaBox'

const MESSAGES = {
  scenes: `每个广告最多 ${adLimits.scenes} 个场景`,
  mediaBoxes: `每个场景最多 ${adLimits.mediaBoxes} 个混合媒体控件`,
  images: `每个图片控件最多 ${adLimits.images} 个内容`,
  medias: `每个混合媒体控件最多 ${adLimits.medias} 个内容`,
} as const

/** Why `count` more of a kind cannot be added, in words; undefined when they can. */
export function cannotAdd(document: EditDocument, sceneId: string, kind: AddKind, count = 1): string | undefined {
  if (kind === 'scene') return document.scenes.length + count > adLimits.scenes ? MESSAGES.scenes : undefined
  const scene = sceneById(document, sceneId)
  if (!scene) return '请先添加场景'
  return kind === 'mediaBox' && mediaBoxesOf(scene) + count > adLimits.mediaBoxes ? MESSAGES.mediaBoxes : undefined
}

/** Why a control cannot have `count` contents, in words; undefined when it can. */
export function cannotHold(kind: 'carousel' | 'mediaBox', count: number): string | undefined {
  const list = kind === 'carousel' ? 'images' : 'medias'
  return count > adLimits[list] ? MESSAGES[list] : undefined
}

/** Why these elements, as they are in a content, cannot be added to a scene, in words; undefined when they can. */
export function cannotPut(document: EditDocument, sceneId: string, raws: readonly Json[]): string | undefined {
  const wrong =
    cannotAdd(document, sceneId, 'text') ?? cannotAdd(document, sceneId, 'mediaBox', raws.filter(isMediaBox).length)
  return wrong ?? raws.map(tooFull).find((message) => message !== undefined)
}

/** Why a scene, as it is in a content, cannot be added to an ad, in words; undefined when it can. */
export function cannotPutScene(document: EditDocument, raw: Json): string | undefined {
  const full = cannotAdd(document, '', 'scene')
  if (full !== undefined) return full
  const elements = own(raw, 'elements')
  if (!Array.isArray(elements)) return undefined
  return elements.filter(isMediaBox).length > adLimits.mediaBoxes
    ? MESSAGES.mediaBoxes
    : elements.map(tooFull).find((message) => message !== undefined)
}

export function mediaBoxesOf(scene: EditScene): number {
  return scene.elements.filter(({ raw }) => isMediaBox(raw)).length
}

/** How many contents a carousel or a media box has, and which of the two it is; undefined for other elements. */
export function contentsOf(raw: Json): { kind: 'carousel' | 'mediaBox'; count: number } | undefined {
  const type = isJsonObject(raw) ? finite(own(raw, 'type')) : undefined
  if (type !== CAROUSEL && type !== MEDIA_BOX) return undefined
  const list = own(own(raw, 'data'), type === CAROUSEL ? 'images' : 'medias')
  return { kind: type === CAROUSEL ? 'carousel' : 'mediaBox', count: Array.isArray(list) ? list.length : 0 }
}

function isMediaBox(raw: Json): boolean {
  return contentsOf(raw)?.kind === 'mediaBox'
}

function tooFull(raw: Json): string | undefined {
  const contents = contentsOf(raw)
  return contents && cannotHold(contents.kind, contents.count)
}
