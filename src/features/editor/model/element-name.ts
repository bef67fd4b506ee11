import { elementTypeName } from '#src/scene/model/element-types.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { editorKindOf } from '../kinds/editor-kind-of.ts'

const LONGEST = 20

/** How long a name may be that somebody gives a layer, characters. */
export const LONGEST_NAME = 40

/** What an element is called in lists and announcements: its text, its first material, or else its type. */
export function elementName(element: SceneElement): string {
  const line = editorKindOf(element).name(element).replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length === 0
    ? elementTypeName(element.type)
    : letters.length > LONGEST
      ? `${letters.slice(0, LONGEST).join('')}…`
      : line
}

export function elementKind(element: SceneElement): string {
  return elementTypeName(element.type)
}
