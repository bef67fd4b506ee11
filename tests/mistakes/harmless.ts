/** A mutant that no test can find, or that changes nothing for anybody, and why. */
export interface HarmlessMutant {
  /** Relative to the project. */
  file: string
  /** What stands there, exactly, and what the mutant puts in its place. */
  find: string
  replace: string
  why: string
}

/** Survivors of `npm run test:mutants` that were looked at. */
export const harmless: readonly HarmlessMutant[] = []
