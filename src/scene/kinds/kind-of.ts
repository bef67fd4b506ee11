import { finite } from '#src/scene/model/read-values.ts'
import type { ElementKind } from './element-kind.ts'
import { kinds, type Kind, type SceneElement } from './kinds.ts'

/** A type that has a kind of its own is no other, whatever names that has for it. */
const byType = new Map(
  Object.entries(kinds)
    .filter(([kind]) => kind !== 'other')
    .flatMap(([kind, { types }]) => Object.keys(types).map((type) => [Number(type), kind as Kind])),
)

/** The kind of a `type` in a content. */
export function kindOfType(type: unknown): Kind {
  return byType.get(finite(type) ?? Number.NaN) ?? 'other'
}

export function kindOf(element: SceneElement): ElementKind<SceneElement> {
  return kinds[element.kind]
}

/** Whether an element is of a kind of its own; any other stays as it came (E1). */
export function isKnown({ kind }: Pick<SceneElement, 'kind'>): boolean {
  return kind !== 'other'
}
