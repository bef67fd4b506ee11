/*
 * What fits into an ad (3§5). Every way in asks here: buttons, pictures dropped, templates, paste and duplicates.
 */
import { kindOfType } from '#src/scene/kinds/kind-of.ts'
import type { Kind } from '#src/scene/kinds/kinds.ts'
import { own, type Json } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { editorKinds } from '../kinds/kinds.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { sceneById, type EditDocument, type EditScene } from './edit-document.ts'

const NO_SCENE = '请先添加场景'

/** Why another scene cannot be added, in words; undefined when it can. */
export function cannotAddScene({ scenes }: EditDocument): string | undefined {
  return scenes.length + 1 > adLimits.scenes ? `每个广告最多 ${adLimits.scenes} 个场景` : undefined
}

/** Why an element cannot be added, in words; undefined when it can. */
export function cannotAdd(document: EditDocument, sceneId: string, kind?: Kind): string | undefined {
  const scene = sceneById(document, sceneId)
  if (!scene) return NO_SCENE
  return kind && tooMany(kind, countIn(scene, kind) + 1)
}

/** Why a control cannot have `count` contents, in words; undefined when it can. */
export function cannotHold(kind: Kind, count: number): string | undefined {
  const { label, contents } = editorKinds[kind]
  return contents && count > contents.most ? `每个${label}控件最多 ${formatNumber(contents.most)} 个内容` : undefined
}

/** Why these elements, as they are in a content, cannot be added to a scene, in words; undefined when they can. */
export function cannotPut(document: EditDocument, sceneId: string, raws: readonly Json[]): string | undefined {
  const scene = sceneById(document, sceneId)
  return scene ? tooFull(raws, scene) : NO_SCENE
}

/** Why a scene, as it is in a content, cannot be added to an ad, in words; undefined when it can. */
export function cannotPutScene(document: EditDocument, raw: Json): string | undefined {
  const elements = own(raw, 'elements')
  return cannotAddScene(document) ?? (Array.isArray(elements) ? tooFull(elements) : undefined)
}

/** Why a scene cannot have so many elements of a kind, in words; undefined when it can. */
export function tooMany(kind: Kind, count: number): string | undefined {
  const { label, limit } = editorKinds[kind]
  return limit !== undefined && count > limit ? `每个场景最多 ${formatNumber(limit)} 个${label}控件` : undefined
}

export function countIn({ elements }: EditScene, kind: Kind): number {
  return elements.filter(({ raw }) => kindIn(raw) === kind).length
}

/** How many contents an element of a content has, and where; undefined for what has none. */
export function contentsOf(raw: Json): { kind: Kind; key: string; count: number } | undefined {
  const kind = kindIn(raw)
  const { contents } = editorKinds[kind]
  if (!contents) return undefined
  const list = own(own(raw, 'data'), contents.key)
  return { kind, key: contents.key, count: Array.isArray(list) ? list.length : 0 }
}

function kindIn(raw: Json): Kind {
  return kindOfType(own(raw, 'type'))
}

/** Why elements cannot come together in a scene, beside those that it has. */
function tooFull(raws: readonly Json[], scene?: EditScene): string | undefined {
  const added = new Set(raws.map(kindIn))
  const many = [...added].map((kind) =>
    tooMany(kind, raws.filter((raw) => kindIn(raw) === kind).length + (scene ? countIn(scene, kind) : 0)),
  )
  const full = raws.map((raw) => {
    const contents = contentsOf(raw)
    return contents && cannotHold(contents.kind, contents.count)
  })
  return [...many, ...full].find((message) => message !== undefined)
}
