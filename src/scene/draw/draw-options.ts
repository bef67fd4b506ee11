import type { Media } from '#src/scene/model/scene-types.ts'

/** Where a material can be loaded from; undefined when there is no address, or none that may be loaded. */
export type MediaResolver = (media: Media) => { src: string | undefined; poster?: string | undefined }

export interface DrawOptions {
  /** Milliseconds since the scene began; null draws it at rest: first pictures, nothing moves. */
  time: number | null
  /** The moment that clocks show. */
  clock: Date
  /** Keep it the same from frame to frame. */
  media: MediaResolver
  /** False for those who want no movement: pictures change without effect, texts do not scroll. Default true. */
  motion?: boolean
  /**
   * For those who compose the scene: marks places that nothing has been put into, which are empty when it plays, and
   * what cannot be edited. `hands` where a double click fills such a place, which then says so.
   */
  composing?: boolean | 'hands'
}
