import { isKnown, kindOf } from '#src/scene/kinds/kind-of.ts'
import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import { setIn, viewById, withElements, withScene } from '../model/edit-document.ts'
import { cannotArrange } from './arrange.ts'
import { NOTHING_CHOSEN } from './elements.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'

const LETTERS = ['font', 'size', 'color', 'horizontalAlign', 'verticalAlign'] as const

/** How an element looks, whatever it is of. */
interface Style {
  readonly background: Json | undefined
  readonly border: Json | undefined
  /** Of what has words. */
  readonly letters: { readonly data: JsonObject; readonly lineHeight: Json | undefined } | undefined
}

/** Of this page: it goes into other scenes and ads, and leaves what was copied to the clipboard alone. */
let copied: Style | undefined

export function cannotCopyStyle({ state }: Pick<EditorPort, 'state'>): Refusal {
  return state.selection.length === 0 ? NOTHING_CHOSEN : undefined
}

/** Takes the style of the element that was chosen first. */
export function copyStyle(store: EditorPort): Refusal {
  const scene = sceneOf(store)
  const [id] = store.state.selection
  const view = scene && id !== undefined ? viewById(scene, id) : undefined
  if (!view || !isKnown(view)) return cannotCopyStyle(store) ?? '所选元素没有可复制的样式'
  const { raw } = view
  const data = own(raw, 'data')
  copied = {
    background: own(raw, 'background'),
    border: own(raw, 'border'),
    letters: kindOf(view).lettering(view) && {
      data: Object.fromEntries(LETTERS.map((key) => [key, own(data, key) ?? null])),
      lineHeight: own(own(raw, 'layout'), 'lineHeight'),
    },
  }
  store.announce('已复制样式')
  return undefined
}

export function cannotPasteStyle(store: Pick<EditorPort, 'state'>): Refusal {
  return cannotArrange(store) ?? (copied ? undefined : '请先复制样式')
}

/** Gives what is chosen the style that was copied; words keep theirs where that had none. */
export function pasteStyle(store: EditorPort): Refusal {
  const refusal = cannotPasteStyle(store)
  const style = copied
  if (refusal !== undefined || !style) return refusal
  store.edit('粘贴样式', ({ document, sceneId, selection }) =>
    withScene(document, sceneId, (scene) =>
      withElements(scene, selection, (raw, id) => {
        const view = viewById(scene, id)
        return view && isKnown(view) ? styled(raw, style, kindOf(view).lettering(view) !== undefined) : raw
      }),
    ),
  )
  store.announce('已粘贴样式')
  return undefined
}

function styled(raw: JsonObject, { background, border, letters }: Style, hasWords: boolean): JsonObject {
  const grounded = isJsonObject(background) ? setIn(raw, ['background'], background) : raw
  const framed = isJsonObject(border) ? setIn(grounded, ['border'], border) : grounded
  if (!hasWords || !letters) return framed
  const lettered = LETTERS.reduce((value, key) => {
    const part = own(letters.data, key)
    return part === undefined || part === null ? value : setIn(value, ['data', key], part)
  }, framed)
  return letters.lineHeight === undefined ? lettered : setIn(lettered, ['layout', 'lineHeight'], letters.lineHeight)
}
