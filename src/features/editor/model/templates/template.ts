import type { JsonObject } from '#src/scene/model/json.ts'

export type Orientation = 'landscape' | 'portrait'

export interface Size {
  width: number
  height: number
}

export interface Template {
  /** In words; unique. */
  name: string
  /** What it was drawn for; undefined where it does not matter. */
  orientation: Orientation | undefined
  /** A page in the form of a content (3§3), without any material. */
  page: JsonObject
}

export const TEMPLATE_SIZES: Readonly<Record<Orientation, Size>> = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
}

export function orientationOf({ width, height }: Size): Orientation {
  return width >= height ? 'landscape' : 'portrait'
}
