import { kindOf } from '#src/scene/kinds/kind-of.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

const MAX_ELEMENTS = 20

export function describeScene({ elements }: Scene): string {
  if (elements.length === 0) return '空白场景'
  // a field of colour says nothing
  const telling = elements.filter((element) => element.kind !== 'text' || element.text.trim() !== '')
  if (telling.length === 0) return `色块 ${formatNumber(elements.length)} 个`
  const said = telling.slice(0, MAX_ELEMENTS).map((element) => kindOf(element).describe(element))
  return said.join('；') + (telling.length > MAX_ELEMENTS ? `；等 ${formatNumber(elements.length)} 个元素` : '')
}
