import { createCell, type Cell } from '#src/lib/data/cell.ts'
import type { EditorStore } from './editor-store.ts'

const cells = new WeakMap<EditorStore, Cell<string | undefined>>()

/** The id of the element whose text is being written in its place on the canvas. */
export function writingOf(store: EditorStore): Cell<string | undefined> {
  const known = cells.get(store) ?? createCell<string | undefined>(undefined)
  cells.set(store, known)
  return known
}
