import type { Point } from '../../model/geometry.ts'

/**
 * Keys that are held: Shift keeps direction or proportion, Alt duplicates, Ctrl or the command key suspends snapping.
 */
export interface HeldKeys {
  readonly shift: boolean
  readonly alt: boolean
  readonly ctrl: boolean
}

export interface Gesture {
  /** The mouse is at a point of the scene, in its pixels. */
  step(at: Point, keys: HeldKeys): void
  /** The pointer was let go: what was shown becomes one edit. */
  finish(): void
  /** Everything is as before, and nothing in the history. */
  cancel(): void
}
