import { kindOf } from '#src/scene/kinds/kind-of.ts'
import type { Color, Scene } from '#src/scene/model/scene-types.ts'
import { viewOf, type EditDocument } from './edit-document.ts'

/** Every colour that is seen in an ad, once, the most frequent first. */
export function colorsOf(document: EditDocument): Color[] {
  const counted = new Map<string, { color: Color; count: number }>()
  for (const color of document.scenes.flatMap((scene) => colorsOfScene(viewOf(scene)))) {
    const key = `${color.r} ${color.g} ${color.b}`
    counted.set(key, { color, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()].sort((one, other) => other.count - one.count).map(({ color }) => color)
}

function colorsOfScene({ background, elements }: Scene): Color[] {
  const inElements = elements.flatMap((element) => [
    kindOf(element).lettering(element)?.style.color,
    element.background.color,
    element.border.width > 0 && element.border.style !== 'none' ? element.border.color : undefined,
  ])
  return [background.color, ...inElements].filter((color) => color !== undefined)
}
