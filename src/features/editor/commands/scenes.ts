import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { boundedStay, DEFAULT_STAY, MAX_STAY } from '#src/scene/model/stay.ts'
import { KNOWN_VERSION } from '#src/scene/model/limits.ts'
import { isSide } from '#src/scene/model/content.ts'
import {
  editScene,
  isTimed,
  pageOf,
  sceneById,
  setIn,
  withElements,
  withScene,
  withStay,
  type EditDocument,
} from '../model/edit-document.ts'
import { cannotPutScene } from '../model/limits.ts'
import type { Size } from '../model/new-elements.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { knownOf, type EditorPort, type Refusal } from './editor-port.ts'

export function blankScene(): JsonObject {
  return { elements: [], background: { type: 0, color: { r: 255, g: 255, b: 255 }, opacity: 100 }, stay: DEFAULT_STAY }
}

/**
 * Adds a scene, by default a blank one at the end, and goes to it. `raw` is as in a content: a template's, for example.
 * With a size the ad takes that in the same step.
 */
export function addScene(
  store: EditorPort,
  raw: Json = blankScene(),
  index = store.state.document.scenes.length,
  size: Size = store.state.document,
): Refusal {
  const refusal = store.state.readOnly ?? cannotPutScene(store.state.document, raw)
  if (refusal !== undefined) return refusal
  store.edit('添加场景', ({ document }) => putScene(withResolution(document, size), raw, index))
  return said(store, '已添加')
}

export function duplicateScene(store: EditorPort, id: string): Refusal {
  const { document, readOnly } = store.state
  const scene = sceneById(document, id)
  if (!scene) return undefined
  const raw = pageOf(scene)
  const refusal = readOnly ?? cannotPutScene(document, raw)
  if (refusal !== undefined) return refusal
  store.edit('复制场景', ({ document }) =>
    putScene(document, raw, document.scenes.findIndex((other) => other.id === id) + 1),
  )
  return said(store, '已复制')
}

/** Takes a scene away; the one behind it comes onto the canvas, or the one before when it was the last. */
export function removeScene(store: EditorPort, id: string): Refusal {
  const { document, sceneId, readOnly } = store.state
  const index = document.scenes.findIndex((scene) => scene.id === id)
  if (index < 0) return undefined
  if (readOnly !== undefined) return readOnly
  store.edit('删除场景', ({ document, selection }) => {
    const scenes = document.scenes.filter((scene) => scene.id !== id)
    const next = sceneId === id ? (scenes[index] ?? scenes.at(-1))?.id : sceneId
    return { document: { ...document, scenes }, sceneId: next ?? '', selection: sceneId === id ? [] : selection }
  })
  return said(store, '已删除，现在是')
}

export function moveScene(store: EditorPort, id: string, index: number): Refusal {
  const { document, readOnly } = store.state
  if (readOnly !== undefined) return readOnly
  const scene = sceneById(document, id)
  const to = Math.min(document.scenes.length - 1, Math.max(0, index))
  if (!scene || document.scenes[to] === scene) return undefined
  store.edit('移动场景', ({ document, sceneId, selection }) => ({
    document: { ...document, scenes: document.scenes.filter((other) => other.id !== id).toSpliced(to, 0, scene) },
    sceneId: id,
    selection: sceneId === id ? selection : [],
  }))
  return said(store, '已移动到')
}

/** Changes the background of a scene, or of elements of it. `change` is one of `model/backgrounds.ts`. */
export function setBackground(
  store: EditorPort,
  change: (background: JsonObject) => JsonObject,
  {
    sceneId = store.state.sceneId,
    elements,
    coalesce,
  }: { sceneId?: string; elements?: readonly string[]; coalesce?: string } = {},
): Refusal {
  if (store.state.readOnly !== undefined) return store.state.readOnly
  const changed = (raw: JsonObject): JsonObject => {
    const old = own(raw, 'background')
    return setIn(raw, ['background'], change(isJsonObject(old) ? old : elements ? { ver: KNOWN_VERSION } : {}))
  }
  store.edit(
    '修改背景',
    ({ document }) =>
      withScene(document, sceneId, (scene) =>
        elements
          ? withElements(scene, knownOf(scene, elements), changed)
          : { ...scene, raw: changed(isJsonObject(scene.raw) ? scene.raw : {}) },
      ),
    coalesce === undefined ? {} : { coalesce },
  )
  return undefined
}

/** Sets how long a scene without timed contents lasts, seconds. */
export function setStay(store: EditorPort, sceneId: string, seconds: number): Refusal {
  if (store.state.readOnly !== undefined) return store.state.readOnly
  if (boundedStay(seconds) !== seconds) return `播放时长为 1 到 ${formatNumber(MAX_STAY)} 秒`
  store.edit('修改播放时长', ({ document }) =>
    withScene(document, sceneId, (scene) => {
      if (isTimed(scene)) return scene
      const raw = isJsonObject(scene.raw) ? scene.raw : {}
      return { ...scene, raw: setIn(raw, ['stay'], seconds) }
    }),
  )
  return undefined
}

/** Changes the size of the ad, pixels. Places in percent stay as they are. */
export function setResolution(store: EditorPort, size: Size): Refusal {
  if (store.state.readOnly !== undefined) return store.state.readOnly
  if (!isSide(size.width) || !isSide(size.height)) return '分辨率无效'
  store.edit('修改分辨率', ({ document }) => withResolution(document, size))
  return undefined
}

/** The document in another size, pixels; also where its content says the size itself. */
function withResolution(document: EditDocument, { width, height }: Size): EditDocument {
  if (document.width === width && document.height === height) return document
  const named = own(document.raw, 'pixelHorizontal') !== undefined || own(document.raw, 'pixelVertical') !== undefined
  return {
    ...document,
    width,
    height,
    raw: named ? { ...document.raw, pixelHorizontal: width, pixelVertical: height } : document.raw,
  }
}

function putScene(
  document: EditDocument,
  raw: Json,
  index: number,
): { document: EditDocument; sceneId: string; selection: string[] } {
  const scene = withStay(editScene(raw))
  return {
    document: { ...document, scenes: document.scenes.toSpliced(index, 0, scene) },
    sceneId: scene.id,
    selection: [],
  }
}

function said(store: EditorPort, what: string): undefined {
  const { document, sceneId } = store.state
  const index = document.scenes.findIndex(({ id }) => id === sceneId)
  store.announce(index < 0 ? '已删除，没有场景了' : `${what}场景 ${index + 1}/${document.scenes.length}`)
}
