import { kindOf } from '#src/scene/kinds/kind-of.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

const MAX_ELEMENTS = 20

export function describeScene({ elements }: Scene): string {
  if (elements.length === 0) return '空白场景'
  const said = elements.slice(0, MAX_ELEMENTS).map((element) => kindOf(element).describe(element))
  return said.join('；') + (elements.length > MAX_ELEMENTS ? `；等 ${formatNumber(elements.length)} 个元素` : '')
}
