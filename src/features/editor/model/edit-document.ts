/*
 * What the editor edits: the content of an ad as it came (E1), with an id of the session for each scene and element.
 * Everything is immutable. A change makes new objects along its own path only, so that what is the same object is
 * unchanged: history, drawing and drafts build on that.
 */
import { decidingElement, sceneSeconds, stayOf } from '#src/scene/model/durations.ts'
import { saidStay } from '#src/scene/model/stay.ts'
import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { readElement } from '#src/scene/model/read-element.ts'
import { readBackground } from '#src/scene/model/read-parts.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'

/** An element and the name that the session has for it. `raw` is what is saved; what is no object is kept as it is. */
export interface EditElement {
  readonly id: string
  readonly raw: Json
}

/**
 * A scene and the name that the session has for it. `raw` is what came, or was made; its `elements` are those of
 * `elements`.
 */
export interface EditScene {
  readonly id: string
  readonly raw: Json
  /** In the order of the content. */
  readonly elements: readonly EditElement[]
}

export interface EditDocument {
  /** The content as it came; its `pages` are those of `scenes`, its `name` is `name`. */
  readonly raw: JsonObject
  readonly name: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly scenes: readonly EditScene[]
}

const WHITE = { r: 255, g: 255, b: 255 }
let lastId = 0

/** A name that nothing in this session has yet. */
function newId(): string {
  lastId += 1
  return `e${lastId}`
}

export function editScene(raw: Json): EditScene {
  const elements = own(raw, 'elements')
  return { id: newId(), raw, elements: Array.isArray(elements) ? elements.map(editElement) : [] }
}

export function editElement(raw: Json): EditElement {
  return { id: newId(), raw }
}

/** The document of a content's value, in an ad of a size in pixels. */
export function editDocument(
  raw: JsonObject,
  { name, width, height }: { name: string; width: number; height: number },
): EditDocument {
  const pages = own(raw, 'pages')
  return { raw, name, width, height, scenes: Array.isArray(pages) ? pages.map(editScene) : [] }
}

export function emptyDocument({
  name = '',
  width,
  height,
}: {
  name?: string
  width: number
  height: number
}): EditDocument {
  return { raw: {}, name, width, height, scenes: [] }
}

/** The content to save: what was not edited is the very value that came. */
export function contentOf(document: EditDocument): JsonObject {
  const pages = document.scenes.map(pageOf)
  const came = own(document.raw, 'pages')
  const same = Array.isArray(came) && came.length === pages.length && pages.every((page, index) => page === came[index])
  // what is no list and was never added to stays what it was
  const kept = same || (pages.length === 0 && came !== undefined && !Array.isArray(came))
  if (kept && own(document.raw, 'name') === document.name) return document.raw
  return { ...document.raw, name: document.name, ...(!kept && { pages }) }
}

export function pageOf(scene: EditScene): Json {
  const came = own(scene.raw, 'elements')
  const now = scene.elements.map(({ raw }) => raw)
  if (Array.isArray(came) && came.length === now.length && now.every((raw, index) => raw === came[index]))
    return scene.raw
  if (now.length === 0 && !Array.isArray(came)) return scene.raw
  return { ...(isJsonObject(scene.raw) ? scene.raw : {}), elements: now }
}

const drawn = new WeakMap<EditScene, Scene>()
const read = new WeakMap<EditElement, SceneElement>()

/** A scene as it is drawn. The same object for the same scene, with the same elements for what did not change. */
export function viewOf(scene: EditScene): Scene {
  const known = drawn.get(scene)
  if (known) return known
  const elements = scene.elements.map(elementView)
  const view: Scene = {
    raw: scene.raw,
    background: readBackground(own(scene.raw, 'background'), WHITE),
    elements: [...elements].sort((a, b) => a.layout.zIndex - b.layout.zIndex || a.index - b.index),
    stay: stayOf(own(scene.raw, 'stay'), elements),
  }
  drawn.set(scene, view)
  return view
}

/** An element as it is drawn; `index` is its place among the elements of the content. */
export function elementView(element: EditElement, index: number): SceneElement {
  const known = read.get(element)
  if (known?.index === index) return known
  const view = known ? { ...known, index } : readElement(isJsonObject(element.raw) ? element.raw : {}, index, () => {})
  read.set(element, view)
  return view
}

export function sceneById(document: EditDocument, id: string): EditScene | undefined {
  return document.scenes.find((scene) => scene.id === id)
}

export function viewById(scene: EditScene, id: string): SceneElement | undefined {
  const index = scene.elements.findIndex((element) => element.id === id)
  const element = scene.elements[index]
  return element && elementView(element, index)
}

/** The document with one scene changed. Its stay follows its elements (E2). */
export function withScene(document: EditDocument, id: string, change: (scene: EditScene) => EditScene): EditDocument {
  let changed = false
  const scenes = document.scenes.map((scene) => {
    if (scene.id !== id) return scene
    const next = change(scene)
    if (next === scene) return scene
    changed = true
    return next.elements === scene.elements ? next : withStay(next, scene)
  })
  return changed ? { ...document, scenes } : document
}

/** The scene with some of its elements changed. What is no object is never changed. */
export function withElements(
  scene: EditScene,
  ids: readonly string[],
  change: (raw: JsonObject, id: string) => JsonObject,
): EditScene {
  let changed = false
  const elements = scene.elements.map((element) => {
    if (!ids.includes(element.id) || !isJsonObject(element.raw)) return element
    const raw = change(element.raw, element.id)
    if (raw === element.raw) return element
    changed = true
    return { id: element.id, raw }
  })
  return changed ? { ...scene, elements } : scene
}

/**
 * The scene with the time that it lasts: as long as what is timed in it. Where nothing is, and nothing was `before`,
 * the time stays that was set (E37).
 */
export function withStay(scene: EditScene, before = scene): EditScene {
  if (!isTimed(scene) && !isTimed(before) && saidStay(own(scene.raw, 'stay')) !== undefined) return scene
  const stay = sceneSeconds(scene.elements.map(elementView))
  if (own(scene.raw, 'stay') === stay) return scene
  return { ...scene, raw: { ...(isJsonObject(scene.raw) ? scene.raw : {}), stay } }
}

/** Whether something in the scene decides how long it lasts. */
export function isTimed({ elements }: Pick<EditScene, 'elements'>): boolean {
  return decidingElement(elements.map(elementView)) !== undefined
}

/**
 * A value with the leaf at a path replaced; what lies beside the path stays the same object. A missing or wrong parent
 * becomes an object.
 */
export function setIn(value: JsonObject, path: readonly [string, ...string[]], leaf: Json): JsonObject {
  const [key, ...rest] = path
  const old = own(value, key)
  const next = isPath(rest) ? setIn(isJsonObject(old) ? old : {}, rest, leaf) : leaf
  return old === next ? value : { ...value, [key]: next }
}

function isPath(path: readonly string[]): path is [string, ...string[]] {
  return path.length > 0
}
