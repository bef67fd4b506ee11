/*
 * Percent of the scene as they are written: at most four decimals (E5), so that a pixel of any scene can be told from
 * the next, and saving twice changes nothing.
 */

const STEPS = 10_000

export function percent(value: number): number {
  // no -0: JSON has none
  return Math.round(value * STEPS) / STEPS + 0
}

/**
 * The nearest value of four decimals that is not above; what only floating point put below such a value counts as it.
 */
export function percentDown(value: number): number {
  return Math.floor(value * STEPS + 1e-6) / STEPS + 0
}

/** Where something of a length can begin so that it stays within the scene, nearest to `start`. */
export function startWithin(start: number, length: number): number {
  return Math.min(Math.max(0, percentDown(100 - length)), Math.max(0, percent(start)))
}
