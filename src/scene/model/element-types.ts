import { kindOfType } from '#src/scene/kinds/kind-of.ts'
import { kinds } from '#src/scene/kinds/kinds.ts'
import { unknownName } from '#src/scene/kinds/unknown.ts'
import { finite } from './read-values.ts'

export function elementTypeName(type: unknown): string {
  return kinds[kindOfType(type)].types[finite(type) ?? Number.NaN] ?? unknownName(type)
}
