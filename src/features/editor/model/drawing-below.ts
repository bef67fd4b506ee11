import { PLAIN_TEXT } from '#src/scene/kinds/types.ts'
import { own } from '#src/scene/model/json.ts'
import { viewOf, type EditScene } from './edit-document.ts'

/** A little over the edge is rounding; percent of the scene. */
const EDGE = 0.1
/** How far from the middle of the place light still lies about it, and how far it reaches beyond. */
const MIDDLE = 1
const LIGHT = 3

/**
 * Ids of the texts without words of which a template draws the subject of an empty place for pictures: below it, within
 * it and smaller (W28).
 */
export function drawingBelow(scene: EditScene, placeId: string): ReadonlySet<string> {
  const { elements } = viewOf(scene)
  const at = elements.findIndex(({ index }) => scene.elements[index]?.id === placeId)
  const place = elements[at]?.layout
  const pieces = elements.slice(0, Math.max(0, at)).filter(({ type, raw, layout }) => {
    if (!place || type !== PLAIN_TEXT || own(own(raw, 'data'), 'value') !== '') return false
    const [left, top] = [layout.left - place.left, layout.top - place.top]
    const [right, bottom] = [place.width - left - layout.width, place.height - top - layout.height]
    // light about the middle reaches a little beyond, and the boxes of beams, which are turned, more than that
    const light = Math.abs(left - right) < MIDDLE && Math.abs(top - bottom) < MIDDLE
    const reach = !light ? EDGE : layout.rotate % 90 === 0 ? LIGHT : Infinity
    return (
      Math.min(left, top, right, bottom) > -reach &&
      (layout.width < place.width - EDGE || layout.height < place.height - EDGE)
    )
  })
  return new Set(pieces.flatMap(({ index }) => scene.elements[index]?.id ?? []))
}
