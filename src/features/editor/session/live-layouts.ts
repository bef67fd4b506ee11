/*
 * What a gesture shows before it becomes an edit. Nothing of it is in the document: given up, it has never been.
 */
import { createCell, type Cell } from '#src/lib/data/cell.ts'
import type { EditorStore } from './editor-store.ts'

/** Where an element would lie if the gesture ended now: percent of the scene, and degrees. */
export interface LiveLayout {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly rotate: number
}

/** The elements that a gesture moves, by their ids; undefined while there is none. */
export type LiveLayouts = ReadonlyMap<string, LiveLayout> | undefined

const cells = new WeakMap<EditorStore, Cell<LiveLayouts>>()

/** What the gesture of an editor shows; for those who write it where it is shown without drawing anew. */
export function liveLayoutsOf(store: EditorStore): Cell<LiveLayouts> {
  const known = cells.get(store) ?? createCell<LiveLayouts>(undefined)
  cells.set(store, known)
  return known
}
