import { isKnown, kindOfType } from '#src/scene/kinds/kind-of.ts'
import { kinds, type SceneElement } from '#src/scene/kinds/kinds.ts'
import { frameAround } from '#src/scene/model/frame.ts'
import { isJsonObject, own, type JsonObject } from '#src/scene/model/json.ts'
import { withImage } from '../model/backgrounds.ts'
import { boundsAround, visibleBounds } from '../model/bounds.ts'
import { setIn, viewById, withElements, withScene } from '../model/edit-document.ts'
import { middleOf, toPercent, toPixels } from '../model/geometry.ts'
import { proportionOf } from '../model/proportion.ts'
import { movedTo } from '../model/within-scene.ts'
import { cannotArrange } from './arrange.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'

export const PLACE_LABELS = { fill: '铺满场景', background: '设为场景背景', own: '按图片比例', centre: '居中' } as const

/** Makes what is chosen as large as the scene, upright. */
export function fillScene(store: EditorPort): Refusal {
  return place(store, PLACE_LABELS.fill, cannotArrange(store), (raw) =>
    movedTo(setIn(raw, ['layout', 'rotate'], 0), { left: 0, top: 0, width: 100, height: 100 }),
  )
}

export function showsPictures(store: Pick<EditorPort, 'state'>): boolean {
  return chosen(store).some((view) => mediaIn(view).length > 0)
}

export function cannotTakeProportion(store: Pick<EditorPort, 'state'>): Refusal {
  const shaped = chosen(store).some((view) => proportionIn(view) !== undefined)
  return cannotArrange(store) ?? (shaped ? undefined : '所选元素没有图片，或图片尺寸未知')
}

/** Gives what is chosen the shape of its first material: as wide as it is, or as high as the scene. */
export function takeProportion(store: EditorPort): Refusal {
  const size = store.state.document
  return place(store, PLACE_LABELS.own, cannotTakeProportion(store), (raw, view) => {
    const proportion = proportionIn(view)
    if (proportion === undefined) return raw
    const box = toPixels(view.layout, size)
    const frame = (2 * frameAround(view) * size.width) / 1000
    const inner = Math.max(1, Math.min(box.width - frame, (size.height - frame) / proportion))
    const [width, height] = [inner + frame, inner * proportion + frame]
    const { x, y } = middleOf(box)
    return movedTo(raw, toPercent({ left: x - width / 2, top: y - height / 2, width, height }, size))
  })
}

/** The picture that the chosen element shows, where it shows no other one. */
function onlyPicture(store: Pick<EditorPort, 'state'>): JsonObject | undefined {
  const [view, ...others] = chosen(store)
  const [picture, ...more] = view && others.length === 0 ? mediaIn(view) : []
  return more.length === 0 && own(picture, 'type') !== 1 ? picture : undefined
}

export function cannotBeBackground(store: Pick<EditorPort, 'state'>): Refusal {
  return cannotArrange(store) ?? (onlyPicture(store) ? undefined : '请选择只有一张图片的元素')
}

/** Puts the picture of the chosen element behind the scene, which it fills (E11), in place of the element. */
export function makeBackground(store: EditorPort): Refusal {
  const picture = onlyPicture(store)
  const refusal = cannotBeBackground(store)
  if (refusal !== undefined || !picture) return refusal
  const label = PLACE_LABELS.background
  store.edit(label, ({ document, sceneId, selection }) => ({
    document: withScene(document, sceneId, (scene) => {
      const page = isJsonObject(scene.raw) ? scene.raw : {}
      const old = own(page, 'background')
      const raw = setIn(page, ['background'], withImage(isJsonObject(old) ? old : {}, picture))
      return { ...scene, raw, elements: scene.elements.filter(({ id }) => !selection.includes(id)) }
    }),
    selection: [],
  }))
  store.announce(label)
  return undefined
}

/** Puts what is chosen in the middle of the scene, as it lies together. */
export function centreInScene(store: EditorPort): Refusal {
  const size = store.state.document
  const around = boundsAround(chosen(store).map(({ layout }) => visibleBounds(layout, size)))
  return place(store, PLACE_LABELS.centre, cannotArrange(store), (raw, { layout }) => {
    if (!around) return raw
    const [x, y] = [50 - around.left - around.width / 2, 50 - around.top - around.height / 2]
    return movedTo(raw, { ...layout, left: layout.left + x, top: layout.top + y })
  })
}

function place(
  store: EditorPort,
  label: string,
  refusal: Refusal,
  change: (raw: JsonObject, view: SceneElement) => JsonObject,
): Refusal {
  if (refusal !== undefined) return refusal
  store.edit(label, ({ document, sceneId, selection }) =>
    withScene(document, sceneId, (scene) =>
      withElements(scene, selection, (raw, id) => {
        const view = viewById(scene, id)
        return view && isKnown(view) ? change(raw, view) : raw
      }),
    ),
  )
  store.announce(label)
  return undefined
}

function chosen(store: Pick<EditorPort, 'state'>): SceneElement[] {
  const scene = sceneOf(store)
  return store.state.selection.flatMap((id) => {
    const view = scene && viewById(scene, id)
    return view && isKnown(view) ? [view] : []
  })
}

function proportionIn(view: SceneElement): number | undefined {
  return proportionOf(mediaIn(view))
}

function mediaIn({ raw }: SceneElement): readonly JsonObject[] {
  return kinds[kindOfType(own(raw, 'type'))].media(own(raw, 'data'))
}
