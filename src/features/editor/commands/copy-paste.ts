import { viewLimits } from '#src/scene/model/limits.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { characterCount } from '#src/scene/model/read-values.ts'
import { decodeElements, decodeScene, encodeElements, encodeScene, saysElements } from '../model/clipboard.ts'
import { pageOf } from '../model/edit-document.ts'
import { besideOthers } from '../model/free-place.ts'
import type { Desk } from './command.ts'
import { cannotEditSelection, rawsOf, removeElements } from './elements.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'
import { newText } from '../kinds/text.ts'
import { insertElement, insertElements } from './insert.ts'
import { addScene } from './scenes.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export const NOTHING_TO_PASTE = '剪贴板中没有可粘贴的元素'

/** The chosen elements as text for a clipboard; undefined when none is chosen. */
export function copiedText(store: Pick<EditorPort, 'state'>): string | undefined {
  const scene = sceneOf(store)
  const raws = scene ? rawsOf(scene, store.state.selection) : []
  return raws.length > 0 ? encodeElements(raws) : undefined
}

/** The scene on the canvas as text for a clipboard; undefined when there is none. */
export function copiedScene(store: Pick<EditorPort, 'state'>): string | undefined {
  const scene = sceneOf(store)
  return scene && encodeScene(pageOf(scene))
}

/** Takes the chosen elements away; their text is for a clipboard, to be written before. */
export function cutElements(store: EditorPort): Refusal {
  return cannotEditSelection(store) ?? removeElements(store, store.state.selection, '剪切元素')
}

/**
 * Adds the elements in a text from a clipboard to the scene on the canvas, and chooses them. They come where they were;
 * where the same already lies, a little beside it. A scene comes behind the one on the canvas. Any other text becomes a
 * text element (E28).
 */
export function pasteText(store: EditorPort, text: string, lettersAt?: Desk['lettersAt']): Refusal {
  const page = decodeScene(text)
  if (page) return pasteScene(store, page)
  const raws = decodeElements(text)
  if (!raws) return pasteWords(store, text, lettersAt)
  const scene = sceneOf(store)
  return insertElements(store, scene ? besideOthers(scene, raws, store.state.document) : raws, '粘贴元素')
}

function pasteScene(store: EditorPort, page: JsonObject): Refusal {
  const { document, sceneId } = store.state
  return addScene(store, page, document.scenes.findIndex(({ id }) => id === sceneId) + 1)
}

function pasteWords(store: EditorPort, text: string, lettersAt?: Desk['lettersAt']): Refusal {
  const words = text.replace(/\r\n?/g, '\n').trim()
  if (words === '' || saysElements(text)) return NOTHING_TO_PASTE
  const count = characterCount(words)
  if (count > viewLimits.textLength)
    return `文本最多 ${formatNumber(viewLimits.textLength)} 字，剪贴板中有 ${formatNumber(count)} 字，请分段粘贴`
  return insertElement(store, newText(store.state.document, words), lettersAt)
}
