import { carousel } from './carousel.ts'
import { date } from './date.ts'
import type { ElementKind } from './element-kind.ts'
import { mediaBox } from './media-box.ts'
import { text } from './text.ts'
import { other } from './unknown.ts'

const all = { text, date, carousel, mediaBox, other }

export type Kind = keyof typeof all

type ElementOf<One> = One extends ElementKind<infer Element> ? Element : never

export type SceneElement = ElementOf<(typeof all)[Kind]>

/** Each kind by the name that its elements have as `kind`. */
export const kinds: Readonly<Record<Kind, ElementKind<SceneElement>>> = all satisfies {
  [Name in Kind]: ElementKind<Extract<SceneElement, { kind: Name }>>
}
