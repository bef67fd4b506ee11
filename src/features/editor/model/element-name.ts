import { elementTypeName } from '#src/scene/model/element-types.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'

const LONGEST = 20

/** What an element is called in lists and announcements: its text, its first material, or else its type. */
export function elementName(element: SceneElement): string {
  const words =
    (element.kind === 'text'
      ? element.text
      : element.kind === 'carousel'
        ? element.images[0]?.name
        : element.kind === 'mediaBox'
          ? element.medias[0]?.name
          : '') ?? ''
  const line = words.replaceAll(/\s+/g, ' ').trim()
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
