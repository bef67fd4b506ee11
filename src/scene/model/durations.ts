import { finite } from './read-values.ts'
import type { CarouselElement, Media, MediaBoxElement, SceneElement } from './scene-types.ts'

/** Seconds of a scene in which nothing is timed (3§9). */
export const DEFAULT_STAY = 60
/** Seconds of an image in a media box, and of a video that does not say its length (E3). */
const IMAGE_SECONDS = 10
/** The shortest time that a scene is shown, seconds (M13). */
const MIN_STAY = 1
const MAX_STAY = 86_400

/** Seconds that a material takes in a media box (E3). */
export function mediaSeconds(media: Media): number {
  return media.seconds ?? IMAGE_SECONDS
}

/** Seconds until a carousel or a media box begins again; 0 when it is empty. */
export function cycleSeconds(element: CarouselElement | MediaBoxElement): number {
  if (element.kind === 'carousel') return element.stay * element.images.length
  return element.medias.reduce((sum, media) => sum + mediaSeconds(media), 0)
}

/** Which element decides how long a scene is, or undefined when nothing in it is timed (3§9). */
export function decidingElement(elements: readonly SceneElement[]): CarouselElement | MediaBoxElement | undefined {
  let longest: CarouselElement | MediaBoxElement | undefined
  for (const element of elements) {
    if (element.kind !== 'carousel' && element.kind !== 'mediaBox') continue
    if (cycleSeconds(element) > (longest ? cycleSeconds(longest) : 0)) longest = element
  }
  return longest
}

/** Seconds of a scene, from its elements: the longest carousel or playlist, 60 without any (E2, 3§9). */
export function sceneSeconds(elements: readonly SceneElement[]): number {
  const longest = decidingElement(elements)
  return longest ? bounded(cycleSeconds(longest)) : DEFAULT_STAY
}

/** Seconds that a scene is shown: what the content says, else what its elements say. */
export function stayOf(stay: unknown, elements: readonly SceneElement[]): number {
  const said = finite(stay)
  return said === undefined ? sceneSeconds(elements) : bounded(said)
}

function bounded(seconds: number): number {
  return Math.min(MAX_STAY, Math.max(MIN_STAY, seconds))
}
