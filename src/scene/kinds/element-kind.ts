import type { Box } from '#src/scene/draw/box.ts'
import type { DrawOptions } from '#src/scene/draw/draw-options.ts'
import { isJsonObject, own, type Json, type JsonObject } from '#src/scene/model/json.ts'
import type { ReportProblem } from '#src/scene/model/read-parts.ts'
import { idOf } from '#src/scene/model/read-values.ts'
import type { ElementFrame, TextStyle } from '#src/scene/model/scene-types.ts'

/**
 * What a kind of element is, wherever it is seen. Pure: data in, data out. These are methods, so that the table can
 * hand out a kind for an element of which only the union is known.
 */
export interface ElementKind<Element extends ElementFrame> {
  /** The numbers that `type` has for this kind in a content, each with its Chinese name (3§3). */
  readonly types: Readonly<Record<number, string>>
  /** An element from the `data` of a content, which may be anything. Never throws. */
  read(frame: ElementFrame, data: Json | undefined, report: ReportProblem): Element
  /** The boxes inside the box of the element. */
  draw(element: Element, options: DrawOptions): readonly Box[]
  /** What the look depends on beside the element: frames with the same key are drawn once. */
  frameKey(element: Element, options: DrawOptions): string
  /** Words for a screen reader. */
  describe(element: Element): string
  /** What its words are set in, which its box may cut off; undefined for a kind without. */
  lettering(element: Element): Lettering | undefined
  /** Seconds until it begins again, 0 when it is empty; undefined for what is not timed. */
  seconds(element: Element): number | undefined
  /** The materials that the `data` of a content names, as they stand there (E10). */
  media(data: Json | undefined): readonly JsonObject[]
}

export interface Lettering {
  readonly style: TextStyle
  /** Runs through its box: a line may be longer. */
  readonly scrolls: boolean
}

/** For a kind that looks different in each frame. */
export function everyFrame({ time, motion = true, composing = false }: DrawOptions): string {
  return `${time} ${motion} ${composing}`
}

/** The items of a list that have an id. */
export function listedMedia(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject).filter((item) => idOf(own(item, 'id')) !== '') : []
}
