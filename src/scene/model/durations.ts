import { kindOf } from '#src/scene/kinds/kind-of.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { boundedStay, DEFAULT_STAY, saidStay } from './stay.ts'

/** Seconds until an element begins again; 0 for what is empty or not timed. */
export function cycleSeconds(element: SceneElement): number {
  return kindOf(element).seconds(element) ?? 0
}

/** Which element decides how long a scene is, or undefined when nothing in it is timed (3§9). */
export function decidingElement(elements: readonly SceneElement[]): SceneElement | undefined {
  let longest: SceneElement | undefined
  for (const element of elements) if (cycleSeconds(element) > (longest ? cycleSeconds(longest) : 0)) longest = element
  return longest
}

/** Seconds of a scene, from its elements: the longest carousel or playlist, 60 without any (E2, 3§9). */
export function sceneSeconds(elements: readonly SceneElement[]): number {
  const longest = decidingElement(elements)
  return longest ? boundedStay(cycleSeconds(longest)) : DEFAULT_STAY
}

/** Seconds that a scene is shown: what the content says, else what its elements say. */
export function stayOf(stay: unknown, elements: readonly SceneElement[]): number {
  return saidStay(stay) ?? sceneSeconds(elements)
}
