/** A line that somebody put beside the scene, to align with: a place on its axis, in whole pixels of the scene. */
export interface RulerGuide {
  /** `x`: a distance from the left, so that the line stands upright. */
  readonly axis: 'x' | 'y'
  readonly at: number
}

/** Pixels of the page that two figures are apart at least. */
const APART = 64

/** How far two figures of a ruler are apart, in pixels of the scene: 1, 2 or 5 and noughts. */
export function figureStep(scale: number): number {
  const least = APART / scale
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10
  return Math.max(1, step * power)
}

/** The places of figures between two others, in pixels of the scene. */
export function figuresBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}
