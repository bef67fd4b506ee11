import { elementTypeName } from '#src/scene/model/element-types.ts'
import { own, type JsonObject } from '#src/scene/model/json.ts'
import type { Bounds } from '../model/bounds.ts'
import { editElement, setIn, withScene, type EditScene } from '../model/edit-document.ts'
import { inFreePlace, type Wanted } from '../model/free-place.ts'
import { cannotPut } from '../model/limits.ts'
import { frontZ, HIGHEST_Z } from '../model/order.ts'
import { layoutOf } from '../model/within-scene.ts'
import type { Desk } from './command.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'

/** Adds elements in front of all others of the scene on the canvas, in their order, and chooses them. */
export function insertElements(store: EditorPort, raws: readonly JsonObject[], label: string): Refusal {
  const { document, sceneId, readOnly } = store.state
  const refusal = readOnly ?? cannotPut(document, sceneId, raws)
  if (refusal !== undefined || raws.length === 0) return refusal
  store.edit(label, (place) => {
    let selection: string[] = []
    const next = withScene(place.document, place.sceneId, (scene) => {
      const put = withInFront(scene, raws)
      selection = put.ids
      return put.scene
    })
    return { document: next, selection }
  })
  store.announce(label)
  return undefined
}

/**
 * Adds a new element in front of all others of the scene on the canvas, where it covers none, and chooses it. Its
 * letters can be read on what lies there, as far as `lettersAt` knows that.
 */
export function insertElement(
  store: EditorPort,
  raw: JsonObject,
  lettersAt?: Desk['lettersAt'],
  wanted?: Wanted,
): Refusal {
  const scene = sceneOf(store)
  const placed = scene ? inFreePlace(scene, raw, store.state.document, wanted) : raw
  const color = own(own(placed, 'data'), 'color') === undefined ? undefined : lettersAt?.(placeOfLetters(placed))
  const made = color ? setIn(placed, ['data', 'color'], { ...color }) : placed
  return insertElements(store, [made], `添加${elementTypeName(own(raw, 'type'))}`)
}

/** The share of a new text's box that its letters fill, roughly. */
const LETTERS = 0.4

/** Where the letters of a new element stand in its box: those of one that scrolls come from its left edge (E11). */
function placeOfLetters(raw: JsonObject): Bounds {
  const { left, top, width, height } = layoutOf(raw)
  const data = own(raw, 'data')
  const align = own(data, 'isScroll') === true ? 'left' : own(data, 'horizontalAlign')
  const free = width * (1 - LETTERS)
  const before = align === 'left' ? 0 : align === 'right' ? free : free / 2
  return { left: left + before, top, width: width * LETTERS, height }
}

/** The scene with elements in front of all others, and the ids they got. */
function withInFront(scene: EditScene, raws: readonly JsonObject[]): { scene: EditScene; ids: string[] } {
  const front = frontZ(scene)
  const added = raws.map((raw, index) =>
    editElement(setIn(raw, ['layout', 'zIndex'], Math.min(front + index, HIGHEST_Z))),
  )
  return { scene: { ...scene, elements: [...scene.elements, ...added] }, ids: added.map(({ id }) => id) }
}
