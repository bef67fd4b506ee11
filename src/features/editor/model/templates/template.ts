import type { JsonObject } from '#src/scene/model/json.ts'

/** How a screen stands: a landscape one is at least as wide as it is high. */
export type Orientation = 'landscape' | 'portrait'

/** Pixels. */
export interface Size {
  width: number
  height: number
}

/** A scene to begin with. */
export interface Template {
  /** Its name in words; no other has it. */
  name: string
  /** What it was drawn for; undefined where it does not matter. */
  orientation: Orientation | undefined
  /** A page in the form of a content (3§3), without any material. */
  page: JsonObject
}

/** The sizes that the templates were drawn at. */
export const TEMPLATE_SIZES: Readonly<Record<Orientation, Size>> = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
}

/** How an ad of a size stands. */
export function orientationOf({ width, height }: Size): Orientation {
  return width >= height ? 'landscape' : 'portrait'
}
