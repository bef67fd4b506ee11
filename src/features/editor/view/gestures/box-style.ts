import type { Turned } from '../../model/geometry.ts'
import type { Size } from '../../model/new-elements.ts'

/** The place of a box in the scene, in pixels of it, as a style. The box may lie partly outside. */
export function boxStyle(box: Turned, { width, height }: Size) {
  return {
    left: `${(box.left * 100) / width}%`,
    top: `${(box.top * 100) / height}%`,
    width: `${(box.width * 100) / width}%`,
    height: `${(box.height * 100) / height}%`,
    transform: box.rotate === 0 ? undefined : `rotate(${box.rotate}deg)`,
  }
}
