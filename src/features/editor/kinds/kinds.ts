import type { Kind, SceneElement } from '#src/scene/kinds/kinds.ts'
import { carousel } from './carousel.ts'
import { date } from './date.ts'
import type { EditorKind } from './editor-kind.ts'
import { mediaBox } from './media-box.ts'
import { text } from './text.ts'
import { other } from './unknown.ts'

const all = { text, date, carousel, mediaBox, other }

/** Each kind by the name that its elements have as `kind`; their buttons stand in this order. */
export const editorKinds: Readonly<Record<Kind, EditorKind<SceneElement>>> = all satisfies {
  [Name in Kind]: EditorKind<Extract<SceneElement, { kind: Name }>>
}
