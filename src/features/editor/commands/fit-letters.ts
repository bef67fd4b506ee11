import { boxOfLetters, textOverflows } from '#src/scene/text-overflow.ts'
import { kindOf } from '#src/scene/kinds/kind-of.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import type { TextStyle } from '#src/scene/model/scene-types.ts'
import type { OverflowCheck } from '../kinds/editor-kind.ts'
import { elementView, setIn, viewById, withElements, withScene } from '../model/edit-document.ts'
import { boxAround } from '../model/letters-box.ts'
import type { Size } from '../model/new-elements.ts'
import { movedTo } from '../model/within-scene.ts'
import { cannotEditSelection } from './elements.ts'
import { sceneOf, type EditorPort, type Refusal } from './editor-port.ts'

/** What the slider of a text offers (3§5). */
export const LETTER_SIZES = { min: 12, max: 50 } as const

export const FIT_LABELS = { box: '高度适应文字', letters: '字号适应框' } as const

/** Where letters are measured: in a page, which alone knows its fonts. */
export interface Measure {
  box: (element: SceneElement, size: Size) => Size | undefined
  overflows: OverflowCheck
}

const page: Measure = { box: boxOfLetters, overflows: textOverflows }

export function cannotFit(store: Pick<EditorPort, 'state'>): Refusal {
  const refusal = cannotEditSelection(store)
  if (refusal !== undefined) return refusal
  return hasLetters(store) ? undefined : '所选元素没有文字'
}

export function hasLetters(store: Pick<EditorPort, 'state'>): boolean {
  return lettered(store).length > 0
}

/** Makes boxes as high as what is written in them, and wider where a line cannot be broken. Letters stay in place. */
export function fitBoxes(store: EditorPort, { box }: Measure = page): Refusal {
  const size = store.state.document
  return fit(store, FIT_LABELS.box, (raw, { view, style }) => {
    const needed = box(view, size)
    if (!needed) return raw
    if (needed.width > size.width || needed.height > size.height) return '文字超出场景，请减少文字或调小字号'
    return movedTo(raw, boxAround(view.layout, needed, style, size))
  })
}

/** Gives letters the largest size with which all of them are seen in their boxes. */
export function fitLetters(store: EditorPort, { overflows }: Measure = page): Refusal {
  const size = store.state.document
  return fit(store, FIT_LABELS.letters, (raw, { view }) => {
    for (let letters = LETTER_SIZES.max; letters >= LETTER_SIZES.min; letters -= 1) {
      const next = setIn(raw, ['data', 'size'], letters)
      if (!overflows(elementView({ id: '', raw: next }, view.index), size)) return next
    }
    return `字号 ${LETTER_SIZES.min} 仍显示不全，请减少文字或调大控件`
  })
}

/** Changes all that is chosen and has letters, or none of it: a text says why it cannot be. */
function fit(
  store: EditorPort,
  label: string,
  change: (raw: JsonObject, lettered: Lettered) => JsonObject | string,
): Refusal {
  const refusal = cannotFit(store)
  if (refusal !== undefined) return refusal
  const next = new Map<string, JsonObject>()
  for (const one of lettered(store)) {
    const changed = change(one.view.raw, one)
    if (typeof changed === 'string') return changed
    next.set(one.id, changed)
  }
  store.edit(label, ({ document, sceneId }) =>
    withScene(document, sceneId, (scene) => withElements(scene, [...next.keys()], (raw, id) => next.get(id) ?? raw)),
  )
  store.announce(label)
  return undefined
}

interface Lettered {
  id: string
  view: SceneElement
  style: TextStyle
}

function lettered(store: Pick<EditorPort, 'state'>): Lettered[] {
  const scene = sceneOf(store)
  return store.state.selection.flatMap((id): Lettered[] => {
    const view = scene && viewById(scene, id)
    const lettering = view && kindOf(view).lettering(view)
    return lettering ? [{ id, view, style: lettering.style }] : []
  })
}
