import { finite } from './read-values.ts'

/** Seconds of a scene in which nothing is timed (3§9). */
export const DEFAULT_STAY = 60
/** The shortest time that a scene is shown, seconds (M13). */
const MIN_STAY = 1
export const MAX_STAY = 86_400

/** Seconds that a scene can be shown. */
export function boundedStay(seconds: number): number {
  return Math.min(MAX_STAY, Math.max(MIN_STAY, seconds))
}

/** Seconds that the `stay` of a scene says; undefined when it says none. */
export function saidStay(stay: unknown): number | undefined {
  const said = finite(stay)
  return said === undefined ? undefined : boundedStay(said)
}
