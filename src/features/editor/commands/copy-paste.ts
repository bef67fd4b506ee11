import { isJsonObject, type JsonObject } from '#src/scene/model/json.ts'
import { decodeElements, encodeElements } from '../model/clipboard.ts'
import type { EditScene } from '../model/edit-document.ts'
import { percent } from '../model/percent.ts'
import { layoutOf, movedALittle } from '../model/within-scene.ts'
import { cannotEditSelection, rawsOf, removeElements } from './elements.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'
import { insertElements } from './insert.ts'

/** Said when the clipboard has no elements. */
export const NOTHING_TO_PASTE = '剪贴板中没有可粘贴的元素'

/** The chosen elements as text for a clipboard; undefined when none is chosen. */
export function copiedText(store: Pick<EditorPort, 'state'>): string | undefined {
  const scene = sceneOf(store)
  const raws = scene ? rawsOf(scene, store.state.selection) : []
  return raws.length > 0 ? encodeElements(raws) : undefined
}

/** Takes the chosen elements away; their text is for a clipboard, to be written before. */
export function cutElements(store: EditorPort): Refusal {
  return cannotEditSelection(store) ?? removeElements(store, store.state.selection, '剪切元素')
}

/**
 * Adds the elements in a text from a clipboard to the scene on the canvas, and chooses them. They come where they were;
 * where the same already lies, a little beside it.
 */
export function pasteText(store: EditorPort, text: string): Refusal {
  const raws = decodeElements(text)
  if (!raws) return NOTHING_TO_PASTE
  const scene = sceneOf(store)
  return insertElements(store, scene ? besideOthers(scene, raws, store.state.document) : raws, '粘贴元素')
}

/** Pastes in a row go further each time, until there is nowhere else to go. */
const MAX_TRIES = 50

function besideOthers(
  scene: EditScene,
  raws: readonly JsonObject[],
  size: { width: number; height: number },
): readonly JsonObject[] {
  const taken = new Set(scene.elements.flatMap(({ raw }) => (isJsonObject(raw) ? [placeOf(raw)] : [])))
  let placed = raws
  for (let tries = 0; tries < MAX_TRIES && placed.some((raw) => taken.has(placeOf(raw))); tries += 1)
    placed = movedALittle(placed, size)
  return placed
}

function placeOf(raw: JsonObject): string {
  const { left, top, width, height } = layoutOf(raw)
  return [left, top, width, height].map(percent).join(' ')
}
